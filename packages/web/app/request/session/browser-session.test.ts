import { listTags } from '@letsread/catalogue/contract.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { browserClient, currentSession, storeCookies } from './browser-session.ts';
import { cookiesOfNoSession, type SessionFacts } from './session.ts';

const inTenMinutes = new Date(Date.now() + 600_000).toISOString();

function factsOf(accountId: string, jwtToken: string, expiresAt = inTenMinutes): SessionFacts {
  return {
    jwtToken,
    expiresAt,
    displayName: accountId,
    photoUrl: null,
    rolesWithId: [],
    teamsWithId: [],
    userInfo: { id: accountId, projectCode: '' },
    profiles: [],
    classroom: null,
  } as unknown as SessionFacts;
}

/** As a browser signs somebody in: what is stored of their session. */
function signIn(accountId: string, jwtToken: string, expiresAt = inTenMinutes): void {
  const userInfo = JSON.stringify({ id: accountId, projectCode: '' });
  storeCookies({ jwtToken, expiryTime: expiresAt, userInfo, isLoggedIn: 'true' });
}

describe('a token that ends while somebody else signs in or out', () => {
  let jar: Map<string, string>;
  let asked: string[];
  /** What the library answers when it is asked for a new token. */
  let renewal: PromiseWithResolvers<SessionFacts>;
  let isAsked: PromiseWithResolvers<void>;

  beforeEach(() => {
    jar = new Map();
    asked = [];
    renewal = Promise.withResolvers();
    isAsked = Promise.withResolvers();
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('document', {
      documentElement: { dataset: {} },
      get cookie() {
        return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(line: string) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    });
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(`${address} ${headers['authorization'] ?? 'nobody'}`);
      if (!address.endsWith('/login/authenticate')) return Response.json({ identityToken: 'identity', items: [] });
      isAsked.resolve();
      return Response.json(await renewal.promise);
    });
    signIn('1', 'old', new Date().toISOString());
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is renewed, and stored for the account that it is of', async () => {
    renewal.resolve(factsOf('1', 'new'));
    await browserClient(listTags, {});
    expect(asked.at(-1)).toBe('/api/tag/all Bearer new');
    expect(currentSession()?.userInfo.id).toBe('1');
    expect(jar.get('jwtToken')).toBe('new');
  });

  test.each<[string, () => void, string | undefined]>([
    ['nobody is signed in', () => storeCookies(cookiesOfNoSession()), undefined],
    ['the other account is signed in', () => signIn('2', 'other'), '2'],
  ])('is not stored when meanwhile %s', async (_case, change, accountId) => {
    const answer = browserClient(listTags, {});
    await isAsked.promise;
    change();
    renewal.resolve(factsOf('1', 'new'));
    await expect(answer).rejects.toMatchObject({ code: 'no-token' });
    expect(currentSession()?.userInfo.id).toBe(accountId);
    expect(asked.filter((line) => line.includes('/tag/all'))).toEqual([]);
  });
});
