import type { FastifyInstance } from 'fastify';

const preflight = {
  'access-control-allow-methods': 'GET, HEAD',
  // The star is every name but Authorization, which some readers send wherever they ask; older browsers know only names.
  'access-control-allow-headers': 'Authorization, If-Modified-Since, If-None-Match, If-Range, Range, *',
  'access-control-max-age': '86400',
};

/**
 * Lets scripts of any site read what is the same for everybody (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol): all that
 * `server`, a scope of its own, answers, refusals too. Browsers ask beforehand at `addresses`. `exposed` are headers that scripts
 * read beside those they always may. Said to everybody alike, asked from elsewhere or not: what a browser or a cache between has of
 * a mere `<img>` is good for a script as well, and nothing varies by `Origin`.
 */
export function letAnyoneRead(
  server: FastifyInstance,
  { addresses, exposed = [] }: { addresses: readonly string[]; exposed?: readonly string[] },
): void {
  const headers = {
    'access-control-allow-origin': '*',
    ...(exposed.length === 0 ? {} : { 'access-control-expose-headers': exposed.join(', ') }),
  };
  // At the very end, so that a limit that refuses before any hook of the scope is read as well.
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  for (const url of addresses)
    server.options(url, async (_request, reply) => reply.code(204).headers(preflight).send());
}
