import { LRUCache } from 'lru-cache';

/**
 * What was read of a file by number, the last that was read; nobody may change what is given. That a row was asked for again is
 * not noted: a search looks at up to a thousand, and noting it took a tenth of its time.
 */
export class RowCache<Value extends object> {
  readonly #kept: LRUCache<number, Value>;

  constructor(max: number) {
    this.#kept = new LRUCache({ max });
  }

  clear(): void {
    this.#kept.clear();
  }

  /** In the order of the numbers given; `read` is asked for those that are not known, and leaves out what is gone. */
  get(
    numbers: readonly number[],
    read: (missing: number[]) => Iterable<readonly [number, Value]>,
  ): (Value | undefined)[] {
    const found = numbers.map((number) => this.#kept.peek(number));
    const missing = numbers.filter((_, at) => found[at] === undefined);
    if (missing.length === 0) return found;
    const fresh = new Map(read(missing));
    for (const [number, value] of fresh) this.#kept.set(number, value);
    return numbers.map((number, at) => found[at] ?? fresh.get(number));
  }
}
