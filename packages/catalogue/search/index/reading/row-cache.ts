/**
 * What was read of a file by number; nobody may change what is given. Of more than `max`, what was read first is forgotten.
 * That a row was asked for again is not noted: a search looks at up to a thousand, and noting it took a tenth of its time.
 */
export class RowCache<Value extends object> {
  readonly #rows = new Map<number, Value>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
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
      const row = this.#rows.get(number);
      if (row === undefined) missing.push(number);
      found.push(row);
    }
    if (missing.length === 0) return found;
    const fresh = new Map(read(missing));
    for (const [number, row] of fresh) this.#remember(number, row);
    return numbers.map((number, at) => found[at] ?? fresh.get(number));
  }

  #remember(number: number, row: Value): void {
    if (this.#rows.size >= this.#max) {
      const [first] = this.#rows.keys();
      if (first !== undefined) this.#rows.delete(first);
    }
    this.#rows.set(number, row);
  }
}
