import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { selectStanding } from '@letsread/identity/roles/select-standing.ts';
import { addAccount, openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from './contract.ts';
import { exportMemberships } from './export-memberships.ts';
import { closeProject, createProject, listProjects } from './manage-projects.ts';
import { projectCalls } from './server.ts';

describe.each(testDatabaseKinds)('projects, on the %s database', (kind) => {
  let database: Database;
  let server: TestCalls;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    server = await openTestCalls(database, projectCalls, { database });
    await createProject(database.pool, { name: 'Library of Pursat', partner: 'Sipar', code: '1234-5678' });
    await createProject(database.pool, { name: 'Library of Dili', partner: '', code: '0000-0001' });
    await createProject(database.pool, { name: 'Over', partner: '', code: '9999-9999' });
    await closeProject(database, '9999-9999');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const newAccount = async () => {
    const { accountId } = await addAccount(database);
    const client = server.clientAs(accountId);
    return {
      accountId,
      join: (code: string) => client(calls.assignProject, { code }),
      look: (code: string) => client(calls.getProject, { code }),
      leave: () => client(calls.unassignProject, {}),
      sync: () => client(calls.syncProject, {}),
    };
  };

  test('an account is in no project until it joins one, and after it leaves', async () => {
    const { join, leave, sync } = await newAccount();
    expect(await sync()).toEqual({ projectCode: '' });
    expect(await join('1234-5678')).toEqual({ projectCode: '1234-5678' });
    expect(await sync()).toEqual({ projectCode: '1234-5678' });
    expect(await leave()).toEqual({ projectCode: '' });
    expect(await sync()).toEqual({ projectCode: '' });
    expect(await leave()).toEqual({ projectCode: '' });
  });

  test('who joins a project for teachers becomes a teacher, and nobody else', async () => {
    const { pool } = database;
    await createProject(pool, { name: 'Schools of Pursat', partner: '', code: '7777-0001', isForTeachers: true });
    const rolesOf = async (code: string) => {
      const { accountId, join } = await newAccount();
      await join(code);
      return (await selectStanding(pool, accountId)).roles;
    };
    expect([await rolesOf('7777-0001'), await rolesOf('1234-5678')]).toEqual([['TEACHER'], []]);
  });

  test('an account of several grown-ups joins no project for teachers, and any other', async () => {
    const { pool } = database;
    await createProject(pool, { name: 'Schools of Takeo', partner: '', code: '7777-0002', isForTeachers: true });
    const { accountId, join, sync } = await newAccount();
    await pool.query(
      `with two as (
        insert into idp_user (id, name, email, email_verified, created_at, updated_at)
        select 'of ' || $1 || ' ' || n, 'A', 'of-' || $1 || n || '@example.org', true, now(), now()
        from generate_series(1, 2) n returning id)
      insert into account_identity (issuer, subject, account_id) select 'embedded', id, $1::bigint from two`,
      [accountId],
    );
    await expect(join('7777-0002')).rejects.toMatchObject({ code: 'several-grown-ups', status: 409 });
    expect(await sync()).toEqual({ projectCode: '' });
    expect(await join('1234-5678')).toEqual({ projectCode: '1234-5678' });
  });

  test('who cannot be made a teacher at the moment has not joined either: the same code again does both', async () => {
    const { pool } = database;
    await createProject(pool, { name: 'Schools of Kep', partner: '', code: '7777-0003', isForTeachers: true });
    const { accountId, join, sync } = await newAccount();
    await pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await pool.query('create trigger fail before insert on account_role for each row execute function fail()');
    await expect(join('7777-0003')).rejects.toMatchObject({ status: 500 });
    await pool.query('drop trigger fail on account_role');
    expect(await sync()).toEqual({ projectCode: '' });
    expect(await join('7777-0003')).toEqual({ projectCode: '7777-0003' });
    expect((await selectStanding(pool, accountId)).roles).toEqual(['TEACHER']);
  });

  test('the same code again is fine, a second project is refused with 406 until the first is left', async () => {
    const { join, leave } = await newAccount();
    await join('1234-5678');
    expect(await join('1234-5678')).toEqual({ projectCode: '1234-5678' });
    await expect(join('0000-0001')).rejects.toMatchObject({ code: 'other-project', status: 406 });
    await leave();
    expect(await join('0000-0001')).toEqual({ projectCode: '0000-0001' });
  });

  test('of two projects joined at the same time an account is in one', async () => {
    const { accountId, join, sync } = await newAccount();
    const joined = await Promise.allSettled([
      join('1234-5678'),
      join('0000-0001'),
      join('1234-5678'),
      join('0000-0001'),
    ]);
    const { projectCode } = await sync();
    expect(projectCode).not.toBe('');
    const refused = joined.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(2);
    expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'other-project' } })));
    expect((await exportMemberships(database, accountId)).length).toBe(1);
  });

  test.each(['5555-5555', '9999-9999'])('%s, unknown or closed, is 404, in a project too', async (code) => {
    const { join } = await newAccount();
    const unknown = { code: 'project-not-found', status: 404 };
    await expect(join(code)).rejects.toMatchObject(unknown);
    await join('1234-5678');
    await expect(join(code)).rejects.toMatchObject(unknown);
  });

  test.each(['១២៣៤-៥៦៧៨', '١٢٣٤-٥٦٧٨', '१२३४-५६७८', '１２３４-５６７８', '𝟏𝟐𝟑𝟒-𝟓𝟔𝟕𝟖'])(
    '%s, in the digits of another script, is the same code',
    async (code) => {
      const { join } = await newAccount();
      expect(await join(code)).toEqual({ projectCode: '1234-5678' });
    },
  );

  test.each(['12345678', '1234-567', '1234-56789', '1234 5678', 'abcd-efgh', '-', ' 1234-5678'])(
    '%j is no code',
    async (code) => {
      const { join } = await newAccount();
      await expect(join(code)).rejects.toMatchObject({ code: 'invalid-input', errors: [{ path: 'params.code' }] });
    },
  );

  test('a closed project keeps its members until they leave', async () => {
    const { join, leave, sync } = await newAccount();
    await createProject(database.pool, { name: 'Short', partner: '', code: '0000-0002' });
    await join('0000-0002');
    await closeProject(database, '0000-0002');
    expect(await sync()).toEqual({ projectCode: '0000-0002' });
    expect(await join('0000-0002')).toEqual({ projectCode: '0000-0002' });
    await leave();
    await expect(join('0000-0002')).rejects.toMatchObject({ code: 'project-not-found' });
  });

  test('memberships keep when they began and ended, and go with the account', async () => {
    const { accountId, join, leave } = await newAccount();
    await join('1234-5678');
    await leave();
    await join('1234-5678');
    expect(await exportMemberships(database, accountId)).toEqual([
      {
        projectCode: '1234-5678',
        name: 'Library of Pursat',
        partner: 'Sipar',
        joinedAt: expect.any(Date),
        sharingVersion: null,
        leftAt: expect.any(Date),
      },
      expect.objectContaining({ projectCode: '1234-5678', leftAt: null }),
    ]);
    await database.pool.query('delete from account where id = $1', [accountId]);
    expect(await exportMemberships(database, accountId)).toEqual([]);
    await expect(join('1234-5678')).rejects.toMatchObject({ code: 'no-token' });
  });

  test('what would be joined is told before, and stores nothing', async () => {
    const { look, sync } = await newAccount();
    const pursat = {
      code: '1234-5678',
      name: 'Library of Pursat',
      partner: 'Sipar',
      about: '',
      sharingVersion: calls.sharingVersion,
    };
    expect([await look('1234-5678'), await look('១២៣៤-៥៦៧៨')]).toEqual([pursat, pursat]);
    await expect(look('5555-5555')).rejects.toMatchObject({ code: 'project-not-found', status: 404 });
    expect(await sync()).toEqual({ projectCode: '' });
  });

  test('a closed project is told to its members only', async () => {
    const [member, other] = [await newAccount(), await newAccount()];
    await createProject(database.pool, { name: 'Ending', partner: '', code: '0000-0005' });
    await member.join('0000-0005');
    await closeProject(database, '0000-0005');
    expect(await member.look('0000-0005')).toMatchObject({ name: 'Ending' });
    await expect(other.look('0000-0005')).rejects.toMatchObject({ code: 'project-not-found' });
    await member.leave();
    await expect(member.look('0000-0005')).rejects.toMatchObject({ code: 'project-not-found' });
  });

  test('which wording of what is shared was seen is kept with the consent; one that there is not is refused', async () => {
    const { accountId } = await addAccount(database);
    const join = (version: string) =>
      server.send({
        method: 'PUT',
        path: '/project/1234-5678/assign',
        token: accountId,
        headers: { 'sharing-version': version },
      });
    for (const version of [String(calls.sharingVersion + 1), '0', '1.5', 'newest'])
      expect(await join(version)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await exportMemberships(database, accountId)).toEqual([]);
    expect((await join(String(calls.sharingVersion))).status).toBe(200);
    expect(await exportMemberships(database, accountId)).toMatchObject([{ sharingVersion: calls.sharingVersion }]);
  });

  test('without a token nothing is answered', async () => {
    for (const [method, path] of [
      ['PUT', '/project/1234-5678/assign'],
      ['PUT', '/project/unassign'],
      ['GET', '/project/sync'],
      ['GET', '/project/1234-5678'],
    ] as const) {
      expect((await server.send({ method, path })).status).toBe(401);
      expect((await server.send({ method, path, token: 'forged' })).status).toBe(401);
    }
  });

  test('a code that is taken is refused, one drawn at random is drawn again', async () => {
    const draws = ['1234-5678', '9999-9999', '0000-0003'];
    const project = { name: ' Drawn ', partner: '' };
    expect(await createProject(database.pool, { ...project, drawCode: () => draws.shift() ?? '' })).toBe('0000-0003');
    expect(await createProject(database.pool, project)).toMatch(/^\d{4}-\d{4}$/);
    const taken = { code: 'code-taken' };
    await expect(createProject(database.pool, { ...project, code: '1234-5678' })).rejects.toMatchObject(taken);
    await expect(createProject(database.pool, { ...project, drawCode: () => '1234-5678' })).rejects.toMatchObject(
      taken,
    );
    await expect(createProject(database.pool, { name: ' ', partner: '' })).rejects.toMatchObject({
      code: 'name-missing',
    });
    await expect(closeProject(database, '5555-5555')).rejects.toMatchObject({ code: 'project-unknown' });
  });

  test('projects are listed with how many are in them now', async () => {
    await createProject(database.pool, { name: 'Counted', partner: 'Partner', code: '0000-0004' });
    const [one, other] = [await newAccount(), await newAccount()];
    await one.join('0000-0004');
    await other.join('0000-0004');
    await other.leave();
    const listed = await listProjects(database);
    expect(listed.find(({ code }) => code === '0000-0004')).toEqual({
      code: '0000-0004',
      name: 'Counted',
      partner: 'Partner',
      members: 1,
      createdAt: expect.any(Date),
      closedAt: null,
    });
  });
});
