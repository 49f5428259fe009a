import { fillTestLibrary, frenchId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { giveRole } from '@letsread/identity/roles/change-roles.ts';
import { addAccount, openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as backRoom from '../back-room/contract.ts';
import { createProject } from '../manage-projects.ts';
import { projectCalls } from '../server.ts';
import { readReport } from './get-project-report.ts';
import { publishWeeks } from './publish-weeks.ts';
import { reportCsv } from './report-csv.ts';

const week = '2026-11-02';
const on = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);
const whenPublished = on('2026-11-16', '00:00');

describe.each(testDatabaseKinds)('what a partner reads, on the %s database', (kind) => {
  let database: Database;
  let server: TestCalls;
  let librarian: string;
  let partner: string;
  let questionId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillTestLibrary(database);
    server = await openTestCalls(database, projectCalls, { database });
    [librarian, partner] = [(await addAccount(database)).accountId, (await addAccount(database)).accountId];
    await giveRole(database.pool, null, { accountId: librarian, role: 'LIBRARIAN' });
    const { rows } = await run(
      `insert into question (book_id, key, position, page, kind, choices, answer)
       select min(id), 'who', 1, 1, 'single', '[]', '{a}' from book returning id`,
    );
    questionId = String(rows[0]?.['id']);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const run = (statement: string, values: unknown[] = []) =>
    database.pool.query<Record<string, unknown>>(statement, values);

  async function openProject(code: string): Promise<void> {
    await createProject(database.pool, { name: `Reading ${code}`, partner: 'Sipar', code });
    await run('update project set created_at = $2 where code = $1', [code, on('2026-10-26')]);
  }

  /** A family that joined in October, with as many readers. */
  async function family(code: string, readers: number, joined = on('2026-10-27'), wording = 2) {
    const made = await addAccount(database, ...Array.from({ length: readers }, (_, at) => `Reader ${at}`));
    await run('insert into membership (account_id, code, consent_at, sharing_version) values ($1, $2, $3, $4)', [
      made.accountId,
      code,
      joined,
      wording,
    ]);
    return made;
  }
  const finish = (profileId: string, languageId: string, at: Date, books = 1) =>
    run(
      `insert into reading_position (profile_id, book_id, page, pages, turned_at, language_id, language_at, furthest_page,
         furthest_pages, last_page_at, last_page_language_id, first_last_page_at, first_turned_at)
       select $1, id, 1, 1, $2, $3, $2, 1, 1, $2, $3, $2, $2 from book order by id limit $4`,
      [profileId, at, languageId, books],
    );
  const read = (profileId: string, day: string, minutes: number) =>
    run('insert into read_time (profile_id, day, minutes) values ($1, $2, $3)', [profileId, day, minutes]);
  const answer = (profileId: string, at: Date, isRight: boolean) =>
    run(
      `insert into question_attempt (profile_id, question_id, said_at, answered_at, language_id, tries, is_first_try)
       values ($1, $2, $3, $3, $4, $5, $6)`,
      [profileId, questionId, at, frenchId, isRight ? 1 : 2, isRight],
    );
  const weeksOf = async (code: string) => (await readReport(database.pool, { code })).weeks;

  test('holds exactly what was done while the families were in it', async () => {
    await openProject('1111-0001');
    const { profileIds } = await family('1111-0001', 6);
    for (const id of profileIds) {
      await finish(id, frenchId, on('2026-11-03'), 2);
      await read(id, '2026-11-04', 7);
      await read(id, '2026-11-09', 100);
      await answer(id, on('2026-11-05'), true);
      // Answered once more: the first answer counts.
      await answer(id, on('2026-11-06'), false);
    }
    const outside = await addAccount(database, 'Outside');
    await finish(outside.profileIds[0] ?? '', frenchId, on('2026-11-03'));
    await run('insert into reader_level values ($1, $2, 2, $3)', [profileIds[0], frenchId, on('2026-11-03')]);
    await publishWeeks(database, whenPublished);
    const sums = { readers: 6, started: 12, finished: 12, minutes: 42, answered: 6, rightAtFirst: 6 };
    const french = { id: frenchId, name: 'Français', languageISOCode: 'fr' };
    const nobody = { readers: null, started: null, finished: null, minutes: null, answered: null, rightAtFirst: null };
    expect(await weeksOf('1111-0001')).toEqual([
      { week, ...sums, languages: [{ language: french, ...sums }], levels: [] },
      { week: '2026-10-26', ...nobody, languages: [], levels: [] },
    ]);
  });

  test('does not hold what was done before the consent, after leaving, or on the days of both', async () => {
    await openProject('1111-0002');
    await family('1111-0002', 0);
    const { accountId, profileIds } = await family('1111-0002', 6, on('2026-11-03'));
    await run('update membership set left_at = $2 where account_id = $1', [accountId, on('2026-11-06')]);
    for (const id of profileIds) {
      for (const day of ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'])
        await read(id, day, 3);
      await answer(id, on('2026-11-03', '11:59'), false);
      await answer(id, on('2026-11-06', '12:01'), false);
      await finish(id, frenchId, on('2026-11-03', '12:01'));
    }
    await publishWeeks(database, whenPublished);
    const sums = { readers: 6, started: 6, finished: 6, minutes: 6 * 2 * 3, answered: 0, rightAtFirst: 0 };
    expect((await weeksOf('1111-0002'))[0]).toMatchObject({ week, ...sums });
  });

  test('counts what was begun in the week, of families that agreed to share it', async () => {
    await openProject('1111-0014');
    const agreed = await family('1111-0014', 6);
    const before = await family('1111-0014', 6, undefined, 1);
    for (const id of [...agreed.profileIds, ...before.profileIds]) {
      await finish(id, frenchId, on('2026-11-04'), 2);
      await run(
        `update reading_position set first_turned_at = $2 where profile_id = $1 and book_id = (select min(id) from book)`,
        [id, on('2026-11-01', '23:59')],
      );
    }
    await publishWeeks(database, whenPublished);
    expect((await weeksOf('1111-0014'))[0]).toMatchObject({ week, readers: 12, started: 6, finished: 24 });
  });

  test('says nothing of what was begun in a week that was summed before that was counted', async () => {
    await openProject('1111-0015');
    await run(
      `insert into project_week (code, week, part, language_id, readers, finished, tells_started)
       values ('1111-0015', $1, 'all', null, 10, 10, false), ('1111-0015', $1, 'language', $2, 10, 10, false)`,
      [week, frenchId],
    );
    const [told] = await weeksOf('1111-0015');
    expect([told?.finished, told && 'started' in told]).toEqual([10, false]);
    expect(told?.languages.map((sums) => [sums.finished, 'started' in sums])).toEqual([[10, false]]);
    expect(reportCsv(told ? [told] : []).split('\r\n')[1]).toBe(
      `${week},all,10,,10,fewer than 5,fewer than 5,fewer than 5`,
    );
  });

  test('is of one process alone, where two sum a week at the same moment', async () => {
    await openProject('1111-0013');
    const { profileIds } = await family('1111-0013', 12);
    for (const [at, id] of profileIds.entries()) await finish(id, at < 6 ? frenchId : khmerId, on('2026-11-04'));
    let other: Promise<number> | undefined;
    await inTransaction(database.pool, async (client) => {
      await client.query(`select from project where code = '1111-0013' for no key update`);
      await client.query(`insert into project_week (code, week, part, readers) values ('1111-0013', $1, 'all', 12)`, [
        week,
      ]);
      other = publishWeeks(database, whenPublished);
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      for (let tries = 0; kind === 'server' && tries < 40; tries++) {
        if ((await client.query(waiting)).rowCount !== 0) break;
        await setTimeout(100);
      }
    });
    await other;
    expect(await weeksOf('1111-0013')).toMatchObject([{ week, readers: 12, languages: [] }, { week: '2026-10-26' }]);
  });

  test('never changes: who is deleted, comes late or leaves makes no difference to see', async () => {
    await openProject('1111-0003');
    const { profileIds } = await family('1111-0003', 5);
    const late = await family('1111-0003', 1);
    for (const id of profileIds) await finish(id, frenchId, on('2026-11-04'));
    await publishWeeks(database, whenPublished);
    const before = await weeksOf('1111-0003');
    await finish(late.profileIds[0] ?? '', frenchId, on('2026-11-04'));
    await run('delete from profile where id = $1', [profileIds[0]]);
    expect(await Promise.all([publishWeeks(database, whenPublished), publishWeeks(database, whenPublished)])).toEqual([
      0, 0,
    ]);
    expect(await weeksOf('1111-0003')).toEqual(before);
    expect(before[0]).toMatchObject({ week, readers: 5, finished: 5 });
  });

  test('a week is summed seven days after its end, not before', async () => {
    await openProject('1111-0004');
    await publishWeeks(database, on('2026-11-15', '23:59'));
    expect((await weeksOf('1111-0004')).map(({ week: monday }) => monday)).toEqual(['2026-10-26']);
    const { nextWeek, nextOn } = await readReport(database.pool, { code: '1111-0004' }, on('2026-11-15', '23:59'));
    expect([nextWeek, nextOn]).toEqual([week, '2026-11-16']);
    await publishWeeks(database, whenPublished);
    expect((await weeksOf('1111-0004'))[0]?.week).toBe(week);
  });

  test('of two languages the small one is not told, nor what is left without it', async () => {
    await openProject('1111-0005');
    const { profileIds } = await family('1111-0005', 9);
    for (const [at, id] of profileIds.entries()) await finish(id, at < 7 ? frenchId : khmerId, on('2026-11-04'));
    await publishWeeks(database, whenPublished);
    expect((await weeksOf('1111-0005'))[0]).toMatchObject({ readers: 9, finished: 9, languages: [] });
  });

  test('weeks are chosen by days in them; as a table each has its rows', async () => {
    const options = { code: '1111-0001', from: '2026-11-05', to: '2026-11-05' };
    const { weeks } = await readReport(database.pool, options);
    expect(weeks.map(({ week: monday }) => monday)).toEqual([week]);
    expect(reportCsv(await weeksOf('1111-0001')).split('\r\n')).toEqual([
      'week,part,readers,started,finished,minutes,answered,right_at_first',
      `2026-10-26,all${',fewer than 5'.repeat(6)}`,
      '2026-11-02,all,6,12,12,42,6,6',
      '2026-11-02,fr,6,12,12,42,6,6',
      '',
    ]);
    expect(reportCsv(weeks, ';').split('\r\n')[1]).toBe('2026-11-02;all;6;12;12;42;6;6');
  });

  describe('in the back room', () => {
    const code = '1111-0006';
    const asLibrarian = () => server.clientAs(librarian);
    const asPartner = () => server.clientAs(partner);
    const codesOf = async (account: string) =>
      (await server.clientAs(account)(backRoom.listPartnerProjects, {})).items.map((project) => project.code);

    beforeAll(() => openProject(code));

    test('a partner sees the projects that a librarian gave it, and no others', async () => {
      await expect(asPartner()(backRoom.listPartnerProjects, {})).rejects.toMatchObject({ code: 'role-needed' });
      await asLibrarian()(backRoom.addProjectPartner, { code, body: { accountId: partner } });
      const again = await asLibrarian()(backRoom.addProjectPartner, { code, body: { accountId: partner } });
      expect(again.readBy.map(({ id }) => id)).toEqual([partner]);
      expect(await codesOf(partner)).toEqual([code]);
      expect((await codesOf(librarian)).length).toBeGreaterThan(1);
      expect((await asPartner()(backRoom.getProjectReport, { code })).project.code).toBe(code);
      const other = asPartner()(backRoom.getProjectReport, { code: '1111-0001' });
      await expect(other).rejects.toMatchObject({ code: 'not-yours', status: 403 });
      await asLibrarian()(backRoom.removeProjectPartner, { code, accountId: partner });
      await expect(asPartner()(backRoom.getProjectReport, { code })).rejects.toMatchObject({ status: 403 });
    });

    test('a librarian makes, words, closes and opens projects, and each stands in the audit list once', async () => {
      const texts = { name: 'Night owls', partner: '', about: 'Reading under one lamp.' };
      const client = asLibrarian();
      const { code: made, version } = await client(backRoom.createPartnerProject, { body: texts });
      const changed = await client(backRoom.changePartnerProject, {
        code: made,
        body: { ...texts, version, partner: 'Sipar' },
      });
      expect(changed).toMatchObject({ ...texts, partner: 'Sipar', closedAt: null });
      const again = { ...texts, version: changed.version, partner: 'Sipar' };
      await client(backRoom.changePartnerProject, { code: made, body: again });
      for (let time = 0; time < 2; time++)
        expect((await client(backRoom.closePartnerProject, { code: made })).closedAt).not.toBeNull();
      expect((await client(backRoom.reopenPartnerProject, { code: made })).closedAt).toBeNull();
      const { rows } = await run(`select action from audit_entry where subject = 'Night owls' order by id`);
      expect(rows.map(({ action }) => action)).toEqual([
        'project-created',
        'project-changed',
        'project-closed',
        'project-reopened',
      ]);
    });

    test('who changes the words of a project after somebody else did is told, and theirs stay as they are', async () => {
      const client = asLibrarian();
      const seen = await client(backRoom.createPartnerProject, { body: { name: 'River readers', about: 'Aboard.' } });
      const { code: made, version } = seen;
      const first = await client(backRoom.changePartnerProject, {
        code: made,
        body: { version, name: 'River reading' },
      });
      const late = client(backRoom.changePartnerProject, { code: made, body: { version, name: 'Readers, rivers' } });
      await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 });
      const { items } = await client(backRoom.listPartnerProjects, {});
      expect(items.find(({ code: one }) => one === made)).toEqual(first);
      expect(first).toMatchObject({ name: 'River reading', about: '' });
      const again = { version: first.version, name: 'Readers, rivers' };
      const { name } = await client(backRoom.changePartnerProject, { code: made, body: again });
      expect(name).toBe(again.name);
    });

    test('who cannot be added to a project does not get the role either', async () => {
      await openProject('1111-0077');
      const { accountId } = await addAccount(database);
      await run('alter table project_partner add constraint full_up check (code is null) not valid');
      const adding = asLibrarian()(backRoom.addProjectPartner, { code: '1111-0077', body: { accountId } });
      await expect(adding).rejects.toMatchObject({ code: 'unexpected' });
      await run('alter table project_partner drop constraint full_up');
      expect((await run('select from account_role where account_id = $1', [accountId])).rows).toEqual([]);
    });

    test('of a code that no project has each call says so', async () => {
      const client = asLibrarian();
      const unknown = { code: '0000-9999' };
      const answers = await Promise.allSettled([
        client(backRoom.changePartnerProject, { ...unknown, body: { version: '', name: 'None' } }),
        client(backRoom.closePartnerProject, unknown),
        client(backRoom.reopenPartnerProject, unknown),
        client(backRoom.getProjectReport, unknown),
        client(backRoom.addProjectPartner, { ...unknown, body: { accountId: librarian } }),
        client(backRoom.removeProjectPartner, { ...unknown, accountId: librarian }),
      ]);
      expect(answers).toMatchObject(answers.map(() => ({ reason: { code: 'project-not-found', status: 404 } })));
    });
  });
});
