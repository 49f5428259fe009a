import { cursorsOfCall } from '@letsread/http/cursor.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import * as calls from './contract.ts';
import { exportReading } from './export-reading.ts';
import { openTestShelf, type TestReader, type TestShelf } from './testing/test-shelf.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();

describe.each(testDatabaseKinds)('how readers liked their books, on the %s database', (kind) => {
  let shelf: TestShelf;
  beforeAll(async () => {
    shelf = await openTestShelf(kind);
  });
  afterAll(() => shelf.close());

  const inPath = ({ uId, pId }: TestReader) => ({ userId: uId, profileId: pId });
  const say = (reader: TestReader, bookId: string, body: calls.Review['mood'] | object) =>
    reader.client(calls.reviewBook, {
      ...inPath(reader),
      bookId,
      body: (typeof body === 'string' ? { mood: body } : body) as never,
    });
  const reviewsOf = async (reader: TestReader) =>
    (await reader.client(calls.listReviews, { ...inPath(reader) })).items.map(({ bookId, mood }) => [bookId, mood]);
  const moodOf = async (bookId: string) => (await shelf.send({ method: 'GET', path: `/book/mood/${bookId}` })).body;

  test('a reader says it once a book and may say it again; the last one stands', async () => {
    const amina = await shelf.newReader();
    const { hen } = shelf.books;
    const sad = { mood: 'SAD', reason: 'SCARY', lId: englishLanguageId, at: minute(1) };
    expect(await say(amina, hen, sad)).toEqual({
      bookId: hen,
      languageId: englishLanguageId,
      mood: 'SAD',
      reason: 'SCARY',
      reviewedAt: minute(1),
    });
    expect(await say(amina, hen, { mood: 'GREAT', at: minute(3) })).toMatchObject({ mood: 'GREAT', reason: null });
    expect(await reviewsOf(amina)).toEqual([[hen, 'GREAT']]);
  });

  test('a review that was given before and arrives later changes nothing, nor does one sent twice', async () => {
    const amina = await shelf.newReader();
    const { hen } = shelf.books;
    await say(amina, hen, { mood: 'GOOD', at: minute(5) });
    expect(await say(amina, hen, { mood: 'BAD', at: minute(4) })).toMatchObject({ mood: 'GOOD' });
    expect(await say(amina, hen, { mood: 'GOOD', at: minute(5) })).toMatchObject({ mood: 'GOOD' });
    expect(await reviewsOf(amina)).toEqual([[hen, 'GOOD']]);
  });

  test('a clock that runs ahead does not win for ever', async () => {
    const amina = await shelf.newReader();
    await say(amina, shelf.books.hen, { mood: 'BAD', at: '2999-01-01T00:00:00Z' });
    expect(await say(amina, shelf.books.hen, 'GREAT')).toMatchObject({ mood: 'GREAT' });
  });

  test('reviews are listed with the last one first, in parts, or of one book', async () => {
    const amina = await shelf.newReader();
    const { hen, hills, 'red-kite': kite } = shelf.books;
    for (const [at, bookId] of [hen, hills, kite].entries()) await say(amina, bookId, { mood: 'GOOD', at: minute(at) });
    const first = await amina.client(calls.listReviews, { ...inPath(amina), limit: 2 });
    expect(first.items.map(({ bookId }) => bookId)).toEqual([kite, hills]);
    const rest = await amina.client(calls.listReviews, { ...inPath(amina), limit: 2, cursor: first.cursor });
    expect(rest).toMatchObject({ items: [{ bookId: hen }] });
    expect(rest.cursor).toBe(undefined);
    for (const keys of [
      '["x","4"]',
      '["2026-11-29 14:56:06.422+00","4"]',
      '["1","x"]',
      '["99999999999999999999","1"]',
    ]) {
      const cursor = cursorsOfCall('listReviews').write(Buffer.from(keys).toString('base64url'));
      await expect(amina.client(calls.listReviews, { ...inPath(amina), cursor })).rejects.toMatchObject({
        status: 400,
      });
    }
    expect((await amina.client(calls.listReviews, { ...inPath(amina), bId: hills })).items).toHaveLength(1);
  });

  test('the public mood is the commonest, told from five reviews on and never before', async () => {
    const { long } = shelf.books;
    expect(await moodOf(long)).toEqual({ mood: null, reviews: 0 });
    for (const mood of ['SAD', 'SAD', 'GREAT', 'GREAT'] as const) await say(await shelf.newReader(), long, mood);
    expect(await moodOf(long)).toEqual({ mood: null, reviews: 0 });
    let tell = () => {};
    const notified = new Promise<void>((resolve) => (tell = resolve));
    // Heard before it is said.
    const stop = await shelf.database.listen(
      'catalogue',
      () => tell(),
      () => {},
    );
    await say(await shelf.newReader(), long, 'SO_SO');
    await notified;
    await stop();
    // As common as SAD, and kinder.
    expect(await moodOf(long)).toEqual({ mood: 'GREAT', reviews: 5 });
  });

  test('a reason stands only beside SAD and BAD', async () => {
    const amina = await shelf.newReader();
    const { hen } = shelf.books;
    await expect(say(amina, hen, { mood: 'GREAT', reason: 'SCARY' })).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'body.reason', message: 'Give a reason only beside SAD or BAD.' }],
    });
    await expect(say(amina, hen, { mood: 'MEH' })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await reviewsOf(amina)).toEqual([]);
  });

  test('drafts and unknown books have no review; an unknown language is left out', async () => {
    const amina = await shelf.newReader();
    const notFound = { code: 'book-not-found', status: 404 };
    await expect(say(amina, shelf.books.draft, 'GOOD')).rejects.toMatchObject(notFound);
    await expect(say(amina, '999999', 'GOOD')).rejects.toMatchObject(notFound);
    expect(await say(amina, shelf.books.hen, { mood: 'GOOD', lId: '999999' })).toMatchObject({ languageId: null });
  });

  test('reviews are in the account’s export and go with the profile', async () => {
    const amina = await shelf.newReader();
    await say(amina, shelf.books.hen, { mood: 'BAD', reason: 'BORING', at: minute(7) });
    const exported = await exportReading(shelf.database, amina.uId);
    expect(exported).toMatchObject([{ bookId: shelf.books.hen, mood: 'BAD', moodReason: 'BORING', lookedAt: null }]);
    await shelf.database.pool.query('delete from profile where id = $1', [amina.pId]);
    const { rows } = await shelf.database.pool.query('select 1 from review where profile_id = $1', [amina.pId]);
    expect(rows).toEqual([]);
  });

  test('of a book that was joined to another, moods and reviews are found by its number of before', async () => {
    const { hen, hills } = shelf.books;
    const readers = await Promise.all(Array.from({ length: 5 }, () => shelf.newReader()));
    const move = async (from: string, to: string) => {
      await shelf.database.pool.query(`
        insert into edition_former_book select book_id, id from edition where book_id = ${from} on conflict do nothing`);
      await shelf.database.pool.query(`delete from edition_former_book where book_id = ${to}`);
      await shelf.database.pool.query(
        `update edition set book_id = ${to}, variant = variant + 1 where book_id = ${from}`,
      );
    };
    await shelf.database.pool.query('delete from review');
    await move(hills, hen);
    for (const reader of readers) await say(reader, hills, 'GREAT');
    expect([await moodOf(hills), await moodOf(hen)]).toEqual([
      { mood: 'GREAT', reviews: 5 },
      { mood: 'GREAT', reviews: 5 },
    ]);
    const [amina] = readers;
    if (amina === undefined) throw new Error('There are five readers.');
    const { items } = await amina.client(calls.listReviews, { ...inPath(amina), bId: hills });
    expect(items).toMatchObject([{ bookId: hen, mood: 'GREAT' }]);
  });
});
