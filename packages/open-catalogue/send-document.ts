import { ownOrigin } from '@letsread/http/addresses/own-origin.ts';
import { isTagNamed } from '@letsread/http/caching/entity-tag.ts';
import { acceptedEncodings } from '@letsread/http/headers/accepted-encodings.ts';
import { inertAnswer } from '@letsread/http/headers/inert-answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenCatalogue } from './open-catalogue.ts';

/** Browsers and apps ask again after five minutes, a cache goes on serving what it has while it asks. */
const freshness = 'max-age=300, stale-while-revalidate=86400';

interface Document {
  catalogue: OpenCatalogue;
  /** All that the document follows from beside the library's own address: its path, what is asked of it, its language. */
  key: string;
  type: string;
  /** What of the request it follows from, beside the address: "Accept-Language". */
  varies?: string;
  /** One of more than can be kept, since whoever asks puts it together: a search, a choice, a size. */
  isOneOfMany?: boolean;
  make: () => Promise<string>;
}

/** Sends a document that is the same for everybody: made once until the catalogue changes, with its tag, compressed. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { catalogue, key, type, varies, isOneOfMany = false, make }: Document,
): Promise<FastifyReply> {
  const { documents, searches, publicUrl } = catalogue;
  const cache = isOneOfMany ? searches : documents;
  const { etag, bodies } = await cache.getOrMake(`${ownOrigin(request, publicUrl)} ${key}`, make);
  if (!reply.hasHeader('content-security-policy')) reply.headers(inertAnswer);
  reply.headers({
    // Anybody can write any name into Host: what was made for it must not be given to others by a cache between.
    'cache-control': `${publicUrl === undefined ? 'private' : 'public'}, ${freshness}`,
    'content-type': type,
    etag,
    vary: ['Accept-Encoding', ...(varies === undefined ? [] : [varies])].join(', '),
  });
  if (isTagNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!acceptedEncodings(request.headers['accept-encoding']).gzip) return reply.send(bodies.identity);
  return reply.header('content-encoding', 'gzip').send(bodies.gzip);
}
