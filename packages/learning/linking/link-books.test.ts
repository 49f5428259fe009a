import { englishLanguageId, listBooksById, previewBook, searchBooks } from '@letsread/catalogue/contract.ts';
import * as contract from '@letsread/catalogue/linking/contract.ts';
import { forgetLinkings } from '@letsread/catalogue/linking/record-linking.ts';
import { catalogueCalls } from '@letsread/catalogue/server.ts';
import { addTestBook, arabicId, frenchId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import { openStaffRoom } from '@letsread/catalogue/testing/test-staff.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import { addFavouriteBook, turnPage } from '@letsread/reading/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPaths, type TestPaths } from '../testing/test-paths.ts';
import { linkingCalls } from './calls.ts';

describe.each(testDatabaseKinds)('books that are joined and split, on %s', (kind) => {
  let paths: TestPaths;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let librarian: Awaited<ReturnType<typeof room.makeStaff>>;
  const run = <Row extends object>(text: string) => paths.database.pool.query<Row>(text);

  beforeAll(async () => {
    paths = await openTestPaths(kind);
    room = await openStaffRoom(paths.database, [...linkingCalls, ...catalogueCalls]);
    librarian = await room.makeStaff('LIBRARIAN');
  });
  afterAll(async () => {
    await room.close();
    await paths.close();
  });

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof Problem ? error.code : error),
    );
  const editionsOf = async (bookId: string) =>
    (await librarian.client(contract.listLinkedEditions, { bookId })).editions;
  const idsOf = async (...bookIds: string[]) =>
    (await Promise.all(bookIds.map(editionsOf))).flat().map(({ editionId }) => editionId);
  const join = async (bookId: string, otherId: string) =>
    librarian.client(contract.joinBooks, { bookId, body: { otherId, seen: await idsOf(bookId, otherId) } });
  const split = async (bookId: string, editionIds: string[]) =>
    librarian.client(contract.splitBook, { bookId, body: { editionIds, seen: await idsOf(bookId) } });
  /** Splits off an edition in a language, which the book is given first. */
  async function splitLast(bookId: string, languageId: string) {
    const added = await addBook([languageId]);
    await join(bookId, added);
    const edition = (await editionsOf(bookId)).find(({ language }) => language.id === languageId);
    return split(bookId, [edition?.editionId ?? '']);
  }
  const undo = (bookId: string, linkingId: string) => librarian.client(contract.undoBookLinking, { bookId, linkingId });

  let made = 0;
  /** A book in languages, in the library of the tests. */
  async function addBook(languageIds: string[], tags: string[] = []): Promise<string> {
    made += 1;
    return addTestBook(paths.database.pool, {
      key: `made-${made}`,
      level: 2,
      reads: 7,
      tags,
      editions: languageIds.map((languageId) => ({
        languageId,
        title: `Made ${made} ${languageId}`,
        slug: `made-${made}-${languageId}`,
        pages: ['One.', 'Two.', 'Three.'],
      })),
    });
  }

  const expected = [
    ['edition', "(to_jsonb(t) - 'updated_at' - 'search' - 'import_id')"],
    ...[
      'reading_position',
      'reading_stop',
      'saved_book',
      'favourite_book',
      'review',
      'activity_completion',
      'pathway_step',
      'collection_book',
      'book_tag',
      'book_tag_choice',
      'removed_book_tag',
      'book_team',
      'book_opening',
      'question',
      'award',
      'handed_out',
    ].map((table) => [table, 'to_jsonb(t)'] as const),
  ] as const;
  /** All that the library holds of its books and readers; books without an edition hold nothing. */
  async function everything() {
    const all: Record<string, string[]> = {};
    for (const [table, row] of expected) {
      const { rows } = await run<{ row: string }>(`select ${row}::text as row from ${table} t order by 1`);
      all[table] = rows.map((each) => each.row);
    }
    const { rows } = await run<{ row: string }>(`
      select id || ' ' || reads as row from book b where exists (select from edition e where e.book_id = b.id) order by id`);
    return { ...all, reads: rows.map((each) => each.row) };
  }

  /** Readers with a place, a favourite, a review, a game, a sticker … in these books. */
  async function readersOf(bookId: string, languageId: string, profileId: string, day: number): Promise<void> {
    const at = `timestamptz '2026-01-01' + interval '${day} days'`;
    await run(`
      insert into reading_position (profile_id, book_id, page, pages, turned_at, language_id, language_at, furthest_page,
        furthest_pages, last_page_at, last_page_language_id, first_last_page_at, first_turned_at)
      values (${profileId}, ${bookId}, 3, 3, ${at}, ${languageId}, ${at}, 3, 3, ${at}, ${languageId}, ${at}, ${at});
      insert into reading_stop values (${profileId}, ${bookId}, '2026-01-01', 2, 3, ${at});
      insert into saved_book values (${profileId}, ${bookId}, ${at});
      insert into favourite_book values (${profileId}, ${bookId}, ${at});
      insert into review values (${profileId}, ${bookId}, ${languageId}, 'GOOD', null, ${at});
      insert into activity_completion values (${profileId}, 'match', ${bookId}, ${languageId}, ${at}, ${at});
      insert into award (profile_id, kind, ref, picture, earned_at) values
        (${profileId}, 'sticker', 'book:${bookId}', 'kite', ${at}), (${profileId}, 'sticker', 'match:${bookId}', 'hen', ${at});
      insert into book_opening values (${bookId}, '2026-01-${String(day + 1).padStart(2, '0')}', false, 3) on conflict do nothing;`);
  }
  const profileOf = async () => (await paths.newReader()).reader.profileId;
  const rowsOf = async (table: string, profileId: string) =>
    (await run<{ book_id: string }>(`select * from ${table} where profile_id = ${profileId} order by book_id`)).rows;

  test('the editions of two books stand together, the second of a language as a further one', async () => {
    const [one, other] = [await addBook([englishLanguageId, arabicId]), await addBook([englishLanguageId, khmerId])];
    const joined = await join(one, other);
    expect(joined.editions.map(({ language, variant }) => [language.id, variant])).toEqual([
      [englishLanguageId, 1],
      [englishLanguageId, 2],
      [arabicId, 1],
      [khmerId, 1],
    ]);
    expect(joined.linkings).toMatchObject([{ id: joined.linkingId, action: 'join', canUndo: true }]);
    expect((await run(`select from audit_entry where action = 'books-joined' and object_id = ${one}`)).rowCount).toBe(
      1,
    );
  });

  test('the number of the joined book leads to the other, for whoever has it still', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    await join(one, other);
    const { items } = await librarian.client(listBooksById, { bookIds: other });
    expect(items[0]?.bookId).toBe(one);
    const { client, reader } = await paths.newReader();
    const read = await client(previewBook, { langId: khmerId, bookId: other });
    expect(read.bookId).toBe(one);
    await client(addFavouriteBook, { ...reader, bookId: other });
    await client(turnPage, {
      uId: reader.userId,
      pId: reader.profileId,
      bId: other,
      lId: khmerId,
      pageNumber: '2',
    });
    expect(await rowsOf('reading_position', reader.profileId)).toMatchObject([
      { book_id: one, page: 2, language_id: khmerId },
    ]);
    expect((await rowsOf('favourite_book', reader.profileId)).map((row) => row.book_id)).toEqual([one]);
    expect((await librarian.client(contract.listLinkedEditions, { bookId: one })).editions).toHaveLength(2);
  });

  test('a reader who had both has one of each, and nothing counts twice', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const profileId = await profileOf();
    await readersOf(one, englishLanguageId, profileId, 3);
    await readersOf(other, khmerId, profileId, 1);
    await join(one, other);
    const [position, ...none] = await rowsOf('reading_position', profileId);
    expect(none).toEqual([]);
    expect(position).toMatchObject({ book_id: one, language_id: englishLanguageId });
    expect(position).toMatchObject({
      first_turned_at: new Date('2026-01-02T00:00:00Z'),
      first_last_page_at: new Date('2026-01-02T00:00:00Z'),
      last_page_at: new Date('2026-01-04T00:00:00Z'),
    });
    for (const table of ['saved_book', 'favourite_book', 'review', 'activity_completion', 'reading_stop'])
      expect((await rowsOf(table, profileId)).map((row) => row.book_id)).toEqual([one]);
    const { rows } = await run(`select from completion where profile_id = ${profileId} and kind = 'book'`);
    expect(rows).toHaveLength(1);
  });

  test('a sticker of the joined book is that of the other, so that it is not earned again', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const profileId = await profileOf();
    await readersOf(other, khmerId, profileId, 1);
    const { linkingId } = await join(one, other);
    const refs = async () =>
      (await run<{ ref: string }>(`select ref from award where profile_id = ${profileId} order by ref`)).rows.map(
        ({ ref }) => ref,
      );
    expect(await refs()).toEqual([`book:${one}`, `match:${one}`]);
    await undo(one, linkingId);
    expect(await refs()).toEqual([`book:${other}`, `match:${other}`]);
  });

  test('a sticker that is earned meanwhile goes with the book of the language it was earned in', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const [inKhmer, inBoth] = [await profileOf(), await profileOf()];
    const { linkingId } = await join(one, other);
    await readersOf(one, khmerId, inKhmer, 2);
    await readersOf(one, englishLanguageId, inBoth, 2);
    await undo(one, linkingId);
    const { rows } = await run(`select profile_id, ref from award
      where profile_id in (${inKhmer}, ${inBoth}) order by profile_id, ref`);
    expect(rows).toEqual([
      { profile_id: inKhmer, ref: `book:${other}` },
      { profile_id: inKhmer, ref: `match:${other}` },
      { profile_id: inBoth, ref: `book:${one}` },
      { profile_id: inBoth, ref: `match:${one}` },
    ]);
    const { newBookId, linkingId: splitId } = await splitLast(one, frenchId);
    await readersOf(newBookId, frenchId, inKhmer, 3);
    await undo(one, splitId);
    expect((await run(`select from award where profile_id = ${inKhmer} and ref = 'book:${one}'`)).rowCount).toBe(1);
  });

  test('a reader of both books who goes on in either keeps one row of each, with what was there before', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const readers = [await paths.newReader(), await paths.newReader(), await paths.newReader()] as const;
    for (const { reader } of readers) {
      await readersOf(one, englishLanguageId, reader.profileId, 3);
      await readersOf(other, khmerId, reader.profileId, 1);
    }
    const { linkingId } = await join(one, other);
    for (const [at, langs] of [[khmerId], [englishLanguageId], [khmerId, englishLanguageId]].entries())
      for (const lId of langs) {
        const { client, reader } = readers[at] ?? readers[0];
        await client(turnPage, { uId: reader.userId, pId: reader.profileId, bId: one, lId, pageNumber: '1' });
      }
    await undo(one, linkingId);
    for (const [at, pages] of [
      [3, 1],
      [1, 3],
      [1, 3],
    ].entries()) {
      const profileId = (readers[at] ?? readers[0]).reader.profileId;
      expect(await rowsOf('reading_position', profileId), `reader ${at}`).toMatchObject([
        { book_id: one, page: pages[0], language_id: englishLanguageId },
        { book_id: other, page: pages[1], language_id: khmerId },
      ]);
      for (const table of ['saved_book', 'favourite_book', 'review', 'activity_completion'])
        expect((await rowsOf(table, profileId)).map((row) => row.book_id)).toEqual([one, other]);
      for (const book of [one, other]) {
        const { rowCount } = await run(`select from completion
          where profile_id = ${profileId} and kind = 'book' and book_id = ${book}`);
        expect(rowCount).toBe(1);
        const stickers = await run(`select from award where profile_id = ${profileId} and ref = 'book:${book}'`);
        expect(stickers.rowCount).toBe(1);
      }
    }
  });

  test('of two joins at the same moment one is done, and the other says that the book is another by now', async () => {
    for (const against of ['the same book', 'each other'] as const) {
      const [one, other, third] = [
        await addBook([englishLanguageId]),
        await addBook([khmerId]),
        await addBook([frenchId]),
      ];
      const profileId = await profileOf();
      await readersOf(other, khmerId, profileId, 1);
      const [into, of] = against === 'each other' ? [other, one] : [third, other];
      const seen = await idsOf(into, of);
      const input = { bookId: one, body: { otherId: other, seen: await idsOf(one, other) } };
      const done = await Promise.all([
        codeOf(librarian.client(contract.joinBooks, input)),
        codeOf(librarian.client(contract.joinBooks, { bookId: into, body: { otherId: of, seen } })),
      ]);
      expect(done.toSorted()).toEqual(['changed-meanwhile', undefined]);
      const { rows } = await run<{ n: number }>(
        `select count(*)::int as n from edition where book_id in (${one}, ${other}, ${third})`,
      );
      expect(rows[0]?.n).toBe(3);
      expect(await rowsOf('reading_position', profileId)).toHaveLength(1);
    }
  });

  test('a review that the back room looked at stays so where the reader spoke of both books', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const profileId = await profileOf();
    await readersOf(one, englishLanguageId, profileId, 1);
    await readersOf(other, khmerId, profileId, 2);
    await run(`update review set looked_at = now() where profile_id = ${profileId} and book_id = ${one}`);
    await join(one, other);
    expect(await rowsOf('review', profileId)).toMatchObject([{ language_id: khmerId, looked_at: expect.any(Date) }]);
  });

  test('who has a path open sees that its books are others now', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    await paths.addPath(`open-${one}`, []);
    await run(`update pathway set version = 4 where slug = 'open-${one}';
      insert into pathway_step (pathway_id, position, kind, book_id)
      select id, 1, 'book', ${other} from pathway where slug = 'open-${one}'`);
    const { linkingId } = await join(one, other);
    const version = async () =>
      (await run<{ version: number }>(`select version from pathway where slug = 'open-${one}'`)).rows[0]?.version;
    expect(await version()).toBe(5);
    await undo(one, linkingId);
    expect(await version()).toBe(6);
  });

  test('collections and paths hold the book once, and themes are those of both', async () => {
    const [one, other] = [await addBook([englishLanguageId], ['wind']), await addBook([khmerId], ['animals'])];
    await run(`
      insert into collection_book select id, ${one}, 8 from collection where slug = 'up-high';
      insert into collection_book select id, ${other}, 9 from collection where slug in ('up-high', 'empty')`);
    await paths.addPath(`path-${one}`, []);
    await run(`insert into pathway_step (pathway_id, position, kind, book_id)
      select id, n.place, 'book', n.book from pathway, (values (1, ${one}), (2, ${other})) as n (place, book) where slug = 'path-${one}'`);
    await join(one, other);
    const count = async (from: string) =>
      (await run(`select from ${from} where book_id in (${one}, ${other})`)).rowCount;
    expect(await count('collection_book')).toBe(2);
    expect(await count('pathway_step')).toBe(1);
    expect(await count('book_tag')).toBe(2);
  });

  test('an undo makes all that was, whatever both had', async () => {
    const [one, other] = [
      await addBook([englishLanguageId, arabicId], ['wind']),
      await addBook([englishLanguageId], ['wind', 'animals']),
    ];
    for (const [book, day] of [
      [one, 1],
      [other, 2],
    ] as const) {
      await readersOf(book, englishLanguageId, await profileOf(), day);
    }
    const both = await profileOf();
    await readersOf(one, arabicId, both, 4);
    await readersOf(other, englishLanguageId, both, 5);
    await run(`insert into book_tag_choice select ${one}, id, false from tag where slug = 'animals'`);
    await run(`insert into removed_book_tag select ${other}, id from tag where slug = 'unused'`);
    const before = await everything();
    const { linkingId } = await join(one, other);
    expect(await everything()).not.toEqual(before);
    await undo(one, linkingId);
    expect(await everything()).toEqual(before);
    expect((await run(`select from book_linking_row where linking_id = ${linkingId}`)).rowCount).toBe(0);
  });

  test('a theme that was joined to another meanwhile is that one after an undo', async () => {
    const [one, other] = [
      await addBook([englishLanguageId], ['wind', 'animals']),
      await addBook([khmerId], ['wind', 'animals']),
    ];
    const { linkingId } = await join(one, other);
    await run(`delete from book_tag where book_id = ${one} and tag_id = (select id from tag where slug = 'animals')`);
    await run(`
      update tag set removed_at = now(), joined_to = (select id from tag where slug = 'wind') where slug = 'animals'`);
    await undo(one, linkingId);
    const { rows } = await run<{ book: string; slug: string }>(`
      select book_id as book, slug from book_tag join tag on tag.id = tag_id where book_id in (${one}, ${other}) order by 1`);
    expect(rows).toEqual([
      { book: one, slug: 'wind' },
      { book: other, slug: 'wind' },
    ]);
    await run(`update tag set removed_at = null, joined_to = null where slug = 'animals'`);
    await run(`delete from removed_book_tag`);
  });

  test('what readers did meanwhile is kept by an undo, with the book of the language they read', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const { client, reader } = await paths.newReader();
    const profileId = reader.profileId;
    const { linkingId } = await join(one, other);
    await readersOf(one, khmerId, profileId, 6);
    await client(addFavouriteBook, { ...reader, bookId: one });
    await undo(one, linkingId);
    expect((await rowsOf('reading_position', profileId)).map((row) => row.book_id)).toEqual([other]);
    expect((await rowsOf('favourite_book', profileId)).map((row) => row.book_id)).toEqual([one]);
  });

  test('a favourite that a reader took away meanwhile does not come back', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const profileId = await profileOf();
    await readersOf(other, khmerId, profileId, 1);
    const { linkingId } = await join(one, other);
    await run(`delete from favourite_book where profile_id = ${profileId}`);
    await undo(one, linkingId);
    expect(await rowsOf('favourite_book', profileId)).toEqual([]);
    expect((await rowsOf('saved_book', profileId)).map((row) => row.book_id)).toEqual([other]);
  });

  test('editions that are split off are a book, and places go with the language they were read in', async () => {
    const one = await addBook([englishLanguageId, frenchId], ['wind']);
    const [inFrench, inEnglish] = [await profileOf(), await profileOf()];
    await readersOf(one, frenchId, inFrench, 1);
    await readersOf(one, englishLanguageId, inEnglish, 1);
    const before = await everything();
    const french = (await editionsOf(one)).find(({ language }) => language.id === frenchId);
    const { newBookId, linkingId, editions } = await split(one, [french?.editionId ?? '']);
    expect(editions.map(({ language }) => language.id)).toEqual([englishLanguageId]);
    for (const table of ['reading_position', 'reading_stop', 'review', 'activity_completion'])
      expect((await rowsOf(table, inFrench)).map((row) => row.book_id)).toEqual([newBookId]);
    expect((await rowsOf('favourite_book', inFrench)).map((row) => row.book_id)).toEqual([one]);
    expect((await rowsOf('reading_position', inEnglish)).map((row) => row.book_id)).toEqual([one]);
    expect((await run(`select from book_tag where book_id = ${newBookId}`)).rowCount).toBe(1);
    await undo(one, linkingId);
    expect(await everything()).toEqual(before);
  });

  test('an undo of a split keeps what was done with the new book', async () => {
    const one = await addBook([englishLanguageId, frenchId]);
    const profileId = await profileOf();
    const french = (await editionsOf(one)).find(({ language }) => language.id === frenchId);
    const { newBookId, linkingId } = await split(one, [french?.editionId ?? '']);
    await readersOf(newBookId, frenchId, profileId, 2);
    await undo(one, linkingId);
    for (const table of ['reading_position', 'favourite_book', 'review'])
      expect((await rowsOf(table, profileId)).map((row) => row.book_id)).toEqual([one]);
    const { items } = await librarian.client(listBooksById, { bookIds: newBookId });
    expect(items[0]?.bookId).toBe(one);
  });

  test('a joined edition is found under the book at once, and the language counts it once', async () => {
    const [one, other] = [await addBook([frenchId]), await addBook([frenchId])];
    const count = async () =>
      (await run<{ n: number }>(`select published_books as n from language where id = ${frenchId}`)).rows[0]?.n ?? 0;
    const before = await count();
    await join(one, other);
    expect(await count()).toBe(before - 1);
    const { items } = await librarian.client(searchBooks, { cardName: `Made ${made - 1}`, lId: frenchId });
    expect(items.map(({ bookId }) => bookId)).toEqual([one]);
    const { rows } = await run(`select from search_change where kind = 'book' and id in (${one}, ${other})`);
    expect(rows).toHaveLength(2);
  });

  test('editors join books of their teams only', async () => {
    const [one, other] = [await addBook([englishLanguageId]), await addBook([khmerId])];
    const team = await room.makeTeam('Sellers of kites');
    const editor = await room.makeStaff('EDITOR', [team]);
    await run(`insert into book_team values (${one}, ${team})`);
    const input = { bookId: one, body: { otherId: other, seen: await idsOf(one, other) } };
    expect(await codeOf(editor.client(contract.joinBooks, input))).toBe('not-yours');
    await run(`insert into book_team values (${other}, ${team})`);
    expect(await codeOf(editor.client(contract.joinBooks, input))).toBeUndefined();
    expect((await editor.client(contract.listLinkedEditions, { bookId: other })).bookId).toBe(one);
  });

  test('what cannot be done says why', async () => {
    const [one, other] = [await addBook([englishLanguageId, frenchId]), await addBook([khmerId])];
    const [ofOne, ofOther] = [await idsOf(one), await idsOf(other)];
    const seen = [...ofOne, ...ofOther];
    const { client } = librarian;
    expect(await codeOf(client(contract.listLinkedEditions, { bookId: '999999' }))).toBe('book-not-found');
    expect(await codeOf(client(contract.joinBooks, { bookId: one, body: { otherId: one, seen } }))).toBe('same-book');
    expect(await codeOf(client(contract.joinBooks, { bookId: one, body: { otherId: '999999', seen } }))).toBe(
      'book-not-found',
    );
    expect(await codeOf(client(contract.joinBooks, { bookId: one, body: { otherId: other, seen: ofOne } }))).toBe(
      'changed-meanwhile',
    );
    expect(await codeOf(client(contract.splitBook, { bookId: one, body: { editionIds: ofOne, seen: ofOne } }))).toBe(
      'none-left',
    );
    expect(await codeOf(client(contract.splitBook, { bookId: one, body: { editionIds: ofOther, seen: ofOne } }))).toBe(
      'edition-not-found',
    );
    expect(await codeOf(client(contract.splitBook, { bookId: one, body: { editionIds: ofOne, seen } }))).toBe(
      'changed-meanwhile',
    );
    const first = await join(one, other);
    const second = await split(one, ofOther);
    expect(await codeOf(undo(one, '999999'))).toBe('linking-not-found');
    expect(await codeOf(undo(one, first.linkingId))).toBe('changed-since');
    await undo(one, second.linkingId);
    expect(await codeOf(undo(one, second.linkingId))).toBe('linking-undone');
    await run(`update book_linking set at = now() - interval '31 days' where id = ${first.linkingId}`);
    expect(await codeOf(undo(one, first.linkingId))).toBe('linking-not-found');
    await forgetLinkings(paths.database.pool);
    expect((await run(`select from book_linking where id = ${first.linkingId}`)).rowCount).toBe(0);
  });

  test.each([1, 2, 3])('whatever is joined and split, undone it is what it was (%i)', async (seed) => {
    let state = seed * 7919;
    const draw = (below: number) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    const languages = [englishLanguageId, arabicId, frenchId, khmerId];
    const books = await Promise.all(
      [
        [0, 1],
        [1, 2],
        [0, 3],
      ].map((of) =>
        addBook(
          of.map((n) => languages[n] ?? ''),
          draw(2) === 0 ? ['wind'] : ['animals'],
        ),
      ),
    );
    for (const reader of [await profileOf(), await profileOf(), await profileOf()])
      for (const book of books) if (draw(3) > 0) await readersOf(book, languages[draw(4)] ?? '', reader, draw(20));
    const before = await everything();
    const readers = async () => (await run('select distinct profile_id from favourite_book order by 1')).rows;
    const withReaders = await readers();
    const done: { bookId: string; linkingId: string }[] = [];
    for (let step = 0; step < 6; step++) {
      const standing = [];
      for (const book of books)
        if ((await run(`select from edition where book_id = ${book}`)).rowCount) standing.push(book);
      const [one = '', other = ''] = [standing[draw(standing.length)], standing[draw(standing.length)]];
      const editions = await idsOf(one);
      if (one !== other) done.push({ bookId: one, linkingId: (await join(one, other)).linkingId });
      else if (editions.length > 1) {
        const made = await split(one, editions.slice(0, 1 + draw(editions.length - 1)));
        books.push(made.newBookId);
        done.push({ bookId: one, linkingId: made.linkingId });
      }
      expect(await readers()).toEqual(withReaders);
    }
    for (const { bookId, linkingId } of done.toReversed()) await undo(bookId, linkingId);
    expect(await everything()).toEqual(before);
  });
});
