import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const addresses = new WeakMap<Headers, string>();

/** Remembers the address of each request to come: a call is given the headers, and not the connection. */
export function keepAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    addresses.set(request.headers, request.ip);
  });
}

/** Whom to count attempts against. @throws when the calls were mounted before the identity provider. */
export function addressOf(headers: Headers): string {
  const address = addresses.get(headers);
  if (address === undefined) throw new Error('mountIdentityProvider comes before mountCalls.');
  return address;
}
