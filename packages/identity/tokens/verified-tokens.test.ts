import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteIdentity } from '../accounts/own-identity.ts';
import * as contract from '../contract.ts';
import { identitySettings } from '../identity-settings.ts';
import { type Identity, openIdentity } from '../open-identity.ts';
import {
  clientsOf,
  bearer,
  codeOf,
  joseph,
  openTestIdentity,
  serveIdentity,
  type TestIdentity,
  whoAmI,
} from '../testing/test-identity.ts';
import { signJwtToken } from './jwt-token.ts';
import type { TokenKeys } from './token-keys.ts';
import { openVerifiedTokens } from './verified-tokens.ts';

describe.each(testDatabaseKinds)('tokens verified by two processes, on the %s database', (kind) => {
  let at = Date.now();
  let here: TestIdentity;
  let otherIdentity: Identity;
  let otherServer: FastifyInstance;
  beforeAll(async () => {
    here = await openTestIdentity(kind, { now: () => at });
    otherIdentity = await openIdentity({
      database: here.database,
      settings: identitySettings.parse({}),
      publicUrl: here.identity.publicUrl,
      dataDir: here.dataDir,
      isDevelopment: false,
      onError: () => {},
      now: () => at,
    });
    otherServer = await serveIdentity(here.database, otherIdentity);
  });
  afterAll(async () => {
    await otherServer.close();
    await otherIdentity.close();
    await here.close();
  });

  const callHere = (token: string) => codeOf(here.clientWith(bearer(token))(whoAmI, {}));
  const callThere = (token: string) => codeOf(clientsOf(otherServer)(bearer(token))(whoAmI, {}));

  /** Signed in, and known to both processes. */
  async function seenByBoth(email: string) {
    const session = await here.signInNew({ email });
    const { jwtToken, userInfo } = await here.exchange(session.identityToken);
    expect([await callHere(jwtToken), await callThere(jwtToken)]).toEqual(['answered', 'answered']);
    return { ...session, jwtToken, accountId: userInfo.id };
  }

  test.each<[string, (email: string, seen: Awaited<ReturnType<typeof seenByBoth>>) => Promise<unknown>]>([
    ['a sign-out', (_email, { refreshToken }) => here.clientWith(bearer(refreshToken))(contract.signOut, {})],
    [
      'a reset',
      async (email) => {
        await here.client(contract.requestReset, { body: { email } });
        const token = await here.mailedToken(email);
        await here.client(contract.reset, { body: { token, password: 'another kite in the wind' } });
      },
    ],
    [
      'a deletion',
      (_email, { accountId }) =>
        inTransaction(here.database.pool, (client) => deleteIdentity(here.identity, client, accountId)),
    ],
  ])('after %s they are refused at once here, and within a second there', async (what, end) => {
    const email = `${what.replace('a ', '')}@example.org`;
    const seen = await seenByBoth(email);
    await end(email, seen);
    expect(await callHere(seen.jwtToken)).toBe('no-token');
    await expect.poll(() => callThere(seen.jwtToken), { interval: 20 }).toBe('no-token');
  });

  test('a sign-out on one device leaves the other one signed in', async () => {
    const email = 'two-devices@example.org';
    const phone = await seenByBoth(email);
    const second = await here.client(contract.signIn, { body: { email, password: joseph.password } });
    const tablet = await here.exchange(second.identityToken);
    await here.clientWith(bearer(phone.refreshToken))(contract.signOut, {});
    expect([await callHere(phone.jwtToken), await callHere(tablet.jwtToken)]).toEqual(['no-token', 'answered']);
  });

  test('what no process was told of is seen after a minute', async () => {
    const seen = await seenByBoth('minute@example.org');
    await here.database.pool.query(
      `delete from idp_session where user_id in (select subject from account_identity where account_id = $1)`,
      [seen.accountId],
    );
    expect(await callHere(seen.jwtToken)).toBe('answered');
    at += 60_000;
    expect([await callHere(seen.jwtToken), await callThere(seen.jwtToken)]).toEqual(['no-token', 'no-token']);
  });
});

test('what an account changes while its token is being verified is not forgotten over it', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys: TokenKeys = {
    signingKey: async () => ({ kid: 'one', key: privateKey }),
    verifyingKey: async () => publicKey,
    publicKeys: async () => [],
  };
  const inForce = { tokens_from: null, own_from: null, is_signed_in: true, is_theirs: true };
  const read = Promise.withResolvers<{ rows: object[] }>();
  const isAsked = Promise.withResolvers<void>();
  let queries = 0;
  const query = () => {
    queries += 1;
    isAsked.resolve();
    return queries === 1 ? read.promise : Promise.resolve({ rows: [{ ...inForce, is_signed_in: false }] });
  };
  const database = { pool: { query }, listen: async () => async () => {} } as unknown as Database;
  const tokens = await openVerifiedTokens(database, { keys, now: Date.now });
  const facts = { accountId: '1', sessionId: 's', userId: 'u', classId: undefined, signedInAtMs: undefined };
  const { jwtToken } = await signJwtToken(keys, { ...facts, issuedAtMs: Date.now() });
  const first = tokens.read(jwtToken);
  await isAsked.promise;
  tokens.forget('1');
  read.resolve({ rows: [inForce] });
  await first;
  await expect(tokens.read(jwtToken)).rejects.toMatchObject({ code: 'no-token' });
});
