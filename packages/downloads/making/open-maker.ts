import { Worker } from 'node:worker_threads';
import type { CoverToMake } from '@letsread/formats/covers/cover-to-make.ts';
import type { MadeFile, MakeRequest, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** A file that cannot be made of a book as it is: to try again would give the same. */
export class MakingError extends Error {
  override name = 'MakingError';
}

export interface Maker {
  /** One file at a time; a MakingError when it cannot be made, or not in time. */
  make: (request: MakeRequest) => Promise<MadeFile>;
  /** The cover of a book without a picture, as SVG; never while a file is being made. */
  drawCover: (cover: CoverToMake) => Promise<string>;
  close: () => Promise<void>;
}

const maxMs = 60_000;
/** The fonts and compilers take 200 MB, which a library where nobody prints should not hold. */
const idleMs = 60_000;

/** Makes files in a worker thread, which begins with the first one, ends when nobody asks for long, and is ended when it takes too long. */
export function openMaker(times: { maxMs: number; idleMs: number } = { maxMs, idleMs }): Maker {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    clearTimeout(idle);
    await ended?.terminate();
  }

  async function send(request: WorkerRequest): Promise<WorkerAnswer> {
    if (isClosed) throw new Error('no file is made any more: the library is closing');
    clearTimeout(idle);
    worker ??= new Worker(new URL('./worker.ts', import.meta.url));
    try {
      const answer = await answerOf(worker, request, times.maxMs);
      if (answer.kind === 'failed') throw new MakingError(answer.reason);
      return answer;
    } catch (error) {
      // Whatever state it is in: the next file begins with a new one. Not awaited: code that is not JavaScript ends when it
      // likes, and the line must not wait for it.
      void end();
      throw error;
    } finally {
      idle = setTimeout(() => void end(), times.idleMs).unref();
    }
  }

  async function make(request: MakeRequest): Promise<MadeFile> {
    const answer = await send({ kind: 'file', request });
    if (answer.kind !== 'made') throw new Error('the worker made something else than a file');
    return answer;
  }

  async function drawCover(cover: CoverToMake): Promise<string> {
    const answer = await send({ kind: 'cover', cover });
    if (answer.kind !== 'drawn') throw new Error('the worker made something else than a cover');
    return answer.svg;
  }

  async function close(): Promise<void> {
    isClosed = true;
    await end();
  }

  return { make, drawCover, close };
}

function answerOf(worker: Worker, request: WorkerRequest, maxMs: number): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => settle(() => reject(new MakingError(`took more than ${maxMs} ms`))), maxMs);
    const onError = (error: Error) => settle(() => reject(new MakingError(error.stack ?? error.message)));
    const onExit = () => settle(() => reject(new Error('the worker that makes files was ended')));
    const onMessage = (answer: WorkerAnswer) => settle(() => resolve(answer));
    function settle(then: () => void): void {
      clearTimeout(late);
      worker.off('error', onError).off('exit', onExit).off('message', onMessage);
      then();
    }
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    worker.postMessage(request);
  });
}
