import { readCookies } from '../../request/cookies.ts';

/** Where the reader is, as far as the order of languages needs it (the cookie `location`). */
export interface ReaderLocation {
  country_name: string;
  country_code: string;
}

/** What a geolocation service answered; undefined when it does not say the country. */
export function readLocation(answer: unknown): ReaderLocation | undefined {
  const { country_name: name, country_code: code } = (answer ?? {}) as Partial<Record<keyof ReaderLocation, unknown>>;
  if (typeof name !== 'string' || name === '' || name.length > 60) return undefined;
  return { country_name: name, country_code: typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : '' };
}

/** The country in the cached location of a request, for the list of languages; undefined when it is not known. */
export function countryOf(request: Request): string | undefined {
  try {
    return readLocation(JSON.parse(readCookies(request.headers.get('cookie') ?? '').get('location') ?? ''))
      ?.country_name;
  } catch {
    return undefined;
  }
}
