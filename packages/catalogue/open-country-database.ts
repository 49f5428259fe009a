import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIPv6 } from 'node:net';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import { Reader, type Response } from 'mmdb-lib';
import type { getLocation } from './contract.ts';
import { isPrivate } from '@letsread/http/addresses/private-networks.ts';

type Country = EndpointOutput<typeof getLocation>;

/** The country of a network address; empty where the address is private or the database does not know it. */
export type CountryOf = (address: string) => Country;

const nowhere: Country = { country_name: '', country_code: '' };
const require = createRequire(import.meta.url);
const shipped = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Opens a country database at the first address it is asked for: the one that is shipped takes 8 MB and 10 ms. */
export function openCountryDatabase(file = shipped): CountryOf {
  let reader: Reader<Response> | undefined;
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    // The shipped database has countries for some of these.
    if (isPrivate(plain)) return nowhere;
    reader ??= readDatabase(file);
    const code = codeOf(reader, plain);
    const name = /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? regionNames.of(code) : undefined;
    return name === undefined ? nowhere : { country_name: name, country_code: code };
  };
}

/** Whether a file is a database that countries can be looked up in. */
export function isCountryDatabase(file: string): boolean {
  try {
    readDatabase(file).get('192.0.2.1');
    return true;
  } catch {
    return false;
  }
}

function readDatabase(file: string): Reader<Response> {
  return new Reader(readFileSync(file));
}

/** ip-location-db writes the code by itself, MaxMind and DB-IP inside the country; empty where there is none. */
function codeOf(reader: Reader<Response>, address: string): string {
  // In a database of IPv4 addresses the reader would find one that begins with the same bits.
  if (isIPv6(address) && reader.metadata.ipVersion === 4) return '';
  const found = reader.get(address) as { country_code?: string; country?: { iso_code?: string } } | null;
  return found?.country_code ?? found?.country?.iso_code ?? '';
}
