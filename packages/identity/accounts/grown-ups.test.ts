import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { usualLimits } from '../attempts.ts';
import * as contract from '../contract.ts';
import { bearer, codeOf, joseph, newcomer, openTestIdentity, type TestIdentity } from '../testing/test-identity.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(testDatabaseKinds)('what only a grown-up may do, on a database of kind %s', (kind) => {
  let own: TestIdentity;
  let count = 0;
  beforeAll(async () => {
    // Of the whole process, as the embedded provider reads it too; only moved by hand.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const limits = {
      'sign-in': {
        ...usualLimits['sign-in'],
        pair: { max: 4, slowFrom: 2, seconds: 900 },
        device: { max: 4, slowFrom: 2, seconds: 900 },
      },
    };
    own = await openTestIdentity(kind, { sleep: async () => {}, limits });
  });
  beforeEach(() => own.database.pool.query('delete from attempt'));
  afterAll(async () => {
    await own.close();
    vi.useRealTimers();
  });

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

  /** Somebody new who has just signed in, with what their device holds. */
  async function family() {
    const email = `family-${(count += 1)}@example.org`;
    const { refreshToken, deviceToken, identityToken } = await own.signInNew({ email });
    const { jwtToken, userInfo } = await own.exchange(identityToken);
    const exchanged = async (token: string) => (await own.exchange(token)).jwtToken;
    return {
      email,
      refreshToken,
      deviceToken,
      identityToken,
      jwtToken,
      accountId: userInfo.id,
      renew: async () =>
        exchanged((await own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {})).identityToken),
      exchanged,
    };
  }
  const changeEmail = (token: string, email = 'elsewhere@example.org') =>
    codeOf(own.clientWith(bearer(token))(contract.requestEmailChange, { body: { email } }));
  const isFresh = async (token: string) => (await own.clientWith(bearer(token))(contract.getOwnAccount, {})).isFresh;

  test('ten minutes after signing in, a token is good for reading and no longer for what only a grown-up may do', async () => {
    const { email, jwtToken, renew } = await family();
    expect(await isFresh(jwtToken)).toBe(true);
    later(11 * minuteMs);
    for (const token of [jwtToken, await renew()]) {
      expect(await isFresh(token)).toBe(false);
      expect(await changeEmail(token)).toBe('fresh-sign-in-needed');
      expect(
        await codeOf(own.clientWith(bearer(token))(contract.changePassword, { body: { password: 'a new kite' } })),
      ).toBe('fresh-sign-in-needed');
    }
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('answered');
    const reply = await own.server.inject({
      method: 'POST',
      url: '/api/account/email',
      headers: bearer(await renew()),
      payload: { email },
    });
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([
      403,
      'Bearer error="insufficient_user_authentication", max_age=600',
    ]);
  });

  test('the password opens it again, for ten minutes or until it is locked; a wrong one does not', async () => {
    const { refreshToken, deviceToken, renew, exchanged } = await family();
    later(11 * minuteMs);
    const client = own.clientWith(bearer(refreshToken));
    const wrong = { body: { password: 'guessed by a child', deviceToken } };
    expect(await codeOf(client(contract.freshSignIn, wrong))).toBe('wrong-password');
    expect(await isFresh(await renew())).toBe(false);
    const { identityToken } = await client(contract.freshSignIn, { body: { password: joseph.password } });
    expect(await isFresh(await exchanged(identityToken))).toBe(true);
    later(9 * minuteMs);
    expect(await isFresh(await renew())).toBe(true);
    const before = await own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {});
    expect(await client(contract.endFreshSignIn, {})).toEqual({ ended: true });
    expect([await isFresh(await renew()), await isFresh(await exchanged(before.identityToken))]).toEqual([
      false,
      false,
    ]);
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push(await codeOf(client(contract.freshSignIn, wrong)));
    expect(codes.at(-1)).toBe('too-many-requests');
  });

  test('a client cannot say for itself that it is fresh', async () => {
    const { jwtToken } = await family();
    later(11 * minuteMs);
    const [header, , signature] = jwtToken.split('.');
    const claims = { ...decodeJwt(jwtToken), auth_time: Math.floor(Date.now() / 1000) };
    const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    expect(await changeEmail(forged)).toBe('no-token');
    const reply = await own.server.inject({
      method: 'POST',
      url: '/api/account/email?isFresh=true&auth_time=9999999999',
      headers: { ...bearer(jwtToken), 'x-fresh': 'true', cookie: 'isFresh=true' },
      payload: { email: 'me@example.org', isFresh: true },
    });
    expect(reply.json<{ code: string }>().code).toBe('fresh-sign-in-needed');
  });

  test('a new password ends every session and token but the one that set it', async () => {
    const { email, refreshToken, identityToken, jwtToken, deviceToken } = await family();
    later(1);
    const client = own.clientWith(bearer(jwtToken));
    expect(await codeOf(client(contract.changePassword, { body: { password: 'password1' } }))).toBe(
      'password-too-common',
    );
    const begun = await client(contract.changePassword, { body: { password: 'a paper boat', deviceToken } });
    expect(await codeOf(own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('no-token');
    expect(await codeOf(own.exchange(identityToken))).toBe('no-token');
    expect(await codeOf(client(contract.getOwnAccount, {}))).toBe('no-token');
    expect(await codeOf(own.exchange(begun.identityToken))).toBe('answered');
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('wrong-credentials');
    expect(await codeOf(own.client(contract.signIn, { body: { email, password: 'a paper boat' } }))).toBe('answered');
  });

  test('tokens from before a reset get no new ones, and those of a session end with it', async () => {
    const { email, identityToken, jwtToken } = await family();
    later(1);
    await own.client(contract.requestReset, { body: { email } });
    await own.client(contract.reset, { body: { token: await own.mailedToken(email), password: 'a paper boat' } });
    expect(await codeOf(own.exchange(identityToken))).toBe('no-token');
    expect(await changeEmail(jwtToken)).toBe('no-token');
    const other = await family();
    await own.clientWith(bearer(other.refreshToken))(contract.signOut, {});
    expect(await codeOf(own.exchange(other.identityToken))).toBe('no-token');
  });

  test('a session that began with the old password while a new one was set has ended too', async () => {
    const { email, refreshToken, identityToken } = await family();
    later(minuteMs);
    await own.database.pool.query('update idp_user set password_changed_at = $1 where email = $2', [new Date(), email]);
    expect(await codeOf(own.exchange(identityToken))).toBe('no-token');
    expect(await codeOf(own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('no-token');
  });

  test('a new address counts once its mail is answered; the old one is told, and its owner can stop it', async () => {
    const { email, jwtToken } = await family();
    const moved = `moved-${email}`;
    later(1);
    expect(await changeEmail(jwtToken, moved)).toBe('answered');
    expect((await own.subjects(email))[0]).toBe('Your email address is about to change');
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email: moved } }))).toBe('wrong-credentials');
    const token = await own.mailedToken(moved);
    expect(await codeOf(own.client(contract.verify, { body: { token, password: 'a paper boat' } }))).toBe(
      'link-not-valid',
    );
    await own.client(contract.confirmEmailChange, { body: { token } });
    expect(await codeOf(own.client(contract.confirmEmailChange, { body: { token } }))).toBe('link-not-valid');
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('wrong-credentials');
    const again = await own.client(contract.signIn, { body: { ...joseph, email: moved } });
    const session = await own.exchange(again.identityToken);
    expect((await own.clientWith(bearer(session.jwtToken))(contract.getOwnAccount, {})).email).toBe(moved);

    later(1);
    expect(await changeEmail(session.jwtToken, `third-${email}`)).toBe('answered');
    const stolen = await own.mailedToken(`third-${email}`);
    later(1);
    await own.client(contract.requestReset, { body: { email: moved } });
    await own.client(contract.reset, { body: { token: await own.mailedToken(moved), password: 'a paper boat' } });
    expect(await codeOf(own.client(contract.confirmEmailChange, { body: { token: stolen } }))).toBe('link-not-valid');
  });

  test('an address that has an account answers the same, and cannot be taken over', async () => {
    const [one, other] = [await family(), await family()];
    expect(await changeEmail(one.jwtToken, other.email)).toBe('answered');
    expect(await own.subjects(other.email)).toContain('You already have an account');
    const late = 'late@example.org';
    await changeEmail(one.jwtToken, late);
    const token = await own.mailedToken(late);
    later(1);
    await own.signInNew({ email: late });
    expect(await codeOf(own.client(contract.confirmEmailChange, { body: { token } }))).toBe('link-not-valid');
  });

  test('what an adult agreed to at sign-up is kept with its date and version, and saying it twice changes nothing', async () => {
    const { jwtToken } = await family();
    const client = own.clientWith(bearer(jwtToken));
    const { agreedTo } = await client(contract.getOwnAccount, {});
    expect(agreedTo).toEqual({ termsVersion: contract.termsVersion, agreedAt: expect.stringMatching(/^\d{4}-/) });
    later(minuteMs);
    expect(await client(contract.giveConsent, { body: { agreed: true } })).toEqual({ agreedAt: agreedTo?.agreedAt });
  });

  test('an account that nobody uses for three years is told, and deleted 30 days later; one that is used again stays', async () => {
    const [unused, returning] = [await family(), await family()];
    const exists = async ({ accountId }: { accountId: string }) =>
      (await own.database.pool.query('select 1 from account where id = $1', [accountId])).rows.length === 1;
    const noticesTo = async ({ email }: { email: string }) =>
      (await own.subjects(email)).filter((subject) => subject === 'Do you still want your account?').length;
    later(3 * 365 * dayMs - 2 * dayMs);
    await own.identity.maintain();
    expect(await noticesTo(unused)).toBe(0);
    later(5 * dayMs);
    await own.identity.maintain();
    await own.identity.maintain();
    expect([await noticesTo(unused), await noticesTo(returning)]).toEqual([1, 1]);
    later(29 * dayMs);
    await own.identity.maintain();
    const { identityToken } = await own.client(contract.signIn, { body: { ...joseph, email: returning.email } });
    await own.exchange(identityToken);
    expect(await exists(unused)).toBe(true);
    later(2 * dayMs);
    await own.identity.maintain();
    expect([await exists(unused), await exists(returning)]).toEqual([false, true]);
    await own.identity.settled();
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email: unused.email } }))).toBe(
      'wrong-credentials',
    );
    await own.client(contract.signUp, { body: newcomer({ email: unused.email }) });
    expect((await own.subjects(unused.email)).toSorted()).toEqual([
      'Confirm your email address',
      'Your account is deleted',
    ]);
  });
});
