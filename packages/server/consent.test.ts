import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { termsVersion } from '@letsread/identity/contract.ts';
import { openTestProvider, phoneClient, type TestProvider } from '@letsread/identity/testing/test-provider.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { readSettings } from './settings.ts';

describe.each(testDatabaseKinds)('consent to the terms, on the %s database', (kind) => {
  let folder: string;
  let database: Database;
  let provider: TestProvider;
  let server: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lets-read-consent-'));
    provider = await openTestProvider();
    database = await openTestDatabase(kind);
    server = await createServer({
      database,
      settings: readSettings({
        LOG_LEVEL: 'silent',
        DATA_DIR: folder,
        TRUSTED_ISSUERS: `${provider.issuer}=${phoneClient}`,
      }),
      loadWebApp: undefined,
      isDevelopment: true,
    });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  async function request<Body>(
    method: 'GET' | 'POST',
    url: string,
    { token, body }: { token?: string; body?: object },
  ) {
    const reply = await server.inject({
      method,
      url: `/api${url}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: reply.statusCode, body: reply.json<Body>() };
  }

  interface Own {
    token: string;
    accountId: string;
  }
  async function exchange(identityToken: string): Promise<Own> {
    const { body } = await request<{ jwtToken: string; userInfo: { id: string } }>('GET', '/login/authenticate', {
      token: identityToken,
    });
    return { token: body.jwtToken, accountId: body.userInfo.id };
  }

  const fromElsewhere = async (login: string) => exchange(await provider.phoneToken(login));

  async function signUp(email: string): Promise<Own> {
    const password = 'a kite in the wind';
    await request('POST', '/idp/sign-up', { body: { email, agreed: true } });
    const { body } = await request<{ items: { to: string; text: string }[] }>('GET', '/idp/mailbox', {});
    const token = /token=(\S+)/.exec(body.items.find(({ to }) => to === email)?.text ?? '')?.[1];
    await request('POST', '/idp/verify', { body: { token, password } });
    const signedIn = await request<{ identityToken: string }>('POST', '/idp/sign-in', { body: { email, password } });
    return exchange(signedIn.body.identityToken);
  }

  /** Made before it was kept who has agreed. */
  async function fromBefore(email: string): Promise<Own> {
    const own = await signUp(email);
    await database.pool.query('delete from account_consent where account_id = $1', [own.accountId]);
    return own;
  }

  const rows = async ({ accountId }: Own) =>
    (
      await database.pool.query<{ version: string; at: Date }>(
        'select terms_version as version, agreed_at as at from account_consent where account_id = $1',
        [accountId],
      )
    ).rows;
  const createProfile = ({ token, accountId }: Own) =>
    request<{ code?: string; detail?: string; id?: string }>('POST', `/profile/create/${accountId}`, {
      token,
      body: { name: 'Amina', imageUrl: '/media/avatars/lion.webp' },
    });
  const profiles = async ({ token, accountId }: Own) =>
    (await request<{ items: { name: string }[] }>('GET', `/profile/by-user/${accountId}`, { token })).body.items
      ?.length;

  test.each([
    ['from another provider', () => fromElsewhere(`newcomer-${kind}`)],
    ['from before consent was kept', () => fromBefore('earlier@example.org')],
  ])('an account %s has no reader before an adult agrees, and goes on then', async (_whose, open) => {
    const own = await open();
    expect(await rows(own)).toEqual([]);
    const refused = await createProfile(own);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'consent-needed', detail: expect.stringContaining('POST /account/consent') },
    ]);
    expect(await profiles(own)).toBe(0);

    for (const body of [undefined, {}, { agreed: false }, { agreed: 'true' }])
      expect((await request('POST', '/account/consent', { token: own.token, ...(body && { body }) })).status).toBe(400);
    expect((await request('POST', '/account/consent', { body: { agreed: true } })).status).toBe(401);
    expect(await rows(own)).toEqual([]);

    const before = Date.now();
    const consented = await request<{ agreedAt: string }>('POST', '/account/consent', {
      token: own.token,
      body: { agreed: true },
    });
    expect(consented.status).toBe(200);
    const [consent, ...others] = await rows(own);
    expect([consent?.version, consent?.at.toISOString(), others]).toEqual([termsVersion, consented.body.agreedAt, []]);
    expect(consent?.at.getTime()).toBeGreaterThanOrEqual(before);
    expect(consent?.at.getTime()).toBeLessThanOrEqual(Date.now());
    const account = await request<{ agreedTo: object }>('GET', '/account', { token: own.token });
    expect(account.body.agreedTo).toEqual({ termsVersion, agreedAt: consented.body.agreedAt });

    expect((await createProfile(own)).status).toBe(200);
    expect(await profiles(own)).toBe(1);
  });

  test('who agreed at sign-up is not asked again: the row holds the date of the sign-up and its version', async () => {
    const before = Date.now();
    const own = await signUp('joseph@example.org');
    const [consent, ...others] = await rows(own);
    expect([consent?.version, others]).toEqual([termsVersion, []]);
    expect(consent?.at.getTime()).toBeGreaterThanOrEqual(before);
    expect((await createProfile(own)).status).toBe(200);
  });

  test('one account’s consent is not another’s, and goes with its account', async () => {
    const [mother, father] = [await fromElsewhere(`mother-${kind}`), await fromElsewhere(`father-${kind}`)];
    await request('POST', '/account/consent', { token: mother.token, body: { agreed: true } });
    expect((await createProfile(father)).body.code).toBe('consent-needed');
    await database.pool.query('delete from account where id = $1', [mother.accountId]);
    expect(await rows(mother)).toEqual([]);
  });
});
