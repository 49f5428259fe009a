import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteIdentity, exportIdentity } from '../accounts/own-identity.ts';
import { bearer, codeOf, openTestIdentity, type TestIdentity } from '../testing/test-identity.ts';
import { giveRole, takeRole } from './change-roles.ts';
import * as contract from './contract.ts';
import { hasLibrarian } from './select-standing.ts';

describe.each(testDatabaseKinds)('people of the back room, on a database of kind %s', (kind) => {
  let own: TestIdentity;
  let ruth: Awaited<ReturnType<typeof signedIn>>;
  let tariq: Awaited<ReturnType<typeof signedIn>>;
  let wasLookedAfter: boolean;
  beforeAll(async () => {
    own = await openTestIdentity(kind);
    wasLookedAfter = await hasLibrarian(own.database.pool);
    ruth = await signedIn('ruth@example.org', 'Ruth');
    tariq = await signedIn('tariq@example.org', 'Tariq');
    await giveRole(own.database.pool, null, { email: 'Ruth@Example.org', role: 'LIBRARIAN' });
  });
  afterAll(() => own.close());

  async function signedIn(email: string, displayName: string) {
    const { identityToken } = await own.signInNew({ email, displayName });
    const session = await own.exchange(identityToken);
    const authenticate = () => own.exchange(identityToken);
    return { id: session.userInfo.id, email, client: own.clientWith(bearer(session.jwtToken)), authenticate };
  }
  const auditLines = async () =>
    (await ruth.client(contract.listAudit, { limit: 100 })).items.map(({ who, action, account, team, role }) =>
      [who?.displayName ?? 'command', action, account?.displayName ?? '', team?.name ?? '', role ?? '']
        .join(' ')
        .trim(),
    );

  test('a library is looked after from its first librarian on', async () => {
    expect([wasLookedAfter, await hasLibrarian(own.database.pool)]).toEqual([false, true]);
  });

  test('a role is in force at once, and in the session from the next exchange of a token', async () => {
    expect(await codeOf(tariq.client(contract.listPeople, {}))).toBe('role-needed');
    expect(await tariq.authenticate()).toMatchObject({ rolesWithId: [], teamsWithId: [] });
    const granted = await ruth.client(contract.grantRole, {
      body: { email: ' TARIQ@example.org ', role: 'LIBRARIAN' },
    });
    expect(granted).toEqual({ id: tariq.id, displayName: 'Tariq', email: tariq.email, roles: ['LIBRARIAN'] });
    expect((await tariq.client(contract.listPeople, {})).items.map(({ displayName }) => displayName)).toEqual([
      'Ruth',
      'Tariq',
    ]);
    expect(await tariq.authenticate()).toMatchObject({ rolesWithId: [{ id: '1', name: 'LIBRARIAN' }] });
    const revoked = await ruth.client(contract.revokeRole, { accountId: tariq.id, role: 'LIBRARIAN' });
    expect(revoked.roles).toEqual([]);
    expect(await codeOf(tariq.client(contract.listPeople, {}))).toBe('role-needed');
    expect(await tariq.authenticate()).toMatchObject({ rolesWithId: [] });
  });

  test('what is said twice happens once, and stands in the list once', async () => {
    const before = (await auditLines()).length;
    for (let time = 0; time < 2; time++)
      await ruth.client(contract.grantRole, { body: { accountId: tariq.id, role: 'PARTNER' } });
    for (let time = 0; time < 2; time++)
      await ruth.client(contract.revokeRole, { accountId: tariq.id, role: 'PARTNER' });
    expect((await auditLines()).slice(0, -before)).toEqual([
      'Ruth role-revoked Tariq  PARTNER',
      'Ruth role-granted Tariq  PARTNER',
    ]);
  });

  test('nobody takes away the last librarian in the browser', async () => {
    const revoke = () => ruth.client(contract.revokeRole, { accountId: ruth.id, role: 'LIBRARIAN' });
    expect(await codeOf(revoke())).toBe('last-librarian');
    const { pool } = own.database;
    await takeRole(pool, null, { accountId: ruth.id, role: 'LIBRARIAN' });
    expect(await codeOf(ruth.client(contract.listPeople, {}))).toBe('role-needed');
    await giveRole(pool, null, { accountId: ruth.id, role: 'LIBRARIAN' });
  });

  test('an address that nobody or several have is told apart', async () => {
    const grant = (email: string) => ruth.client(contract.grantRole, { body: { email, role: 'EDITOR' } });
    expect(await codeOf(grant('nobody@example.org'))).toBe('account-not-found');
    await own.database.pool.query(
      `insert into account (display_name, email) values ('Twin', 'twin@example.org'), ('Twin', 'TWIN@example.org')`,
    );
    expect(await codeOf(grant('twin@example.org'))).toBe('several-accounts');
    const both = { email: 'ruth@example.org', accountId: ruth.id, role: 'EDITOR' } as const;
    expect(await codeOf(ruth.client(contract.grantRole, { body: both }))).toBe('invalid-input');
    expect(await codeOf(ruth.client(contract.revokeRole, { accountId: '999999', role: 'EDITOR' }))).toBe(
      'account-not-found',
    );
  });

  test('who is in a team sees it, and no other; a librarian sees all', async () => {
    const kites = await ruth.client(contract.createTeam, { body: { name: ' Kite readers ' } });
    const owls = await ruth.client(contract.createTeam, { body: { name: 'Night owls' } });
    expect(await codeOf(ruth.client(contract.createTeam, { body: { name: 'NIGHT OWLS' } }))).toBe('team-name-taken');
    await ruth.client(contract.grantRole, { body: { accountId: tariq.id, role: 'EDITOR' } });
    const joined = await ruth.client(contract.addTeamMember, { teamId: kites.id, body: { email: tariq.email } });
    expect(joined).toEqual({ id: kites.id, name: 'Kite readers', members: [{ id: tariq.id, displayName: 'Tariq' }] });

    expect(await tariq.client(contract.getTeam, { teamId: kites.id })).toEqual(joined);
    expect(await tariq.client(contract.getBackRoom, {})).toEqual({ roles: ['EDITOR'], teams: [joined] });
    expect(await ruth.client(contract.getBackRoom, {})).toEqual({ roles: ['LIBRARIAN'], teams: [] });
    expect(await codeOf(tariq.client(contract.getTeam, { teamId: owls.id }))).toBe('not-yours');
    expect(await codeOf(tariq.client(contract.getTeam, { teamId: '999999' }))).toBe('not-yours');
    expect(await codeOf(tariq.client(contract.listTeams, {}))).toBe('role-needed');
    expect(await codeOf(ruth.client(contract.getTeam, { teamId: '999999' }))).toBe('team-not-found');
    expect((await ruth.client(contract.listTeams, {})).items).toEqual([joined, owls]);
    expect(await tariq.authenticate()).toMatchObject({ teamsWithId: [{ id: kites.id, name: 'Kite readers' }] });

    expect(await codeOf(ruth.client(contract.deleteTeam, { teamId: kites.id }))).toBe('team-has-members');
    await ruth.client(contract.removeTeamMember, { teamId: kites.id, accountId: tariq.id });
    expect(await codeOf(tariq.client(contract.getTeam, { teamId: kites.id }))).toBe('not-yours');
    await ruth.client(contract.deleteTeam, { teamId: kites.id });
    expect((await auditLines()).slice(0, 6)).toEqual([
      // Of what was deleted only the number is left.
      'Ruth team-deleted',
      'Ruth member-removed Tariq',
      'Ruth member-added Tariq',
      'Ruth role-granted Tariq  EDITOR',
      'Ruth team-created  Night owls',
      'Ruth team-created',
    ]);
  });

  test('people and teams stand in the order of their names and of the numbers in them', async () => {
    const made: string[] = [];
    for (const name of ['Team 11', 'team 2', 'Élan', 'Zebras'])
      made.push((await ruth.client(contract.createTeam, { body: { name } })).id);
    const { rows } = await own.database.pool.query<{ id: string }>(
      `insert into account (display_name) values ('Reader 11'), ('reader 2'), ('Émile'), ('Zola') returning id`,
    );
    const [teamId = ''] = made;
    for (const { id: accountId } of rows) {
      await ruth.client(contract.grantRole, { body: { accountId, role: 'EDITOR' } });
      await ruth.client(contract.addTeamMember, { teamId, body: { accountId } });
    }
    const inOrder = ['Émile', 'reader 2', 'Reader 11', 'Zola'];
    const { items: teams } = await ruth.client(contract.listTeams, {});
    expect(teams.map(({ name }) => name).filter((name) => name !== 'Night owls')).toEqual([
      'Élan',
      'team 2',
      'Team 11',
      'Zebras',
    ]);
    expect(teams.find(({ id }) => id === teamId)?.members.map(({ displayName }) => displayName)).toEqual(inOrder);
    const { items: people } = await ruth.client(contract.listPeople, {});
    const names = people.map(({ displayName }) => displayName);
    expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder);
    for (const { id: accountId } of rows) {
      await ruth.client(contract.removeTeamMember, { teamId, accountId });
      await ruth.client(contract.revokeRole, { accountId, role: 'EDITOR' });
    }
    for (const id of made) await ruth.client(contract.deleteTeam, { teamId: id });
  });

  test('the list comes in pages, newest first', async () => {
    const all = (await ruth.client(contract.listAudit, { limit: 100 })).items;
    const first = await ruth.client(contract.listAudit, { limit: 2 });
    const second = await ruth.client(contract.listAudit, { limit: 2, cursor: first.cursor });
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 4));
    expect((await ruth.client(contract.listAudit, { limit: all.length })).cursor).toBeUndefined();
    expect(await codeOf(ruth.client(contract.listAudit, { cursor: 'x' }))).toBe('invalid-input');
  });

  test.each(['update audit_entry set action = action', 'delete from audit_entry where false', 'truncate audit_entry'])(
    'the list is only added to: %s is refused',
    async (statement) => {
      const before = await auditLines();
      await expect(own.database.pool.query(statement)).rejects.toThrow('The audit list is only added to.');
      expect(await auditLines()).toEqual(before);
    },
  );

  test('of an account that is deleted the list keeps the number, which leads to nobody', async () => {
    const { pool } = own.database;
    const mali = await signedIn('mali@example.org', 'Mali');
    const owls = (await ruth.client(contract.listTeams, {})).items[0]?.id ?? '';
    await giveRole(pool, null, { accountId: mali.id, role: 'LIBRARIAN' });
    await mali.client(contract.addTeamMember, { teamId: owls, body: { accountId: mali.id } });
    expect(await exportIdentity(pool, { id: mali.id, isFresh: true })).toMatchObject({
      roles: [{ name: 'LIBRARIAN' }],
      teams: [{ name: 'Night owls' }],
      audit: [
        { action: 'role-granted', isByYou: false },
        { action: 'member-added', isByYou: true },
      ],
    });
    await deleteIdentity(own.identity, pool, mali.id);
    const gone = { id: mali.id, displayName: null };
    expect((await ruth.client(contract.listAudit, { limit: 2 })).items).toMatchObject([
      { who: gone, account: gone },
      { who: null, account: gone },
    ]);
    expect((await ruth.client(contract.getTeam, { teamId: owls })).members).toEqual([]);
    const { rows } = await pool.query(`select * from audit_entry where account_id = $1`, [mali.id]);
    expect(JSON.stringify(rows)).not.toMatch(/mali/i);
  });
});
