import rateLimit from '@fastify/rate-limit';
import { commonProblem } from '@letsread/http/problem.ts';
import type { FastifyInstance } from 'fastify';

/** Marks what this process asks of itself to render pages: the reader's own request was let in already. */
export const inProcess = { header: 'x-in-process', token: crypto.randomUUID() };

/**
 * At most so many calls a minute of an address, and as many of an account, wherever it asks from: a whole class behind
 * one address reads without meeting it. Counted in this process, so each of several allows as many. 0 allows any number.
 */
export async function limitCalls(server: FastifyInstance, mostAMinute: number): Promise<void> {
  if (mostAMinute === 0) return;
  const counted = {
    max: mostAMinute,
    timeWindow: 60_000,
    cache: 20_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
      commonProblem('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  };
  await server.register(rateLimit, {
    ...counted,
    global: true,
    hook: 'onRequest',
    keyGenerator: (request) => request.ip,
    allowList: (request) => !request.url.startsWith('/api/') || request.headers[inProcess.header] === inProcess.token,
  });
  server.addHook(
    'preHandler',
    server.rateLimit({
      ...counted,
      keyGenerator: (request) => `account ${request.account?.id}`,
      allowList: (request) => request.account === undefined,
    }),
  );
}
