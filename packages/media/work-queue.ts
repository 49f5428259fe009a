import { commonProblem } from '@letsread/http/problem.ts';
import PQueue from 'p-queue';

export interface WorkQueue {
  /** Does the work when its turn comes; the work of the same key that is not yet done is done once for all. */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** Work that loads the processor: few at a time, and a line of waiting that has an end. `what` is made, for the problem "overloaded". */
export function createWorkQueue({
  atOnce,
  waiting,
  what,
}: {
  atOnce: number;
  waiting: number;
  what: 'pictures' | 'files';
}): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce });
  const underWay = new Map<string, Promise<unknown>>();

  async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.pending >= atOnce && queue.size >= waiting) {
      throw commonProblem('overloaded', {
        detail: `Too many ${what} are being made at the moment.`,
        retryAfterSeconds: 2,
      });
    }
    return queue.add(work);
  }

  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const same = underWay.get(key) as Promise<T> | undefined;
      if (same !== undefined) return same;
      const result = runInTurn(work).finally(() => underWay.delete(key));
      underWay.set(key, result);
      return result;
    },
  };
}
