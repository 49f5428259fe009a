import { getBook } from '@letsread/catalogue/contract.ts';
import { listStockChanges, undoStockChange } from '@letsread/catalogue/stock/contract.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestUsage, type TestUsage } from '../testing/test-usage.ts';
import * as calls from './contract.ts';

describe.each(testDatabaseKinds)('reports by readers, on the %s database', (kind) => {
  let library: TestUsage;
  let kite: { editionId: string; bookId: string };
  beforeEach(async () => {
    library = await openTestUsage(kind);
    kite = await library.editionOf('the-red-kite');
    await library.database.pool.query(`insert into account (display_name) values ('Ruth'), ('Edith')`);
  });
  afterEach(() => library.close());

  const rows = async (query: string) => (await library.database.pool.query<Record<string, unknown>>(query)).rows;
  const report = (
    what: { kind: calls.ReportKind; page?: number },
    { address = '192.0.2.1', editionId = kite.editionId, device = 'a' } = {},
  ) => library.clientAs({ address })(calls.reportBook, { editionId, body: { ...what, device } });
  const open = async () => (await library.librarian(calls.listReports, {})).items;
  const answer = (reportId: string, state: calls.ReportAnswer) =>
    library.librarian(calls.answerReport, { reportId, body: { state } });
  const firstId = async () => (await open())[0]?.id ?? '';

  test('the same of an edition and page is one row with a count, also at the same time', async () => {
    await Promise.all([
      report({ kind: 'word' }),
      report({ kind: 'word' }, { address: '192.0.2.2' }),
      report({ kind: 'word' }, { address: '192.0.2.3' }),
    ]);
    await report({ kind: 'word', page: 1 });
    await report({ kind: 'picture' });
    expect(
      (await open()).map(({ kind: what, page, count, state, title }) => [what, page, count, state, title]),
    ).toEqual([
      ['picture', null, 1, 'open', 'The Red Kite'],
      ['word', 1, 1, 'open', 'The Red Kite'],
      ['word', null, 3, 'open', 'The Red Kite'],
    ]);
  });

  test('of an edition or a page that there is not, and of a draft, nothing is stored', async () => {
    await library.database.pool.query(`update edition set status = 'draft' where slug = 'hen-and-the-kite'`);
    const { editionId: draft } = await library.editionOf('hen-and-the-kite');
    const unknown = { code: 'book-not-found', status: 404 };
    await expect(report({ kind: 'word' }, { editionId: '424242' })).rejects.toMatchObject(unknown);
    await expect(report({ kind: 'word' }, { editionId: draft })).rejects.toMatchObject(unknown);
    await expect(report({ kind: 'word', page: 900 })).rejects.toMatchObject({ code: 'page-not-found', status: 404 });
    await expect(report({ kind: 'rude' as 'word' })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await rows('select * from book_report')).toEqual([]);
  });

  test('one visitor does not flood the list, and no other stops being heard', async () => {
    for (let time = 0; time < 9; time++) expect(await report({ kind: 'other' })).toEqual({ reported: true });
    expect((await open()).map(({ count }) => count)).toEqual([4]);
    for (let time = 0; time < 80; time++) await report({ kind: 'other' }, { device: `drawn-${time}` });
    expect((await open())[0]?.count).toBeLessThanOrEqual(60);
    const before = (await open())[0]?.count ?? 0;
    await report({ kind: 'other' }, { address: '198.51.100.7' });
    expect((await open())[0]?.count).toBe(before + 1);
  });

  test('of one device twenty reports are heard a day, whatever they are about', async () => {
    const about = calls.reportKinds.flatMap((what) => [{ kind: what }, { kind: what, page: 1 }]);
    for (let time = 0; time < 3; time++) for (const what of about) await report(what);
    const heard = async () => (await open()).reduce((sum, { count }) => sum + count, 0);
    expect(await heard()).toBe(20);
    await report({ kind: 'word' }, { device: 'b' });
    expect(await heard()).toBe(21);
  });

  test('an answer says who and when, is in the audit list, and is given once; the next report begins anew', async () => {
    await report({ kind: 'word' });
    const id = await firstId();
    expect(await answer(id, 'dismissed')).toMatchObject({ id, state: 'dismissed', answeredBy: 'Ruth' });
    await expect(answer(id, 'done')).rejects.toMatchObject({ code: 'report-answered', status: 409 });
    await expect(answer('424242', 'done')).rejects.toMatchObject({ code: 'report-not-found', status: 404 });
    expect(await rows('select action, object_kind, object_id, subject, count from audit_entry')).toEqual([
      { action: 'report-answered', object_kind: 'report', object_id: id, subject: 'The Red Kite', count: 1 },
    ]);
    expect(await open()).toEqual([]);
    await report({ kind: 'word' }, { address: '192.0.2.9' });
    expect((await open()).map(({ count }) => count)).toEqual([1]);
    const { items } = await library.librarian(calls.listReports, { state: 'answered' });
    expect(items.map((one) => one.id)).toEqual([id]);
  });

  test('"withdrawn" takes the book back, and the shelf brings it again', async () => {
    await report({ kind: 'unsuitable' });
    expect(await answer(await firstId(), 'withdrawn')).toMatchObject({ state: 'withdrawn', status: 'withdrawn' });
    const get = () => library.clientAs()(getBook, { slug: 'the-red-kite' });
    await expect(get()).rejects.toMatchObject({ status: 410 });
    const stock = library.librarian;
    const [change] = (await stock(listStockChanges, {})).items;
    await stock(undoStockChange, { changeId: change?.id ?? '' });
    expect((await get()).title).toBe('The Red Kite');
    expect(await rows('select action from audit_entry order by id')).toEqual(
      ['editions-withdrawn', 'report-answered', 'shelf-undone'].map((action) => ({ action })),
    );
  });

  const reopen = (reportId: string) => library.librarian(calls.reopenReport, { reportId });

  test('an answer is taken back, once, and what was reported since is one with it', async () => {
    await report({ kind: 'word', page: 1 });
    const id = await firstId();
    await expect(reopen(id)).rejects.toMatchObject({ code: 'report-open', status: 409 });
    await answer(id, 'done');
    for (const address of ['192.0.2.2', '192.0.2.3']) await report({ kind: 'word', page: 1 }, { address });
    await report({ kind: 'word' });
    const { lastAt } = (await open())[1] ?? {};
    expect(await reopen(id)).toMatchObject({ id, state: 'open', count: 3, lastAt, answeredBy: null, answeredAt: null });
    expect((await open()).map(({ page, count }) => [page, count])).toEqual([
      [null, 1],
      [1, 3],
    ]);
    await expect(reopen(id)).rejects.toMatchObject({ code: 'report-open', status: 409 });
    await expect(reopen('424242')).rejects.toMatchObject({ code: 'report-not-found', status: 404 });
    expect(await rows('select action, object_id, subject, count from audit_entry order by id')).toEqual([
      { action: 'report-answered', object_id: id, subject: 'The Red Kite', count: 1 },
      { action: 'report-reopened', object_id: id, subject: 'The Red Kite', count: 3 },
    ]);
    expect(await answer(id, 'dismissed')).toMatchObject({ state: 'dismissed', count: 3 });
  });

  test('of two that take an answer back at once one is told that the report is open, while others report the same', async () => {
    await report({ kind: 'word' });
    const id = await firstId();
    await answer(id, 'done');
    const results = await Promise.allSettled([
      reopen(id),
      report({ kind: 'word' }, { address: '192.0.2.2' }),
      reopen(id),
      report({ kind: 'word' }, { address: '192.0.2.3' }),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'report-open' } }]);
    expect((await open()).map((one) => [one.id, one.count])).toEqual([[id, 3]]);
  });

  test('a book that an answer took back comes again with it, unless the shelf says otherwise', async () => {
    await report({ kind: 'unsuitable' });
    const id = await firstId();
    await answer(id, 'withdrawn');
    expect(await reopen(id)).toMatchObject({ state: 'open', status: 'published' });
    await answer(id, 'withdrawn');
    const [change] = (await library.librarian(listStockChanges, {})).items;
    await library.librarian(undoStockChange, { changeId: change?.id ?? '' });
    expect(await reopen(id)).toMatchObject({ state: 'open', status: 'published' });
    await answer(id, 'withdrawn');
    await library.database.pool.query(`update shelf_change set at = now() - interval '31 days'`);
    expect(await reopen(id)).toMatchObject({ state: 'open', status: 'withdrawn' });
    await answer(id, 'withdrawn');
    expect(await reopen(id)).toMatchObject({ state: 'open', status: 'withdrawn' });
  });

  test('an editor sees and answers reports of the books of their teams only', async () => {
    await report({ kind: 'word' });
    const id = await firstId();
    const own = async () => (await library.editor(calls.listReports, {})).items.map((one) => one.id);
    const done = () => library.editor(calls.answerReport, { reportId: id, body: { state: 'done' } });
    expect(await own()).toEqual([]);
    await expect(done()).rejects.toMatchObject({ code: 'report-not-found', status: 404 });
    await library.database.pool.query(`insert into team (name) values ('Owls')`);
    await library.database.pool.query(`insert into book_team values (${kite.bookId}, 1)`);
    expect(await own()).toEqual([id]);
    expect(await done()).toMatchObject({ state: 'done', answeredBy: 'Edith' });
    const undone = () => library.editor(calls.reopenReport, { reportId: id });
    expect(await undone()).toMatchObject({ state: 'open' });
    await answer(id, 'done');
    await library.database.pool.query('delete from book_team');
    await expect(undone()).rejects.toMatchObject({ code: 'report-not-found', status: 404 });
    await expect(library.clientAs()(calls.listReports, {})).rejects.toMatchObject({ status: 401 });
  });

  test('a long list comes a page at a time', async () => {
    for (const what of calls.reportKinds) await report({ kind: what });
    const first = await library.librarian(calls.listReports, { limit: 3 });
    const rest = await library.librarian(calls.listReports, { limit: 3, cursor: first.cursor });
    expect([...first.items, ...rest.items].map((one) => one.kind)).toEqual(calls.reportKinds.toReversed());
    expect(rest.cursor).toBeUndefined();
  });

  test('a report that is told again, or goes with its book, between two parts neither repeats others nor ends the list', async () => {
    for (const what of calls.reportKinds) await report({ kind: what });
    const { editionId } = await library.editionOf('hen-and-the-kite');
    await report({ kind: 'word' }, { editionId });
    const kinds = async (cursor?: string) => {
      const { items } = await library.librarian(calls.listReports, { limit: 2, cursor });
      return items.map((one) => one.kind);
    };
    const first = await library.librarian(calls.listReports, { limit: 2 });
    expect(first.items.map((one) => one.kind)).toEqual(['word', 'other']);
    await report({ kind: 'other' }, { address: '192.0.2.2' });
    expect(await kinds(first.cursor)).toEqual(['unsuitable', 'picture']);
    await library.database.pool.query(`delete from book_report where kind = 'other'`);
    expect(await kinds(first.cursor)).toEqual(['unsuitable', 'picture']);
  });
});
