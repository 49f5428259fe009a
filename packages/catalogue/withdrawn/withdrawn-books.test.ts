import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getBook } from '../contract.ts';
import { addTestBook, khmerId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { listBooksNear, listWithdrawn } from './contract.ts';

describe.each(testDatabaseKinds)('a withdrawn book, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    await library.database.pool.query(`update edition set status = 'withdrawn' where slug = 'the-red-kite'`);
    await library.database.pool.query(`update edition set published_at = null where status = 'draft'`);
  });
  afterAll(() => library.close());
  const problemOf = (answer: Promise<unknown>) =>
    answer.then(
      () => undefined,
      ({ code, status }: { code: string; status: number }) => `${status} ${code}`,
    );

  test('says that it is gone at all its addresses, and other addresses know nothing', async () => {
    expect(await problemOf(library.client(getBook, { slug: 'The-Red-Kite' }))).toBe('410 book-withdrawn');
    expect(await problemOf(library.client(getBook, { slug: 'the-kite' }))).toBe('410 book-withdrawn');
    expect(await problemOf(library.client(getBook, { slug: 'kite-not-ready' }))).toBe('404 book-not-found');
    expect(await problemOf(library.client(getBook, { slug: 'nothing' }))).toBe('404 book-not-found');
  });

  test('leads to books near it, in its language', async () => {
    await library.database.pool.query(
      `insert into book_tag select b.id, t.id from book b, tag t where b.source_key = 'long' and t.slug = 'wind'`,
    );
    const near = async (slug: string) =>
      (await library.client(listBooksNear, { slug, limit: 5 })).items.map(({ title }) => title);
    expect(await near('the-red-kite')).toEqual(['A Long River', 'Hen and the Kite']);
    expect(await near('hen-and-the-kite')).toEqual(['A Long River']);
    expect(await problemOf(near('kite-not-ready'))).toBe('404 book-not-found');
  });

  test('leads first to books with all its themes, then to those with one and its level, however often others are read', async () => {
    const books: [key: string, level: number, reads: number, tags: string[]][] = [
      ['asked', 3, 0, ['wind', 'animals']],
      ['read', 1, 90, []],
      ['level', 3, 0, []],
      ['theme', 1, 0, ['animals']],
      ['theme-and-level', 3, 0, ['wind']],
      ['themes', 1, 0, ['animals', 'wind']],
      ['themes-and-level', 3, 0, ['wind', 'animals']],
    ];
    for (const [key, level, reads, tags] of books) {
      const edition = { languageId: khmerId, title: key, slug: `near-${key}`, pages: ['One.'] };
      await addTestBook(library.database.pool, { key, level, reads, tags, editions: [edition] });
    }
    const { items } = await library.client(listBooksNear, { slug: 'near-asked', limit: 20 });
    const titles = books.map(([key]) => key);
    expect(items.flatMap(({ title }) => (titles.includes(title) ? title : []))).toEqual([
      'themes-and-level',
      'themes',
      'theme-and-level',
      'theme',
      'level',
      'read',
    ]);
    const ofNoTheme = await library.client(listBooksNear, { slug: 'near-level', limit: 20 });
    expect(ofNoTheme.items.slice(0, 3).map(({ level }) => level)).toEqual([3, 3, 3]);
  });

  test('is told to a device that kept it, and a draft nobody has seen is not', async () => {
    const { rows } = await library.database.pool.query<{ id: string; slug: string }>('select id, slug from edition');
    const editionIds = rows.map(({ id }) => id).join(',');
    const { items } = await library.client(listWithdrawn, { editionIds } as never);
    expect(items.map(({ editionId }) => rows.find(({ id }) => id === editionId)?.slug)).toEqual(['the-red-kite']);
  });
});
