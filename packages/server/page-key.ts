/** Cookies that change what a signed-out reader sees. */
const seenCookies = [
  'localization_id',
  'localization_name',
  'localization_lang',
  'localization_direction',
  'location',
] as const;
/** With one of these the reader is signed in, and the page is theirs alone. */
const ownCookies = ['jwtToken', 'refreshToken', 'isLoggedIn', 'currentlySelectedProfile'];

/** The longest name of a country, escaped and with its code, takes 115. */
const mostLocationCharacters = 120;

/** What the page depends on; undefined for a page that is made for this reader alone. */
export function pageKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string | undefined {
  const cookies = new Map((headers.get('cookie') ?? '').split(';').map(nameAndValue));
  if (ownCookies.some((name) => cookies.has(name))) return undefined;
  // The footer tells the year.
  return [url, new Date().getFullYear(), ...seenCookies.map((name) => cookies.get(name) ?? '')].join('\n');
}

/** A Cookie header without a location that is none: neither a page nor its key may be made by it. */
export function usableCookies(header: string): string {
  const isUsable = (pair: string) => {
    const [name, value] = nameAndValue(pair);
    return name !== 'location' || isLocation(value);
  };
  return header.split(';').filter(isUsable).join(';');
}

function nameAndValue(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=');
  return [name.trim(), value.join('=').trim()];
}

function isLocation(value: string): boolean {
  if (value.length > mostLocationCharacters) return false;
  try {
    const location = JSON.parse(decodeURIComponent(value)) as { country_name?: unknown } | null;
    return typeof location?.country_name === 'string';
  } catch {
    return false;
  }
}
