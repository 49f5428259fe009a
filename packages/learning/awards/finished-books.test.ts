import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { migrate, migrationsFolder } from '@letsread/database/migrate.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { listKeepReading, turnPage } from '@letsread/reading/contract.ts';
import { readReader } from '@letsread/reading/suggestions/read-reader.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../contract.ts';
import { openTestPaths, type PathReader, type TestPaths } from '../testing/test-paths.ts';
import { earnMissedAwards } from './earn-awards.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();

describe.each(testDatabaseKinds)('finished books, on the %s database', (kind) => {
  let paths: TestPaths;
  beforeAll(async () => {
    paths = await openTestPaths(kind);
    await paths.addPath('all', ['book hen', 'book red-kite', 'book hills', 'match hills']);
  });
  afterAll(() => paths.close());

  /** How many books each screen says are finished, by book where it says which. */
  async function tellFinished({ client, reader }: PathReader) {
    const { userId: uId, profileId: pId } = reader;
    const growth = await client(calls.getGrowth, reader);
    const { items: awards } = await client(calls.listAwards, reader);
    const { items: progress } = await client(calls.listPathwayProgress, reader);
    const { items: finished } = await client(listKeepReading, { uId, pId, finished: 'true' });
    const { items: begun } = await client(listKeepReading, { uId, pId });
    const suggested = await readReader(paths.database, pId, undefined);
    return {
      growth: growth.finished,
      byLevel: growth.finishedByLevel.reduce((sum, { books }) => sum + books, 0),
      stickers: awards.filter(({ deed }) => deed === 'book').map(({ bookId }) => bookId ?? ''),
      steps: (progress[0]?.done ?? []).filter((one) => one.kind === 'book').map(({ bookId }) => bookId),
      isComplete: progress[0]?.completedAt !== null && progress[0] !== undefined,
      suggested: suggested.finished,
      readAgain: finished.map(({ bookId }) => bookId),
      begun: begun.map(({ bookId }) => bookId),
    };
  }

  const act = fc.record({
    book: fc.constantFrom('hen', 'red-kite', 'hills' as const),
    what: fc.constantFrom('cover', 'last page', 'read again', 'completion', 'match' as const),
    at: fc.integer({ min: 0, max: 30 }),
    languageId: fc.constantFrom(undefined, englishLanguageId, frenchId),
  });
  type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

  async function perform({ client, reader }: PathReader, { book, what, at, languageId }: Act): Promise<void> {
    const bookId = paths.books[book];
    const isThere = languageId === undefined || languageId === englishLanguageId || book !== 'hen';
    const lId = isThere ? languageId : englishLanguageId;
    if (what === 'completion' || what === 'match') {
      const deed = { kind: what === 'match' ? ('match' as const) : ('book' as const), bookId, lId, at: minute(at) };
      await client(calls.recordCompletions, { ...reader, body: { deeds: [deed] } });
      return;
    }
    const page = what === 'last page' ? 99 : 0;
    const turned = { uId: reader.userId, pId: reader.profileId, bId: bookId, lId, at: minute(at) };
    const again = what === 'read again' ? { again: 'true' as const } : {};
    await client(turnPage, { pageNumber: String(page), ...turned, ...again });
  }

  test('whatever was done, in any order, on any device and sent twice: every screen says the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(act, { minLength: 1, maxLength: 10 })
          .chain((acts) =>
            fc.tuple(fc.constant(acts), fc.shuffledSubarray([...acts, ...acts], { minLength: acts.length * 2 })),
          ),
        async ([acts, otherWay]) => {
          const [amina, joseph] = [await paths.newReader(), await paths.newReader()];
          for (const one of acts) await perform(amina, one);
          await Promise.all(otherWay.map((one) => perform(joseph, one)));
          const isEnd = ({ what }: Act) => what === 'last page' || what === 'completion';
          const books = [...new Set(acts.filter(isEnd).map(({ book }) => paths.books[book]))].sort();
          for (const reader of [amina, joseph]) {
            const finished = await tellFinished(reader);
            expect(finished).toMatchObject({ growth: books.length, byLevel: books.length });
            for (const ids of [finished.stickers, finished.steps, finished.suggested])
              expect([...ids].sort()).toEqual(books);
            // "Read again" alone takes a finished book off its shelf, and puts it among those that are being read.
            const reading = finished.begun.filter((id) => books.includes(id));
            expect([...finished.readAgain, ...reading].sort()).toEqual(books);
          }
          const [one, other] = [await tellFinished(amina), await tellFinished(joseph)];
          expect(other.readAgain.sort()).toEqual(one.readAgain.sort());
          const isAll = books.length === 3 && acts.some(({ what, book }) => what === 'match' && book === 'hills');
          if (isAll) expect([one.isComplete, other.isComplete]).toEqual([true, true]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a page turn alone earns the sticker and, as the last step, the badge', async () => {
    const amina = await paths.newReader();
    for (const book of ['hen', 'red-kite', 'hills'] as const)
      await perform(amina, { book, what: 'last page', at: 1, languageId: undefined });
    await perform(amina, { book: 'hills', what: 'match', at: 9, languageId: undefined });
    expect(await tellFinished(amina)).toMatchObject({ growth: 3, isComplete: true });
    const { items } = await amina.client(calls.listAwards, amina.reader);
    expect(items.map((one) => one.kind).sort()).toEqual(['badge', 'sticker', 'sticker', 'sticker', 'sticker']);
  });

  test('what was finished and never rewarded is rewarded when the library starts, once', async () => {
    const amina = await paths.newReader();
    const context = { database: paths.database, mediaUrl: '/media' };
    await paths.database.pool.query(
      `insert into reading_position (profile_id, book_id, page, pages, turned_at, furthest_page, furthest_pages,
         last_page_at, first_last_page_at)
       select $1, id, 2, 2, $2, 2, 2, $2, $2 from book where source_key in ('hen', 'red-kite', 'hills')`,
      [amina.reader.profileId, minute(1)],
    );
    await paths.database.pool.query(
      `insert into activity_completion (profile_id, kind, book_id, first_at, last_at)
       select $1, 'match', id, $2, $2 from book where source_key = 'hills'`,
      [amina.reader.profileId, minute(1)],
    );
    await Promise.all([earnMissedAwards(context), earnMissedAwards(context)]);
    const { items } = await amina.client(calls.listAwards, amina.reader);
    expect(items.map((one) => one.kind).sort()).toEqual(['badge', 'sticker', 'sticker', 'sticker', 'sticker']);
  });
});

describe.each(testDatabaseKinds)('books finished before there was one rule, on the %s database', (kind) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.pool.query('drop schema public cascade; create schema public');
    folder = mkdtempSync(path.join(os.tmpdir(), 'finished-'));
    for (const name of readdirSync(migrationsFolder))
      if (name < '0013') cpSync(path.join(migrationsFolder, name), path.join(folder, name));
    await migrate(database, folder);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });

  test('each is finished everywhere, nothing is taken away, and who was further on stays there', async () => {
    await database.pool.query(`
      insert into language (id, code, bcp47, name, english_name, script, direction)
        values (1, 'en', 'en', 'English', 'English', 'Latin', 'ltr');
      insert into licence values ('cc0', 'CC0', 'https://licence.invalid', true, true);
      insert into book (source, source_key) select 'test', n::text from generate_series(1, 5) n;
      insert into edition (book_id, language_id, source_file, source_hash, slug, title, licence_code, status, page_count,
        word_count, minutes, search, published_at)
        select id, 1, '', '', 'book-' || id, 'Book', 'cc0', 'published', 10, 10, 1, '', now() from book where id < 5;
      insert into account (display_name) values ('Joseph');
      insert into profile (account_id, name, image_url) values (1, 'Amina', '/a.webp');
      insert into reading_position (profile_id, book_id, page, pages, turned_at, furthest_page, furthest_pages, last_page_at, again_at)
        values (1, 1, 10, 10, '2026-01-05Z', 10, 10, '2026-01-05Z', null),
          (1, 2, 3, 10, '2026-01-09Z', 7, 10, null, null), (1, 3, 4, 10, '2026-01-09Z', 10, 10, '2026-01-02Z', '2026-01-03Z');
      insert into deed (profile_id, kind, book_id, language_id, first_at, last_at) values
        (1, 'book', 2, 1, '2026-01-01Z', '2026-01-04Z'), (1, 'book', 3, 1, '2026-01-01Z', '2026-01-02Z'),
        (1, 'book', 4, 1, '2026-01-06Z', '2026-01-07Z'), (1, 'book', 5, null, '2026-01-06Z', '2026-01-07Z'),
        (1, 'match', 4, 1, '2026-01-08Z', '2026-01-08Z')`);
    await migrate(database);
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select c.kind, c.book_id as book, to_char(c.first_at at time zone 'UTC', 'DD') || to_char(c.last_at at time zone 'UTC', ' DD') as days, p.page, p.furthest_page as furthest
       from completion c left join reading_position p on c.kind = 'book' and p.book_id = c.book_id order by c.kind, c.book_id`,
    );
    expect(rows).toEqual([
      { kind: 'book', book: '1', days: '05 05', page: 10, furthest: 10 },
      { kind: 'book', book: '2', days: '01 04', page: 3, furthest: 10 },
      { kind: 'book', book: '3', days: '01 02', page: 4, furthest: 10 },
      { kind: 'book', book: '4', days: '06 07', page: 10, furthest: 10 },
      { kind: 'book', book: '5', days: '06 07', page: 1, furthest: 1 },
      { kind: 'match', book: '4', days: '08 08', page: null, furthest: null },
    ]);
  });
});
