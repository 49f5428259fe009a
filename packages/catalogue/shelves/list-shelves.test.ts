import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BookCard, englishLanguageId } from '../contract.ts';
import { addTestBook, arabicId, khmerId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { listShelves } from './contract.ts';
import { pickShelves } from './pick-shelves.ts';
import { selectCandidates } from './select-candidates.ts';

describe.each(testDatabaseKinds)('the shelves of home, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
  });
  afterAll(() => library.close());
  beforeEach(() => run('delete from book'));

  const run = (statement: string) => library.database.pool.query(statement);
  const titles = (books: BookCard[]) => books.map(({ title }) => title);

  interface Some {
    author?: string;
    level?: number;
    tags?: string[];
    languageId?: string;
  }
  /** Books "a1", "a2", …, the later the more read. */
  async function addBooks(name: string, count: number, { author, level, tags = [], languageId }: Some = {}) {
    for (let at = 1; at <= count; at++)
      await addTestBook(library.database.pool, {
        key: `${name}${at}`,
        level: level ?? null,
        reads: at,
        tags,
        editions: [
          {
            languageId: languageId ?? englishLanguageId,
            title: `${name}${at}`,
            slug: `${name}${at}`,
            pages: ['One.'],
            author: author ?? `Author of ${name}${at}`,
          },
        ],
      });
  }
  const open = (title: string, count: number, daysAgo: number) =>
    run(`insert into book_opening select id, (now() at time zone 'UTC')::date - ${daysAgo}, false, ${count}
      from book where source_key = '${title}'`);
  const picture = (title: string, width: number, height: number, colour = '#aabbcc') =>
    run(`with made as (insert into picture (sha256, format, width, height, bytes, colour)
        values (encode(sha256('${title}'), 'hex'), 'webp', ${width}, ${height}, 10, '${colour}')
        on conflict (sha256) do update set width = ${width}, height = ${height}, colour = '${colour}' returning id)
      update edition set cover_picture_id = made.id from made where title = '${title}'`);

  test('most read is what was opened in the last 30 days, then what ever was', async () => {
    await addBooks('a', 5);
    await open('a1', 3, 29);
    await open('a2', 2, 0);
    await open('a3', 900, 30);
    const { popular, total, hung } = await library.client(listShelves, {});
    expect(titles(popular)).toEqual(['a1', 'a2', 'a5', 'a4', 'a3']);
    expect([total, hung]).toEqual([5, []]);
  });

  test('an author has a second book on a shelf only after those of all others', async () => {
    await addBooks('a', 8, { author: 'Amina Joseph' });
    await addBooks('b', 5);
    const { popular } = await library.client(listShelves, {});
    expect(titles(popular).slice(0, 6)).toEqual(['a8', 'b5', 'b4', 'b3', 'b2', 'b1']);
    expect(titles(popular)).toHaveLength(12);
  });

  test('on the string hang the most read with a large picture; without any, those with another', async () => {
    await addBooks('a', 6);
    await picture('a6', 200, 200);
    expect(titles((await library.client(listShelves, {})).hung)).toEqual(['a6']);
    await picture('a5', 900, 400);
    await picture('a2', 400, 300);
    await picture('a3', 300, 300);
    const { hung, popular } = await library.client(listShelves, {});
    expect(titles(hung)).toEqual(['a3', 'a2']);
    expect(titles(popular)).toEqual(['a6', 'a5', 'a4', 'a1']);
  });

  test('a drawing of lines on white hangs on the string only where no cover has a colour', async () => {
    await addBooks('a', 3);
    await picture('a3', 600, 600, '#f5f9f7');
    expect(titles((await library.client(listShelves, {})).hung)).toEqual(['a3']);
    await picture('a2', 600, 600, '#958f8c');
    await picture('a1', 600, 600, '#f5dfc1');
    expect(titles((await library.client(listShelves, {})).hung)).toEqual(['a2', 'a1']);
  });

  test('themes and levels with six books have shelves in the language, named in it', async () => {
    await addBooks('n', 20);
    await addBooks('w', 7, { tags: ['wind'], level: 2 });
    await addBooks('f', 5, { tags: ['animals'], level: 1 });
    await addBooks('ar', 6, { tags: ['wind'], languageId: arabicId });
    const english = await library.client(listShelves, {});
    expect(english.byTheme).toMatchObject([{ tag: { slug: 'wind', name: 'Wind' }, total: 7 }]);
    expect(english.byTheme[0]?.books.map(({ title }) => title.startsWith('w'))).toEqual(Array(6).fill(true));
    expect(english.levels).toEqual([
      { level: 1, count: 5 },
      { level: 2, count: 7 },
    ]);
    const seen = new Set(titles([...english.hung, ...english.popular.slice(0, 6)]));
    expect(titles(english.byTheme[0]?.books ?? []).some((title) => seen.has(title))).toBe(false);
    await addBooks('more', 14, { languageId: arabicId });
    expect((await library.client(listShelves, { lId: arabicId })).byTheme).toMatchObject([{ tag: { name: 'رياح' } }]);
    await run(`update tag set kind = 'skill' where slug = 'wind'`);
    expect((await library.client(listShelves, {})).byTheme).toEqual([]);
    await run(`update tag set kind = 'topic' where slug = 'wind'`);
  });

  test('books in other languages are offered where most of the library is not in the language', async () => {
    await addBooks('e', 8);
    await addBooks('k', 3, { languageId: khmerId });
    const { inOtherLanguages, total } = await library.client(listShelves, { lId: khmerId });
    expect([total, titles(inOtherLanguages)]).toEqual([3, ['e8', 'e7', 'e6', 'e5', 'e4', 'e3']]);
    expect((await library.client(listShelves, {})).inOtherLanguages).toEqual([]);
  });

  test.each([0, 10, 20])(
    '%i books of which the author is asked first show what all of them would',
    async (askedFirst) => {
      await addBooks('a', 9, { author: 'Amina Joseph' });
      await addBooks('b', 22);
      for (const title of ['a9', 'a8', 'a7', 'b22', 'b12', 'b11', 'b2', 'b1']) await picture(title, 600, 600);
      const context = { database: library.database, mediaUrl: '/media' };
      const shown = pickShelves(await selectCandidates(context, englishLanguageId, askedFirst));
      expect(shown).toEqual(pickShelves(await selectCandidates(context, englishLanguageId)));
      expect([shown.hung.length, shown.popular.length]).toEqual([4, 12]);
    },
  );

  test('an empty library has empty shelves', async () => {
    expect(await library.client(listShelves, { lId: arabicId })).toEqual({
      total: 0,
      levels: [],
      hung: [],
      popular: [],
      byTheme: [],
      byLevel: [],
      inOtherLanguages: [],
    });
  });
});
