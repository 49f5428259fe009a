import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networkOf, createAttempts, recipientOf, usualLimits } from './attempts.ts';
import * as contract from './contract.ts';
import { bearer, codeOf, joseph, newcomer, openTestIdentity, type TestIdentity } from './testing/test-identity.ts';

test('an IPv6 address counts with its network, an IPv4 address alone', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('2001:0DB8:0:0:ffff::2')).toBe('2001:db8:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(recipientOf('Joseph+books@example.org')).toBe('joseph@example.org');
  expect(['J.o.seph@gmail.com', 'jos.eph+x@GoogleMail.com'].map(recipientOf)).toEqual([
    'joseph@gmail.com',
    'joseph@gmail.com',
  ]);
  expect(recipientOf('j.o.seph@example.org')).toBe('j.o.seph@example.org');
});

describe.each(testDatabaseKinds)('attempts on a database of kind %s', (kind) => {
  let own: TestIdentity;
  let waits: number[] = [];
  beforeAll(async () => {
    own = await openTestIdentity(kind, {
      // How long is asked for, not waited.
      sleep: async (ms) => void waits.push(ms),
      limits: {
        'sign-in': {
          ...usualLimits['sign-in'],
          pair: { max: 4, slowFrom: 2, seconds: 900 },
          device: { max: 3, slowFrom: 2, seconds: 900 },
          network: { max: 12, slowFrom: 6, seconds: 900 },
        },
        link: { network: { max: 5, slowFrom: 100, seconds: 900 } },
        'new-password': { account: { max: 3, slowFrom: 100, seconds: 900 } },
      },
    });
  });
  beforeEach(async () => {
    waits = [];
    await own.database.pool.query('delete from attempt');
  });
  afterAll(() => own.close());

  const tried = (email: string, address: string, { password = 'wrong', deviceToken = '' } = {}) =>
    codeOf(own.clientWith({}, address)(contract.signIn, { body: { email, password, deviceToken } }));

  test.each(['known@example.org', 'unknown@example.org'])(
    'who guesses the password of %s is slowed down and then refused, and nobody else is',
    async (email) => {
      const isKnown = email.startsWith('known');
      if (isKnown) await own.signInNew({ email });
      for (let n = 0; n < 4; n++) expect(await tried(email, '192.0.2.11')).toBe('wrong-credentials');
      expect(waits).toEqual([250, 500]);
      const reply = await own.server.inject({
        method: 'POST',
        url: '/api/idp/sign-in',
        payload: { email, password: joseph.password },
        remoteAddress: '192.0.2.11',
      });
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(900);
      const right = isKnown ? 'answered' : 'wrong-credentials';
      expect(await tried(email, '192.0.2.12', { password: joseph.password })).toBe(right);
    },
  );

  test('a device that signed in before is let through in a network where others guess, and cannot guess itself', async () => {
    const email = 'family@example.org';
    const { deviceToken } = await own.signInNew({ email });
    expect(deviceToken).not.toContain('family');
    const [village, password] = ['198.51.100.1', joseph.password];
    for (let n = 0; n < 12; n++) await tried(n < 4 ? email : `someone-${n}@example.org`, village);
    expect(await tried('another@example.org', village)).toBe('too-many-requests');
    expect(await tried(email, village, { password })).toBe('too-many-requests');
    expect(await tried(email, village, { password, deviceToken })).toBe('answered');
    expect(await tried('another@example.org', village, { deviceToken })).toBe('too-many-requests');
    for (let n = 0; n < 3; n++) expect(await tried(email, village, { deviceToken })).toBe('wrong-credentials');
    expect(await tried(email, village, { password, deviceToken })).toBe('too-many-requests');
  });

  test('a device knows several accounts of a family, and a seal that was changed is none', async () => {
    const emails = ['mother@example.org', 'father@example.org'];
    let deviceToken = '';
    for (const email of emails) {
      await own.signInNew({ email });
      const body = { email, password: joseph.password, deviceToken };
      deviceToken = (await own.client(contract.signIn, { body })).deviceToken;
    }
    for (const email of emails) {
      for (let n = 0; n < 4; n++) await tried(email, '192.0.2.20');
      expect(await tried(email, '192.0.2.20', { deviceToken: deviceToken.replaceAll('.', '.A') })).toBe(
        'too-many-requests',
      );
      expect(await tried(email, '192.0.2.20', { password: joseph.password, deviceToken })).toBe('answered');
    }
  });

  test('right passwords count for nobody: a whole village signs in behind one address without a wait', async () => {
    await own.signInNew({ email: 'villager@example.org' });
    for (let n = 0; n < 20; n++)
      expect(await tried('villager@example.org', '203.0.113.1', { password: joseph.password })).toBe('answered');
    expect(waits).toEqual([]);
  });

  test('a new password forgets wrong ones and devices', async () => {
    const email = 'forgetful@example.org';
    const { deviceToken } = await own.signInNew({ email });
    for (let n = 0; n < 5; n++) await tried(email, '192.0.2.30');
    expect(await tried(email, '192.0.2.30')).toBe('too-many-requests');
    await own.client(contract.requestReset, { body: { email } });
    const password = 'another kite';
    await own.client(contract.reset, { body: { token: await own.mailedToken(email), password } });
    expect(await tried(email, '192.0.2.30', { password })).toBe('answered');
    for (let n = 0; n < 4; n++) await tried(email, '192.0.2.30');
    expect(await tried(email, '192.0.2.30', { password, deviceToken })).toBe('too-many-requests');
  });

  test('whether a password is weak is looked at for who may choose one, and so often: it takes the process long', async () => {
    const [email, password] = ['chooser@example.org', 'password1'];
    expect(await codeOf(own.client(contract.reset, { body: { token: 'none', password } }))).toBe('link-not-valid');
    await own.client(contract.signUp, { body: newcomer({ email }) });
    const token = await own.mailedToken(email);
    const choosing = (chosen: string, address: string) =>
      codeOf(own.clientWith({}, address)(contract.verify, { body: { token, password: chosen } }));
    for (let n = 0; n < 5; n++) expect(await choosing(password, '192.0.2.50')).toBe('password-too-common');
    expect(await choosing(password, '192.0.2.50')).toBe('too-many-requests');
    expect(await choosing(joseph.password, '192.0.2.51')).toBe('answered');
    const { identityToken } = await own.client(contract.signIn, { body: { email, password: joseph.password } });
    const client = own.clientWith(bearer((await own.exchange(identityToken)).jwtToken));
    const changing = (chosen: string) => codeOf(client(contract.changePassword, { body: { password: chosen } }));
    for (let n = 0; n < 3; n++) expect(await changing(password)).toBe('password-too-common');
    expect(await changing('another kite in the wind')).toBe('too-many-requests');
  });

  test('guesses that come all at once are not more than one after the other', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => tried('swarm@example.org', '192.0.2.40')));
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(4);
  });

  test('a recipient gets three mails an hour, whatever asks for them, and whoever asks learns nothing of it', async () => {
    const email = 'flooded@example.org';
    await own.signInNew({ email });
    const answers = [];
    for (const address of [email, 'flooded+1@example.org', email, email]) {
      answers.push(await own.client(contract.signUp, { body: newcomer({ email: address }) }));
      answers.push(await own.client(contract.requestReset, { body: { email: address } }));
      await own.identity.settled();
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"sent":true}']));
    const mails = [...(await own.subjects(email)), ...(await own.subjects('flooded+1@example.org'))];
    expect(mails).toHaveLength(3);
    // One that says there is an account leaves room for the one that helps.
    expect(mails.filter((subject) => subject === 'Choose a new password').length).toBeGreaterThan(0);
    await own.database.pool.query(`update attempt set ends_at = now() - interval '1 second'`);
    await own.client(contract.requestReset, { body: { email } });
    expect((await own.subjects(email))[0]).toBe('Choose a new password');
  });

  test('the limit holds over processes, also when they count at the same moment', async () => {
    const limits = { ...usualLimits, link: { network: { max: 10, slowFrom: 10, seconds: 60 } } };
    const processes = [1, 2].map(() => createAttempts(own.database.pool, { key: Buffer.alloc(32), limits }));
    const attempts = Array.from({ length: 14 }, (_, n) =>
      codeOf((processes[n % 2] as (typeof processes)[0]).begin('link', { address: '192.0.2.99' })),
    );
    const codes = await Promise.all(attempts);
    expect(codes.filter((code) => code === 'answered')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(4);
  });

  test('a counter ends with its time, and what has ended is cleared away', async () => {
    const attempts = createAttempts(own.database.pool, {
      key: Buffer.alloc(32),
      limits: { ...usualLimits, start: { network: { max: 1, slowFrom: 1, seconds: 60 } } },
    });
    const begin = () => codeOf(attempts.begin('start', { address: '192.0.2.50' }));
    expect([await begin(), await begin()]).toEqual(['answered', 'too-many-requests']);
    await own.database.pool.query(`update attempt set ends_at = now() - interval '1 second'`);
    expect(await begin()).toBe('answered');
    await own.client(contract.signUp, { body: newcomer({ email: 'never@example.org' }) });
    await own.identity.settled();
    await own.database.pool.query(`update attempt set ends_at = now() - interval '1 second';
      update pending_address set ends_at = now() - interval '1 second' where email = 'never@example.org';
      update idp_session set expires_at = now() - interval '1 second'`);
    await own.identity.maintain();
    const { rows } = await own.database.pool.query<{ count: string }>(
      `select (select count(*) from attempt) + (select count(*) from idp_session) + (select count(*) from pending_address where email = 'never@example.org') as count`,
    );
    expect(rows[0]?.count).toBe('0');
  });
});
