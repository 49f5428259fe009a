const maxLists = 10_000;

/** The themes of books as they are written, parted: books with the same themes share one list of them. */
export class TagLists {
  readonly #lists = new Map<string, string[]>();

  of(written: string): string[] {
    let list = this.#lists.get(written);
    if (list !== undefined) return list;
    list = written === '' ? [] : written.split(' ');
    if (this.#lists.size >= maxLists) this.#lists.clear();
    this.#lists.set(written, list);
    return list;
  }
}
