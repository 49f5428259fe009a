import { LRUCache } from 'lru-cache';

/**
 * What was read of a file by number, the last that was read; nobody may change what is given. That a row was asked for again is
 * not noted: a search looks at up to a thousand, and noting it took a tenth of its time.
 */
export class RowCache<Value extends object> {
  readonly #rows: LRUCache<number, Value>;

  constructor(max: number) {
    this.#rows = new LRUCache({ max });
  }

  clear(): void {
    this.#rows.clear();
  }

  /** In the order of the numbers given; `read` is asked for those that are not known, and leaves out what is gone. */
  get(
    numbers: readonly number[],
    read: (missing: number[]) => Iterable<readonly [number, Value]>,
  ): (Value | undefined)[] {
    const found: (Value | undefined)[] = [];
    const missing: number[] = [];
    for (const number of numbers) {
      const row = this.#rows.peek(number);
      if (row === undefined) missing.push(number);
      found.push(row);
    }
    if (missing.length === 0) return found;
    const fresh = new Map(read(missing));
    for (const [number, row] of fresh) this.#rows.set(number, row);
    return numbers.map((number, at) => found[at] ?? fresh.get(number));
  }
}
