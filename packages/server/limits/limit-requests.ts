import type { Socket } from 'node:net';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { commonProblem } from '@letsread/http/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Marks what this process asks of itself to render pages: the reader's own request was counted already. */
export const inProcess = { header: 'x-in-process', token: crypto.randomUUID() };

export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[inProcess.header] === inProcess.token;
}

/** Whether who asked has hung up. */
export function hasGone({ raw }: FastifyRequest): boolean {
  return raw.socket?.destroyed === true;
}

/** Each throws the Problem too-many-requests for an address that asked for too much in the last minute. */
export interface RequestLimits {
  /** Counts a page that had to be rendered, as a call. */
  countPage: (request: FastifyRequest) => Promise<void>;
  /** Counts a file that has to be made, which is limited apart: a class that prints asks for the same few. */
  countMadeFile: (request: FastifyRequest) => Promise<void>;
}

/**
 * Calls, feeds, and files that cost some work when they are first fetched: by the route that answers, since an address can
 * be spelled in many ways.
 */
const limited = /^\/(api|downloads|opds|publications|oembed)(\/|$)/;

const maxMadeFilesAMinute = 20;

/** Lists of books that are made ready together: a dozen, each of fifty files at most. */
const bundles = { method: 'POST', url: '/api/book/bundles', max: 12, timeWindow: 10 * 60_000 };

/** A family mistypes a code a few times; of the hundred million codes nobody finds one with so many tries. */
const maxGuessesAnHour = 30;

/**
 * At most so many calls and rendered pages a minute of an address, and as many calls of an account, wherever it asks from: a
 * whole class behind one address reads without meeting it. An address of IPv6 is its network of 64 bits, of which a
 * household has one. What could be guessed an account asks some times an hour. 0 allows any number, save of guesses. Several
 * processes count together by a `store` that they share; without one this process counts alone.
 */
export async function limitRequests(
  server: FastifyInstance,
  { maxAMinute, store }: { maxAMinute: number; store?: FastifyRateLimitStoreCtor | undefined },
): Promise<RequestLimits> {
  await server.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    cache: 20_000,
    ipv6Subnet: 64,
    ...(store === undefined ? {} : { store }),
  });
  limitGuesses(server);
  // Once read, an address is known of who hangs up before they are counted as well.
  server.server.on('connection', (socket: Socket) => void socket.remoteAddress);
  if (maxAMinute === 0) return { countPage: async () => {}, countMadeFile: async () => {} };
  const ofAddress = server.createRateLimit({ max: maxAMinute });
  const ofAccount = server.createRateLimit({ max: maxAMinute, keyGenerator: accountKey });
  const ofMadeFiles = server.createRateLimit({ max: maxMadeFilesAMinute });
  server.addHook('onRequest', async (request) => {
    // What a browser asks before a script of another site may: the same for all, and none of the reader's doing.
    if (request.method === 'OPTIONS') return;
    if (limited.test(request.routeOptions.url ?? request.url) && !isInProcess(request))
      refuseTooMany(await ofAddress(request));
  });
  server.addHook('preHandler', async (request) => {
    if (request.account !== undefined && !isInProcess(request)) refuseTooMany(await ofAccount(request));
  });
  limitBundles(server);
  return {
    countPage: async (request) => refuseTooMany(await ofAddress(request)),
    countMadeFile: async (request) => refuseTooMany(await ofMadeFiles(request)),
  };
}

/** Also those that a page asks for: a reader's form is counted as one page, whatever it begins. */
function limitBundles(server: FastifyInstance): void {
  const { method, url, ...limit } = bundles;
  const ofBundles = server.createRateLimit(limit);
  server.addHook('preHandler', async (request) => {
    if (request.method === method && request.routeOptions.url === url) refuseTooMany(await ofBundles(request));
  });
}

function limitGuesses(server: FastifyInstance): void {
  const ofAccount = server.createRateLimit({
    max: maxGuessesAnHour,
    timeWindow: 60 * 60_000,
    keyGenerator: (request) => `guesses of ${accountKey(request)}`,
  });
  server.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.isGuessable === true) refuseTooMany(await ofAccount(request));
  });
}

function accountKey({ account }: FastifyRequest): string {
  return `account ${account?.id}`;
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseTooMany(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw commonProblem('too-many-requests', { retryAfterSeconds: Math.max(1, count.ttlInSeconds) });
}
