import type { FastifyRequest } from 'fastify';

/** Scheme and host of the library as the request knows it, or as its operator has set it. */
export function ownOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const host = /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i.test(request.host) ? request.host : 'localhost';
  return new URL(`${request.protocol === 'https' ? 'https' : 'http'}://${host}`).origin;
}
