import { isTagNamed } from '@letsread/http/caching/entity-tag.ts';
import { type ByteRange, readByteRange } from '@letsread/http/headers/byte-range.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An object that never changes at its address. */
export interface SentFile {
  storage: Storage;
  key: string;
  bytes: number;
  /** The hash of its bytes, in hexadecimal digits. */
  sha256: string;
  /** Its media type. */
  type: string;
}

/**
 * Answers GET and HEAD with an object, whole or in ranges, kept for ever; false, and nothing sent, where it is gone by now; throws Problem
 * range-not-in-file (416). Never the reply itself: whoever awaits that gets nothing, and only when all is sent.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, bytes, sha256, type }: SentFile,
): Promise<boolean> {
  const tag = `"${sha256.slice(0, 22)}"`;
  if (isTagNamed(request.headers['if-none-match'], tag)) {
    void immutable(reply, tag).code(304).send();
    return true;
  }
  const isHead = request.method === 'HEAD';
  const range = isHead ? undefined : requestedRange(request, { bytes, tag });
  if (range === 'none') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new Problem('range-not-in-file', 416, { detail: `The file has ${bytes} bytes.` });
  }
  const stream = isHead ? null : await storage.stream(key, range);
  if (stream === undefined) return false;
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  immutable(reply, tag)
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('content-length', String(last - first + 1));
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  void (stream === null ? reply.send() : reply.send(stream));
  return true;
}

/** A range of another version than the one we have is answered with the whole file (If-Range, RFC 9110, 13.1.5). */
function requestedRange(
  { headers }: FastifyRequest,
  { bytes, tag }: { bytes: number; tag: string },
): ByteRange | 'none' | undefined {
  const version = headers['if-range'];
  if (version !== undefined && version !== tag) return undefined;
  return readByteRange(headers.range, bytes);
}

function immutable(reply: FastifyReply, tag: string): FastifyReply {
  return reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
    'x-content-type-options': 'nosniff',
  });
}
