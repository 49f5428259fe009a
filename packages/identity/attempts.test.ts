import { testDatabaseKinds } from '@letsread/database/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf, openAttempts, usualLimits } from './attempts.ts';
import * as contract from './contract.ts';
import { clearExpired } from './clear-expired.ts';
import { codeOf, joseph, openTestIdentity, type TestIdentity } from './test-identity.ts';

test('an IPv6 address counts with its network, an IPv4 address alone', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('2001:0DB8:0:0:ffff::2')).toBe('2001:db8:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

describe.each(testDatabaseKinds)('attempts on a database of kind %s', (kind) => {
  let own: TestIdentity;
  beforeAll(async () => {
    own = await openTestIdentity(kind, {
      limits: {
        'sign-in': { account: { most: 3, seconds: 900 }, address: { most: 8, seconds: 900 } },
        'reset-request': { account: { most: 2, seconds: 3600 }, address: { most: 100, seconds: 3600 } },
      },
    });
  });
  afterAll(() => own.close());

  const tried = (email: string, address: string, password = 'wrong') =>
    codeOf(own.asking({}, address)(contract.signIn, { body: { email, password } }));

  test.each(['known@example.org', 'unknown@example.org'])(
    'too many for %s is 429 with a time to wait, from anywhere',
    async (email) => {
      if (email.startsWith('known')) await own.signInNew({ email });
      for (const address of ['192.0.2.11', '192.0.2.12', '192.0.2.13'])
        expect(await tried(email, address)).toBe('wrong-credentials');
      expect(await tried(email, '192.0.2.14', joseph.password)).toBe('too-many-requests');
      const reply = await own.server.inject({
        method: 'POST',
        url: '/api/idp/sign-in',
        payload: { email, password: 'x' },
        remoteAddress: '192.0.2.15',
      });
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
      expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(900);
    },
  );

  test('too many from one address is 429 for every account', async () => {
    for (let n = 0; n < 8; n++)
      expect(await tried(`someone-${n}@example.org`, '198.51.100.1')).toBe('wrong-credentials');
    expect(await tried('another@example.org', '198.51.100.1')).toBe('too-many-requests');
    expect(await tried('another@example.org', '198.51.100.2')).toBe('wrong-credentials');
  });

  test('signing in begins the count of its account anew', async () => {
    const email = 'forgetful@example.org';
    await own.signInNew({ email });
    for (let n = 0; n < 3; n++) {
      expect(await tried(email, `203.0.113.${n}`)).toBe('wrong-credentials');
      expect(await tried(email, `203.0.113.${n}`)).toBe('wrong-credentials');
      expect(await tried(email, `203.0.113.${n}`, joseph.password)).toBe('answered');
    }
  });

  test('reset requests are limited for addresses that have no account as well', async () => {
    const ask = () => codeOf(own.ask(contract.requestReset, { body: { email: 'no-account@example.org' } }));
    expect([await ask(), await ask(), await ask()]).toEqual(['answered', 'answered', 'too-many-requests']);
  });

  test('the limit holds over processes, also when they count at the same moment', async () => {
    const limits = { ...usualLimits, link: { address: { most: 10, seconds: 60 } } };
    const processes = [1, 2].map(() => openAttempts(own.database.pool, { key: Buffer.alloc(32), limits }));
    const asked = Array.from({ length: 14 }, (_, n) =>
      codeOf((processes[n % 2] as (typeof processes)[0]).take('link', { address: '192.0.2.99' })),
    );
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === 'answered')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(4);
  });

  test('a counter ends with its time, and what has ended is cleared away', async () => {
    const attempts = openAttempts(own.database.pool, {
      key: Buffer.alloc(32),
      limits: { ...usualLimits, start: { address: { most: 1, seconds: 60 } } },
    });
    const take = () => codeOf(attempts.take('start', { address: '192.0.2.50' }));
    expect([await take(), await take()]).toEqual(['answered', 'too-many-requests']);
    await own.database.pool.query(`update attempt set ends_at = now() - interval '1 second'`);
    expect(await take()).toBe('answered');
    await own.ask(contract.signUp, { body: { ...joseph, email: 'never@example.org' } });
    await own.identity.settled();
    await own.database.pool.query(`update attempt set ends_at = now() - interval '1 second';
      update idp_user set created_at = now() - interval '8 days' where email = 'never@example.org';
      update idp_session set expires_at = now() - interval '1 second'`);
    await clearExpired(own.database);
    const { rows } = await own.database.pool.query<{ count: string }>(
      `select (select count(*) from attempt) + (select count(*) from idp_session) + (select count(*) from idp_user where email = 'never@example.org') as count`,
    );
    expect(rows[0]?.count).toBe('0');
  });
});
