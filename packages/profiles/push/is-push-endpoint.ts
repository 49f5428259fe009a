import { isIP } from 'node:net';
import { isPrivateAddress } from '@letsread/http/addresses/public-addresses.ts';

/**
 * Whether an address may be one of a push service, by how it is written: https, on the web, without a name and password.
 * What its name leads to is looked at when it is connected to (`post-publicly.ts`).
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return !isPrivateAddress(host);
  return /\.[^.]+$/.test(host) && !/\.(?:localhost|local|internal)$/.test(host);
}
