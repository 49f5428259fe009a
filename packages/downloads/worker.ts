import { parentPort } from 'node:worker_threads';
import { openPdfWriter } from '@letsread/formats/pdf/open-pdf-writer.ts';
import { makeFile } from './make-file.ts';
import type { MakeAnswer, MakeRequest } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('downloads/worker.ts only runs as a worker thread');

const pdf = openPdfWriter();

port.on('message', (request: MakeRequest) => {
  void answer(request);
});

async function answer(request: MakeRequest): Promise<void> {
  const answered = await makeFile(request, pdf).then(
    (made): MakeAnswer => ({ kind: 'made', ...made }),
    (error: unknown): MakeAnswer => ({
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  port?.postMessage(answered, answered.kind === 'made' ? [answered.bytes.buffer] : []);
}
