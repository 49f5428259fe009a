import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivate } from './private-networks.ts';

/** Whether a host is on the machine or in the network of whoever runs this; names are looked up. Unknown ones are not. */
export async function isPrivateHost(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return isPrivateAddress(host);
  const addresses = await resolve(host, { all: true }).catch(() => []);
  return addresses.some(({ address }) => isPrivateAddress(address));
}

/** Looks names up for a connection, and refuses those of private addresses: what was looked up is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  const all: LookupAllOptions = { ...options, all: true };
  lookUp(hostname, all, (error, found: LookupAddress[]) => {
    const inside = error === null ? found.find(({ address }) => isPrivateAddress(address)) : undefined;
    const failure = inside === undefined ? error : new Error(`${hostname} is a private address (${inside.address})`);
    if (failure !== null) return answer(failure, []);
    const [first] = found;
    if (options.all === true) answer(null, found);
    else answer(null, first?.address ?? '', first?.family);
    return undefined;
  });
};

/** Addresses of version 6 may hold one of version 4. */
export function isPrivateAddress(address: string): boolean {
  return isPrivate(address) || /^(64:ff9b:|2002:)/i.test(address);
}
