import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { Answer, Request, WorkerSettings } from './messages.ts';
import { openPGlite } from './open-pglite.ts';

const port = parentPort;
if (port === null) throw new Error('embedded/engine/worker.ts only runs as a worker thread');

function answer(message: Answer, transfer: ArrayBuffer[] = []) {
  port?.postMessage(message, transfer);
}

function stop(error: unknown): never {
  // What PGlite throws where PostgreSQL ends or a file fails are objects of its own, which as a text say nothing.
  answer({ kind: 'fatal', reason: error instanceof Error ? (error.stack ?? error.message) : inspect(error) });
  process.exit(1);
}

async function handle(pglite: PGlite, request: Request) {
  if (request.kind === 'bytes') return speak(pglite, request.connection, request.bytes);
  if (request.kind === 'dump') {
    await pglite.exec('checkpoint');
    const image = await (await pglite.dumpDataDir('none')).arrayBuffer();
    return answer({ kind: 'dumped', image: new Uint8Array(image) }, [image]);
  }
  await pglite.close();
  answer({ kind: 'closed' });
  port?.close();
}

/** Only the streaming call is used: `execProtocolRaw` keeps every message it has parsed, for ever. */
async function speak(pglite: PGlite, connection: number, message: Uint8Array) {
  if (message[0] === 0) await forgetLastClient(pglite);
  const parts: Buffer[] = [];
  await pglite.execProtocolRawStream(message, { onRawData: (part) => parts.push(Buffer.from(part)) });
  if (parts.length === 0) return;
  const bytes = new Uint8Array(Buffer.concat(parts));
  answer({ kind: 'bytes', connection, bytes }, [bytes.buffer]);
}

/** A packet of length 0…, with no letter, is a new client's first; PGlite has one session for all of them. */
async function forgetLastClient(pglite: PGlite) {
  if (pglite.isInTransaction()) await pglite.exec('rollback');
  await pglite.exec('discard all');
}

const pglite = await openPGlite({ ...(workerData as WorkerSettings), onFatal: stop }).catch(stop);
let queue = Promise.resolve();
port.on('message', (request: Request) => {
  queue = queue.then(() => handle(pglite, request)).catch(stop);
});
answer({ kind: 'ready' });
