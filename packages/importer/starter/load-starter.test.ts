import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadStarter } from './load-starter.ts';
import { asFiles, book, type Changes, collections, hen, madeStarter, pages } from '../testing/made-starter.ts';
import { catalogueRows, clearCatalogue, filesBelow, temporaryFolder, writeFiles } from '../testing/made-stories.ts';

describe.each(testDatabaseKinds)(
  'on the %s database',
  (kind) => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(() => clearCatalogue(database));

    async function select<Row>(question: string): Promise<Row[]> {
      return (await database.pool.query(question)).rows as Row[];
    }

    const shelves = `select c.slug, b.source_key as book from collection_book s join collection c on c.id = s.collection_id
    join book b on b.id = s.book_id order by c.position, s.position`;

    test('the starter library becomes books with pages, pictures, tags and collections', async () => {
      const dataDir = await temporaryFolder();
      const folder = await madeStarter();
      expect(await loadStarter(database, createPictureStore(dataDir), folder)).toEqual({
        books: 2,
        editions: 3,
        unchanged: 0,
        left: [],
      });
      expect(await select('select words from edition_decodable')).toEqual([{ words: 3 }, { words: 3 }, { words: 3 }]);
      const rows = await catalogueRows(database);
      expect(rows['books']).toEqual([
        { source: 'starter', source_key: 'the-hen', level: 2, level_source: 'editor', read_aloud: true },
        { source: 'starter', source_key: 'the-moon', level: 1, level_source: 'editor', read_aloud: false },
      ]);
      expect(rows['languages']).toMatchObject([
        { code: 'en', published_books: 2 },
        { code: 'hi', name: 'हिन्दी', published_books: 1 },
      ]);
      expect(rows['credits']).toContainEqual({ slug: 'मुर्ग़ी', position: 1, name: 'Joseph Otieno', role: 'TRANSLATOR' });
      expect(rows['pages']).toHaveLength(6);
      expect(rows['pages']).toContainEqual(
        expect.objectContaining({ slug: 'the-hen', number: 1, text: 'The hen sleeps.', alt: 'A hen asleep.' }),
      );
      expect(
        await select(`select subtitle, description, made, licence_code from edition where title = 'मुर्ग़ी'`),
      ).toEqual([
        {
          subtitle: 'एक कहानी',
          description: 'A hen and its day.',
          made: 'Made for a test.',
          licence_code: 'CC-BY-4.0',
        },
      ]);
      expect(await select(`select slug from edition where search @@ 'pets:C & sleeps:D' order by slug`)).toEqual([
        { slug: 'the-hen' },
        { slug: 'the-moon' },
        { slug: 'मुर्ग़ी' },
      ]);
      expect(
        await select(
          `select t.slug, n.name from tag t join tag_name n on n.tag_id = t.id join language l on l.id = n.language_id where l.code = 'hi' order by 1`,
        ),
      ).toEqual([
        { slug: 'animals', name: 'जानवर' },
        { slug: 'bedtime', name: 'सोने का समय' },
      ]);
      expect(await select('select count(*)::integer as n from book_tag')).toEqual([{ n: 3 }]);
      expect(await select(shelves)).toEqual([
        { slug: 'first-steps', book: 'the-hen' },
        { slug: 'first-steps', book: 'the-moon' },
        { slug: 'good-night', book: 'the-moon' },
      ]);
      expect(Object.keys(await filesBelow(dataDir))).toHaveLength(4);
    });

    test('again with nothing changed writes no edition; lost pictures come back', async () => {
      const dataDir = await temporaryFolder();
      const folder = await madeStarter();
      await loadStarter(database, createPictureStore(dataDir), folder);
      const before = [
        await catalogueRows(database),
        await filesBelow(dataDir),
        await select('select xmin::text from edition union all select xmin::text from tag'),
      ];
      await writeFiles(dataDir, { media: null });
      expect(await loadStarter(database, createPictureStore(dataDir), folder)).toEqual({
        books: 2,
        editions: 0,
        unchanged: 3,
        left: [],
      });
      expect([
        await catalogueRows(database),
        await filesBelow(dataDir),
        await select('select xmin::text from edition union all select xmin::text from tag'),
      ]).toEqual(before);
    });

    test('what changed is brought up to date: a title, tags, the order of a shelf', async () => {
      const store = createPictureStore(await temporaryFolder());
      const folder = await madeStarter();
      await loadStarter(database, store, folder);
      await writeFiles(
        folder,
        asFiles({
          'books/the-hen/en.json': { ...hen, title: 'The Old Hen' },
          'books/the-moon/book.json': { ...book, tags: ['bedtime'] },
          'collections.json': [
            { ...collections[0], titles: { en: 'Very First Steps' }, books: ['the-moon', 'the-hen'] },
            { ...collections[1], books: ['the-hen'] },
          ],
        }),
      );
      expect(await loadStarter(database, store, folder)).toEqual({ books: 2, editions: 2, unchanged: 1, left: [] });
      expect((await catalogueRows(database))['formerSlugs']).toEqual([{ slug: 'the-hen', now: 'the-old-hen' }]);
      expect(
        await select(
          'select b.source_key as book, t.slug from book_tag join book b on b.id = book_id join tag t on t.id = tag_id order by 1, 2',
        ),
      ).toEqual([
        { book: 'the-hen', slug: 'animals' },
        { book: 'the-moon', slug: 'bedtime' },
      ]);
      expect(await select(shelves)).toEqual([
        { slug: 'first-steps', book: 'the-moon' },
        { slug: 'first-steps', book: 'the-hen' },
        { slug: 'good-night', book: 'the-hen' },
      ]);
    });

    test('a book under a name that the library has for another one leaves that as it is', async () => {
      const store = createPictureStore(await temporaryFolder());
      const folder = await madeStarter();
      await loadStarter(database, store, folder);
      const before = await catalogueRows(database);
      const other = { ...book, level: 5, tags: ['bedtime'], credits: [{ role: 'AUTHOR', name: 'Marion Drew' }] };
      await writeFiles(
        folder,
        asFiles({
          'books/the-moon/book.json': other,
          'books/the-moon/en.json': { ...hen, title: 'A Comet' },
        }),
      );
      expect(await loadStarter(database, store, folder)).toMatchObject({ editions: 0, left: ['the-moon'] });
      expect(await catalogueRows(database)).toEqual(before);
    });

    test.each<[string, Changes, string]>([
      [
        'a misspelled field',
        { 'books/the-hen/en.json': { ...hen, tittle: 'x' } },
        'books/the-hen/en.json: Unrecognized key: "tittle"',
      ],
      ['an empty title', { 'books/the-hen/hi.json': { ...hen, title: ' ' } }, 'books/the-hen/hi.json: title: Empty.'],
      [
        'a page without a description',
        { 'books/the-hen/en.json': { ...hen, pages: [pages[0], { text: 'x', alt: '' }] } },
        'books/the-hen/en.json: pages.1.alt: Empty.',
      ],
      [
        'an unknown role',
        { 'books/the-moon/book.json': { ...book, credits: [{ role: 'COOK', name: 'x' }] } },
        'books/the-moon/book.json: credits.0.role',
      ],
      [
        'an unknown licence',
        { 'books/the-moon/book.json': { ...book, licence: 'All rights reserved' } },
        'books/the-moon/book.json: licence: "All rights',
      ],
      ['no JSON', { 'tags.json': '[{' }, 'tags.json: no JSON'],
      [
        'a NUL',
        { 'books/the-hen/en.json': JSON.stringify({ ...hen, made: 'a\0b' }) },
        'books/the-hen/en.json: made: Characters',
      ],
      [
        'another number of pages',
        { 'books/the-hen/hi.json': { ...hen, pages: [...pages, pages[1]] } },
        'books/the-hen/hi.json: pages: 3, but books/the-hen/en.json has 2.',
      ],
      [
        'a missing picture',
        { 'books/the-moon/pictures/01.webp': null },
        'books/the-moon/pictures/01.webp: It is missing.',
      ],
      [
        'a picture that is none',
        { 'books/the-moon/pictures/01.webp': 'none' },
        'books/the-moon/pictures/01.webp: The file is no JPEG',
      ],
      [
        'a tag that is nowhere',
        { 'books/the-moon/book.json': { ...book, tags: ['space'] } },
        'books/the-moon/book.json: tags: "space" is not in tags.json.',
      ],
      [
        'a book that is nowhere',
        { 'collections.json': [{ ...collections[0], books: ['no-book'] }] },
        'collections.json: first-steps.books: there is no book "no-book".',
      ],
      [
        'a language nobody knows',
        { 'books/the-hen/qqq.json': hen },
        'books/the-hen/qqq.json: The language "qqq" is not known here.',
      ],
      ['no edition', { 'books/the-moon/en.json': null }, 'books/the-moon: There is no edition'],
      ['no tags', { 'tags.json': null }, 'tags.json: It is missing.'],
    ])('%s is told with file and field, and nothing is taken', async (_what, changes, message) => {
      const folder = await madeStarter(changes);
      await expect(loadStarter(database, createPictureStore(await temporaryFolder()), folder)).rejects.toThrow(message);
      expect(Object.values(await catalogueRows(database)).flat()).toEqual([]);
    });
  },
  120_000,
);
