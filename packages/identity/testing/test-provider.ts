import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { publicUrl } from './test-identity.ts';

/** A second, real OpenID provider on this machine, with a client for the site and one for a phone app. */
export interface TestProvider {
  issuer: string;
  /**
   * Walks through its sign-in pages as a browser does, and gives the address that it leads back to. With the cookies
   * of an earlier walk whoever signed in then is still signed in; without a login it stops where one is asked for.
   */
  walkThrough: (authorizationUrl: string, login: string | undefined, cookies?: Map<string, string>) => Promise<URL>;
  /** An identity token as a phone app gets it, without our site. */
  phoneToken: (login: string, client?: string) => Promise<string>;
  close: () => Promise<void>;
}

export const siteClient = { id: 'site', secret: 'a secret of the site and the provider' };
export const phoneClient = 'phone';
/** Another app of the provider, which we know nothing of. */
export const strangeClient = 'strange';
const phoneRedirect = 'http://127.0.0.1/phone';

/** `site` is the address of the library whose people sign in with it. */
export async function openTestProvider(site = publicUrl): Promise<TestProvider> {
  // Idle connections are closed by who asks: one closed here just as a busy machine writes to it is a failed call.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: siteClient.id,
        client_secret: siteClient.secret,
        redirect_uris: [`${site}/api/idp/callback/oidc`],
      },
      ...[phoneClient, strangeClient].map((client_id) => ({
        client_id,
        application_type: 'native' as const,
        token_endpoint_auth_method: 'none' as const,
        redirect_uris: [phoneRedirect],
      })),
    ],
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: async (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, name: `${sub} of elsewhere`, email: `${sub}@example.org`, email_verified: true }),
    }),
  });
  const handle = provider.callback();

  /** A browser that keeps cookies, follows redirects and fills in the two development forms. */
  async function walkThrough(
    authorizationUrl: string,
    login: string | undefined,
    cookies = new Map<string, string>(),
  ): Promise<URL> {
    let url = new URL(authorizationUrl);
    let body: URLSearchParams | undefined;
    for (let step = 0; step < 20; step++) {
      if (url.origin !== issuer) return url;
      const answer = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(body === undefined ? {} : { body }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const page = await answer.text();
      const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
      if (prompt === 'login' && login === undefined) throw new Error('The provider asks for the password.');
      body = prompt === undefined ? undefined : new URLSearchParams({ prompt, login: login ?? '', password: 'any' });
      const location = answer.headers.get('location');
      if (location === null && body === undefined)
        throw new Error(`The provider stopped: ${answer.status} ${page.slice(0, 500)}`);
      if (location !== null) url = new URL(location, url);
    }
    throw new Error('The provider leads in a circle.');
  }

  async function phoneToken(login: string, client = phoneClient): Promise<string> {
    const verifier = 'v'.repeat(43);
    const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    const query = new URLSearchParams({
      client_id: client,
      redirect_uri: phoneRedirect,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: challenge.toString('base64url'),
      code_challenge_method: 'S256',
    });
    const back = await walkThrough(`${issuer}/auth?${query.toString()}`, login);
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client,
        redirect_uri: phoneRedirect,
        code: back.searchParams.get('code') ?? '',
        code_verifier: verifier,
      }),
    });
    return ((await answer.json()) as { id_token: string }).id_token;
  }

  return {
    issuer,
    walkThrough,
    phoneToken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
