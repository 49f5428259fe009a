import rateLimit from '@fastify/rate-limit';
import { commonProblem } from '@letsread/http/problem.ts';
import type { FastifyInstance } from 'fastify';

/** Marks what this process asks of itself to render pages: the reader's own request was let in already. */
export const inProcess = { header: 'x-in-process', token: crypto.randomUUID() };

/** Calls, and files that cost some work when they are first fetched. */
const limited = /^\/(api|downloads)\//;

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
    if (limited.test(request.url) && !isOwn) refuseTooMany(await ofAddress(request));
  });
  server.addHook('preHandler', async (request) => {
    if (request.account !== undefined) refuseTooMany(await ofAccount(request));
  });
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseTooMany(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw commonProblem('too-many-requests', { retryAfterSeconds: Math.max(1, count.ttlInSeconds) });
}
