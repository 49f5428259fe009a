import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import fc from 'fast-check';
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../contract.ts';
import { openSecrets } from '../secrets.ts';
import { openTokenKeys } from './token-keys.ts';
import { bearer, codeOf, openTestIdentity, publicUrl, type TestIdentity, whoAmI } from '../testing/test-identity.ts';

const issuer = `${publicUrl}/api/idp`;
const audience = 'lets-read';

describe.each(testDatabaseKinds)('tokens on a database of kind %s', (kind) => {
  let own: TestIdentity;
  let good: { identityToken: string; jwtToken: string };
  beforeAll(async () => {
    own = await openTestIdentity(kind);
    const { identityToken } = await own.signInNew();
    const { jwtToken } = await own.clientWith(bearer(identityToken))(contract.authenticate, {});
    good = { identityToken, jwtToken };
  });
  afterAll(() => own.close());

  const exchange = (token: string) => codeOf(own.clientWith(bearer(token))(contract.authenticate, {}));
  const call = (token: string) => codeOf(own.clientWith(bearer(token))(whoAmI, {}));

  test('an identity token is ES256 for us, from us, for five minutes', () => {
    expect(decodeProtectedHeader(good.identityToken)).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    const claims = decodeJwt(good.identityToken);
    expect(claims).toMatchObject({ iss: issuer, aud: audience, email_verified: true, name: 'Joseph' });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
  });

  /** Signs what the embedded provider would, with another key or its own. */
  async function made(change: Record<string, unknown> = {}, header: Record<string, unknown> = {}): Promise<string> {
    const key = await ownKey();
    const now = Math.floor(Date.now() / 1000);
    const claims = { ...decodeJwt(good.identityToken), iat: now, nbf: now, exp: now + 60, ...change };
    const left = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
    return new SignJWT(left).setProtectedHeader({ alg: 'ES256', kid: key.kid, ...header }).sign(key.key);
  }

  async function ownKey() {
    const { tokenKeys: secret } = await openSecrets(own.database.pool, undefined);
    return openTokenKeys(own.database, { secret, rotateDays: 30, now: Date.now }).signingKey();
  }

  test('a token made with the provider’s own key is good, so each fault below is the one that is refused', async () => {
    expect(await exchange(await made())).toBe('answered');
  });

  async function publicJwk(): Promise<JWK> {
    const { rows } = await own.database.pool.query<{ key: JWK }>('select public_key as key from token_key');
    return rows[0]?.key ?? {};
  }

  const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;
  test.each([
    ['of another issuer', () => made({ iss: 'https://elsewhere.example' })],
    ['of no issuer', () => made({ iss: undefined })],
    ['for another audience', () => made({ aud: 'another-app' })],
    ['for no audience', () => made({ aud: undefined })],
    ['that has expired', () => made({ exp: seconds(-60), iat: seconds(-120), nbf: seconds(-120) })],
    ['that never expires', () => made({ exp: undefined })],
    ['that is not yet valid', () => made({ nbf: seconds(60) })],
    ['that was issued in the future', () => made({ iat: seconds(600), nbf: undefined })],
    ['that was issued long ago', () => made({ iat: seconds(-200_000), nbf: undefined })],
    ['without a subject', () => made({ sub: undefined })],
    ['with an empty subject', () => made({ sub: '' })],
    ['of a user that does not exist', () => made({ sub: 'nobody' })],
    ['that is an access token', () => made({}, { typ: 'at+jwt' })],
    ['naming an unknown key', () => made({}, { kid: 'unknown' })],
    ['that is far too long', () => made({ name: 'x'.repeat(20_000) })],
    ['that is our own jwtToken', async () => good.jwtToken],
    ['with nothing signed', async () => new UnsecuredJWT(decodeJwt(good.identityToken)).encode()],
    ['with its signature cut off', async () => good.identityToken.replace(/[^.]*$/, '')],
    ['with another payload', async () => swapPayload(good.identityToken, { sub: 'other' })],
    ['signed with a stranger’s key', async () => signedByStranger(good.identityToken)],
    ['signed with the public key as a shared secret', async () => hmacOf(good.identityToken, await publicJwk())],
  ])('an identity token %s is 401', async (_fault, make) => {
    expect(await exchange(await make())).toBe('no-token');
  });

  const algorithmless = (header: object) => (token: string) =>
    [encode(header), token.split('.')[1], token.split('.')[2]].join('.');
  test.each([
    ['an identity token', async () => good.identityToken],
    ['a token signed with a stranger’s key', async () => signedByStranger(good.jwtToken)],
    ['a token signed with the public key as a shared secret', async () => hmacOf(good.jwtToken, await publicJwk())],
    ['a token with nothing signed', async () => new UnsecuredJWT(decodeJwt(good.jwtToken)).encode()],
    ['a token of algorithm none with a signature', async () => algorithmless({ alg: 'none' })(good.jwtToken)],
    ['a token of algorithm None', async () => algorithmless({ alg: 'None', typ: 'at+jwt' })(good.jwtToken)],
    ['a token with another account', async () => swapPayload(good.jwtToken, { sub: '999' })],
    ['a token with its type changed', async () => signedByStranger(good.jwtToken, 'JWT')],
    ['nothing but dots', async () => '..'],
  ])('%s is no jwtToken', async (_fault, make) => {
    expect(await call(await make())).toBe('no-token');
  });

  test('a jwtToken ends after 15 minutes', async () => {
    let passedMs = 0;
    const later = await openTestIdentity(kind, { now: () => Date.now() + passedMs });
    const { identityToken } = await later.signInNew();
    const { jwtToken } = await later.clientWith(bearer(identityToken))(contract.authenticate, {});
    const tried = () => codeOf(later.clientWith(bearer(jwtToken))(whoAmI, {}));
    passedMs = 14 * 60_000;
    expect(await tried()).toBe('answered');
    passedMs = 15 * 60_000 + 10_000;
    expect(await tried()).toBe('no-token');
    await later.close();
  });

  test('garbage is 401 whatever it is, never anything worse', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
    );
    const garbage = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.tuple(part, part, part).map((parts) => parts.join('.')),
      fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, text]) => spoil(good.jwtToken, at, text)),
      fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, text]) => spoil(good.identityToken, at, text)),
      fc
        .record({
          alg: fc.constantFrom('none', 'HS256', 'ES256', 'RS256', ''),
          kid: fc.string(),
          crit: fc.array(fc.string()),
        })
        .map((header) => algorithmless(header)(good.jwtToken)),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (text) => {
        const token = text.replace(/[^\x21-\x7e]/g, '');
        if (token === good.jwtToken || token === good.identityToken) return;
        for (const url of ['/api/login/authenticate', '/api/who-am-i', '/api/idp/token']) {
          const reply = await own.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
          expect([reply.statusCode, reply.json().code]).toEqual([401, 'no-token']);
        }
      }),
      { numRuns: 200 },
    );
  });

  describe('keys', () => {
    test('our own keys change without refusing a token, in every process', async () => {
      const day = 24 * 60 * 60_000;
      let at = Date.now();
      const options = { settings: { TOKEN_KEY_DAYS: '30' }, now: () => at };
      const one = await openTestIdentity(kind, options);
      const secret = { secret: Buffer.alloc(32, 1), rotateDays: 30, now: () => at };
      await one.database.pool.query('delete from token_key');
      const first = openTokenKeys(one.database, secret);
      const second = openTokenKeys(one.database, secret);
      const [before, same] = await Promise.all([first.signingKey(), second.signingKey()]);
      expect(same.kid).toBe(before.kid);

      at += 30 * day - 30 * 60_000;
      const stillOld = await first.signingKey();
      expect(stillOld.kid).toBe(before.kid);
      const { rows } = await one.database.pool.query('select kid from token_key');
      expect(rows.length).toBe(2);

      at += 61 * 60_000;
      const after = await first.signingKey();
      expect(after.kid).not.toBe(before.kid);
      expect(await second.verifyingKey(after.kid)).toBeDefined();
      expect(await second.verifyingKey(before.kid)).toBeDefined();

      at += 15 * 60_000;
      expect(await second.verifyingKey(before.kid)).toBeDefined();
      at += day;
      expect(await second.verifyingKey(before.kid)).toBeUndefined();
      await one.close();
    });

    test('identity tokens are signed with the same keys, which change without refusing one', async () => {
      const minute = 60_000;
      let at = Date.now();
      const one = await openTestIdentity(kind, { settings: { TOKEN_KEY_DAYS: '30' }, now: () => at });
      const { refreshToken } = await one.signInNew({ email: 'keys@example.org' });
      const renew = async () =>
        (await one.clientWith(bearer(refreshToken))(contract.getIdentityToken, {})).identityToken;
      const kidOf = (token: string) => decodeProtectedHeader(token).kid;
      at += 30 * 24 * 60 * minute;
      const last = await renew();
      at += 59 * minute;
      const before = await renew();
      expect(kidOf(before)).toBe(kidOf(last));
      at += 2 * minute;
      const after = await renew();
      expect(kidOf(after)).not.toBe(kidOf(before));
      for (const token of [before, after]) expect((await one.exchange(token)).jwtToken).toBeTruthy();
      const jwks = (await one.server.inject('/api/idp/jwks')).json<{ keys: { kid: string; d?: string }[] }>();
      expect(new Set(jwks.keys.map(({ kid }) => kid))).toEqual(new Set([kidOf(before), kidOf(after)]));
      expect(jwks.keys.every(({ d }) => d === undefined)).toBe(true);
      expect(createLocalJWKSet(jwks as never)).toBeDefined();
      await one.close();
    });

    test('private keys cannot be read from the database', async () => {
      const { rows } = await own.database.pool.query<{ private_key: string }>('select private_key from token_key');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.private_key).not.toContain('"d"');
    });
  });
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function swapPayload(token: string, change: object): string {
  const [header, , signature] = token.split('.');
  return [header, encode({ ...decodeJwt(token), ...change }), signature].join('.');
}

async function signedByStranger(token: string, typ?: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256');
  const header = { ...decodeProtectedHeader(token), ...(typ === undefined ? {} : { typ }) };
  return new SignJWT(decodeJwt(token)).setProtectedHeader(header as { alg: string }).sign(privateKey);
}

/** The oldest trick: the public key, which anyone may know, as the secret of an HMAC. */
async function hmacOf(token: string, jwk: JWK): Promise<string> {
  const publicKey = (await importJWK(jwk, 'ES256', { extractable: true })) as Parameters<typeof exportSPKI>[0];
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  return new SignJWT(decodeJwt(token))
    .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'HS256' })
    .sign(secret);
}

function spoil(token: string, at: number, text: string): string {
  const index = at % token.length;
  // The last letter of a signature holds bits that mean nothing.
  return index === token.length - 1 ? `${token}!` : token.slice(0, index) + text + token.slice(index + 1);
}
