/**
 * Gathers writes and hands them to `write` together, one batch at a time: what comes while one is being written goes with
 * the next, so that a disk that syncs slowly only makes the batches longer, and nobody waits for a clock. The embedded
 * database syncs once a transaction and has no group commit. `add` settles only when the batch of its item is written:
 * with the result `write` gives for it, or with its error.
 */
export function createWriteBatch<Item, Result>({
  max,
  write,
  gatherMs = 0,
}: {
  /** No batch is longer. */
  max: number;
  /** Gives one result for each item, in the same order. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** How long a batch waits for more even when nothing is being written; for what nobody waits for. */
  gatherMs?: number;
}): { add: (item: Item) => Promise<Result> } {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void };
  let waiting: Waiting[] = [];
  let isWriting = false;
  let isPlanned = false;

  /** What has arrived together is read together: the batch begins when this turn of the event loop is over. */
  function plan(): void {
    if (isWriting || isPlanned) return;
    isPlanned = true;
    if (gatherMs === 0) setImmediate(flush);
    else setTimeout(flush, gatherMs);
  }

  function flush(): void {
    isPlanned = false;
    isWriting = true;
    const batch = waiting.slice(0, max);
    waiting = waiting.slice(max);
    void write(batch.map(({ item }) => item))
      .then(
        (results) => batch.forEach(({ resolve }, index) => resolve(results[index] as Result)),
        (reason: unknown) => batch.forEach(({ reject }) => reject(reason)),
      )
      .finally(() => {
        isWriting = false;
        if (waiting.length > 0) plan();
      });
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        plan();
      }),
  };
}
