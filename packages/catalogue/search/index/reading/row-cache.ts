import { LRUCache } from 'lru-cache';
import type { BookCard } from '../../contract.ts';
import type { DocFacts } from './doc-facts.ts';

/** Some 250 bytes each: the most read hundred thousand editions take 25 MB. */
const maxDocs = 100_000;
const maxBooks = 50_000;
/** Some two kilobytes each. */
const maxCards = 4000;

/** An edition of a book: its row, and the number of its language. */
export type EditionRow = readonly [rowid: number, language: number];

/**
 * What a search reads of each match, remembered as long as nobody has written to the file: a word that stands in many books
 * has a thousand matches, and reading them was half of what a search cost.
 * Nobody may change what is given.
 */
export class DocsInMemory {
  readonly #docs = new LRUCache<number, DocFacts>({ max: maxDocs });
  readonly #books = new LRUCache<number, readonly EditionRow[]>({ max: maxBooks });
  readonly #cards = new LRUCache<number, BookCard>({ max: maxCards });
  #version: number | undefined;

  /** Forgets all where the file has another version than what is remembered. */
  keepOnly(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#docs.clear();
    this.#books.clear();
    this.#cards.clear();
  }

  /** In the order of the rows given; `read` is asked for those that are not known, and leaves out what is gone. */
  docs(rowids: readonly number[], read: (missing: number[]) => DocFacts[]): DocFacts[] {
    const missing = rowids.filter((rowid) => !this.#docs.has(rowid));
    // More than fit would push each other out before they are given.
    const fresh = new Map(missing.length === 0 ? [] : read(missing).map((doc) => [doc.rowid, doc]));
    const found = rowids.flatMap((rowid) => fresh.get(rowid) ?? this.#docs.get(rowid) ?? []);
    for (const [rowid, doc] of fresh) this.#docs.set(rowid, doc);
    return found;
  }

  /** The editions of each book, in the order of the books given. */
  editionsOf(
    books: readonly number[],
    read: (missing: number[]) => [book: number, ...EditionRow][],
  ): (readonly EditionRow[])[] {
    const missing = books.filter((book) => !this.#books.has(book));
    const rows = Map.groupBy(missing.length === 0 ? [] : read(missing), ([book]) => book);
    const fresh = new Map(
      missing.map((book) => [book, (rows.get(book) ?? []).map(([, ...edition]): EditionRow => edition)]),
    );
    const found = books.map((book) => fresh.get(book) ?? this.#books.get(book) ?? []);
    for (const [book, editions] of fresh) this.#books.set(book, editions);
    return found;
  }

  /** By row. */
  cards(
    rowids: readonly number[],
    read: (missing: number[]) => [rowid: number, card: BookCard][],
  ): Map<number, BookCard> {
    const missing = rowids.filter((rowid) => !this.#cards.has(rowid));
    const fresh = new Map(missing.length === 0 ? [] : read(missing));
    const found = new Map(
      rowids.flatMap((rowid) => {
        const card = fresh.get(rowid) ?? this.#cards.get(rowid);
        return card === undefined ? [] : [[rowid, card]];
      }),
    );
    for (const [rowid, card] of fresh) this.#cards.set(rowid, card);
    return found;
  }
}
