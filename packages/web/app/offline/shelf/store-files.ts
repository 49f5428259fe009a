import { cacheNames } from '../cache-keys.ts';
import type { OfflineFile } from './files-of-book.ts';
import { headersPastWorker } from './headers-past-worker.ts';
import { SaveError } from './save-error.ts';

interface Storing {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

const atOnce = 3;

/** Puts every file into the cache of kept files; gives the bytes of each. */
export async function storeFiles(files: OfflineFile[], storing: Storing): Promise<Record<string, number>> {
  const stored: Record<string, number> = {};
  const waiting = [...files];
  // One that fails stops the others: nothing is stored after it.
  const { signal, stop } = stoppable(storing.signal);
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      stored[file.key] = await storeFile(file, signal);
      storing.onProgress(Object.keys(stored).length, files.length);
      signal.throwIfAborted();
    }
  }
  const workers = Array.from({ length: atOnce }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    stop(error);
    await Promise.allSettled(workers);
    throw error;
  }
  return stored;
}

async function storeFile({ key, address }: OfflineFile, signal: AbortSignal): Promise<number> {
  const cache = await caches.open(cacheNames.kept);
  const find = () => cache.match(key, { ignoreVary: true });
  let known = await find();
  if (known === undefined) {
    const answer = await fetch(address, { signal, headers: headersPastWorker(address) });
    if (!answer.ok) throw new SaveError('missing');
    // Measured from the cache: a clone of a video would be held in memory until its other half is read.
    await cache.put(key, answer);
    signal.throwIfAborted();
    known = await find();
  }
  if (known === undefined) throw new TypeError('A kept file went away.');
  return (await known.blob()).size;
}

function stoppable(outer: AbortSignal) {
  const inner = new AbortController();
  const stop = (why: unknown) => inner.abort(why);
  outer.addEventListener('abort', () => stop(outer.reason), { once: true });
  if (outer.aborted) stop(outer.reason);
  return { signal: inner.signal, stop };
}
