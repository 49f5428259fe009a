const maxLists = 10_000;

/** The themes of books as they are written, parted: books with the same themes share one list of them. */
export class TagLists {
  readonly #kept = new Map<string, string[]>();

  of(written: string): string[] {
    let list = this.#kept.get(written);
    if (list !== undefined) return list;
    list = written === '' ? [] : written.split(' ');
    if (this.#kept.size >= maxLists) this.#kept.clear();
    this.#kept.set(written, list);
    return list;
  }
}
