import { frenchId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { turnPage } from '../contract.ts';
import { recordTurns, type Turn } from './record-turns.ts';
import { openTestShelf, type TestReader, type TestShelf } from '../testing/test-shelf.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();

describe.each(testDatabaseKinds)('turning pages, on the %s database', (kind) => {
  let shelf: TestShelf;
  beforeAll(async () => {
    shelf = await openTestShelf(kind);
  });
  afterAll(() => shelf.close());

  type Said = { at?: string; lId?: string; pages?: number; eventId?: string; again?: 'true'; bId?: string };
  const turn = ({ client, uId, pId }: TestReader, page: number, said: Said = {}) =>
    client(turnPage, { pageNumber: String(page), uId, pId, bId: shelf.books.hills, ...said });

  test('the position is where the reader turned to', async () => {
    const amina = await shelf.newReader();
    expect(await turn(amina, 4, { at: minute(1), lId: englishLanguageId, eventId: 'one' })).toEqual({
      bookId: shelf.books.hills,
      languageId: englishLanguageId,
      page: 4,
      pages: 10,
      furthest: 4,
      share: 0.4,
      finishedAt: null,
      turnedAt: minute(1),
      eventId: 'one',
    });
  });

  test('of two devices the turn made last wins, though it arrives first', async () => {
    const amina = await shelf.newReader();
    await turn(amina, 7, { at: minute(9) });
    expect(await turn(amina, 3, { at: minute(5) })).toMatchObject({ page: 7, furthest: 7, turnedAt: minute(9) });
    expect(await turn(amina, 2, { at: minute(10) })).toMatchObject({ page: 2, furthest: 7 });
  });

  test('two devices that turn at the same time end alike', async () => {
    const amina = await shelf.newReader();
    await Promise.all([turn(amina, 3, { at: minute(5) }), turn(amina, 6, { at: minute(5) })]);
    // Each was answered with what stood then; told again, both hear the same.
    const [one, other] = [await turn(amina, 3, { at: minute(5) }), await turn(amina, 6, { at: minute(5) })];
    expect(one).toEqual(other);
    expect(one).toMatchObject({ page: 6 });
  });

  test('repeating a turn changes nothing', async () => {
    const amina = await shelf.newReader();
    const first = await turn(amina, 3, { at: minute(5), eventId: 'one' });
    expect(await turn(amina, 3, { at: minute(5), eventId: 'one' })).toEqual(first);
  });

  test('the last page finishes the book, and turning back does not unfinish it', async () => {
    const amina = await shelf.newReader();
    expect((await turn(amina, 10, { at: minute(1) })).finishedAt).toBe(minute(1));
    expect(await turn(amina, 1, { at: minute(2) })).toMatchObject({ page: 1, furthest: 10, finishedAt: minute(1) });
  });

  test('only reading again unfinishes it, and its last page finishes it again; furthest stays', async () => {
    const amina = await shelf.newReader();
    await turn(amina, 10, { at: minute(1) });
    expect(await turn(amina, 0, { at: minute(2), again: 'true' })).toMatchObject({ furthest: 10, finishedAt: null });
    expect((await turn(amina, 10, { at: minute(1) })).finishedAt).toBe(null);
    expect((await turn(amina, 10, { at: minute(3) })).finishedAt).toBe(minute(3));
    expect((await turn(amina, 0, { at: minute(2), again: 'true' })).finishedAt).toBe(minute(3));
  });

  test('a clock that runs ahead counts as now, so the next turn wins', async () => {
    const amina = await shelf.newReader();
    const ahead = await turn(amina, 5, { at: '2099-01-01T00:00:00Z' });
    const counted = Date.parse(ahead.turnedAt);
    expect(counted).toBeLessThanOrEqual(Date.now());
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: counted + 1 });
    expect((await turn(amina, 2)).page).toBe(2);
    expect((await turn(await shelf.newReader(), 1, { at: '0000-01-01T00:00:00Z' })).turnedAt).toBe(
      '2000-01-01T00:00:00.000Z',
    );
  });

  test('the page is kept on switching language, by its share where the pages are not as many', async () => {
    const amina = await shelf.newReader();
    await turn(amina, 5, { at: minute(1), lId: englishLanguageId });
    const french = await turn(amina, 6, { at: minute(2), lId: frenchId });
    expect(french).toMatchObject({ languageId: frenchId, page: 6, pages: 12, share: 0.5, furthest: 6 });
    expect(await turn(amina, 1, { at: minute(3), lId: englishLanguageId })).toMatchObject({ pages: 10, furthest: 5 });
  });

  test('a page beyond the edition is its last; of a device with an older edition its share counts', async () => {
    const amina = await shelf.newReader();
    expect(await turn(amina, 14, { at: minute(1), pages: 20 })).toMatchObject({ share: 0.7, finishedAt: null });
    expect(await turn(amina, 14, { at: minute(2) })).toMatchObject({ page: 10, pages: 10, finishedAt: minute(2) });
  });

  test('a turn without a language keeps the one last read', async () => {
    const amina = await shelf.newReader();
    await turn(amina, 1, { at: minute(1), lId: frenchId });
    expect((await turn(amina, 2, { at: minute(2) })).languageId).toBe(frenchId);
  });

  test('a book withdrawn meanwhile takes the turns made offline; one never published is not found', async () => {
    const amina = await shelf.newReader();
    await shelf.database.pool.query(`update edition set status = 'draft' where slug = 'hen-and-the-kite'`);
    expect((await turn(amina, 1, { bId: shelf.books.hen, lId: englishLanguageId })).finishedAt).not.toBe(null);
    await shelf.database.pool.query(`update edition set status = 'published' where slug = 'hen-and-the-kite'`);
    await shelf.database.pool.query(`update edition set published_at = null where slug = 'kite-not-ready'`);
    const notFound = { code: 'book-not-found', status: 404 };
    await expect(turn(amina, 1, { bId: shelf.books.draft })).rejects.toMatchObject(notFound);
    await expect(turn(amina, 1, { bId: '424242' })).rejects.toMatchObject(notFound);
    await expect(turn(amina, 1, { lId: khmerId })).rejects.toMatchObject(notFound);
  });

  test('one unknown book does not fail the turns that wait beside it', async () => {
    const [amina, kofi] = [await shelf.newReader(), await shelf.newReader()];
    const turns = await Promise.allSettled([turn(amina, 1), turn(amina, 1, { bId: '424242' }), turn(kofi, 2)]);
    expect(turns.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('nor does a profile that is deleted meanwhile', async () => {
    const [amina, kofi] = [await shelf.newReader(), await shelf.newReader()];
    const turns = Promise.allSettled([turn(amina, 1), turn(kofi, 2)]);
    await shelf.database.pool.query('delete from profile where id = $1', [amina.pId]);
    expect((await turns)[1]).toMatchObject({ status: 'fulfilled', value: { page: 2 } });
  });

  test.each([
    ['no number', 'first', ''],
    ['a page before the cover', '-1', ''],
    ['a page with a fraction', '1.5', ''],
    ['a page no book has', '10000', ''],
    ['a time that is none', '1', '&at=yesterday'],
    ['a time without its offset', '1', '&at=2026-01-01T12:00:00'],
    ['a language that is no id', '1', '&lId=en'],
    ['no pages', '1', '&pages=0'],
    ['an endless event id', '1', `&eventId=${'e'.repeat(101)}`],
    ['again said otherwise', '1', '&again=1'],
  ])('%s is refused', async (_what, page, more) => {
    const amina = await shelf.newReader();
    const path = `/profile/turn-page/${page}?uId=${amina.uId}&pId=${amina.pId}&bId=${shelf.books.hills}${more}`;
    expect((await shelf.send({ method: 'PUT', path, token: amina.uId })).status).toBe(400);
  });

  test('the same turns end the same in any order, in any batches, and when some arrive twice', async () => {
    const lId = fc.constantFrom(undefined, englishLanguageId, frenchId);
    const anyTurn = fc.record({
      languageId: lId,
      page: fc.nat(14),
      pages: fc.constantFrom(undefined, 6, 12),
      at: fc.integer({ min: 0, max: 4 }).map((n) => new Date(minute(n))),
      again: fc.boolean(),
      eventId: fc.constantFrom(undefined, 'a', 'b'),
    });
    const play = fc.array(anyTurn, { minLength: 1, maxLength: 6 }).chain((turns) =>
      fc.record({
        turns: fc.constant(turns),
        other: fc.shuffledSubarray([...turns, ...turns], { minLength: 0 }).map((some) => [...some, ...turns].reverse()),
        batch: fc.integer({ min: 1, max: 4 }),
      }),
    );
    const end = async (turns: Omit<Turn, 'profileId' | 'bookId'>[], batch: number) => {
      const { pId } = await shelf.newReader();
      for (let from = 0; from < turns.length; from += batch) {
        const some = turns
          .slice(from, from + batch)
          .map((one) => ({ ...one, profileId: pId, bookId: shelf.books.hills }));
        await recordTurns(shelf.database, some);
      }
      const { rows } = await shelf.database.pool.query('select * from reading_position where profile_id = $1', [pId]);
      return { ...rows[0], profile_id: '' };
    };
    await fc.assert(
      fc.asyncProperty(play, async ({ turns, other, batch }) => {
        expect(await end(other, batch)).toEqual(await end(turns, 1));
      }),
      { numRuns: 40 },
    );
  });

  test('when a book was begun is known of those that were begun since it is noted', async () => {
    const { pId } = await shelf.newReader();
    const { pool } = shelf.database;
    const turn = async (at: number) => {
      const one = { page: 2, again: false, languageId: undefined, pages: undefined, eventId: undefined };
      await recordTurns(shelf.database, [
        { ...one, at: new Date(minute(at)), profileId: pId, bookId: shelf.books.hills },
      ]);
      const { rows } = await pool.query<{ first: Date | null }>(
        'select first_turned_at as first from reading_position where profile_id = $1',
        [pId],
      );
      return rows[0]?.first;
    };
    expect(await turn(5)).toEqual(new Date(minute(5)));
    expect(await turn(7)).toEqual(new Date(minute(5)));
    // Turned before, without a network, and told later.
    expect(await turn(3)).toEqual(new Date(minute(3)));
    await pool.query('update reading_position set first_turned_at = null where profile_id = $1', [pId]);
    expect(await turn(9)).toBeNull();
  });

  test('whatever is turned, furthest never shrinks', async () => {
    const steps = fc.array(fc.record({ page: fc.nat(12), again: fc.boolean(), at: fc.nat(50) }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(steps, async (turns) => {
        const { pId } = await shelf.newReader();
        let before = 0;
        for (const { page, again, at } of turns) {
          const one = {
            page,
            again,
            at: new Date(minute(at)),
            languageId: undefined,
            pages: undefined,
            eventId: undefined,
          };
          const [now] = await recordTurns(shelf.database, [{ ...one, profileId: pId, bookId: shelf.books.hills }]);
          expect(now?.furthestPage).toBeGreaterThanOrEqual(before);
          before = now?.furthestPage ?? 0;
        }
      }),
      { numRuns: 20 },
    );
  });
});
