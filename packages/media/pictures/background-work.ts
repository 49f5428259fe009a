import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';

export interface BackgroundWork {
  /** Does the work of this key some time; false where the line is full. Work that is waiting or under way is not doubled. */
  add: (key: string, work: () => Promise<void>) => boolean;
  /** As add, behind all that was added; resolved when it is done, or will not be. */
  addLast: (key: string, work: () => Promise<void>) => Promise<void>;
  /** Drops what waits, and is there when what is under way is done. */
  close: () => Promise<void>;
}

/** After each piece of work the processor belongs to others for twice as long as it took: readers come first. */
const restPerWork = 2;

/** Work that nobody waits for: one piece at a time, in a third of one processor core. */
export function createBackgroundWork({ maxWaiting = 2000, rest = restPerWork } = {}): BackgroundWork {
  const queue = new PQueue({ concurrency: 1 });
  const known = new Map<string, Promise<void>>();
  const closing = new AbortController();

  async function doWork(work: () => Promise<void>): Promise<void> {
    if (closing.signal.aborted) return;
    const begun = performance.now();
    await work();
    // Only closing ends it before its time.
    await sleep((performance.now() - begun) * rest, undefined, { signal: closing.signal }).catch(() => {});
  }

  function enqueue(key: string, work: () => Promise<void>, priority: number): Promise<void> {
    const same = known.get(key);
    if (same !== undefined) return same;
    const done = queue.add(() => doWork(work), { priority }).finally(() => known.delete(key));
    known.set(key, done);
    return done;
  }

  return {
    add(key, work) {
      if (!known.has(key) && queue.size >= maxWaiting) return false;
      // What fails is asked for again, and says so to whoever awaits it.
      enqueue(key, work, 1).catch(() => {});
      return true;
    },
    addLast: (key, work) => enqueue(key, work, 0),
    async close() {
      closing.abort();
      await queue.onIdle();
    },
  };
}
