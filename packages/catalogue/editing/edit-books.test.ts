import type { Database } from '@letsread/database/open-database.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { createApiClient } from '@letsread/http/api-client.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { Problem } from '@letsread/http/problem.ts';
import { problemDocument } from '@letsread/http/problem-document.ts';
import { handle, registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { giveRole } from '@letsread/identity/roles/change-roles.ts';
import { selectStanding } from '@letsread/identity/roles/select-standing.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { previewBook } from '../books/preview-book.ts';
import { englishLanguageId, getBook, previewBook as previewBookContract, searchBooks } from '../contract.ts';
import { catalogueCalls } from '../server.ts';
import { fillTestLibrary } from '../testing/test-library.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import * as contract from './contract.ts';
import { editingCalls, restoreRevisionCall } from './calls.ts';

const ids = { bookId: '1', editionId: '1' };

/** The test library, in which account 1, Ruth, is a librarian, account 2, Tariq, too, and account 3 nothing. */
async function openEditedLibrary(kind: TestDatabaseKind) {
  const database = await openTestDatabase(kind);
  await fillTestLibrary(database);
  await database.pool.query(`insert into account (display_name, email) values
    ('Ruth', 'ruth@example.org'), ('Tariq', 'tariq@example.org'), ('Nobody', 'nobody@example.org')`);
  await giveRole(database.pool, null, { accountId: '1', role: 'LIBRARIAN' });
  await giveRole(database.pool, null, { accountId: '2', role: 'LIBRARIAN' });
  const server = Fastify();
  await registerEndpoints(server, {
    calls: [...catalogueCalls, ...editingCalls, restoreRevisionCall, handle(previewBookContract, previewBook)],
    context: { database, mediaUrl: '/media' },
    version: 'test',
    cache: createAnswerCache(1),
    access: {
      identify: async (token) => ({ id: token, isFresh: true }),
      accountOfProfile: async () => undefined,
      standingOf: (accountId) => selectStanding(database.pool, accountId),
    },
  });
  return { database, server };
}

describe.each(testDatabaseKinds)('people change books, on the %s database', (kind) => {
  let database: Database;
  let server: FastifyInstance;
  let pool: Database['pool'];
  beforeAll(async () => {
    ({ database, server } = await openEditedLibrary(kind));
    ({ pool } = database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  const as = (account: string) =>
    createApiClient(async ({ method, path, headers, body }) => {
      const reply = await server.inject({
        method,
        url: `/api${path}`,
        headers: { ...headers, authorization: `Bearer ${account}` },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: reply.statusCode, text: reply.body };
    });
  const [ruth, tariq, nobody] = [as('1'), as('2'), as('3')];
  const edition = async () => (await ruth(contract.getBookToEdit, { bookId: '1' })).edition;
  const problemOf = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof Problem ? problemDocument(error) : error),
    );
  const read = () => ruth(previewBookContract, { langId: englishLanguageId, bookId: '1' });

  beforeEach(async () => {
    // What the calls before have changed is put back, the newest first.
    const { items } = await ruth(contract.listRevisions, { ...ids, limit: 100 });
    for (const { id } of items) await ruth(contract.restoreRevision, { ...ids, revisionId: id });
    await pool.query('delete from revision');
  });

  test('a book is given with all that can be changed, and what its text says of its level', async () => {
    const found = await ruth(contract.getBookToEdit, { bookId: '1' });
    expect(found).toMatchObject({ bookId: '1', level: 2, readAloud: false, tags: [{ slug: 'wind' }] });
    expect(found.editions.map(({ title }) => title)).toEqual([
      'The Red Kite',
      'الطائرة الحمراء',
      'Le cerf-volant rouge',
    ]);
    expect(found.edition).toMatchObject({
      title: 'The Red Kite',
      status: 'published',
      textLevel: 1,
      licence: 'CC-BY-4.0',
      credits: [{ role: 'AUTHOR', name: 'Amina Joseph' }],
    });
  });

  test('a corrected word is read and found at once, and the old text is kept', async () => {
    const { revisions } = await ruth(contract.correctPage, {
      ...ids,
      number: 1,
      body: { text: { was: 'The wind took the kite.', now: 'The storm took the kite.\r\n' } },
    });
    expect(revisions).toMatchObject([
      {
        who: { id: '1', displayName: 'Ruth' },
        field: 'text',
        page: 1,
        before: 'The wind took the kite.',
        after: 'The storm took the kite.',
      },
    ]);
    expect((await read()).pages[1]?.text).toBe('The storm took the kite.');
    const found = async (cardName: string) =>
      (await ruth(searchBooks, { cardName })).items.some(({ bookId }) => bookId === '1');
    expect(await found('storm')).toBe(true);
    await ruth(contract.restoreRevision, { ...ids, revisionId: revisions[0]?.id ?? '' });
    expect([await found('storm'), (await read()).pages[1]?.text]).toEqual([false, 'The wind took the kite.']);
    const { items } = await tariq(contract.listRevisions, { ...ids, limit: 2 });
    expect(items.map(({ before, after }) => [before, after])).toEqual([
      ['The storm took the kite.', 'The wind took the kite.'],
      ['The wind took the kite.', 'The storm took the kite.'],
    ]);
  });

  /** Ruth's call waits for what Tariq has begun, and goes on once he has done the rest. */
  async function asTariqEnds<Answer>(begun: string, call: () => Promise<Answer>, rest: string): Promise<Answer> {
    const tariqs = await pool.connect();
    await tariqs.query(`begin; ${begun}`);
    const answer = call();
    const waiting = async () =>
      (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .rows;
    await expect.poll(waiting).toHaveLength(1);
    await tariqs.query(`${rest}; commit`);
    tariqs.release();
    return answer;
  }

  test.each(kind === 'server' ? ['of two editions'] : [])(
    '%s that are given one title at once each has its own address',
    async () => {
      const was = (await edition()).title;
      const body = { title: { was, now: 'The Green Kite' } };
      const { revisions } = await asTariqEnds(
        `update edition set slug = 'the-green-kite' where id = 2`,
        () => ruth(contract.updateEdition, { ...ids, body }),
        'select 1',
      );
      expect(revisions).toHaveLength(1);
      expect((await edition()).slug).toBe('the-green-kite-en');
    },
  );

  test.each(kind === 'server' ? ['of two'] : [])(
    '%s who give themes in the same moment the second is told',
    async () => {
      const body = { tags: { was: ['wind'], now: [] } };
      const ruths = await asTariqEnds(
        'select from book where id = 1 for update',
        () => problemOf(ruth(contract.updateBook, { bookId: '1', body })),
        `insert into book_tag select 1, id from tag where slug <> 'wind'`,
      );
      expect(ruths).toMatchObject({ status: 409, code: 'changed-meanwhile' });
      await pool.query(
        `delete from book_tag where book_id = 1 and tag_id in (select id from tag where slug <> 'wind')`,
      );
    },
  );

  test('what an import brought is corrected, whatever the rules of a new text', async () => {
    const long = `  Ki\u0302te ${'a'.repeat(contract.maxPageText)}\r\n`;
    const people = Array.from({ length: contract.maxCredits + 1 }, (_, at) => `Writer ${at} ${'n'.repeat(200)}`);
    await pool.query(`update page set text = $1 where edition_id = 1 and number = 1`, [long]);
    await pool.query(`update edition set title = $1 where id = 1`, [`Ki\u0302te ${'a'.repeat(contract.maxTitle)}`]);
    await pool.query(
      `with made as (insert into contributor (name, folded_name)
         select name, name from unnest($1::text[]) as name returning id)
       insert into edition_credit (edition_id, position, role, contributor_id)
       select 1, 50 + row_number() over (order by id), 'AUTHOR', id from made`,
      [people],
    );
    const { title, credits } = await edition();
    const text = { was: long, now: 'The wind took the kite.' };
    expect((await ruth(contract.correctPage, { ...ids, number: 1, body: { text } })).revisions).toHaveLength(1);
    const body = {
      title: { was: title, now: 'The Red Kite' },
      credits: { was: credits, now: credits.slice(0, 1) },
    };
    expect((await ruth(contract.updateEdition, { ...ids, body })).revisions).toHaveLength(2);
    await pool.query('delete from revision');
  });

  test('of two who change the same at once the second is told, and nothing is lost', async () => {
    const body = (now: string) => ({ title: { was: 'The Red Kite', now } });
    await ruth(contract.updateEdition, { ...ids, body: body('The Blue Kite') });
    expect(await problemOf(tariq(contract.updateEdition, { ...ids, body: body('The Green Kite') }))).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ path: 'body.title', message: 'The Blue Kite' }],
    });
    // Two fields are no conflict, and what both want is none either.
    const other = { description: { was: '', now: 'It flies.' }, ...body('The Blue Kite') };
    expect((await tariq(contract.updateEdition, { ...ids, body: other })).revisions).toHaveLength(1);
    expect(await edition()).toMatchObject({ title: 'The Blue Kite', description: 'It flies.' });
  });

  test('a new title brings a new address, to which the old one leads', async () => {
    await ruth(contract.updateEdition, { ...ids, body: { title: { was: 'The Red Kite', now: 'Up It Went' } } });
    expect(await ruth(getBook, { slug: 'the-red-kite' })).toMatchObject({ title: 'Up It Went', slug: 'up-it-went' });
  });

  test('credits and licence are changed in their order and kept whole', async () => {
    const credits = [
      { role: 'ILLUSTRATOR', name: 'Ada Lind' },
      { role: 'AUTHOR', name: 'Amina Joseph' },
    ] as const;
    await ruth(contract.updateEdition, {
      ...ids,
      body: {
        credits: { was: [{ role: 'AUTHOR', name: 'Amina Joseph' }], now: [...credits] },
        licence: { was: 'CC-BY-4.0', now: 'CC-BY-NC-4.0' },
      },
    });
    const book = await ruth(getBook, { slug: 'the-red-kite' });
    expect([book.credits, book.licence.code]).toEqual([credits, 'CC-BY-NC-4.0']);
  });

  test('the level is an editor’s, until it is what the text says again', async () => {
    await ruth(contract.updateBook, {
      bookId: '1',
      body: { level: { was: 2, now: 4 }, readAloud: { was: false, now: true } },
    });
    expect(await ruth(contract.getBookToEdit, { bookId: '1' })).toMatchObject({
      level: 4,
      levelSource: 'editor',
      readAloud: true,
    });
    await ruth(contract.updateBook, { bookId: '1', body: { level: { was: 4, now: null } } });
    expect(await ruth(contract.getBookToEdit, { bookId: '1' })).toMatchObject({ level: 1, levelSource: 'computed' });
  });

  test('a point of the cover stays in view in all editions that have the picture', async () => {
    const set = { focus: { was: { x: 50, y: 50 }, now: { x: 20, y: 80 } } };
    expect(await problemOf(ruth(contract.setCoverFocus, { ...ids, body: set }))).toMatchObject({
      code: 'no-cover-picture',
    });
    const { rows } = await pool.query<{
      id: string;
    }>(`insert into picture (sha256, format, width, height, bytes, colour)
      values ('${'a'.repeat(64)}', 'webp', 100, 100, 10, '#aabbcc') returning id`);
    await pool.query('update edition set cover_picture_id = $1 where book_id = 1', [rows[0]?.id]);
    await ruth(contract.setCoverFocus, { ...ids, body: set });
    const focusOf = async (slug: string) => (await ruth(getBook, { slug })).cover.focus;
    expect(await focusOf('the-red-kite')).toEqual({ x: 20, y: 80 });
    expect(await focusOf('le-cerf-volant-rouge')).toEqual({ x: 20, y: 80 });
  });

  test('themes are an editor’s, and found by', async () => {
    await ruth(contract.updateBook, { bookId: '1', body: { tags: { was: ['wind'], now: ['wind', 'animals'] } } });
    const found = async () => (await ruth(searchBooks, { cardName: 'animals' })).items.map(({ bookId }) => bookId);
    expect(await found()).toContain('1');
    const { rows } = await pool.query('select tag_id, is_given from book_tag_choice where book_id = 1');
    expect(rows).toEqual([{ tag_id: '2', is_given: true }]);
    const none = { tags: { was: ['animals', 'wind'], now: ['nothing'] } };
    expect(await problemOf(ruth(contract.updateBook, { bookId: '1', body: none }))).toMatchObject({
      code: 'tag-not-found',
    });
    const twice = { tags: { was: ['animals', 'wind'], now: ['wind', 'animals', 'wind'] } };
    expect((await ruth(contract.updateBook, { bookId: '1', body: twice })).revisions).toEqual([]);
    const { items } = await ruth(contract.listRevisions, ids);
    await ruth(contract.restoreRevision, { ...ids, revisionId: items[0]?.id ?? '' });
    expect(await found()).not.toContain('1');
  });

  test('an editor changes the books of their teams only', async () => {
    await pool.query(`insert into account (display_name) values ('Editor');
      insert into account_role (account_id, role_id) values (4, 2);
      insert into team (name) values ('Owls');
      insert into team_member (team_id, account_id) values (1, 4)`);
    const editor = as('4');
    const change = { bookId: '1', body: { readAloud: { was: false, now: true } } };
    expect(await problemOf(editor(contract.updateBook, change))).toMatchObject({ code: 'not-yours' });
    await pool.query('insert into book_team (book_id, team_id) values (1, 1)');
    expect((await editor(contract.updateBook, change)).revisions).toHaveLength(1);
    expect(await problemOf(editor(contract.getBookToEdit, { bookId: '2' }))).toMatchObject({ code: 'not-yours' });
  });

  test('what there is not is not found, and nobody else may', async () => {
    const body = { text: { was: '', now: 'x' } };
    const code = async (work: Promise<unknown>) => ((await problemOf(work)) as { code?: string }).code;
    expect(await code(ruth(contract.correctPage, { ...ids, number: 99, body }))).toBe('page-not-found');
    expect(await code(ruth(contract.correctPage, { bookId: '2', editionId: '1', number: 1, body }))).toBe(
      'edition-not-found',
    );
    expect(await code(ruth(contract.getBookToEdit, { bookId: '999' }))).toBe('book-not-found');
    expect(await code(ruth(contract.updateBook, { bookId: '999', body: {} }))).toBe('book-not-found');
    expect(await code(ruth(contract.restoreRevision, { ...ids, revisionId: '99999' }))).toBe('revision-not-found');
    expect(await code(nobody(contract.correctPage, { ...ids, number: 1, body }))).toBe('role-needed');
    const { rows } = await pool.query('select from audit_entry where action = $1 and account_id = 1', [
      'page-corrected',
    ]);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('pages change their order with sound and revisions, and back', async () => {
    const text = (number: number, was: string, now: string) =>
      ruth(contract.correctPage, { ...ids, number, body: { text: { was, now } } });
    await text(2, 'Up, up it went.', 'Up it went.');
    await pool.query(`insert into page_narration (edition_id, page_number, unit, duration_ms, marks, text_sha256)
      values (1, 1, 'word', 1000, '[[0, 10, 0, 3]]', encode(sha256(convert_to('The wind took the kite.', 'UTF8')), 'hex'))`);
    const { revisions } = await ruth(contract.reorderPages, {
      ...ids,
      body: { order: [2, 1], was: (await edition()).orderVersion },
    });
    expect((await edition()).pages.map(({ text: of, narration }) => [of, narration]).slice(1)).toEqual([
      ['Up it went.', 'none'],
      ['The wind took the kite.', 'timed'],
    ]);
    const ofText = (await ruth(contract.listRevisions, ids)).items.find(({ field }) => field === 'text');
    expect(ofText?.page).toBe(1);
    expect(await problemOf(tariq(contract.reorderPages, { ...ids, body: { order: [2, 1], was: '0' } }))).toMatchObject({
      code: 'changed-meanwhile',
    });
    const { orderVersion } = await edition();
    for (const order of [[1], [1, 1], [1, 2, 3], []])
      expect(
        await problemOf(ruth(contract.reorderPages, { ...ids, body: { order, was: orderVersion } })),
      ).toMatchObject({
        code: 'not-all-pages',
      });
    await ruth(contract.restoreRevision, { ...ids, revisionId: revisions[0]?.id ?? '' });
    expect((await edition()).pages[2]?.text).toBe('Up it went.');
    expect(
      await problemOf(ruth(contract.restoreRevision, { ...ids, revisionId: revisions[0]?.id ?? '' })),
    ).toMatchObject({ code: 'order-changed-since' });
    await text(1, 'The wind took the kite.', 'The wind has the kite.');
    expect((await edition()).pages[1]?.narration).toBe('stale');
    await pool.query('delete from page_narration');
  });
});
