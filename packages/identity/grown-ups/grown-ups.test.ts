import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportIdentity } from '../accounts/own-identity.ts';
import * as identity from '../contract.ts';
import { giveRole } from '../roles/change-roles.ts';
import { addMember, makeTeam } from '../roles/change-teams.ts';
import { bearer, codeOf, joseph, openTestIdentity, type TestIdentity, whoAmI } from '../testing/test-identity.ts';
import * as calls from './contract.ts';
import { requireAlone } from './account-members.ts';

const dayMs = 24 * 60 * 60 * 1000;
const password = 'a paper boat at sea';

describe.each(testDatabaseKinds)('the grown-ups of an account, on a database of kind %s', (kind) => {
  let own: TestIdentity;
  let count = 0;
  let laterMs = 0;
  beforeAll(async () => {
    own = await openTestIdentity(kind, { sleep: async () => {}, now: () => Date.now() + laterMs });
  });
  beforeEach(async () => {
    laterMs = 0;
    await own.database.pool.query('delete from attempt');
  });
  afterAll(() => own.close());

  const sql = async (text: string, values: unknown[] = []) => (await own.database.pool.query(text, values)).rows;
  const address = (name: string) => `${name}-${(count += 1)}@example.org`;

  async function signedIn(email: string, secret: string) {
    const session = await own.client(identity.signIn, { body: { email, password: secret } });
    const { jwtToken, userInfo, displayName } = await own.exchange(session.identityToken);
    return {
      email,
      displayName,
      accountId: userInfo.id,
      refreshToken: session.refreshToken,
      client: own.clientWith(bearer(jwtToken)),
    };
  }

  async function family(name = 'joseph') {
    const email = address(name);
    await own.signInNew({ email });
    return signedIn(email, joseph.password);
  }

  async function invite(client: ApiClient, email: string): Promise<string> {
    await client(calls.inviteGrownUp, { body: { email, language: 'fr' } });
    return own.mailedToken(email);
  }

  const joining = (token: string, displayName = 'Mariam') =>
    own.client(calls.joinAsNewcomer, { body: { token, displayName, password, agreed: true } });

  /** A family of two, both signed in. */
  async function couple() {
    const first = await family();
    const email = address('mariam');
    await joining(await invite(first.client, email));
    return { first, second: await signedIn(email, password) };
  }

  const idOf = async (client: ApiClient, isYou: boolean) =>
    (await client(calls.listGrownUps, {})).items.find((one) => one.isYou === isYou)?.id ?? '';

  test('a second one joins by the mailed link, with a password, a name and a consent of their own', async () => {
    const first = await family();
    const email = address('mariam');
    const token = await invite(first.client, email);
    expect(await first.client(calls.listGrownUps, {})).toMatchObject({
      items: [{ displayName: 'Joseph', email: first.email, isYou: true }],
      invitations: [{ email }],
      mayInvite: true,
    });
    expect(await own.client(calls.getInvitation, { body: { token } })).toEqual({
      email,
      invitedBy: first.email,
      hasAccount: false,
    });
    expect(await joining(token)).toEqual({ joined: true });
    const second = await signedIn(email, password);
    expect([second.accountId, second.displayName]).toEqual([first.accountId, 'Mariam']);
    expect((await signedIn(first.email, joseph.password)).displayName).toBe('Joseph');
    const { items, invitations } = await second.client(calls.listGrownUps, {});
    expect(items.map(({ displayName, isYou }) => [displayName, isYou])).toEqual([
      ['Joseph', false],
      ['Mariam', true],
    ]);
    expect(invitations).toEqual([]);
    expect(await second.client(identity.getOwnAccount, {})).toMatchObject({
      email,
      agreedTo: { termsVersion: identity.termsVersion },
    });
    expect(await sql('select language from idp_user where email = $1', [email])).toEqual([{ language: 'fr' }]);
    expect((await sql('select 1 from account_consent where account_id = $1', [first.accountId])).length).toBe(2);
  });

  test('a link works once, for seven days, and not after it was renewed or taken back', async () => {
    const first = await family();
    const email = address('mariam');
    const before = await invite(first.client, email);
    const token = await invite(first.client, email);
    expect(await codeOf(joining(before))).toBe('link-not-valid');
    laterMs = 7 * dayMs + 1000;
    expect(await codeOf(joining(token))).toBe('link-not-valid');
    laterMs = 0;
    const [{ id } = { id: '' }] = (await first.client(calls.listGrownUps, {})).invitations;
    const other = await family('other');
    const taking = { params: { invitationId: id }, invitationId: id };
    expect(await codeOf(other.client(calls.withdrawInvitation, taking))).toBe('invitation-not-found');
    expect(await first.client(calls.withdrawInvitation, taking)).toEqual({ withdrawn: true });
    expect(await codeOf(joining(token))).toBe('link-not-valid');
    expect(await codeOf(own.client(calls.getInvitation, { body: { token } }))).toBe('link-not-valid');
    const again = await invite(first.client, email);
    await joining(again);
    expect(await codeOf(joining(again))).toBe('link-not-valid');
  });

  test.each(['changed', 'reset'] as const)('a password that is %s ends the invitations of who has it', async (how) => {
    const { first, second } = await couple();
    const [theirs, others] = [
      await invite(first.client, address('thief')),
      await invite(second.client, address('aunt')),
    ];
    const own = await newPassword(first, how);
    expect(await codeOf(joining(theirs))).toBe('link-not-valid');
    expect((await own.client(calls.listGrownUps, {})).invitations).toHaveLength(1);
    expect(await codeOf(joining(others))).toBe('answered');
  });

  async function newPassword({ client, email }: { client: ApiClient; email: string }, how: 'changed' | 'reset') {
    const secret = 'another kite in the wind';
    if (how === 'changed') await client(identity.changePassword, { body: { password: secret } });
    else {
      await own.client(identity.requestReset, { body: { email } });
      await own.client(identity.reset, { body: { token: await own.mailedToken(email), password: secret } });
    }
    return signedIn(email, secret);
  }

  test('of two who open a link at once one joins', async () => {
    const token = await invite((await family()).client, address('mariam'));
    const codes = await Promise.all([codeOf(joining(token)), codeOf(joining(token))]);
    expect(codes.filter((code) => code === 'answered')).toHaveLength(1);
  });

  test('a password that many use is refused, and the link stays good', async () => {
    const token = await invite((await family()).client, address('mariam'));
    const weak = { token, password: 'password1', agreed: true } as const;
    expect(await codeOf(own.client(calls.joinAsNewcomer, { body: weak }))).toBe('password-too-common');
    expect(await joining(token)).toEqual({ joined: true });
  });

  test('inviting is limited, wants a fresh sign-in, and refuses who is there already', async () => {
    const first = await family();
    expect(await codeOf(first.client(calls.inviteGrownUp, { body: { email: first.email } }))).toBe('already-grown-up');
    await own.database.pool.query('delete from attempt');
    for (let n = 0; n < 3; n++) await first.client(calls.inviteGrownUp, { body: { email: address('friend') } });
    const another = () => codeOf(first.client(calls.inviteGrownUp, { body: { email: address('friend') } }));
    expect(await another()).toBe('too-many-requests');
    await own.database.pool.query('delete from attempt');
    expect([await another(), await another(), await another()]).toEqual([
      'answered',
      'answered',
      'too-many-invitations',
    ]);
    const session = bearer(first.refreshToken);
    await own.clientWith(session)(identity.endFreshSignIn, {});
    const { identityToken } = await own.clientWith(session)(identity.getIdentityToken, {});
    const stale = own.clientWith(bearer((await own.exchange(identityToken)).jwtToken));
    expect(await codeOf(stale(calls.inviteGrownUp, { body: { email: address('x') } }))).toBe('fresh-sign-in-needed');
    expect(await codeOf(stale(calls.listGrownUps, {}))).toBe('fresh-sign-in-needed');
    expect(await codeOf(own.client(calls.listGrownUps, {}))).toBe('no-token');
  });

  test('an invitation that is refused takes nothing from the three of an hour', async () => {
    const first = await family();
    const inviting = (email: string) => codeOf(first.client(calls.inviteGrownUp, { body: { email } }));
    for (let n = 0; n < 4; n++) expect(await inviting(first.email)).toBe('already-grown-up');
    const codes = [await inviting(address('a')), await inviting(address('b')), await inviting(address('c'))];
    expect([...codes, await inviting(address('d'))]).toEqual(['answered', 'answered', 'answered', 'too-many-requests']);
  });

  test('who has an empty account takes their sign-in along; tokens of before end', async () => {
    const [first, second] = [await family(), await family('mariam')];
    const token = await invite(first.client, second.email);
    expect(await own.client(calls.getInvitation, { body: { token } })).toMatchObject({ hasAccount: true });
    expect(await codeOf(joining(token))).toBe('address-has-account');
    expect(await second.client(calls.joinAccount, { body: { token, agreed: true } })).toEqual({ joined: true });
    expect(await codeOf(second.client(whoAmI, {}))).toBe('no-token');
    const { identityToken } = await own.clientWith(bearer(second.refreshToken))(identity.getIdentityToken, {});
    expect((await own.exchange(identityToken)).userInfo.id).toBe(first.accountId);
    expect(await sql('select 1 from account where id = $1', [second.accountId])).toEqual([]);
    const joined = await signedIn(second.email, joseph.password);
    expect(await codeOf(joined.client(calls.joinAccount, { body: { token, agreed: true } }))).toBe('link-not-valid');
  });

  test('an invitation is for its address alone, and for no account that has readers, a role or others in it', async () => {
    const [first, second, third] = [await family(), await family('mariam'), await family('third')];
    const token = await invite(first.client, second.email);
    const accept = (client: ApiClient) => codeOf(client(calls.joinAccount, { body: { token, agreed: true } }));
    expect(await accept(third.client)).toBe('other-address');
    await sql('insert into profile (account_id, name, image_url) values ($1, $2, $3)', [second.accountId, 'A', '/a']);
    expect(await accept(second.client)).toBe('has-readers');
    await sql('delete from profile where account_id = $1', [second.accountId]);
    await sql('insert into account_role (account_id, role_id) values ($1, 2)', [second.accountId]);
    expect(await accept(second.client)).toBe('account-of-one-person');
    await sql('delete from account_role where account_id = $1', [second.accountId]);
    await sql('insert into class (account_id, name) values ($1, $2)', [second.accountId, '2b']);
    expect(await accept(second.client)).toBe('account-of-one-person');
    await sql('delete from class where account_id = $1', [second.accountId]);
    await joining(await invite(second.client, address('sister')), 'Sister');
    expect(await accept(second.client)).toBe('other-grown-ups');
  });

  /** Until a query waits for this transaction; where the database has one session nobody gets so far, and it is not waited for. */
  async function untilOneWaits(client: PoolClient): Promise<void> {
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    for (let tries = 0; tries < 40; tries++) {
      if (kind === 'embedded' || (await client.query(waiting)).rowCount !== 0) return;
      await setTimeout(100);
    }
  }

  test('a reader who is being made while their account joins another is not lost', async () => {
    const [first, second] = [await family(), await family('mariam')];
    const token = await invite(first.client, second.email);
    const { accountId } = second;
    let code: Promise<string> | undefined;
    await inTransaction(own.database.pool, async (client) => {
      await client.query('select id from account where id = $1 for no key update', [accountId]);
      code = codeOf(second.client(calls.joinAccount, { body: { token, agreed: true } }));
      await untilOneWaits(client);
      await client.query('insert into profile (account_id, name, image_url) values ($1, $2, $3)', [
        accountId,
        'A',
        '/a',
      ]);
    });
    expect(await code).toBe('has-readers');
    expect(await sql('select name from profile where account_id = $1', [accountId])).toEqual([{ name: 'A' }]);
  });

  test('who answers the mail of a sign-up and an invitation at once has one of them, and no fault', async () => {
    const email = address('mariam');
    await own.client(identity.signUp, { body: { email, agreed: true } });
    await own.identity.settled();
    const token = await invite((await family()).client, email);
    let code: Promise<string> | undefined;
    await inTransaction(own.database.pool, async (client) => {
      await client.query('select from pending_address where email = $1 for update', [email]);
      code = codeOf(joining(token));
      await untilOneWaits(client);
      await client.query(
        `insert into idp_user (id, name, email, email_verified) values ('u' || $1, 'Mariam', $1, true)`,
        [email],
      );
    });
    expect(await code).toBe('address-has-account');
  });

  test('who is taken out while their new address is proven gets an answer, and no fault', async () => {
    const { accountId, client: asJoseph } = await family();
    const email = address('new');
    await asJoseph(identity.requestEmailChange, { body: { email } });
    await own.identity.settled();
    const token = await own.mailedToken(email);
    let code: Promise<string> | undefined;
    await inTransaction(own.database.pool, async (client) => {
      await client.query('select from account where id = $1 for update', [accountId]);
      code = codeOf(own.client(identity.confirmEmailChange, { body: { token } }));
      await untilOneWaits(client);
      await client.query('delete from pending_address where email = $1', [email]);
    });
    expect(await code).toBe('link-not-valid');
  });

  test('who is taken out while they change their password gets an answer, and no fault', async () => {
    const { second } = await couple();
    let code: Promise<string> | undefined;
    await inTransaction(own.database.pool, async (client) => {
      await client.query('select from account where id = $1 for update', [second.accountId]);
      code = codeOf(second.client(identity.changePassword, { body: { password: `${password} anew` } }));
      await untilOneWaits(client);
      await client.query('delete from idp_user where email = $1', [second.email]);
    });
    // The embedded database begins the request when they are gone.
    expect(await code).toBe(kind === 'embedded' ? 'no-token' : 'wrong-credentials');
  });

  test('roles, teams and classes are one person’s: such an account invites nobody, and a shared one gets none', async () => {
    const { pool } = own.database;
    const first = await family();
    const invited = address('mariam');
    const token = await invite(first.client, invited);
    const clientWith = () => codeOf(first.client(calls.inviteGrownUp, { body: { email: address('friend') } }));
    await sql('insert into class (account_id, name) values ($1, $2)', [first.accountId, '2b']);
    expect(await clientWith()).toBe('account-of-one-person');
    await sql('delete from class where account_id = $1', [first.accountId]);
    await giveRole(pool, null, { accountId: first.accountId, role: 'TEACHER' });
    expect(await clientWith()).toBe('account-of-one-person');
    expect(await first.client(calls.listGrownUps, {})).toMatchObject({ mayInvite: false });
    // Invited before.
    expect(await codeOf(joining(token))).toBe('account-of-one-person');
    // A class outlives the role that it was made with.
    await sql('delete from account_role where account_id = $1', [first.accountId]);
    await sql('insert into class (account_id, name) values ($1, $2)', [first.accountId, '2b']);
    expect(await codeOf(joining(token))).toBe('account-of-one-person');
    await own.signInNew({ email: invited });
    const { client } = await signedIn(invited, joseph.password);
    expect(await codeOf(client(calls.joinAccount, { body: { token, agreed: true } }))).toBe('account-of-one-person');
    const { first: shared } = await couple();
    const { accountId } = shared;
    expect(await codeOf(giveRole(pool, null, { accountId, role: 'PARTNER' }))).toBe('several-grown-ups');
    const { id: teamId } = await makeTeam(pool, null, `Owls ${count}`);
    expect(await codeOf(addMember(pool, null, { accountId, teamId }))).toBe('several-grown-ups');
  });

  test('one takes another out: their session and tokens end at once, and a mail tells them', async () => {
    const { first, second } = await couple();
    await second.client(calls.inviteGrownUp, { body: { email: address('friend') } });
    expect(await first.client(calls.removeGrownUp, { grownUpId: await idOf(first.client, false) })).toEqual({
      removed: true,
    });
    expect(await codeOf(second.client(whoAmI, {}))).toBe('no-token');
    expect(await codeOf(own.clientWith(bearer(second.refreshToken))(identity.getIdentityToken, {}))).toBe('no-token');
    expect(await codeOf(signedIn(second.email, password))).toBe('wrong-credentials');
    expect(await first.client(whoAmI, {})).toMatchObject({ id: first.accountId });
    expect(await first.client(calls.listGrownUps, {})).toMatchObject({ items: [{ isYou: true }], invitations: [] });
    expect(await own.subjects(second.email)).toEqual(['Vous ne partagez plus ce compte']);
    expect(await sql('select 1 from idp_user where email = $1', [second.email])).toEqual([]);
    expect((await sql('select 1 from account_consent where account_id = $1', [first.accountId])).length).toBe(1);
    // They begin anew, with an account of their own.
    await own.signInNew({ email: second.email });
    expect((await signedIn(second.email, joseph.password)).accountId).not.toBe(first.accountId);
  });

  test('the first one leaves, and the account bears the name of who stays; the last one cannot', async () => {
    const { first, second } = await couple();
    await first.client(calls.removeGrownUp, { grownUpId: await idOf(first.client, true) });
    expect(await codeOf(first.client(whoAmI, {}))).toBe('no-token');
    expect(await sql('select display_name, email from account where id = $1', [first.accountId])).toEqual([
      { display_name: 'Mariam', email: second.email },
    ]);
    const last = { grownUpId: await idOf(second.client, true) };
    expect(await codeOf(second.client(calls.removeGrownUp, last))).toBe('last-grown-up');
    expect(await codeOf(second.client(calls.removeGrownUp, { grownUpId: 'nobody' }))).toBe('grown-up-not-found');
  });

  test('two who leave, or take each other out, at once: one of them stays', async () => {
    for (const isYou of [true, false]) {
      const { first, second } = await couple();
      const [a, b] = [await idOf(first.client, isYou), await idOf(second.client, isYou)];
      await Promise.all([
        codeOf(first.client(calls.removeGrownUp, { grownUpId: a })),
        codeOf(second.client(calls.removeGrownUp, { grownUpId: b })),
      ]);
      const left = await sql('select 1 from account_identity where account_id = $1', [first.accountId]);
      expect(left).toHaveLength(1);
    }
  });

  test('another account’s grown-ups cannot be taken out', async () => {
    const [{ first }, stranger] = [await couple(), await family('stranger')];
    const grownUpId = await idOf(first.client, false);
    expect(await codeOf(stranger.client(calls.removeGrownUp, { grownUpId }))).toBe('grown-up-not-found');
  });

  test('a new password ends what is theirs, and nothing of the other', async () => {
    const { first, second } = await couple();
    await second.client(identity.changePassword, { body: { password: 'a wooden rocking horse' } });
    expect(await codeOf(second.client(whoAmI, {}))).toBe('no-token');
    expect(await codeOf(first.client(whoAmI, {}))).toBe('answered');
    expect((await signedIn(second.email, 'a wooden rocking horse')).accountId).toBe(first.accountId);
    expect((await signedIn(first.email, joseph.password)).accountId).toBe(first.accountId);
  });

  test('an export holds who else is there and who is invited, and nothing else of them', async () => {
    const { first, second } = await couple();
    await first.client(calls.inviteGrownUp, { body: { email: address('friend') } });
    const userId = await idOf(first.client, true);
    const exported = await exportIdentity(own.database.pool, { id: first.accountId, userId, isFresh: true });
    expect(exported).toMatchObject({
      users: [{ email: first.email }],
      otherGrownUps: [{ displayName: 'Mariam', email: second.email }],
      invitations: [{ isByYou: true }],
    });
    expect([exported.identities.length, exported.consents.length, exported.sessions.length]).toEqual([1, 1, 2]);
  });

  test('a shared account is not deleted; alone it goes, with its invitations', async () => {
    const { first } = await couple();
    const alone = (accountId: string) =>
      codeOf(inTransaction(own.database.pool, (client) => requireAlone(client, accountId)));
    expect(await alone(first.accountId)).toBe('other-grown-ups');
    await first.client(calls.removeGrownUp, { grownUpId: await idOf(first.client, false) });
    expect(await alone(first.accountId)).toBe('answered');
  });

  test('an account is used when any of them uses it; when none does, all of them are told', async () => {
    const { first, second } = await couple();
    const unused = () =>
      sql('update account set last_used_on = current_date - 2000, told_unused_at = now() where id = $1', [
        first.accountId,
      ]);
    await unused();
    await signedIn(second.email, password);
    const [row] = await sql('select told_unused_at, last_used_on from account where id = $1', [first.accountId]);
    expect([row?.['told_unused_at'], row?.['last_used_on']]).toEqual([null, new Date().toISOString().slice(0, 10)]);
    await sql('update account set last_used_on = current_date - 2000 where id = $1', [first.accountId]);
    await own.database.pool.query('delete from attempt');
    await own.identity.maintain();
    expect(await own.subjects(first.email)).toContain('Do you still want your account?');
    expect((await own.subjects(second.email)).length).toBe(2);
    expect(own.errors).toEqual([]);
  });
});
