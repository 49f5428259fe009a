import { letAnyoneRead } from '@letsread/http/headers/let-anyone-read.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import type { FastifyInstance } from 'fastify';
import { readRecordingName, type RecordingName } from './recording-file.ts';
import type { RecordingStore } from './recording-store.ts';
import { sendFile } from '../send-file.ts';

/** Answers `/media/recordings/:file`, for example `/media/recordings/3fa9….mp3`, whole or in ranges. */
export async function serveRecordings(server: FastifyInstance, { store }: { store: RecordingStore }): Promise<void> {
  await server.register(async (media) => {
    media.setErrorHandler(sendProblem);
    letAnyoneRead(media, { addresses: ['/media/recordings/*'], exposed: ['Accept-Ranges', 'Content-Range', 'ETag'] });
    media.route({
      // HEAD of its own: the one Fastify would add reads the whole file.
      method: ['GET', 'HEAD'],
      url: '/media/recordings/:file',
      async handler(request, reply) {
        const name = recordingName(request.params as { file: string });
        const found = await store.findRecording(name);
        const { sha256, type } = name;
        const isSent = found && (await sendFile(request, reply, { storage: store.storage, ...found, sha256, type }));
        if (isSent !== true) throw new Problem('recording-not-found', 404);
        return reply;
      },
    });
  });
}

/** What the address asks for, if it is the name of a recording; only then does it become a path. */
function recordingName({ file }: { file: string }): RecordingName {
  const name = readRecordingName(file);
  if (name !== undefined) return name;
  const message = 'Give the 64 digits of a recording’s address and its ending, such as .mp3.';
  throw commonProblem('invalid-input', { errors: [{ path: 'params.file', message }] });
}
