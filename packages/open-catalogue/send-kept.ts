import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import type { AnswerCache } from '@letsread/http/answer-cache.ts';
import { isTagNamed, tagOf } from '@letsread/http/entity-tag.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzip = promisify(gzipWithCallback);

/** Browsers and apps ask again after five minutes, a CDN may go on serving what it has while it asks. */
const keptPublicly = 'public, max-age=300, stale-while-revalidate=86400';

interface Document {
  cache: AnswerCache;
  /** All that the document follows from: its whole address and its language. */
  key: string;
  type: string;
  /** What of the request it follows from, beside the address: "Accept-Language". */
  varies?: string;
  make: () => Promise<string>;
}

/** Sends a document that is the same for everybody: made once until the catalogue changes, with its tag, compressed. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, type, varies, make }: Document,
): Promise<FastifyReply> {
  const kept = cache.get(key) ?? (await makeAndKeep(cache, key, make));
  reply.headers({
    'cache-control': keptPublicly,
    'content-type': type,
    etag: kept.etag,
    vary: ['Accept-Encoding', ...(varies === undefined ? [] : [varies])].join(', '),
  });
  if (isTagNamed(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(kept.body);
  return reply.header('content-encoding', 'gzip').send(await gzip(kept.body));
}

async function makeAndKeep(cache: AnswerCache, key: string, make: () => Promise<string>) {
  const keep = cache.begin(key);
  const body = await make();
  const made = { body, etag: tagOf(body) };
  keep(made);
  return made;
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(one));
}
