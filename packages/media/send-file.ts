import { type FileHandle, open } from 'node:fs/promises';
import { isTagNamed } from '@letsread/http/entity-tag.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, readByteRange } from './byte-range.ts';

/** A file that never changes at its address. */
export interface SentFile {
  /** Its path. */
  file: string;
  /** The hash of its bytes, in hexadecimal digits. */
  sha256: string;
  /** Its media type. */
  type: string;
}

/** Answers GET and HEAD with a file that is there, whole or in ranges, kept for ever; throws Problem range-not-in-file (416). */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, sent: SentFile): Promise<FastifyReply> {
  const tag = `"${sent.sha256.slice(0, 22)}"`;
  if (isTagNamed(request.headers['if-none-match'], tag)) return keptForEver(reply, tag).code(304).send();
  const handle = await open(sent.file, 'r');
  const { size } = await handle.stat();
  const range = request.method === 'HEAD' ? undefined : askedRange(request, { size, tag });
  if (range === 'none') {
    await handle.close();
    reply.header('content-range', `bytes */${size}`);
    throw new Problem('range-not-in-file', 416, { detail: `The file has ${size} bytes.` });
  }
  keptForEver(reply, tag).type(sent.type).header('accept-ranges', 'bytes');
  return send(handle, { reply, size, range, isHead: request.method === 'HEAD' });
}

/** A range of another version than the one we have is answered with the whole file (If-Range, RFC 9110, 13.1.5). */
function askedRange(
  { headers }: FastifyRequest,
  { size, tag }: { size: number; tag: string },
): ByteRange | 'none' | undefined {
  const version = headers['if-range'];
  if (version !== undefined && version !== tag) return undefined;
  return readByteRange(headers.range, size);
}

function keptForEver(reply: FastifyReply, tag: string): FastifyReply {
  return reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
    'x-content-type-options': 'nosniff',
  });
}

async function send(
  handle: FileHandle,
  { reply, size, range, isHead }: { reply: FastifyReply; size: number; range: ByteRange | undefined; isHead: boolean },
): Promise<FastifyReply> {
  const { first, last } = range ?? { first: 0, last: size - 1 };
  reply.header('content-length', String(last - first + 1));
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  if (!isHead) return reply.send(handle.createReadStream({ start: first, end: last }));
  await handle.close();
  return reply.send();
}
