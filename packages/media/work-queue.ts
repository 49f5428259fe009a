import { commonProblem } from '@letsread/http/problem.ts';

export interface WorkQueue {
  /** Does the work when its turn comes; the work of the same key that is not yet done is done once for all. */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** Work that loads the processor: few at a time, and a line of waiting that has an end. `what` is made, for the problem "overloaded". */
export function openWorkQueue({
  atOnce,
  waiting,
  what,
}: {
  atOnce: number;
  waiting: number;
  what: 'pictures' | 'files';
}): WorkQueue {
  const underWay = new Map<string, Promise<unknown>>();
  const line: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) {
      throw commonProblem('overloaded', {
        detail: `Too many ${what} are being made at the moment.`,
        retryAfterSeconds: 2,
      });
    }
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** The turn is handed on, so that no newcomer can take it between. */
  function endTurn(): void {
    const next = line.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn();
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const same = underWay.get(key) as Promise<T> | undefined;
    if (same !== undefined) return same;
    const result = inTurn(work).finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  }

  return { run };
}
