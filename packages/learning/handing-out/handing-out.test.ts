import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { arabicId, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { classCalls } from '@letsread/profiles/classes/calls.ts';
import { addClassReaders, createClass, moveClassReader } from '@letsread/profiles/classes/contract.ts';
import { addAccount, openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import { turnPage } from '@letsread/reading/contract.ts';
import { exportStops } from '@letsread/reading/positions/export-stops.ts';
import { readingCalls } from '@letsread/reading/server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAnswers } from '../games/contract.ts';
import { learningCalls, turnPageCall } from '../server.ts';
import { openTestPaths, type TestPaths } from '../testing/test-paths.ts';
import { addTestQuestion } from '../testing/test-story.ts';
import { handingOutCalls } from './calls.ts';
import * as calls from './contract.ts';
import { exportHandedOut } from './export-handed-out.ts';

describe.each(testDatabaseKinds)('what teachers hand out, on the %s database', (kind) => {
  let paths: TestPaths;
  let server: TestCalls;
  let collectionId: string;
  let pathwayId: string;
  beforeAll(async () => {
    paths = await openTestPaths(kind);
    const { database } = paths;
    const all = [...classCalls, ...handingOutCalls, ...readingCalls, ...learningCalls, turnPageCall];
    server = await openTestCalls(database, all, { database, mediaUrl: '/media' });
    collectionId = (await run('select id from collection'))[0]?.id ?? '';
    pathwayId = await paths.addPath('hills', ['book hills', 'match hills', 'book hen', 'book long optional']);
  });
  afterAll(async () => {
    await server.close();
    await paths.close();
  });

  const run = async (statement: string, values: unknown[] = []) =>
    (await paths.database.pool.query<{ id: string }>(statement, values)).rows;
  const later = '2999-06-30';

  async function newTeacher(...names: string[]) {
    const { accountId } = await addAccount(paths.database);
    await run(`insert into account_role (account_id, role_id) select $1, id from role where name = 'TEACHER'`, [
      accountId,
    ]);
    const client = server.clientAs(accountId);
    const { id: classId } = await client(createClass, { body: { name: 'Class 2b' } });
    const { added } = await client(addClassReaders, { classId, body: { names: names.join('\n') } });
    const inClass = server.clientAs(`${accountId} class ${classId}`);
    const hand = (what: calls.WhatToHandOut, readerIds: string[] | null = null, untilDay = later) =>
      client(calls.handOut, { classId, body: { what, readerIds, untilDay } });
    const tasks = async (profileId: string, day?: string) =>
      (await inClass(calls.listReadersTasks, { userId: accountId, profileId, ...(day ? { day } : {}) })).items;
    const cells = async (of = classId) =>
      (await client(calls.getClassOverview, { classId: of })).readers.map(({ name, cells: all }) => [
        name,
        ...all.map(({ state, done, looks }) => [state, done, ...looks]),
      ]);
    const turn = (pId: string, bId: string, page: number, at?: string) =>
      inClass(turnPage, { pageNumber: String(page), uId: accountId, pId, bId, ...(at ? { at } : {}) });
    return { accountId, client, inClass, classId, hand, tasks, cells, turn, ids: added as [string, string, string] };
  }

  test.each(kind === 'server' ? ['is taken out at that moment'] : [])(
    'to a reader who %s nothing is handed out',
    async () => {
      const { hand, ids } = await newTeacher('Amina', 'Luis');
      const { pool } = paths.database;
      const taking = await pool.connect();
      await taking.query('begin');
      await taking.query('delete from profile where id = $1', [ids[1]]);
      const handed = hand({ kind: 'book', id: paths.books.hills }, [ids[0], ids[1]]).catch(
        (problem: unknown) => problem,
      );
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
      await taking.query('commit');
      taking.release();
      expect(await handed).toMatchObject({ code: 'profile-not-found' });
    },
  );

  test('a book that was joined to another since it was chosen is handed out as that one', async () => {
    const { hand, tasks, ids } = await newTeacher('Amina');
    const [old] = await run(`insert into book (source, source_key) values ('test', 'joined-hills') returning id`);
    await run(`insert into edition_former_book select $1, id from edition where slug = 'ten-hills'`, [old?.id]);
    await hand({ kind: 'book', id: old?.id ?? '' });
    expect(await tasks(ids[0])).toMatchObject([{ title: 'Ten Hills', books: [{ slug: 'ten-hills' }] }]);
  });

  test('a book is handed out to a class, stands on each reader’s list, and is finished by reading it', async () => {
    const { classId, inClass, hand, tasks, cells, turn, ids } = await newTeacher('Amina', 'Luis');
    const [amina] = ids;
    const { items } = await hand({ kind: 'book', id: paths.books.hills });
    expect(items).toEqual([
      {
        id: items[0]?.id,
        kind: 'book',
        title: 'Ten Hills',
        titleLanguageISOCode: 'en',
        slug: 'ten-hills',
        level: null,
        languageId: englishLanguageId,
        untilDay: later,
        stories: 1,
        readerIds: null,
      },
    ]);
    expect(await tasks(amina)).toMatchObject([
      { title: 'Ten Hills', stories: 1, done: 0, books: [{ slug: 'ten-hills' }] },
    ]);
    expect(await cells()).toEqual([
      ['Amina', ['not-begun', 0]],
      ['Luis', ['not-begun', 0]],
    ]);
    await turn(amina, paths.books.hills, 1);
    expect(await cells()).toEqual([
      ['Amina', ['reading', 0]],
      ['Luis', ['not-begun', 0]],
    ]);
    await turn(amina, paths.books.hills, 3);
    expect(await cells()).toEqual([
      ['Amina', ['finished', 1]],
      ['Luis', ['not-begun', 0]],
    ]);
    const of = { done: 1, finishedIds: [paths.books.hills] };
    expect(await tasks(amina)).toMatchObject([of]);
    const held = (await inClass(calls.listClassTasks, { classId })).items;
    expect(held).toMatchObject([
      {
        kind: 'book',
        readers: [
          { profileId: amina, ...of },
          { done: 0, finishedIds: [] },
        ],
      },
    ]);
  });

  test('a collection and a path are done story by story, without games and what is optional', async () => {
    const { hand, tasks, cells, turn, ids } = await newTeacher('Amina');
    const [amina] = ids;
    await hand({ kind: 'collection', id: collectionId });
    await hand({ kind: 'pathway', id: pathwayId });
    const [collection, path] = await tasks(amina);
    expect(path).toMatchObject({ kind: 'pathway', title: 'hills', slug: 'hills', stories: 2, done: 0 });
    expect(path?.books.map(({ slug }) => slug)).toEqual(['ten-hills', 'hen-and-the-kite']);
    expect(collection).toMatchObject({
      kind: 'collection',
      titleLanguageISOCode: 'en',
      stories: collection?.books.length,
      done: 0,
    });
    await turn(amina, paths.books.hills, 3);
    expect((await cells())[0]?.[2]).toEqual(['reading', 1]);
    await turn(amina, paths.books.hen, 9);
    expect((await cells())[0]?.[2]).toEqual(['finished', 2]);
  });

  test('of a level only stories count that are first finished after it was handed out', async () => {
    const { hand, tasks, cells, turn, ids } = await newTeacher('Amina');
    const [amina] = ids;
    await turn(amina, paths.books['red-kite'], 9, '2026-01-05T10:00:00.000Z');
    await hand({ kind: 'level', level: 2, stories: 1 });
    expect(await cells()).toEqual([['Amina', ['not-begun', 0]]]);
    expect(await tasks(amina)).toMatchObject([
      { kind: 'level', level: 2, title: null, titleLanguageISOCode: null, slug: null, stories: 1, books: [] },
    ]);
    await run('update book set level = 2 where id = $1', [paths.books.hills]);
    await turn(amina, paths.books.hills, 1);
    expect(await cells()).toEqual([['Amina', ['reading', 0]]]);
    await turn(amina, paths.books.hills, 3);
    expect(await cells()).toEqual([['Amina', ['finished', 1]]]);
    expect(await tasks(amina)).toMatchObject([{ done: 1, finishedIds: [] }]);
    await run('update book set level = 3 where id = $1', [paths.books.hills]);
  });

  test('what is handed out to one moves with them, and goes with the last of them', async () => {
    const { accountId, client, hand, tasks, cells, classId, ids } = await newTeacher('Amina', 'Luis', 'Tom');
    const [amina, luis, tom] = ids;
    const book = { kind: 'book' as const, id: paths.books.hen };
    await hand(book);
    const { items } = await hand({ kind: 'book', id: paths.books.hills }, [luis, amina]);
    expect(items.map(({ readerIds }) => readerIds)).toEqual([null, [amina, luis]]);
    expect([(await tasks(amina)).length, (await tasks(tom)).length]).toEqual([2, 1]);
    const other = await client(createClass, { body: { name: 'Class 3b' } });
    await client(moveClassReader, { classId, profileId: amina, body: { toClassId: other.id } });
    expect(await cells(other.id)).toEqual([['Amina', ['not-begun', 0]]]);
    expect(await cells()).toEqual([
      ['Luis', ['not-begun', 0], ['not-begun', 0]],
      ['Tom', ['not-begun', 0]],
    ]);
    const stays = await client(calls.listHandedOut, { classId: other.id });
    expect(stays.items.map(({ readerIds }) => readerIds)).toEqual([[amina]]);
    // Another choice of readers here takes nothing from who moved.
    const handedOutId = items[1]?.id ?? '';
    await client(calls.changeHandedOut, { classId, handedOutId, body: { readerIds: [tom], untilDay: '2999-07-01' } });
    expect((await exportHandedOut(paths.database, accountId))[1]).toMatchObject({
      readerIds: [amina, tom],
      untilDay: '2999-07-01',
      bookId: paths.books.hills,
    });
    await run('delete from profile where id = any ($1)', [[tom, amina]]);
    expect(await exportHandedOut(paths.database, accountId)).toMatchObject([{ classId, bookId: paths.books.hen }]);
    await run('delete from class where id = $1', [classId]);
    expect(await exportHandedOut(paths.database, accountId)).toEqual([]);
  });

  test('it is changed to the whole class, and taken back', async () => {
    const { client, hand, classId, ids, cells } = await newTeacher('Amina', 'Luis');
    const { items } = await hand({ kind: 'book', id: paths.books.hen }, [ids[0]]);
    const thing = { classId, handedOutId: items[0]?.id ?? '' };
    const changed = await client(calls.changeHandedOut, {
      ...thing,
      body: { readerIds: null, untilDay: '2999-08-01' },
    });
    expect(changed.items).toMatchObject([{ readerIds: null, untilDay: '2999-08-01' }]);
    expect((await cells()).length).toBe(2);
    expect(await client(calls.takeBack, thing)).toEqual({ items: [] });
    await expect(client(calls.takeBack, thing)).rejects.toMatchObject({ code: 'handed-out-not-found', status: 404 });
    const gone = client(calls.changeHandedOut, { ...thing, body: { readerIds: null, untilDay: later } });
    await expect(gone).rejects.toMatchObject({ code: 'handed-out-not-found' });
  });

  test('after its last day it leaves the readers’ lists, and stays in the overview', async () => {
    const { hand, tasks, cells, ids, inClass, classId } = await newTeacher('Amina');
    await hand({ kind: 'book', id: paths.books.hen }, null, '2999-01-10');
    expect((await tasks(ids[0], '2999-01-10')).length).toBe(1);
    expect(await tasks(ids[0], '2999-01-11')).toEqual([]);
    expect((await inClass(calls.listClassTasks, { classId, day: '2999-01-11' })).items).toEqual([]);
    expect(await cells()).toEqual([['Amina', ['not-begun', 0]]]);
  });

  test('a teacher is told to look where two answers of a kind were wrong, until one is right', async () => {
    const { accountId, inClass, hand, cells, ids } = await newTeacher('Amina');
    const [profileId] = ids;
    const addQuestion = (key: string, kindOf: 'truefalse' | 'single') =>
      addTestQuestion(paths.database.pool, paths.books.hen, {
        key: `${accountId} ${key}`,
        kind: kindOf,
        choices: [{ key: 'yes' }, { key: 'no' }],
        answer: ['yes'],
        prompts: { [englishLanguageId]: `${key}?` },
      });
    const [first, second, third] = [
      await addQuestion('a', 'truefalse'),
      await addQuestion('b', 'truefalse'),
      await addQuestion('c', 'single'),
    ];
    const answer = (questionId: string, isFirstTry: boolean, minute: number) =>
      inClass(recordAnswers, {
        userId: accountId,
        profileId,
        body: {
          answers: [
            {
              questionId,
              tries: isFirstTry ? 1 : 2,
              isFirstTry,
              at: `2026-03-02T10:0${minute}:00.000Z`,
              lId: englishLanguageId,
            },
          ],
        },
      });
    await hand({ kind: 'book', id: paths.books.hen });
    await answer(first, false, 1);
    await answer(third, false, 2);
    expect(await cells()).toEqual([['Amina', ['not-begun', 0]]]);
    await answer(second, false, 3);
    expect(await cells()).toEqual([['Amina', ['not-begun', 0, { why: 'questions', question: 'truefalse' }]]]);
    await answer(first, true, 4);
    expect(await cells()).toEqual([['Amina', ['not-begun', 0]]]);
    await run('delete from question where book_id = $1', [paths.books.hen]);
  });

  test('and where two days in a book ended on the same page, until it goes on; of families no day is recorded', async () => {
    const { accountId, hand, cells, turn, ids } = await newTeacher('Amina');
    const [amina] = ids;
    const { hills } = paths.books;
    await hand({ kind: 'book', id: hills });
    // In no order, as devices send what was read without a network.
    await turn(amina, hills, 2, '2026-03-03T10:05:00.000Z');
    await turn(amina, hills, 2, '2026-03-02T10:05:00.000Z');
    await turn(amina, hills, 1, '2026-03-03T10:01:00.000Z');
    await turn(amina, hills, 1, '2026-03-02T10:01:00.000Z');
    expect(await cells()).toEqual([
      ['Amina', ['reading', 0, { why: 'page', title: 'Ten Hills', titleLanguageISOCode: 'en', page: 2 }]],
    ]);
    expect(await exportStops(paths.database, accountId)).toMatchObject([
      { profileId: amina, bookId: hills, day: '2026-03-02', page: 2, pages: 3 },
      { day: '2026-03-03', page: 2 },
    ]);
    await turn(amina, hills, 3, '2026-03-04T10:00:00.000Z');
    expect(await cells()).toEqual([['Amina', ['finished', 1]]]);
    const family = await paths.newReader();
    const { userId: uId, profileId: pId } = family.reader;
    await family.client(turnPage, { pageNumber: '1', uId, pId, bId: hills });
    expect(await exportStops(paths.database, uId)).toEqual([]);
  });

  test('the overview is by name, and tells who read lately and what was read since a day', async () => {
    const { client, classId, turn, ids } = await newTeacher('luis', 'Amina');
    const [luis, amina] = ids;
    await turn(luis, paths.books.hills, 3, '2026-03-04T10:00:00.000Z');
    await turn(amina, paths.books.hills, 1, '2026-02-04T10:00:00.000Z');
    const overview = (day: string, since?: string) =>
      client(calls.getClassOverview, { classId, day, ...(since ? { since } : {}) });
    const { readers, ...rest } = await overview('2026-03-10');
    expect(rest).toEqual({ id: classId, name: 'Class 2b', since: '2025-12-10', things: [] });
    expect(readers.map(({ name, hasReadLately, levels }) => [name, hasReadLately, levels])).toEqual([
      ['Amina', false, []],
      ['luis', true, [{ level: 3, books: 1 }]],
    ]);
    expect(readers.every(({ words }) => words > 0)).toBe(true);
    const since = await overview('2026-03-12', '2026-03-01');
    expect(since.readers.map(({ hasReadLately, words }) => [hasReadLately, words > 0])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  test('what there is not, is over, or is too much is refused', async () => {
    const { client, classId, hand, ids, accountId } = await newTeacher('Amina');
    const book = { kind: 'book' as const, id: paths.books.hen };
    await expect(hand({ kind: 'book', id: '999999' })).rejects.toMatchObject({ code: 'book-not-found', status: 404 });
    await expect(hand({ kind: 'book', id: paths.books.draft })).rejects.toMatchObject({ code: 'book-not-found' });
    await expect(hand({ kind: 'collection', id: '999999' })).rejects.toMatchObject({ code: 'collection-not-found' });
    await expect(hand({ kind: 'pathway', id: '999999' })).rejects.toMatchObject({ code: 'pathway-not-found' });
    await expect(hand({ kind: 'level', level: 6, stories: 1 })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(hand({ kind: 'level', level: 1, stories: 21 })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(hand(book, null, '2020-01-01')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(hand(book, null, 'soon')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(hand(book, [])).rejects.toMatchObject({ code: 'invalid-input' });
    const stranger = await newTeacher('Ben');
    await expect(hand(book, [stranger.ids[0]])).rejects.toMatchObject({ code: 'profile-not-found', status: 404 });
    const inLanguage = (languageId: string) =>
      client(calls.handOut, { classId, body: { what: book, languageId, readerIds: null, untilDay: later } });
    await expect(inLanguage('999999')).rejects.toMatchObject({ code: 'language-not-found', status: 404 });
    await expect(inLanguage(frenchId)).rejects.toMatchObject({ code: 'book-not-found' });
    await run(
      `insert into handed_out (account_id, class_id, language_id, level, stories, until_day)
       select $1, $2, $3, 1, 1, '2999-01-01' from generate_series(1, $4::int)`,
      [accountId, classId, arabicId, calls.maxHandedOut],
    );
    await expect(hand(book)).rejects.toMatchObject({ code: 'too-many-handed-out', status: 409 });
    expect(ids.length).toBe(1);
  });

  test('it is the teacher’s own: strangers, children and who is signed out are refused', async () => {
    const { accountId, classId, inClass, hand, ids } = await newTeacher('Amina');
    const { items } = await hand({ kind: 'book', id: paths.books.hen });
    const handedOutId = items[0]?.id ?? '';
    const body = { readerIds: null, untilDay: later };
    const what = { kind: 'book' as const, id: paths.books.hen };
    const asTeacher = (client: TestPaths['clientAs'] extends (id: undefined) => infer Client ? Client : never) => [
      () => client(calls.listHandedOut, { classId }),
      () => client(calls.handOut, { classId, body: { ...body, what } }),
      () => client(calls.changeHandedOut, { classId, handedOutId, body }),
      () => client(calls.takeBack, { classId, handedOutId }),
      () => client(calls.getClassOverview, { classId }),
    ];
    const stranger = await newTeacher('Ben');
    const family = (await paths.newReader()).reader.userId;
    const codes = async (attempts: (() => Promise<unknown>)[]) =>
      new Set(await Promise.all(attempts.map((attempt) => attempt().catch(({ code }: { code: string }) => code))));
    expect(await codes(asTeacher(stranger.client))).toEqual(new Set(['not-yours']));
    expect(await codes(asTeacher(server.clientAs(family)))).toEqual(new Set(['role-needed']));
    expect(await codes(asTeacher(inClass))).toEqual(new Set(['role-needed']));
    expect(await codes(asTeacher(server.clientAs(undefined)))).toEqual(new Set(['no-token']));
    const asReader = (client: typeof inClass) => [
      () => client(calls.listReadersTasks, { userId: accountId, profileId: ids[0] }),
      () => client(calls.listClassTasks, { classId }),
    ];
    expect(await codes(asReader(stranger.inClass))).toEqual(new Set(['not-yours']));
    expect(await codes(asReader(server.clientAs(undefined)))).toEqual(new Set(['no-token']));
    const elsewhere = stranger.client(calls.takeBack, { classId: stranger.classId, handedOutId });
    await expect(elsewhere).rejects.toMatchObject({ code: 'handed-out-not-found' });
  });

  test('what is withdrawn wholly leaves the readers’ lists, and keeps its name in the overview', async () => {
    const { client, classId, hand, tasks, ids } = await newTeacher('Amina');
    await hand({ kind: 'book', id: paths.books.hen });
    await hand({ kind: 'pathway', id: pathwayId });
    await run(`update edition set status = 'withdrawn' where book_id = $1`, [paths.books.hen]);
    await run('update pathway set removed_at = now() where id = $1', [pathwayId]);
    expect(await tasks(ids[0])).toEqual([]);
    const { things, readers } = await client(calls.getClassOverview, { classId });
    await run(`update edition set status = 'published' where book_id = $1`, [paths.books.hen]);
    await run('update pathway set removed_at = null where id = $1', [pathwayId]);
    expect(things.map(({ title, titleLanguageISOCode, stories }) => [title, titleLanguageISOCode, stories])).toEqual([
      ['Hen and the Kite', 'en', 0],
      ['hills', 'en', 0],
    ]);
    expect(readers[0]?.cells.map(({ state }) => state)).toEqual(['not-begun', 'not-begun']);
  });
});
