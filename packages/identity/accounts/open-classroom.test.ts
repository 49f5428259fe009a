import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../contract.ts';
import { giveRole } from '../roles/change-roles.ts';
import * as people from '../roles/contract.ts';
import { bearer, codeOf, joseph, openTestIdentity, type TestIdentity, whoAmI } from '../testing/test-identity.ts';

describe.each(testDatabaseKinds)('a browser that is open for a class, on the %s database', (kind) => {
  let own: TestIdentity;
  beforeAll(async () => {
    own = await openTestIdentity(kind);
  });
  afterAll(() => own.close());

  async function newTeacher(email: string) {
    const { identityToken, refreshToken } = await own.signInNew({ email });
    const { jwtToken, userInfo } = await own.exchange(identityToken);
    await giveRole(own.database.pool, null, { accountId: userInfo.id, role: 'TEACHER' });
    const { rows } = await own.database.pool.query<{ id: string }>(
      `insert into class (account_id, name) values ($1, 'Class 2b') returning id`,
      [userInfo.id],
    );
    const classId = rows[0]?.id ?? '';
    const client = own.clientWith(bearer(jwtToken));
    const open = (token = refreshToken) => client(contract.openClassroom, { body: { classId, refreshToken: token } });
    const asSession = own.clientWith(bearer(refreshToken));
    const renew = async () => own.exchange((await asSession(contract.getIdentityToken, {})).identityToken);
    return { accountId: userInfo.id, jwtToken, classId, client, open, asSession, renew };
  }

  test('it has no role and nothing of the account, until the password ends it', async () => {
    const { accountId, classId, open, asSession, renew } = await newTeacher('ruth@example.org');
    expect(await open()).toEqual({ opened: true });
    const inClass = await renew();
    expect(inClass).toMatchObject({ rolesWithId: [], teamsWithId: [], classroom: { id: classId } });
    const client = own.clientWith(bearer(inClass.jwtToken));
    expect(await codeOf(client(whoAmI, {}))).toBe('not-in-classroom');
    expect(await codeOf(client(contract.getOwnAccount, {}))).toBe('not-in-classroom');
    expect(await codeOf(client(people.getBackRoom, {}))).toBe('role-needed');

    expect(await codeOf(asSession(contract.freshSignIn, { body: { password: 'not the kite' } }))).toBe(
      'wrong-password',
    );
    expect((await renew()).classroom).toMatchObject({ id: classId });
    await asSession(contract.freshSignIn, { body: { password: joseph.password } });
    const ended = await renew();
    expect(ended).toMatchObject({ rolesWithId: [{ name: 'TEACHER' }], classroom: null });
    expect(await own.clientWith(bearer(ended.jwtToken))(whoAmI, {})).toMatchObject({ id: accountId });
  });

  test('what was given to it while it was the grown-up’s holds no longer, and no other device of theirs is concerned', async () => {
    const email = 'ruth.three@example.org';
    const { jwtToken, open, asSession, renew } = await newTeacher(email);
    const second = await own.client(contract.signIn, { body: { email, password: joseph.password } });
    const phone = own.clientWith(bearer((await own.exchange(second.identityToken)).jwtToken));
    const before = own.clientWith(bearer(jwtToken));
    expect([await codeOf(before(whoAmI, {})), await codeOf(phone(whoAmI, {}))]).toEqual(['answered', 'answered']);
    await open();
    expect([await codeOf(before(whoAmI, {})), await codeOf(phone(whoAmI, {}))]).toEqual(['no-token', 'answered']);

    const inClass = own.clientWith(bearer((await renew()).jwtToken));
    expect(await codeOf(inClass(whoAmI, {}))).toBe('not-in-classroom');
    await asSession(contract.freshSignIn, { body: { password: joseph.password } });
    expect(await codeOf(own.clientWith(bearer((await renew()).jwtToken))(whoAmI, {}))).toBe('answered');
  });

  test('it ends with its class, and nobody opens one with the session of somebody else, or without a password', async () => {
    const ruth = await newTeacher('ruth.two@example.org');
    const stranger = await own.signInNew({ email: 'stranger@example.org' });
    expect(await codeOf(ruth.open(stranger.refreshToken))).toBe('not-yours');
    expect(await codeOf(ruth.open('none'))).toBe('session-not-found');
    await ruth.open();
    await own.database.pool.query('delete from class where id = $1', [ruth.classId]);
    expect(await codeOf(ruth.renew())).toBe('no-token');

    const tariq = await newTeacher('tariq@example.org');
    await own.database.pool.query(
      `delete from idp_account where user_id in (select subject from account_identity where account_id = $1)`,
      [tariq.accountId],
    );
    expect(await codeOf(tariq.open())).toBe('no-password');
  });
});
