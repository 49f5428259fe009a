import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCollections } from '../../collections/collections.ts';
import type { CatalogueContext } from '../../context.ts';
import { type BookCard, englishLanguageId } from '../../contract.ts';
import { listShelves } from '../../shelves/list-shelves.ts';
import { addTestBook, arabicId, frenchId, openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { listBooksNear } from '../../withdrawn/list-books-near.ts';
import { IndexReader } from './reading/index-reader.ts';

const languages = [englishLanguageId, frenchId, arabicId];
const themes = ['wind', 'animals'];

describe.each(testDatabaseKinds)('lists of cards that an index gives, on the %s database', (kind) => {
  let library: TestLibrary;
  let contexts: { index: CatalogueContext; database: CatalogueContext };
  beforeAll(async () => {
    library = await openTestLibrary(kind, { hasIndex: true });
    for (let at = 0; at < 40; at++) await addBook(at);
    // In 90 days as ever; in 30 days some that are read less.
    await run(`
      insert into book_opening
      select id, (now() at time zone 'UTC')::date - 60, false, 1000 * reads from book where reads > 0
      union all select id, (now() at time zone 'UTC')::date - 2, false, reads from book where reads % 3 = 0 and reads > 0`);
    await run(`
      with made as (
        insert into picture (sha256, format, width, height, bytes, colour)
        select encode(sha256(w::text::bytea), 'hex'), 'webp', w, 400, 10, '#aabbcc' from (values (300), (500), (900)) as v (w)
        returning id, width)
      update edition set cover_picture_id = made.id from made where edition.id % 3 = made.width / 300 - 1`);
    await run(`
      insert into collection_book
      select collection.id, book.id, book.id from collection, book where slug = 'up-high' and book.reads > 20
      on conflict do nothing`);
    await library.searchIndex?.catchUp();
    await library.searchIndex?.rebuild();
    const { database, searchIndex } = library;
    contexts = { database: { database, mediaUrl: '/media' }, index: { database, mediaUrl: '/media', searchIndex } };
  });
  afterAll(() => library.close());
  const run = (text: string) => library.database.pool.query(text);

  /** In one, two or three languages; the later the more read. */
  async function addBook(at: number): Promise<void> {
    await addTestBook(library.database.pool, {
      key: `book ${at}`,
      level: at % 6 === 0 ? null : at % 6,
      reads: 10 + at,
      tags: themes.filter((_, theme) => (at + theme) % 2 === 0 || at % 7 === 0),
      editions: languages.slice(0, 1 + (at % 3)).map((languageId, place) => ({
        languageId,
        title: `Book ${at} in ${place}`,
        slug: `book-${at}-in-${place}`,
        pages: ['One.'],
        ...(at % 5 === 0 ? { author: 'Amina Joseph' } : {}),
      })),
    });
  }

  /** From the index and from the database. */
  async function both<Answer>(ask: (context: CatalogueContext) => Promise<Answer>): Promise<[Answer, Answer]> {
    return [await ask(contexts.index), await ask(contexts.database)];
  }

  test.each(languages)('the shelves of home are those of the database: %s', async (lId) => {
    const [found, asked] = await both((context) => listShelves(context, { query: { lId } } as never));
    expect(found.popular.length).toBeGreaterThan(4);
    expect(found).toEqual(asked);
  });

  test.each([undefined, ...languages])('so are collections: %s', async (lId) => {
    const [found, asked] = await both((context) =>
      listCollections(context, { query: { lId, limit: 50, books: 20 } } as never),
    );
    expect(found.items[0]?.books.length).toBeGreaterThan(8);
    expect(found).toEqual(asked);
  });

  test.each(['book-7-in-0', 'book-12-in-0', 'book-20-in-1', 'book-38-in-2'])(
    'so are the books near %s',
    async (slug) => {
      const [found, asked] = await both((context) =>
        listBooksNear(context, { params: { slug }, query: { limit: 8 } } as never),
      );
      expect(found.items).toHaveLength(8);
      const kinds = (cards: BookCard[]) => cards.map(({ level, language }) => [level, language.id]);
      expect(kinds(found.items)).toEqual(kinds(asked.items));
    },
  );

  test('what the index has not yet comes from the database', async () => {
    const before = path.join(library.indexFolder ?? '', 'before.sqlite');
    const live = new DatabaseSync(contexts.index.searchIndex?.reader()?.file ?? '', { readOnly: true });
    live.exec(`vacuum into '${before}'`);
    live.close();
    const old = new IndexReader(before);
    await addBook(41);
    await run(`
      insert into collection_book select collection.id, book.id, 0 from collection, book where slug = 'up-high' and book.source_key = 'book 41'`);
    const searchIndex = { reader: () => old, settled: () => undefined, reportFailure: () => {} };
    const { items } = await listCollections({ ...contexts.index, searchIndex }, {
      query: { lId: englishLanguageId, limit: 50, books: 20 },
    } as never);
    expect(items[0]?.books[0]).toMatchObject({ title: 'Book 41 in 0', language: { id: englishLanguageId } });
    old.close();
  });
});
