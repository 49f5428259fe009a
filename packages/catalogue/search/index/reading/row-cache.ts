/**
 * What was read of a file by number; where there are too many, those read first are forgotten. Nobody may change what is given.
 * A search looks at up to a thousand rows, so a plain map: noting what was asked for again took a tenth of its time.
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
    for (const [number, row] of fresh) this.#keep(number, row);
    return numbers.map((number, at) => found[at] ?? fresh.get(number));
  }

  #keep(number: number, row: Value): void {
    this.#rows.set(number, row);
    if (this.#rows.size <= this.#max) return;
    // A map is in the order in which it was filled.
    for (const oldest of this.#rows.keys()) {
      this.#rows.delete(oldest);
      return;
    }
  }
}
