import type { FastifyRequest } from 'fastify';

const hostPattern = /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;

/** Scheme and host of the library as the request knows it, or as its operator has set it. */
export function ownOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  // What looks like a host may be none, such as "library.example:99999" or "1.2.3.999".
  const address = hostPattern.test(request.host) ? URL.parse(`${scheme}://${request.host}`) : null;
  return address?.origin ?? `${scheme}://localhost`;
}
