/** Work that nobody waits for, so that its length tells nothing; what fails is reported, and closing waits for it. */
export interface Background {
  run: (what: string, work: () => Promise<void>) => void;
  /** When all that was begun has ended. */
  settled: () => Promise<void>;
}

const maxAtOnce = 1000;

export function createBackground(onError: (what: string, error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      if (running.size >= maxAtOnce) return onError(what, new Error('Too much is waiting.'));
      const run: Promise<void> = work()
        .catch((error: unknown) => onError(what, error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
