import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../contract.ts';
import { deleteIdentity, exportIdentity } from '../accounts/own-identity.ts';
import {
  bearer,
  codeOf,
  joseph,
  openTestIdentity,
  publicUrl,
  type TestIdentity,
  whoAmI,
} from '../testing/test-identity.ts';
import {
  openTestProvider,
  phoneClient,
  siteClient,
  strangeClient,
  type TestProvider,
} from '../testing/test-provider.ts';

describe.each(testDatabaseKinds)('another OpenID provider, on a database of kind %s', (kind) => {
  let provider: TestProvider;
  let own: TestIdentity;
  beforeAll(async () => {
    provider = await openTestProvider();
    own = await openTestIdentity(kind, {
      settings: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: siteClient.id,
        OIDC_CLIENT_SECRET: siteClient.secret,
        OIDC_NAME: 'Elsewhere',
        TRUSTED_ISSUERS: `${provider.issuer}=${phoneClient} http://127.0.0.1:1=nobody`,
        GOOGLE_CLIENT_ID: 'g',
        GOOGLE_CLIENT_SECRET: 'g',
        APPLE_CLIENT_ID: 'a',
        APPLE_CLIENT_SECRET: 'a',
        FACEBOOK_CLIENT_ID: 'f',
        FACEBOOK_CLIENT_SECRET: 'f',
      },
    });
  });
  afterAll(async () => {
    await own.close();
    await provider.close();
  });

  const start = (path: string) => own.server.inject({ method: 'GET', url: path });

  /** Signs in on the site by links and redirects alone, and gives the refresh token of the cookie at the end. */
  async function signInThrough(login: string, returnTo = '/mybooks?tab=2', fresh?: Map<string, string>) {
    const query = `returnTo=${encodeURIComponent(returnTo)}${fresh === undefined ? '' : '&fresh=true'}`;
    const begun = await start(`/api/idp/start/oidc?${query}`);
    expect(begun.statusCode).toBe(302);
    const state = begun.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const back = await provider.walkThrough(String(begun.headers.location), login, fresh);
    const url = `${back.pathname}${back.search}`;
    const ended = await own.server.inject({ method: 'GET', url, headers: { cookie: state } });
    const cookie = ended.cookies.find(({ name }) => name === contract.refreshTokenCookie);
    return {
      ended,
      cookie,
      url,
      state,
      token: `${contract.refreshTokenCookie}=${encodeURIComponent(cookie?.value ?? '')}`,
    };
  }

  test('a person signs in on the site with it, without script', async () => {
    const { ended, cookie, token } = await signInThrough('amina');
    expect([ended.statusCode, ended.headers.location]).toEqual([302, `${publicUrl}/mybooks?tab=2`]);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const { identityToken } = await own.clientWith({ cookie: token })(contract.getIdentityToken, {});
    expect(decodeJwt(identityToken)).toMatchObject({
      iss: `${publicUrl}/api/idp`,
      email: 'amina@example.org',
      name: 'amina of elsewhere',
    });
    const session = await own.clientWith(bearer(identityToken))(contract.authenticate, {});
    expect(session.displayName).toBe('amina of elsewhere');
    expect(await own.clientWith(bearer(session.jwtToken))(whoAmI, {})).toEqual({ id: session.userInfo.id });
    await own.clientWith({ cookie: token })(contract.signOut, {});
    expect(await codeOf(own.clientWith({ cookie: token })(contract.getIdentityToken, {}))).toBe('no-token');
  });

  test('a phone app that sends the provider’s own token has the same account as on the site, whichever comes first', async () => {
    for (const order of [
      ['phone', 'site'],
      ['site', 'phone'],
    ]) {
      const ids: string[] = [];
      for (const way of order) {
        const token =
          way === 'phone'
            ? await provider.phoneToken(`luis-${order[0]}`)
            : (
                await own.clientWith({ cookie: (await signInThrough(`luis-${order[0]}`)).token })(
                  contract.getIdentityToken,
                  {},
                )
              ).identityToken;
        ids.push((await own.clientWith(bearer(token))(contract.authenticate, {})).userInfo.id);
      }
      expect(ids[0]).toBe(ids[1]);
    }
  });

  test('only a sign-in that the provider asked for anew is fresh: neither a return to it nor the way of a phone', async () => {
    const session = async (token: string) =>
      own.exchange((await own.clientWith({ cookie: token })(contract.getIdentityToken, {})).identityToken);
    const isFresh = async (jwtToken: string) =>
      (await own.clientWith(bearer(jwtToken))(contract.getOwnAccount, {})).isFresh;
    const usual = await session((await signInThrough('mother')).token);
    expect(await isFresh(usual.jwtToken)).toBe(false);
    const body = { email: 'child@example.org' };
    expect(await codeOf(own.clientWith(bearer(usual.jwtToken))(contract.requestEmailChange, { body }))).toBe(
      'fresh-sign-in-needed',
    );
    const anew = await session((await signInThrough('mother', '/account', new Map())).token);
    expect(anew.userInfo.id).toBe(usual.userInfo.id);
    expect(await isFresh(anew.jwtToken)).toBe(true);
    const phone = await own.exchange(await provider.phoneToken('mother'));
    expect(await isFresh(phone.jwtToken)).toBe(false);
    const { email, providers } = await own.clientWith(bearer(anew.jwtToken))(contract.getOwnAccount, {});
    expect([email, providers]).toEqual([null, [{ id: 'oidc', name: 'Elsewhere', startUrl: '/api/idp/start/oidc' }]]);
    expect(await codeOf(own.clientWith(bearer(anew.jwtToken))(contract.requestEmailChange, { body }))).toBe(
      'no-password',
    );
  });

  test('a child at a device where the provider still knows the mother is asked for her password there', async () => {
    const cookies = new Map<string, string>();
    await signInThrough('mother', '/account', cookies);
    const asChild = async (query: string) => {
      const begun = await start(`/api/idp/start/oidc?${query}`);
      return provider.walkThrough(String(begun.headers.location), undefined, cookies);
    };
    expect((await asChild('')).searchParams.get('code')).toMatch(/./);
    await expect(asChild('fresh=true')).rejects.toThrow('asks for the password');
  });

  test('an adult is asked once to agree, where nobody was asked at sign-up', async () => {
    const { jwtToken } = await own.exchange(await provider.phoneToken('newcomer'));
    const client = own.clientWith(bearer(jwtToken));
    expect((await client(contract.getOwnAccount, {})).agreedTo).toBeNull();
    const { agreedAt } = await client(contract.giveConsent, { body: { agreed: true } });
    expect((await client(contract.getOwnAccount, {})).agreedTo).toEqual({
      termsVersion: contract.termsVersion,
      agreedAt,
    });
  });

  test('many first exchanges of one person at once make one account', async () => {
    const token = await provider.phoneToken('busy');
    const attempts = Array.from({ length: 8 }, () => own.clientWith(bearer(token))(contract.authenticate, {}));
    const ids = (await Promise.all(attempts)).map(({ userInfo }) => userInfo.id);
    expect(new Set(ids).size).toBe(1);
    const { rows } = await own.database.pool.query<{ count: string }>(
      `select count(*) from account where display_name = 'busy of elsewhere'`,
    );
    expect(rows[0]?.count).toBe('1');
  });

  test('the same e-mail address elsewhere and here is two accounts', async () => {
    const { identityToken } = await own.signInNew({ email: 'same@example.org' });
    const here = await own.clientWith(bearer(identityToken))(contract.authenticate, {});
    const there = await own.clientWith(bearer(await provider.phoneToken('same')))(contract.authenticate, {});
    const { token } = await signInThrough('same');
    const site = await own.clientWith(
      bearer((await own.clientWith({ cookie: token })(contract.getIdentityToken, {})).identityToken),
    )(contract.authenticate, {});
    expect(site.userInfo.id).toBe(there.userInfo.id);
    expect(here.userInfo.id).not.toBe(there.userInfo.id);
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email: 'same@example.org' } }))).toBe(
      'answered',
    );
  });

  test('we keep none of the provider’s tokens, and where somebody signed in from neither', async () => {
    await signInThrough('quiet');
    const { rows } = await own.database.pool.query(
      'select access_token, refresh_token, id_token, scope from idp_account union select ip_address, user_agent, null, null from idp_session',
    );
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null, scope: null }]);
  });

  test('an answer of the provider without the cookie of the beginning, or twice, signs nobody in', async () => {
    const { url, state } = await signInThrough('twice');
    for (const headers of [{}, { cookie: state }]) {
      const reply = await own.server.inject({ method: 'GET', url, headers });
      expect(reply.statusCode).toBe(302);
      expect(reply.headers.location).toMatch(new RegExp(`^${publicUrl}${contract.identityScreens.signIn}\\?error=`));
      expect(reply.cookies.some(({ name }) => name === contract.refreshTokenCookie)).toBe(false);
    }
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'coming back leads to this site, not to %j',
    async (returnTo) => {
      const { ended } = await signInThrough('careful', returnTo);
      expect(ended.headers.location).toBe(`${publicUrl}${contract.identityScreens.signIn}`);
    },
  );

  test('each configured provider has a link that begins sign-in, and no other has', async () => {
    const { providers } = await own.client(contract.listProviders, {});
    expect(providers.map(({ name }) => name)).toEqual(['Google', 'Apple', 'Facebook', 'Elsewhere']);
    const locations = await Promise.all(
      providers.map(async ({ startUrl }) => (await start(startUrl)).headers.location),
    );
    expect(locations.map((location) => new URL(String(location)).host)).toEqual([
      'accounts.google.com',
      'appleid.apple.com',
      'www.facebook.com',
      new URL(provider.issuer).host,
    ]);
    expect((await start('/api/idp/start/github')).json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('Apple’s answer, a form, is read', async () => {
    const reply = await own.server.inject({
      method: 'POST',
      url: '/api/idp/callback/apple',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
      payload: 'code=x&state=y',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `${publicUrl}/api/idp/callback/apple?code=x&state=y`,
    ]);
  });

  test.each(['', '?state=%00&code=%00', '?code=x', '?error=access_denied', '?state=a&state=b'])(
    'an answer that no provider gives (%s) leads back to sign-in',
    async (query) => {
      const reply = await start(`/api/idp/callback/oidc${query}`);
      const end = reply.statusCode === 302 ? reply.headers.location : reply.json<{ code: string }>().code;
      expect(end).toMatch(new RegExp(`invalid-input|${contract.identityScreens.signIn}[?]error=`));
    },
  );

  test('what else better-auth can do is not reachable', async () => {
    for (const url of [
      '/api/idp/sign-up/email',
      '/api/idp/sign-in/social',
      '/api/idp/update-user',
      '/api/idp/delete-user',
      '/api/idp/get-session',
    ]) {
      expect((await own.server.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
      expect((await own.server.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });

  test.each(['..\\sign-in\\email', '%2e%2e\\sign-in\\email', 'oidc\\..\\..\\sign-in\\email'])(
    'a provider called %s is none: nobody signs in there uncounted',
    async (name) => {
      const email = `by-${name.length}@example.org`;
      await own.signInNew({ email });
      const body = new URLSearchParams({ email, password: joseph.password }).toString();
      const answer = await sendAsItIs(`/api/idp/callback/${name}`, body);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
    },
  );

  /** What asks within the process, and `fetch`, would put the path in order first. */
  async function sendAsItIs(path: string, body: string): Promise<IncomingMessage> {
    if (!own.server.server.listening) await own.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.server.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }).end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer;
  }

  test('an issuer that cannot be reached is 503, not a bad token', async () => {
    const token = `${Buffer.from('{"alg":"RS256","kid":"1"}').toString('base64url')}.${Buffer.from('{"iss":"http://127.0.0.1:1"}').toString('base64url')}.AAAA`;
    expect(await codeOf(own.clientWith(bearer(token))(contract.authenticate, {}))).toBe('issuer-unreachable');
  });

  test('the provider’s token for another of its clients is refused', async () => {
    const token = await provider.phoneToken('other', strangeClient);
    expect(await codeOf(own.clientWith(bearer(token))(contract.authenticate, {}))).toBe('no-token');
  });

  test('deleting such an account leaves nothing of it', async () => {
    const { token } = await signInThrough('leaver');
    const { identityToken } = await own.clientWith({ cookie: token })(contract.getIdentityToken, {});
    const { userInfo } = await own.clientWith(bearer(identityToken))(contract.authenticate, {});
    const exported = await exportIdentity(own.database.pool, { id: userInfo.id, isFresh: true });
    expect(exported.signInMethods).toEqual([{ provider: 'oidc', subject: 'leaver' }]);
    expect(exported.identities).toHaveLength(2);
    await deleteIdentity(own.identity, own.database.pool, userInfo.id);
    const { rows } = await own.database.pool.query(
      `select 1 from account_identity where subject = 'leaver' union all select 1 from idp_account where account_id = 'leaver'
       union all select 1 from idp_user where contact_email like 'leaver%' union all select 1 from account where display_name like 'leaver%'`,
    );
    expect(rows).toEqual([]);
  });
});
