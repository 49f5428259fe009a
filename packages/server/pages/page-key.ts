/** Cookies that change what a signed-out reader sees. */
const seenCookies = [
  'localization_id',
  'localization_name',
  'localization_lang',
  'localization_direction',
  'location',
  'dataSaver',
  'sheets',
] as const;
/** With one of these the reader is signed in, and the page is theirs alone. */
const ownCookies = ['jwtToken', 'refreshToken', 'isLoggedIn', 'currentlySelectedProfile'];

/** What the service worker names of the sheets that it keeps (packages/web/service-worker/keep-sheets.ts), and nothing else. */
const namesOfSheets = /^[\w-]{1,40}(?:\.[\w-]{1,40}){0,3}$/;

/** The longest name of a country, escaped and with its code, takes 115. */
const maxLocationCharacters = 120;

/** What somebody typed: hardly anybody else asks for the same, and it is nobody's business. */
const freeText = ['cardName', 'name'];

/** What the page depends on; undefined for a page that is made for this reader alone, or for words of their own. */
export function pageKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string | undefined {
  const { searchParams } = new URL(url);
  if (freeText.some((name) => searchParams.getAll(name).some((value) => value !== ''))) return undefined;
  const cookies = cookiesOf(headers);
  if (ownCookies.some((name) => cookies.has(name))) return undefined;
  // The footer tells the year.
  return [url, new Date().getFullYear(), ...seenCookies.map((name) => cookies.get(name) ?? '')].join('\n');
}

/** Whether a request comes with the cookies of an account; whether they are good is for what answers it. */
export function isSignedIn({ headers }: Pick<Request, 'headers'>): boolean {
  const cookies = cookiesOf(headers);
  return cookies.has('jwtToken') && cookies.has('isLoggedIn');
}

/**
 * The cookies of a request that change what a signed-out reader sees, as they came; undefined where there is one of an
 * account.
 */
export function seenCookiesIn(header: string | undefined): string | undefined {
  if (header === undefined) return '';
  const pairs = header.split(';');
  const named = (names: readonly string[]) => pairs.filter((pair) => names.includes(nameAndValue(pair)[0]));
  return named(ownCookies).length > 0 ? undefined : named(seenCookies).join(';');
}

/** The token of an account among cookies; whether it is good is for what reads it. */
export function tokenOfCookies(headers: Headers): string | undefined {
  return cookiesOf(headers).get('jwtToken') || undefined;
}

/**
 * As pages read them: a name without "=" is no cookie. Were it one here, "localization_lang=ar; localization_lang" would have a
 * page made in Arabic and kept for whoever chose no language.
 */
function cookiesOf(headers: Headers): Map<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(';').filter((pair) => pair.includes('='));
  return new Map(pairs.map(nameAndValue));
}

/** Stands in the answer of a page that was made for any signed-out reader, and in a request that wants such a page. */
export const forAnyone = { header: 'letsread-page', value: 'anyone' } as const;

interface RequestedPage {
  /** The Cookie header. */
  cookies: string;
  /** The header with which a browser asks for little data. */
  saveData: string | undefined;
  isForAnyone: boolean;
}

/**
 * The cookies that a page is made with: without a location that is none, or names that are none of sheets, which neither a
 * page nor its key may be made by; only those of a signed-out reader for a page that a device keeps, and no sheets, as such a
 * page is whole; the browser's wish for little data as the cookie of our own switch, which goes before it.
 */
export function usableCookies({ cookies, saveData, isForAnyone }: RequestedPage): string {
  const pairs = cookies.split(';').filter((pair) => {
    if (pair.trim() === '') return false;
    const [name, value] = nameAndValue(pair);
    if (isForAnyone && (name === 'sheets' || !seenCookies.some((seen) => seen === name))) return false;
    if (name === 'sheets') return namesOfSheets.test(value);
    return name !== 'location' || isLocation(value);
  });
  const hasSwitch = pairs.some((pair) => nameAndValue(pair)[0] === 'dataSaver');
  return [...pairs, ...(saveData === 'on' && !hasSwitch ? ['dataSaver=1'] : [])].join(';');
}

function nameAndValue(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=');
  return [name.trim(), value.join('=').trim()];
}

function isLocation(value: string): boolean {
  if (value.length > maxLocationCharacters) return false;
  try {
    const location = JSON.parse(decodeURIComponent(value)) as { country_name?: unknown } | null;
    return typeof location?.country_name === 'string';
  } catch {
    return false;
  }
}
