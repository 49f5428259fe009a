import { cursorsOfCall } from '@letsread/http/cursor.ts';
import { frenchId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../contract.ts';
import { exportReading } from '../export-reading.ts';
import { openTestShelf, type TestReader, type TestShelf } from '../testing/test-shelf.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();
const notFound = { code: 'book-not-found', status: 404 };

describe.each(testDatabaseKinds)('a reader’s books, on the %s database', (kind) => {
  let shelf: TestShelf;
  let books: TestShelf['books'];
  beforeAll(async () => {
    shelf = await openTestShelf(kind);
    books = shelf.books;
  });
  afterAll(() => shelf.close());

  const inPath = ({ uId, pId }: TestReader) => ({ userId: uId, profileId: pId });
  const like = (reader: TestReader, bookId: string) =>
    reader.client(calls.addFavouriteBook, { ...inPath(reader), bookId });
  const likeAll = (reader: TestReader, bookIds: string) =>
    reader.client(calls.addFavouriteBooks, { ...inPath(reader), bookIds });
  const save = ({ client, uId, pId }: TestReader, bId: string) => client(calls.addMyBook, { profileId: pId, uId, bId });
  const turn = (reader: TestReader, bId: string, page: number, said: { at: string; lId?: string }) =>
    reader.client(calls.turnPage, { pageNumber: String(page), uId: reader.uId, pId: reader.pId, bId, ...said });
  const withdraw = (key: string, status: 'draft' | 'published') =>
    shelf.database.pool.query(
      'update edition set status = $2 from book where book.id = book_id and source_key = $1 and edition.published_at is not null',
      [key, status],
    );
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

  test('a saved book is listed once, the one saved last first', async () => {
    const amina = await shelf.newReader();
    await save(amina, books['red-kite']);
    expect(await save(amina, books.hen)).toEqual({ bookId: books.hen, isSaved: true, isFavourite: false });
    await save(amina, books['red-kite']);
    const listed = await amina.client(calls.listMyBooks, amina);
    expect(titles(listed)).toEqual(['Hen and the Kite', 'The Red Kite']);
    expect(listed.items[0]).toMatchObject({ page: 0, furthest: 0, share: 0, finishedAt: null, pageCount: 1 });
    expect(listed.cursor).toBe(undefined);
  });

  test('lists stand with and without a slash at their end', async () => {
    const { uId, pId } = await shelf.newReader();
    for (const path of ['myBooks', 'keepReading', 'favorite-books']) {
      for (const slash of ['/', '']) {
        const reply = await shelf.send({
          method: 'GET',
          path: `/profile/${path}${slash}?uId=${uId}&pId=${pId}`,
          token: uId,
        });
        expect(reply).toEqual({ status: 200, body: { items: [] } });
      }
    }
  });

  test('two devices that like the same books at the same time keep each once', async () => {
    const amina = await shelf.newReader();
    await Promise.all([
      likeAll(amina, `${books['red-kite']},${books.hen},${books.long}`),
      likeAll(amina, `${books.long},${books.hen},${books['red-kite']}`),
      like(amina, books.hen),
      like(amina, books.hen),
    ]);
    expect((await amina.client(calls.listFavouriteBooks, amina)).items.length).toBe(3);
  });

  test('favourites of a signed-out reader are merged in their order; unknown books are told, the rest kept', async () => {
    const amina = await shelf.newReader();
    await like(amina, books.hills);
    const merged = await likeAll(
      amina,
      [books.hen, '424242', books.draft, books.hills, books.long, books.hen].join(','),
    );
    expect(merged).toEqual({ added: [books.hen, books.hills, books.long], unknown: ['424242', books.draft] });
    expect(titles(await amina.client(calls.listFavouriteBooks, amina))).toEqual([
      'Hen and the Kite',
      'A Long River',
      'Ten Hills',
    ]);
  });

  test('a hundred ids are taken at once, a hundred and one are not', async () => {
    const amina = await shelf.newReader();
    const ids = (count: number) =>
      Array.from({ length: count }, (_, n) => String(9_000_000_000_000_000_000n + BigInt(n)));
    expect((await likeAll(amina, ids(100).join(','))).unknown.length).toBe(100);
    for (const wrong of [ids(101).join(','), '1,,2', 'one', ',', '0', '9223372036854775808']) {
      await expect(likeAll(amina, wrong)).rejects.toMatchObject({ code: 'invalid-input' });
    }
  });

  test('a book nobody published cannot be kept', async () => {
    const amina = await shelf.newReader();
    await expect(like(amina, books.draft)).rejects.toMatchObject(notFound);
    await expect(save(amina, '424242')).rejects.toMatchObject(notFound);
  });

  test('lists are read page by page, each book once', async () => {
    const amina = await shelf.newReader();
    await likeAll(amina, [books.hen, books.long, books.hills].join(','));
    const first = await amina.client(calls.listFavouriteBooks, { ...amina, limit: 2 });
    expect(titles(first)).toEqual(['Hen and the Kite', 'A Long River']);
    const second = await amina.client(calls.listFavouriteBooks, { ...amina, limit: 2, cursor: first.cursor });
    expect([titles(second), second.cursor]).toEqual([['Ten Hills'], undefined]);
  });

  test.each(['', 'no-cursor', 'WyIxIl0', Buffer.from('["99999999999999999999","1"]').toString('base64url')])(
    'the cursor %j is refused',
    async (cursor) => {
      const amina = await shelf.newReader();
      for (const one of [cursor, cursorsOfCall('listKeepReading').write(cursor)])
        await expect(amina.client(calls.listKeepReading, { ...amina, cursor: one })).rejects.toMatchObject({
          status: 400,
        });
    },
  );

  test('the cursor of another list is refused', async () => {
    const amina = await shelf.newReader();
    await likeAll(amina, [books.hen, books.long].join(','));
    const { cursor } = await amina.client(calls.listFavouriteBooks, { ...amina, limit: 1 });
    await expect(amina.client(calls.listMyBooks, { ...amina, cursor })).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'query.cursor', message: 'Give the cursor of the answer before, or none.' }],
    });
  });

  test.each(['0', '101', 'all'])('a limit of %s is refused', async (limit) => {
    const amina = await shelf.newReader();
    await expect(amina.client(calls.listMyBooks, { ...amina, limit })).rejects.toMatchObject({ status: 400 });
  });

  test('keep reading has what is begun, the one read last first; the finished ones are for reading again', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.hills, 4, { at: minute(1) });
    await turn(amina, books['red-kite'], 1, { at: minute(2) });
    await turn(amina, books.hen, 1, { at: minute(3) });
    const begun = await amina.client(calls.listKeepReading, amina);
    expect(begun.items.map(({ title, page, share }) => [title, page, share])).toEqual([
      ['The Red Kite', 1, 0.5],
      ['Ten Hills', 4, 0.4],
    ]);
    const again = await amina.client(calls.listKeepReading, { ...amina, finished: 'true' });
    expect(again.items).toMatchObject([{ title: 'Hen and the Kite', share: 1, finishedAt: minute(3) }]);
  });

  test('books are listed in the language last read, with the place in that edition', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.hills, 5, { at: minute(1), lId: englishLanguageId });
    await likeAll(amina, [books.hills, books.hen].join(','));
    await shelf.database.pool.query('update reading_position set language_id = $1 where profile_id = $2', [
      frenchId,
      amina.pId,
    ]);
    const { items } = await amina.client(calls.listFavouriteBooks, { ...amina, lId: khmerId });
    expect(items.map(({ title, page, furthest, pageCount }) => [title, page, furthest, pageCount])).toEqual([
      ['Douze collines', 6, 6, 12],
      ['មេមាន់', 0, 0, 1],
    ]);
  });

  test('a withdrawn book disappears without an error and comes back as it was', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.long, 0, { at: minute(1) });
    await save(amina, books.long);
    await like(amina, books.long);
    const lists = async () => [
      titles(await amina.client(calls.listMyBooks, amina)),
      titles(await amina.client(calls.listKeepReading, amina)),
      titles(await amina.client(calls.listFavouriteBooks, amina)),
    ];
    await withdraw('long', 'draft');
    expect(await lists()).toEqual([[], [], []]);
    expect(
      (await amina.client(calls.removeMyBook, { ...inPath(amina), bookId: books.long, list: 'myBooks' })).isSaved,
    ).toBe(false);
    await withdraw('long', 'published');
    expect(await lists()).toEqual([[], ['A Long River'], ['A Long River']]);
  });

  test('removing takes a book off my books and the favourites, and keeps where the reader is', async () => {
    const amina = await shelf.newReader();
    await save(amina, books.hills);
    await like(amina, books.hills);
    await turn(amina, books.hills, 4, { at: minute(1) });
    const remove = () => amina.client(calls.removeMyBook, { ...inPath(amina), bookId: books.hills });
    const removed = { bookId: books.hills, isSaved: false, isFavourite: false };
    expect(await remove()).toEqual(removed);
    expect(await remove()).toEqual(removed);
    expect((await amina.client(calls.listKeepReading, amina)).items).toMatchObject([{ page: 4 }]);
    await expect(amina.client(calls.removeMyBook, { ...inPath(amina), bookId: '424242' })).rejects.toMatchObject(
      notFound,
    );
  });

  test('removing from one list leaves the other', async () => {
    const amina = await shelf.newReader();
    await save(amina, books.hills);
    await like(amina, books.hills);
    const off = (list: 'favoriteBooks' | 'myBooks') =>
      amina.client(calls.removeMyBook, { ...inPath(amina), bookId: books.hills, list });
    expect(await off('favoriteBooks')).toMatchObject({ isSaved: true, isFavourite: false });
    expect(await off('myBooks')).toMatchObject({ isSaved: false, isFavourite: false });
  });

  test('a book put away comes back with its next page, not with one turned before', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.hills, 4, { at: minute(1) });
    await amina.client(calls.removeMyBook, { ...inPath(amina), bookId: books.hills, list: 'keepReading' });
    await turn(amina, books.hills, 5, { at: minute(2) });
    expect(titles(await amina.client(calls.listKeepReading, amina))).toEqual([]);
    await shelf.database.pool.query(
      "update reading_position set put_away_at = put_away_at - interval '1 minute' where profile_id = $1",
      [amina.pId],
    );
    await turn(amina, books.hills, 1, { at: new Date().toISOString() });
    expect((await amina.client(calls.listKeepReading, amina)).items).toMatchObject([{ page: 1, furthest: 5 }]);
  });

  test('every call refuses a signed-out reader, another account, a malformed id and a profile nobody has', async () => {
    const amina = await shelf.newReader();
    const stranger = await shelf.newReader();
    const requestsOf = (uId: string, pId: string, bookId: string) =>
      [
        ['POST', `/profile/add-my-book/${pId}?uId=${uId}&bId=${bookId}`],
        ['GET', `/profile/myBooks/?uId=${uId}&pId=${pId}`],
        ['GET', `/profile/keepReading/?uId=${uId}&pId=${pId}`],
        ['GET', `/profile/favorite-books/?uId=${uId}&pId=${pId}`],
        ['POST', `/profile/add-favorite-book/${uId}/${pId}/${bookId}`],
        ['POST', `/profile/add-favorite-books/${uId}/${pId}/${bookId}`],
        ['DELETE', `/profile/remove-my-book/${uId}/${pId}/${bookId}`],
        ['PUT', `/profile/turn-page/1?uId=${uId}&pId=${pId}&bId=${bookId}`],
      ] as const;
    const statuses = async (token: string | undefined, ...ids: [string, string, string]) => {
      const answered = requestsOf(...ids).map(([method, path]) =>
        shelf.send({ method, path, ...(token === undefined ? {} : { token }) }),
      );
      return new Set((await Promise.all(answered)).map(({ status }) => status));
    };
    expect(await statuses(undefined, amina.uId, amina.pId, books.hen)).toEqual(new Set([401]));
    expect(await statuses('forged', amina.uId, amina.pId, books.hen)).toEqual(new Set([401]));
    expect(await statuses(stranger.uId, amina.uId, amina.pId, books.hen)).toEqual(new Set([403]));
    expect(await statuses(stranger.uId, stranger.uId, amina.pId, books.hen)).toEqual(new Set([403]));
    expect(await statuses(amina.uId, amina.uId, '424242', books.hen)).toEqual(new Set([404]));
    expect(await statuses(amina.uId, amina.uId, 'x', 'x')).toEqual(new Set([400]));
    expect(await statuses(amina.uId, amina.uId, amina.pId, books.hen)).toEqual(new Set([200]));
  });

  test('all that is kept is exported, withdrawn books too, and nothing is left when the account goes', async () => {
    const amina = await shelf.newReader();
    await turn(amina, books.hills, 12, { at: minute(1), lId: frenchId });
    await like(amina, books.hills);
    await save(amina, books.hen);
    await withdraw('hen', 'draft');
    const exported = await exportReading(shelf.database, amina.uId);
    await withdraw('hen', 'published');
    expect(exported).toMatchObject([
      { title: 'Hen and the Kite', page: null, favouriteAt: null, savedAt: expect.any(Date) },
      { title: 'Douze collines', languageCode: 'fr', page: 12, lastPageAt: new Date(minute(1)), savedAt: null },
    ]);
    const { pool } = shelf.database;
    await pool.query('delete from account where id = $1', [amina.uId]);
    expect(await exportReading(shelf.database, amina.uId)).toEqual([]);
    for (const table of ['reading_position', 'saved_book', 'favourite_book']) {
      const left = await pool.query(`select from ${table} where profile_id = $1`, [amina.pId]);
      expect([table, left.rowCount]).toEqual([table, 0]);
    }
  });
});
