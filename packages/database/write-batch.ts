/**
 * Gathers writes for `everyMs` and hands them to `write` together, since the embedded database syncs its disk
 * once a transaction and has no group commit. `add` settles only when the batch of its item is written:
 * with the result `write` gives for it, or with its error.
 */
export function createWriteBatch<Item, Result>({
  everyMs,
  most,
  write,
}: {
  everyMs: number;
  /** A batch that has grown this long is written at once. */
  most: number;
  /** Gives one result for each item, in the same order. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
}): { add: (item: Item) => Promise<Result> } {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void };
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    write(batch.map(({ item }) => item)).then(
      (results) => batch.forEach(({ resolve }, index) => resolve(results[index] as Result)),
      (reason: unknown) => batch.forEach(({ reject }) => reject(reason)),
    );
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (waiting.length >= most) flush();
        else timer ??= setTimeout(flush, everyMs);
      }),
  };
}
