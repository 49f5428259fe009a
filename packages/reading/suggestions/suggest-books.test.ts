import { everyItem } from '@letsread/http/lists/every-item.ts';
import { cursorsOfCall } from '@letsread/http/cursor.ts';
import { englishLanguageId, previewBook, suggestBooks } from '@letsread/catalogue/contract.ts';
import { addTestBook, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFavouriteBook, turnPage } from '../contract.ts';
import { openTestShelf, type TestReader, type TestShelf } from '../testing/test-shelf.ts';

describe.each(testDatabaseKinds)('the calls that know the reader, on the %s database', (kind) => {
  let shelf: TestShelf;
  let books: TestShelf['books'];
  beforeAll(async () => {
    shelf = await openTestShelf(kind);
    books = shelf.books;
  });
  afterAll(() => shelf.close());

  const turn = ({ client, uId, pId }: TestReader, bId: string, page: number, lId = englishLanguageId) =>
    client(turnPage, { pageNumber: String(page), uId, pId, bId, lId });
  const like = ({ client, uId, pId }: TestReader, bookId: string) =>
    client(addFavouriteBook, { userId: uId, profileId: pId, bookId });
  const suggested = async ({ client, pId }: TestReader, more: { new?: 'true'; language_id?: string } = {}) =>
    (await client(suggestBooks, { profile_id: pId, language_id: englishLanguageId, ...more })).items.map(
      ({ title }) => title,
    );

  test('a signed-out reader is offered the most read, or the newest', async () => {
    const client = shelf.clientAs(undefined);
    const read = await client(suggestBooks, { language_id: englishLanguageId });
    const mostRead = ['Hen and the Kite', 'The Red Kite', 'A Long River', 'Ten Hills'];
    expect(read.items.map((one) => one.title)).toEqual(mostRead);
    const fresh = await client(suggestBooks, { language_id: englishLanguageId, new: 'true' });
    expect(fresh.items.map((one) => one.title).slice(-2)).toEqual(['Hen and the Kite', 'A Long River']);
  });

  test('the newest are of one author each, before an author’s second one, however often they are read', async () => {
    const add = (key: string, author: string) =>
      addTestBook(shelf.database.pool, {
        key,
        level: null,
        reads: key === 'new' ? 900 : 0,
        tags: [],
        editions: [{ languageId: frenchId, title: key, slug: key, pages: ['A.'], author }],
      });
    const added: string[] = [];
    for (const key of ['old', 'new', 'newer', 'newest']) added.push(await add(key, key === 'old' ? 'Kofi' : 'Ama'));
    const client = shelf.clientAs(undefined);
    const { items, cursor } = await client(suggestBooks, { language_id: frenchId, new: 'true', limit: 3 });
    const rest = await client(suggestBooks, { language_id: frenchId, new: 'true', ...(cursor && { cursor }) });
    const titles = [...items, ...rest.items].map(({ title }) => title);
    expect(titles.filter((title) => /^(old|new)/.test(title))).toEqual(['newest', 'old', 'newer', 'new']);
    await shelf.database.pool.query('delete from book where id = any ($1)', [added]);
  });

  test('a reader who has read nothing is offered the most read', async () => {
    expect(await suggested(await shelf.newReader())).toEqual([
      'Hen and the Kite',
      'The Red Kite',
      'A Long River',
      'Ten Hills',
    ]);
  });

  test('unread books near the level of the finished ones come first, what was begun and finished last', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books['red-kite'], 2);
    await turn(amina, books.hen, 0);
    const more = await addTestBook(shelf.database.pool, {
      key: 'level-two',
      level: 2,
      reads: 1,
      tags: [],
      editions: [{ languageId: englishLanguageId, title: 'Two Boats', slug: 'two-boats', pages: ['A.'] }],
    });
    expect(await suggested(amina)).toEqual([
      'Two Boats',
      'Ten Hills',
      'A Long River',
      'Hen and the Kite',
      'The Red Kite',
    ]);
    expect(await suggested(amina, { new: 'true' })).toEqual(['Two Boats', 'Ten Hills', 'A Long River']);
    await shelf.database.pool.query('delete from book where id = $1', [more]);
  });

  test('at the same level shared tags decide, before how often a book is read', async () => {
    const amina = await shelf.newReader();
    await like(amina, books['red-kite']);
    expect(await suggested(amina)).toEqual(['The Red Kite', 'Ten Hills', 'Hen and the Kite', 'A Long River']);
  });

  test('the level is of the language: a reader of French is new in English', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.hills, 12, frenchId);
    expect(await suggested(amina)).toEqual(['The Red Kite', 'Hen and the Kite', 'A Long River', 'Ten Hills']);
  });

  test('without a language the one last read in is meant', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.hills, 2, frenchId);
    const { items } = await amina.client(suggestBooks, { profile_id: amina.pId });
    expect(items.map(({ title }) => title)).toEqual(['Le cerf-volant rouge', 'Douze collines']);
  });

  test('without any language each book comes once, in English where it can, part by part in the same order', async () => {
    const amina = await shelf.newReader();
    await like(amina, books['red-kite']);
    const ask = (cursor?: string) => amina.client(suggestBooks, { profile_id: amina.pId, limit: 2, cursor });
    const inParts = await everyItem(ask);
    const whole = (await amina.client(suggestBooks, { profile_id: amina.pId })).items;
    expect(inParts).toEqual(whole);
    expect(new Set(whole.map(({ bookId }) => bookId)).size).toBe(whole.length);
    const inEnglish = whole.filter(({ language }) => language.id === englishLanguageId);
    expect(inEnglish.map(({ title }) => title)).toEqual(await suggested(amina));
    const fresh = await amina.client(suggestBooks, { profile_id: amina.pId, new: 'true' });
    expect(fresh.items).toEqual(whole);
  });

  test('the same input gives the same order, page by page', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books['red-kite'], 2);
    const all = await suggested(amina);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await amina.client(suggestBooks, {
        profile_id: amina.pId,
        language_id: englishLanguageId,
        limit: 1,
        ...(cursor === undefined ? {} : { cursor }),
      });
      paged.push(...page.items.map(({ title }) => title));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
  });

  test.each([['[9999999999,1,"1"]'], ['[1,1,"9999999999999999999"]'], ['[1,1e300,"1"]'], ['["1",1,"1"]']])(
    'the cursor %s is refused',
    async (keys) => {
      const cursor = cursorsOfCall('suggestBooks').write(Buffer.from(keys).toString('base64url'));
      await expect(shelf.clientAs(undefined)(suggestBooks, { cursor })).rejects.toMatchObject({ status: 400 });
    },
  );

  test('a profile is suggested to by its own account only', async () => {
    const [amina, stranger] = [await shelf.newReader(), await shelf.newReader()];
    const input = { profile_id: amina.pId };
    await expect(stranger.client(suggestBooks, input)).rejects.toMatchObject({ status: 403 });
    await expect(shelf.clientAs(undefined)(suggestBooks, input)).rejects.toMatchObject({ status: 401 });
    await expect(amina.client(suggestBooks, { profile_id: '424242' })).rejects.toMatchObject({ status: 404 });
  });

  test('a book to read has what is the reader’s own, counted in its own pages', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.hills, 5);
    await like(amina, books.hills);
    const french = { langId: frenchId, bookId: books.hills };
    const own = (await amina.client(previewBook, { ...french, pId: amina.pId })).own;
    expect(own).toEqual({ isFavourite: true, page: 6, furthest: 6, finishedAt: null });
    const unread = { langId: frenchId, bookId: books['red-kite'], pId: amina.pId };
    expect((await amina.client(previewBook, unread)).own).toEqual({
      isFavourite: false,
      page: 0,
      furthest: 0,
      finishedAt: null,
    });
    expect((await amina.client(previewBook, french)).own).toBe(undefined);
    expect((await shelf.clientAs(undefined)(previewBook, french)).own).toBe(undefined);
    const stranger = await shelf.newReader();
    await expect(stranger.client(previewBook, { ...french, pId: amina.pId })).rejects.toMatchObject({ status: 403 });
  });
});
