import rateLimit from '@fastify/rate-limit';
import { commonProblem } from '@letsread/http/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Marks what this process asks of itself to render pages: the reader's own request was let in already. */
export const inProcess = { header: 'x-in-process', token: crypto.randomUUID() };

/**
 * Calls, feeds, and files that cost some work when they are first fetched: by the route that answers, since an address can
 * be spelled in many ways.
 */
const limited = /^\/(api|downloads|opds|publications|oembed)(\/|$)/;

/**
 * At most so many calls a minute of an address, and as many of an account, wherever it asks from: a whole class behind
 * one address reads without meeting it. Counted in this process, so each of several allows as many. 0 allows any number.
 */
export async function limitCalls(server: FastifyInstance, mostAMinute: number): Promise<void> {
  if (mostAMinute === 0) return;
  await server.register(rateLimit, { global: false, max: mostAMinute, timeWindow: 60_000, cache: 20_000 });
  const ofAddress = server.createRateLimit({ keyGenerator: (request) => request.ip });
  const ofAccount = server.createRateLimit({ keyGenerator: (request) => `account ${request.account?.id}` });
  server.addHook('onRequest', async (request) => {
    const isOwn = request.headers[inProcess.header] === inProcess.token;
    if (limited.test(request.routeOptions.url ?? request.url) && !isOwn) refuseTooMany(await ofAddress(request));
  });
  server.addHook('preHandler', async (request) => {
    if (request.account !== undefined) refuseTooMany(await ofAccount(request));
  });
}

/** At most so many files are made for an address a minute: a class that prints asks for the same few. */
const mostMadeAMinute = 20;

/** Throws a Problem for an address that had too many files made for it; to be called after `limitCalls`. */
export function limitMaking(server: FastifyInstance, mostAMinute: number): (request: FastifyRequest) => Promise<void> {
  if (mostAMinute === 0) return async () => {};
  const ofMaking = server.createRateLimit({ max: mostMadeAMinute, keyGenerator: (request) => `making ${request.ip}` });
  return async (request) => refuseTooMany(await ofMaking(request));
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseTooMany(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw commonProblem('too-many-requests', { retryAfterSeconds: Math.max(1, count.ttlInSeconds) });
}
