import type { CountryOf } from '@letsread/catalogue/open-country-database.ts';
import type { Sender } from './device-limits.ts';

interface Request {
  address: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  countryOf: CountryOf;
  device?: string | undefined;
}

/**
 * Who sent a request, and its country, which is looked up in this process. Whoever asks with Global Privacy Control not to be
 * counted beyond the plain total (https://www.w3.org/TR/gpc/) has no country.
 */
export function senderOf({ address, headers, countryOf, device }: Request): {
  sender: Sender;
  country: string;
  isPrivate: boolean;
} {
  const isPrivate = headers['sec-gpc'] === '1';
  const userAgent = String(headers['user-agent'] ?? '').slice(0, 300);
  return {
    sender: { address, userAgent, device },
    country: isPrivate ? '' : countryOf(address).country_code,
    isPrivate,
  };
}
