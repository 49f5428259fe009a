import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../headers/accepted-encodings.ts';
import type { AnswerCache, ReadyAnswer } from './answer-cache.ts';
import { isTagNamed, strongEntityTag } from './entity-tag.ts';

/**
 * How long a public answer may stand: browsers ask again after a minute, a CDN after five, and while it asks
 * it may serve what it has for a day.
 */
export const publicCacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400';

/** What is shorter travels in one packet either way. */
const minPackedBytes = 1_000;
/** A search of twelve KB becomes three in 30 to 50 µs of the processor (decision 60). */
const level = 3;

declare module 'fastify' {
  interface FastifyRequest {
    /** Keeps the answer to this request, when it is a public one. */
    cacheAnswer?: (answer: ReadyAnswer) => void;
  }
}

/** A text as it is kept, to be sent by `sendReady`. */
export function readyAnswer(text: string): ReadyAnswer {
  const body = Buffer.from(text);
  return { body, etag: strongEntityTag(body) };
}

/** Sends a public answer, or word that the asker has it; `keep` gets it once it has been packed. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, keep }: { answer: ReadyAnswer; keep: (answer: ReadyAnswer) => void },
): FastifyReply {
  reply.header('cache-control', publicCacheControl);
  const sent = settle(request, reply, { ...answer, onPacked: (gzip) => keep({ ...answer, gzip }) });
  return sent === null ? reply.send() : reply.send(sent);
}

/** Answers somebody who is not known from memory; else notes that the answer is to be kept. */
export function answerFromCache(cache: AnswerCache) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.account !== undefined) return undefined;
    const answer = cache.get(request.url);
    const keep = cache.begin(request.url);
    if (answer !== undefined)
      return sendReady(request, reply.type('application/json; charset=utf-8'), { answer, keep });
    request.cacheAnswer = keep;
    return undefined;
  };
}

/**
 * The end of reading calls: packs an answer for who takes it so, and of a public one makes the tag and keeps it. What
 * is told to one account is packed too: nobody else can have it asked for, as tokens are not sent along by a browser
 * of itself (BREACH, https://www.breachattack.com).
 */
export async function makeReady(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // Bytes, as they are kept: else they would be made of the text once more.
  const body = Buffer.from(payload);
  const keep = request.cacheAnswer;
  if (keep === undefined) return settle(request, reply, { body });
  const answer = { body, etag: strongEntityTag(body) };
  keep(answer);
  return settle(request, reply, { ...answer, onPacked: (gzip) => keep({ ...answer, gzip }) });
}

interface Settled extends Partial<ReadyAnswer> {
  body: Buffer;
  onPacked?: (gzip: Buffer) => void;
}

/** What goes out: nothing to who has it by its tag, packed to who takes it so. */
function settle(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, gzip, etag, onPacked }: Settled,
): Buffer | null {
  reply.header('vary', 'Accept-Encoding');
  if (etag !== undefined) {
    reply.header('etag', etag);
    if (isTagNamed(headers['if-none-match'], etag)) {
      reply.code(304);
      return null;
    }
  }
  const packed = acceptedEncodings(headers['accept-encoding']).gzip ? (gzip ?? pack(body)) : undefined;
  if (packed === undefined) return body;
  if (gzip === undefined) onPacked?.(packed);
  reply.header('content-encoding', 'gzip');
  return packed;
}

/** Undefined where it spares nothing. */
function pack(body: Buffer): Buffer | undefined {
  if (body.length < minPackedBytes) return undefined;
  // Mostly it is packed to a quarter. The usual room of 16 KB, which is new each time, takes as long as the packing.
  return gzipSync(body, { level, chunkSize: Math.ceil(body.length / 3) });
}
