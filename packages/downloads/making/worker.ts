import { parentPort } from 'node:worker_threads';
import { createCoverWriter } from '@letsread/formats/covers/write-cover.ts';
import { createPdfWriter } from '@letsread/formats/pdf/create-pdf-writer.ts';
import { makeFile } from './make-file.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

const port = parentPort;
if (port === null) throw new Error('downloads/making/worker.ts only runs as a worker thread');

/** Each is opened when it is first needed: a library whose covers are looked at need not print. */
let pdf: ReturnType<typeof createPdfWriter> | undefined;
let covers: ReturnType<typeof createCoverWriter> | undefined;

port.on('message', (request: WorkerRequest) => {
  void answer(request);
});

async function answer(request: WorkerRequest): Promise<void> {
  const answered = await fulfil(request).catch((error: unknown): WorkerAnswer => ({
    kind: 'failed',
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  port?.postMessage(answered, answered.kind === 'made' ? [answered.bytes.buffer] : []);
}

async function fulfil(request: WorkerRequest): Promise<WorkerAnswer> {
  if (request.kind === 'cover') {
    covers ??= createCoverWriter();
    return { kind: 'drawn', svg: covers.write(request.cover) };
  }
  pdf ??= createPdfWriter();
  return { kind: 'made', ...(await makeFile(request.request, pdf)) };
}
