import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getInterfaceText } from './texts/contract.ts';
import * as calls from './contract.ts';
import { arabicId, frenchId, icelandicId, openTestLibrary, type TestLibrary } from './testing/test-library.ts';

const { englishLanguageId } = calls;

describe.each(testDatabaseKinds)('the catalogue, on the %s database', (kind) => {
  let library: TestLibrary;
  let redKiteId: string;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    redKiteId = (await library.client(calls.getBook, { slug: 'the-red-kite' })).bookId;
  });
  afterAll(() => library.close());

  test('only languages with published books are listed, the fullest first', async () => {
    const { languages } = await library.client(calls.listLanguages, {});
    expect(languages.map((one) => [one.englishName, one.publishedBooks])).toEqual([
      ['English', 3],
      ['Arabic', 1],
      ['French', 1],
      ['Khmer', 1],
    ]);
  });

  test.each(['Cambodia', 'KH', 'kh'])('the language of %s comes first there', async (country) => {
    const { languages } = await library.client(calls.listLanguages, { country });
    expect(languages[0]?.englishName).toBe('Khmer');
  });

  test('a country nobody knows changes nothing', async () => {
    const { languages } = await library.client(calls.listLanguages, { country: 'Atlantis' });
    expect(languages[0]?.englishName).toBe('English');
  });

  test('a book is found by its slug in any script, with its people, tags, licence and sisters', async () => {
    const book = await library.client(calls.getBook, { slug: 'الطائرة-الحمراء' });
    expect(book).toMatchObject({
      bookId: redKiteId,
      title: 'الطائرة الحمراء',
      language: { languageISOCode: 'ar', direction: 'rtl' },
      level: 2,
      tags: [{ slug: 'wind', name: 'رياح', languageISOCode: 'ar' }],
      credits: [{ role: 'AUTHOR', name: 'Nobody' }],
      licence: { code: 'CC-BY-4.0' },
      cover: { url: expect.stringMatching(`^/media/covers/${book.editionId}-[0-9a-f]{16}$`), width: 640, height: 640 },
      isIllustrated: false,
    });
    expect(book.editions.map((one) => one.title)).toEqual(['الطائرة الحمراء', 'The Red Kite', 'Le cerf-volant rouge']);
  });

  test('books are had by their ids, in the order given, each in the language where it has one', async () => {
    const { items: all } = await library.client(calls.searchBooks, {});
    const ids = all.map((card) => card.bookId);
    expect(ids.length).toBeGreaterThan(2);
    const idList = [...ids.slice(1), '999999', ids[0] ?? ''].join(',');
    const { items } = await library.client(calls.listBooksById, { bookIds: idList, lId: arabicId });
    expect(items.map((card) => card.bookId)).toEqual([...ids.slice(1), ids[0]]);
    expect(items.find((card) => card.bookId === redKiteId)?.title).toBe('الطائرة الحمراء');
    const { items: english } = await library.client(calls.listBooksById, { bookIds: redKiteId });
    expect(english.map((card) => card.title)).toEqual(['The Red Kite']);
  });

  test.each(['', 'a', '1,,2', '-1', Array.from({ length: 101 }, (_, at) => at + 1).join(',')])(
    '%j are no ids of books',
    async (bookIds) => {
      await expect(library.client(calls.listBooksById, { bookIds })).rejects.toMatchObject({ status: 400 });
    },
  );

  test('a slug the book once had leads to it', async () => {
    expect((await library.client(calls.getBook, { slug: 'the-kite' })).slug).toBe('the-red-kite');
  });

  test.each(['kite-not-ready', 'no-such-book', '../etc', '%'])('%s is no book', async (slug) => {
    await expect(library.client(calls.getBook, { slug })).rejects.toMatchObject({
      code: 'book-not-found',
      status: 404,
    });
  });

  test('a book is read in a language with every page in order', async () => {
    const book = await library.client(calls.previewBook, { langId: frenchId, bookId: redKiteId });
    expect(book.pages.map(({ number, text }) => [number, text])).toEqual([
      [0, ''],
      [1, 'Le vent a emporté l’élève.'],
      [2, 'Là-haut.'],
    ]);
  });

  test('of two translations into one language the first is read, or the one that is named', async () => {
    const { bookId, editionId } = await library.client(calls.getBook, { slug: 'the-long-river' });
    const which = { langId: englishLanguageId, bookId };
    expect((await library.client(calls.previewBook, which)).title).toBe('A Long River');
    expect((await library.client(calls.previewBook, { ...which, eId: editionId })).title).toBe('The Long River');
    await expect(library.client(calls.previewBook, { ...which, eId: '1' })).rejects.toMatchObject({ status: 404 });
  });

  test('a book that is not in the language, or not signed, is not found', async () => {
    await expect(library.client(calls.previewBook, { langId: icelandicId, bookId: redKiteId })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      library.client(calls.previewBook, { langId: frenchId, bookId: redKiteId, signLanguage: 'true' }),
    ).rejects.toMatchObject({ code: 'book-not-found' });
  });

  test('tags without a published book are not listed', async () => {
    const { items } = await library.client(calls.listTags, {});
    expect(items.map(({ slug, name, count }) => [slug, name, count])).toEqual([
      ['animals', 'Animals', 1],
      ['wind', 'Wind', 1],
    ]);
    expect((await library.client(calls.listTags, { lId: arabicId })).items.map((one) => one.name)).toEqual(['رياح']);
  });

  test('a tag lists its books, in one language or in all', async () => {
    const wind = (await library.client(calls.listTags, {})).items.find((one) => one.slug === 'wind')?.id ?? '';
    expect((await library.client(calls.listTagBooks, { tagId: wind })).items.map((one) => one.title)).toEqual([
      'The Red Kite',
    ]);
    const french = await library.client(calls.listTagBooks, { tagId: wind, lId: frenchId });
    expect(french.items.map((one) => one.title)).toEqual(['Le cerf-volant rouge']);
    expect(french).toMatchObject({ total: 1, tag: { slug: 'wind' } });
    await expect(library.client(calls.listTagBooks, { tagId: '999' })).rejects.toMatchObject({ code: 'tag-not-found' });
  });

  test('books, editions, languages and tags are counted', async () => {
    expect(await library.client(calls.countBooksAndTags, {})).toEqual({
      totalBooks: 3,
      totalEditions: 7,
      totalLanguages: 4,
      totalTags: 2,
    });
  });

  test('a collection keeps its order and says so when a language has none of it', async () => {
    const shelf = await library.client(calls.getCollectionBySlug, { slug: 'up-high' });
    expect(shelf).toMatchObject({ title: 'Up high', total: 2, otherLanguages: [] });
    expect(shelf.books.map((one) => one.title)).toEqual(['The Red Kite', 'Hen and the Kite']);
    const arabic = await library.client(calls.getCollection, { id: shelf.id, lId: arabicId });
    expect(arabic).toMatchObject({ title: 'عاليا', total: 1 });
    const icelandic = await library.client(calls.getCollection, { id: shelf.id, lId: icelandicId });
    expect(icelandic).toMatchObject({ title: 'Up high', total: 0, books: [] });
    expect(icelandic.otherLanguages.map((one) => one.languageISOCode)).toEqual(['en', 'ar', 'fr', 'km']);
    await expect(library.client(calls.getCollectionBySlug, { slug: 'none' })).rejects.toMatchObject({
      code: 'collection-not-found',
    });
  });

  test('a collection is read page by page', async () => {
    const { id } = await library.client(calls.getCollectionBySlug, { slug: 'up-high' });
    const second = await library.client(calls.listCollectionBooks, { id, limit: 1, page: 2 });
    expect(second).toMatchObject({ page: 2, pages: 2, total: 2, items: [{ title: 'Hen and the Kite' }] });
    expect((await library.client(calls.listCollectionBooks, { id, page: 9 })).items).toEqual([]);
    await expect(library.client(calls.listCollectionBooks, { id: '999' })).rejects.toMatchObject({ status: 404 });
  });

  test('shelves without books are not listed', async () => {
    const { items, total } = await library.client(calls.listCollections, { books: 1 });
    expect(items.map(({ slug, books }) => [slug, books.length])).toEqual([['up-high', 1]]);
    expect(total).toBe(1);
    expect(await library.client(calls.listCollections, { lId: icelandicId })).toEqual({ items: [], total: 0 });
  });

  test('interface text is JSON in a string, with the direction; a language without words has no fields', async () => {
    const { value } = await library.client(getInterfaceText, { langId: arabicId });
    const arabic = JSON.parse(value) as { fields: Record<string, string>; direction: string };
    expect(arabic.direction).toBe('rtl');
    expect(Object.keys(arabic.fields).length).toBeGreaterThan(20);
    const icelandic = await library.client(getInterfaceText, { langId: icelandicId });
    expect(JSON.parse(icelandic.value)).toEqual({ fields: {}, direction: 'ltr' });
    await expect(library.client(getInterfaceText, { langId: '77' })).rejects.toMatchObject({
      code: 'language-not-found',
    });
  });

  test('publishedBooks follows the editions by itself', async () => {
    const published = async () => {
      const { rows } = await library.database.pool.query(
        `select published_books from language where id = ${icelandicId}`,
      );
      return rows[0]?.published_books;
    };
    const { pool } = library.database;
    await pool.query(
      `insert into edition (book_id, language_id, source_file, source_hash, slug, title, licence_code, status, page_count,
      word_count, minutes, search) values ($1, ${icelandicId}, '', '', 'rauði-drekinn', 'Rauði', 'CC-BY-4.0', 'draft', 1, 1, 1, '')`,
      [redKiteId],
    );
    expect(await published()).toBe(0);
    await pool.query(`update edition set status = 'published', published_at = now() where slug = 'rauði-drekinn'`);
    expect(await published()).toBe(1);
    await pool.query(`delete from edition where slug = 'rauði-drekinn'`);
    expect(await published()).toBe(0);
  });
});
