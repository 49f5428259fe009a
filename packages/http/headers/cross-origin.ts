import type { FastifyInstance, FastifyRequest } from 'fastify';

const allowedMethods = 'GET, POST, PUT, DELETE';
/** Beside the headers that calls name themselves. */
const allowedHeaders = ['Authorization', 'accessToken', 'Content-Type', 'If-None-Match'];
const exposedHeaders = 'ETag, Retry-After';
const preflightSeconds = 86_400;

/**
 * Lets web apps of any origin use the API with tokens (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol). The answer to all origins
 * is the same `*`, so that no cache has to tell them apart, and credentials are never allowed: what another origin sends along in
 * cookies is not looked at either, since browsers send those of a sibling host. `headers` are those of the calls' own.
 */
export function allowOtherOrigins(api: FastifyInstance, { headers }: { headers: readonly string[] }): void {
  api.addHook('onRequest', async (request) => {
    if (isFromOtherOrigin(request)) delete request.headers.cookie;
  });
  // At the very end, so that errors have it too, also those of limits that refuse before this hook.
  api.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': exposedHeaders });
  });
  const preflight = {
    'access-control-allow-methods': allowedMethods,
    'access-control-allow-headers': [...new Set([...allowedHeaders, ...headers])].join(', '),
    'access-control-max-age': String(preflightSeconds),
  };
  for (const url of ['/', '/*']) api.options(url, async (_request, reply) => reply.code(204).headers(preflight).send());
}

/** By what the browser says itself; where it is too old for that, by Origin. Programs that are no browser say neither. */
function isFromOtherOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host;
}
