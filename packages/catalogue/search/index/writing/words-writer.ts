import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** What is searched of a row. */
interface WordsOfRow {
  rowid: number;
  /** Title, people, tags, pairs and Latin letters. */
  names: readonly [string, string, string, string, string];
  texts: string;
  filter: string;
}

/** Some two megabytes of text, which FTS5 sorts in memory before it writes. */
const lettersAtOnce = 2_000_000;
const memoryBytes = 32_000_000;

/**
 * Writes what is searched into an index, behind the rows of all other tables: each of their statements that could fail half way
 * makes FTS5 write what it has in memory, as a piece that is merged with others again and again. Written between them, every
 * edition became such a piece.
 */
export class WordsWriter {
  readonly #db: DatabaseSync;
  readonly #names: StatementSync;
  readonly #texts: StatementSync;
  readonly #noNames: StatementSync;
  readonly #noTexts: StatementSync;
  #waiting: WordsOfRow[] = [];
  #leaving: number[] = [];
  #letters = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#names = db.prepare(
      'insert into names (rowid, title, people, tags, pairs, latin, filter) values (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#texts = db.prepare('insert into texts (rowid, words, filter) values (?, ?, ?)');
    this.#noNames = db.prepare('delete from names where rowid = ?');
    this.#noTexts = db.prepare('delete from texts where rowid = ?');
  }

  /** For an index that is built; the file keeps it. */
  useMuchMemory(): void {
    for (const table of ['names', 'texts'])
      this.#db.exec(`insert into ${table} (${table}, rank) values ('hashsize', ${memoryBytes})`);
  }

  /** One large piece of all: searches read it fastest. */
  optimize(): void {
    for (const table of ['names', 'texts']) this.#db.exec(`insert into ${table} (${table}) values ('optimize')`);
  }

  /** Waits in memory until there are many, or `flush`. */
  put(row: WordsOfRow): void {
    this.#waiting.push(row);
    this.#letters += row.texts.length;
    if (this.#letters >= lettersAtOnce) this.flush();
  }

  /** To be called before a commit. */
  flush(): void {
    for (const rowid of this.#leaving) {
      this.#noNames.run(rowid);
      this.#noTexts.run(rowid);
    }
    for (const { rowid, names, texts, filter } of this.#waiting) {
      this.#names.run(rowid, ...names, filter);
      this.#texts.run(rowid, texts, filter);
    }
    this.forget();
  }

  /** To be called when what was written since the last commit is undone. */
  forget(): void {
    this.#waiting = [];
    this.#leaving = [];
    this.#letters = 0;
  }

  /** A row that stands in the file; it may be put again after it. Waits too. */
  remove(rowid: number): void {
    this.#leaving.push(rowid);
  }
}
