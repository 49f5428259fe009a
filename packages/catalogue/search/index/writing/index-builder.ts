import type { Database } from '@letsread/database/database.ts';
import type { IndexFiles } from '../index-files.ts';
import { firstUnread, indexVersion } from '../index-schema.ts';
import { readIndexMeta } from '../reading/read-index-meta.ts';
import { openWriter, type Writer } from './open-writer.ts';
import {
  selectBooksByReads,
  selectBooksOfTags,
  selectChanges,
  selectDatabaseName,
  selectIndexBooks,
  selectIndexTags,
} from './select-documents.ts';

/** So many books are read from the database and written at once: a few megabytes of text. */
const booksAtOnce = 100;

export interface BuilderContext {
  database: Database;
  mediaUrl: string;
  files: IndexFiles;
  signal: AbortSignal;
  /** Said of a long work: how far it is. */
  onProgress: (line: string) => void;
}

/** Builds the index of a host from the database, and brings it up to date. Only the process that holds the lock has one. */
export class IndexBuilder {
  readonly #context: BuilderContext;
  #writer: Writer | undefined;
  #watermark = '0';
  /** In which transaction a row was changed that is in the index already: what is open for long lets it come again. */
  #taken = new Map<string, string>();

  constructor(context: BuilderContext) {
    this.#context = context;
  }

  /** Takes up the file that is there, if it is of this library and this version; else builds one. @returns whether it built */
  async start(): Promise<boolean> {
    const { database, files } = this.#context;
    const version = await this.#version();
    const { watermark: now } = await selectChanges(database.pool, String(2n ** 63n - 1n));
    const file = files.current();
    const found = file === undefined ? undefined : readIndexMeta(file);
    if (file !== undefined && found?.version === version && BigInt(found.watermark) <= BigInt(now)) {
      this.#watermark = found.watermark;
      await this.leave();
      this.#writer = openWriter(file, { isNew: false });
      files.clean();
      return false;
    }
    await this.build();
    return true;
  }

  /** A new file from all that is published; the one before is read until it is whole. */
  async build(): Promise<void> {
    const { database, mediaUrl, files, signal, onProgress } = this.#context;
    const { pool } = database;
    const version = await this.#version();
    const { watermark } = await selectChanges(pool, String(2n ** 63n - 1n));
    const file = files.begin();
    const writer = openWriter(file, { isNew: true });
    // A library that stops does not wait for an index that it would throw away.
    signal.addEventListener('abort', writer.discard, { once: true });
    try {
      await writer.write({ kind: 'tags', tags: await selectIndexTags(pool) });
      const books = await selectBooksByReads(pool);
      const readBooks = books.filter(({ isRead }) => isRead).length;
      let written: Promise<void> = Promise.resolve();
      let reportedAt = Date.now();
      for (let from = 0; from < books.length; from += booksAtOnce) {
        signal.throwIfAborted();
        const part = books.slice(from, from + booksAtOnce);
        const read = await selectIndexBooks(
          pool,
          mediaUrl,
          part.map(({ id }) => id),
        );
        const ranks = part.map(({ isRead, recent }, index) => ({
          rank: from + index + (isRead ? 1 : firstUnread - readBooks),
          recent,
        }));
        // The database is read while the part before is written.
        await written;
        written = writer.write({ kind: 'books', books: read, ranks });
        written.catch(() => undefined);
        if (Date.now() - reportedAt < 10_000) continue;
        reportedAt = Date.now();
        onProgress(`The index of the search is being built: ${from + part.length} of ${books.length} books.`);
      }
      await written;
      await writer.write({ kind: 'finish', version, watermark });
    } finally {
      signal.removeEventListener('abort', writer.discard);
      await writer.close();
    }
    await this.#writer?.close();
    files.publish(file);
    this.#watermark = watermark;
    this.#taken.clear();
    this.#writer = openWriter(file, { isNew: false });
    files.clean();
  }

  /** Takes what was changed since. @returns how many books were */
  async catchUp(): Promise<number> {
    const { database, mediaUrl, signal } = this.#context;
    if (this.#writer === undefined) throw new Error('The index is not open.');
    const { watermark, changes } = await selectChanges(database.pool, this.#watermark);
    const fresh = changes.filter(({ kind, id, changedIn }) => this.#taken.get(`${kind} ${id}`) !== changedIn);
    const tagIds = fresh.flatMap(({ kind, id }) => (kind === 'tag' ? id : []));
    if (tagIds.length > 0) await this.#writer.write({ kind: 'tags', tags: await selectIndexTags(database.pool) });
    const ids = new Set(fresh.flatMap(({ kind, id }) => (kind === 'book' ? id : [])));
    if (tagIds.length > 0) for (const id of await selectBooksOfTags(database.pool, tagIds)) ids.add(id);
    const all = [...ids];
    for (let from = 0; from < all.length; from += booksAtOnce) {
      signal.throwIfAborted();
      const books = await selectIndexBooks(database.pool, mediaUrl, all.slice(from, from + booksAtOnce));
      await this.#writer.write({ kind: 'books', books });
    }
    if (watermark !== this.#watermark && all.length > 0)
      await this.#writer.write({ kind: 'books', books: [], watermark });
    this.#watermark = watermark;
    this.#taken = new Map(changes.map(({ kind, id, changedIn }) => [`${kind} ${id}`, changedIn]));
    return all.length + tagIds.length;
  }

  /** Begins again from the file: what was in work when something failed is not known. */
  async leave(): Promise<void> {
    await this.#writer?.close();
    this.#writer = undefined;
    this.#taken.clear();
  }

  async #version(): Promise<string> {
    return indexVersion(await selectDatabaseName(this.#context.database.pool), this.#context.mediaUrl);
  }
}
