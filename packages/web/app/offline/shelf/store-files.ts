import { cacheNames, forAnyone } from '../kept-keys.ts';
import { isListOfScreens, scriptsOf } from './assets-of.ts';
import { atItsAddress, type KeptFile } from './files-of-book.ts';
import { SaveError } from './save-error.ts';

interface Storing {
  signal: AbortSignal;
  /** Called before files are asked for, with those that scripts name. */
  onFound: (files: KeptFile[]) => Promise<void>;
  onProgress: (done: number, total: number) => void;
}

const atOnce = 3;

/** Puts every file, and what its scripts load, into the cache of kept files; gives the bytes of each. */
export async function storeFiles(files: KeptFile[], storing: Storing): Promise<Record<string, number>> {
  const stored: Record<string, number> = {};
  const seen = new Set(files.map(({ key }) => key));
  const waiting = [...files];
  // One that fails stops the others: nothing is stored after it.
  const { signal, stop } = stoppable(storing.signal);
  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const { bytes, named } = await storeFile(file, signal);
      stored[file.key] = bytes;
      const found = named.filter((address) => !seen.has(address)).map(atItsAddress);
      for (const { key } of found) seen.add(key);
      if (found.length > 0) await storing.onFound(found);
      waiting.push(...found);
      storing.onProgress(Object.keys(stored).length, seen.size);
    }
  }
  async function workOn(): Promise<void> {
    // A worker that finds nothing to do may yet be given what another one finds.
    while (Object.keys(stored).length < seen.size) {
      await work();
      if (Object.keys(stored).length < seen.size) await new Promise((resolve) => setTimeout(resolve, 20));
      signal.throwIfAborted();
    }
  }
  const workers = Array.from({ length: atOnce }, workOn);
  try {
    await Promise.all(workers);
  } catch (error) {
    stop(error);
    await Promise.allSettled(workers);
    throw error;
  }
  return stored;
}

async function storeFile({ key, address }: KeptFile, signal: AbortSignal): Promise<{ bytes: number; named: string[] }> {
  const cache = await caches.open(cacheNames.kept);
  const find = () => cache.match(key, { ignoreVary: true });
  let known = await find();
  if (known === undefined) {
    const answer = await fetch(address, { signal, headers: past(address) });
    if (!answer.ok) throw new SaveError('missing');
    // Measured from the cache: a clone of a video would be held in memory until its other half is read.
    await cache.put(key, answer);
    signal.throwIfAborted();
    known = await find();
  }
  if (known === undefined) throw new TypeError('A kept file went away.');
  return measured(key, known);
}

/** Past the service worker, which would keep the file a second time among what was seen. */
function past(address: string): Record<string, string> {
  const isOurs = new URL(address, location.origin).origin === location.origin;
  return isOurs ? { [forAnyone.header]: forAnyone.value } : {};
}

async function measured(key: string, answer: Response): Promise<{ bytes: number; named: string[] }> {
  const blob = await answer.blob();
  const isScript = key.endsWith('.js') && !isListOfScreens(key);
  return { bytes: blob.size, named: isScript ? scriptsOf(await blob.text()) : [] };
}

function stoppable(outer: AbortSignal) {
  const inner = new AbortController();
  const stop = (why: unknown) => inner.abort(why);
  outer.addEventListener('abort', () => stop(outer.reason), { once: true });
  if (outer.aborted) stop(outer.reason);
  return { signal: inner.signal, stop };
}
