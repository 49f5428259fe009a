import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WriterOrder } from './index-writer.ts';

export interface Writer {
  /** One after the other; rejects where it could not be written. */
  write: (order: WriterOrder) => Promise<void>;
  close: () => Promise<void>;
  /** Ends at once, and leaves the file as it is: for one that nobody will read. */
  discard: () => void;
}

interface Failure {
  message: string;
  code?: string;
  errcode?: number;
}

/** Writes an index file in a thread of its own: cutting words takes longer than a reader should wait. */
export function openWriter(file: string, { isNew }: { isNew: boolean }): Writer {
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { file, isNew } });
  const ended = Promise.withResolvers<never>();
  // Whoever waits for an order hears of it; nobody else need.
  ended.promise.catch(() => undefined);
  worker.on('error', (error) => ended.reject(error));
  worker.on('exit', () => ended.reject(new Error('The thread that writes the index has ended.')));
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function send(order: WriterOrder | 'close'): Promise<void> {
    worker.postMessage(order);
    const [{ failure }] = (await Promise.race([once(worker, 'message'), ended.promise])) as [{ failure?: Failure }];
    if (failure !== undefined) throw Object.assign(new Error(failure.message), failure);
  }

  /** One after the other. */
  function sendInTurn(order: WriterOrder | 'close'): Promise<void> {
    const sent = last.then(() => send(order));
    last = sent.catch(() => undefined);
    return sent;
  }

  return {
    write: (order) => (isClosed ? Promise.reject(new Error('The index is being closed.')) : sendInTurn(order)),
    async close() {
      if (isClosed) return;
      isClosed = true;
      // A file that cannot be closed properly is looked at when it is opened again.
      await sendInTurn('close').catch(() => undefined);
      await worker.terminate();
    },
    discard() {
      isClosed = true;
      void worker.terminate();
    },
  };
}
