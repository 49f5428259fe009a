import { type FileHandle, open } from 'node:fs/promises';
import { isTagNamed } from '@letsread/http/entity-tag.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, readByteRange } from './byte-range.ts';
import { readRecordingName, type RecordingName } from './recording-file.ts';
import type { RecordingStore } from './recording-store.ts';

/** Answers `/media/recordings/:file`, for example `/media/recordings/3fa9….mp3`, whole or in ranges. */
export async function serveRecordings(server: FastifyInstance, { store }: { store: RecordingStore }): Promise<void> {
  await server.register(async (media) => {
    media.setErrorHandler(sendProblem);
    media.route({
      // HEAD of its own: the one Fastify would add reads the whole file.
      method: ['GET', 'HEAD'],
      url: '/media/recordings/:file',
      async handler(request, reply) {
        const name = askedRecording(request.params as { file: string });
        const tag = `"${name.sha256.slice(0, 22)}"`;
        if (isTagNamed(request.headers['if-none-match'], tag)) return keptForEver(reply, tag).code(304).send();
        const handle = await openRecording(store, name);
        const { size } = await handle.stat();
        const range = request.method === 'HEAD' ? undefined : askedRange(request, { size, tag });
        if (range === 'none') {
          await handle.close();
          reply.header('content-range', `bytes */${size}`);
          throw new Problem('range-not-in-file', 416, { detail: `The file has ${size} bytes.` });
        }
        keptForEver(reply, tag).type(name.type).header('accept-ranges', 'bytes');
        return send(handle, { reply, size, range, isHead: request.method === 'HEAD' });
      },
    });
  });
}

/** What the address asks for, if it is the name of a recording; only then does it become a path. */
function askedRecording({ file }: { file: string }): RecordingName {
  const name = readRecordingName(file);
  if (name !== undefined) return name;
  const message = 'Give the 64 digits of a recording’s address and its ending, such as .mp3.';
  throw commonProblem('invalid-input', { errors: [{ path: 'params.file', message }] });
}

async function openRecording(store: RecordingStore, name: RecordingName): Promise<FileHandle> {
  const file = await store.findRecording(name);
  if (file === undefined) throw new Problem('recording-not-found', 404);
  return open(file, 'r');
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
