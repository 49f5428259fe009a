import type { ApiClient } from '@letsread/http/api-client.ts';
import { refreshTokenCookie, signOut } from '@letsread/identity/contract.ts';
import { getBackRoom } from '@letsread/identity/roles/contract.ts';
import { createContext, type MiddlewareFunction, redirect } from 'react-router';

import { apiClientWithContext, siteContext } from '../contexts.ts';
import { cookieLine, readCookies } from '../cookies.ts';
import { isProblem } from '../is-problem.ts';
import { type ApiClientWith, createAccountClient, onceAtATime, renewSession } from './account-client.ts';
import { isClosedToClass } from './is-closed-to-class.ts';
import {
  cookiesOfNoSession,
  cookiesOfSession,
  type CookieValues,
  hasEnded,
  hasRole,
  readSession,
  readToken,
  type Session,
  signOutCookie,
} from './session.ts';

/** The session of a request, as loaders and actions use it. */
export interface RequestSession {
  /** Who is signed in now; undefined for a signed-out visitor. */
  current: () => Session | undefined;
  /** Whether the session says that the account has a role in the back room; its calls decide. */
  hasRole: () => boolean;
  /** Asks as the account that is signed in. */
  client: ApiClient;
  /** The same, with these headers of the call's own. */
  clientWith: (headers: Record<string, string>) => ApiClient;
  /** Sets cookies of the answer, as later reads of this request see them too. */
  store: (values: CookieValues) => void;
  /**
   * Stores a refresh token where scripts cannot read it, and begins the session it stands for; so is what the device
   * is known by at the next sign-in, which stays when the session ends. @throws the problem of the session
   */
  begin: (begun: { refreshToken: string; deviceToken?: string }) => Promise<void>;
  /** Gets a token that says what is true of the session now. @throws the problem of the session */
  renew: () => Promise<unknown>;
  deviceToken: () => string;
  refreshToken: () => string;
}

const deviceCookie = 'knownDevice';
const maxDeviceToken = 1000;
/** Cookies that no script can read. */
const unseen: readonly string[] = [refreshTokenCookie, deviceCookie];

export const sessionContext = createContext<RequestSession>();

/** Signs out of the identity provider; whoever wants to be signed out is: one that cannot be reached is only logged. */
export async function endSession(clientAs: ApiClientWith, cookies: ReadonlyMap<string, string>): Promise<void> {
  const refreshToken = cookies.get(refreshTokenCookie);
  if (!refreshToken) return;
  await clientAs({ authorization: `Bearer ${refreshToken}` })(signOut, {}).catch((error: unknown) => {
    if (!isProblem(error)) throw error;
    console.error(`${error.status} ${error.code} while signing out of the identity provider`);
  });
}

/** Holds the session of each request, and sends back what has changed of it. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const isSecure = (context.get(siteContext).origin ?? url.origin).startsWith('https:');
  const cookies = readCookies(request.headers.get('cookie') ?? '');
  const { session, lines } = holdSession(context.get(apiClientWithContext), cookies, isSecure);
  context.set(sessionContext, session);
  if (cookies.has(signOutCookie)) {
    await endSession(context.get(apiClientWithContext), cookies);
    session.store({ ...cookiesOfNoSession(), [signOutCookie]: undefined });
  }
  const refreshToken = cookies.get(refreshTokenCookie);
  if (isToBeTakenUp(session, cookies)) {
    await session.begin({ refreshToken: refreshToken ?? '' }).catch((error: unknown) => {
      if (!isProblem(error)) throw error;
      if (error.status !== 401) console.error(`${error.status} ${error.code} while a session was taken up again`);
    });
  }
  if (isClosedToClass(session.current(), url.pathname)) throw redirectWith('/classroom', lines());
  if (request.method === 'GET' && /^\/library(?:\/|$)/i.test(url.pathname) && (await takesUpRole(session)))
    throw redirectWith(url.pathname + url.search, lines());
  const response = await next();
  for (const line of lines()) response.headers.append('set-cookie', line);
  return response;
};

function redirectWith(address: string, lines: readonly string[]): Response {
  return redirect(address, { headers: lines.map((line): [string, string] => ['set-cookie', line]) });
}

/**
 * Who was given a role a moment ago and opens the back room, of which the cookies follow only with the next token (decision 30), has
 * one at once. For an account without a role nothing changes: to it the address stays one that nobody knows.
 */
async function takesUpRole({ current, hasRole: isShown, client, renew }: RequestSession): Promise<boolean> {
  if (current() === undefined || isShown()) return false;
  try {
    await client(getBackRoom, {});
    await renew();
    return isShown();
  } catch (error) {
    if (!isProblem(error)) throw error;
    return false;
  }
}

/**
 * A provider's answer leaves only its refresh token behind; so does a browser that forgot the rest. A session whose
 * token has ended goes on or ends before anything is loaded, so that all of a page agrees on who is signed in.
 */
function isToBeTakenUp({ current }: RequestSession, cookies: ReadonlyMap<string, string>): boolean {
  if (current() === undefined) return Boolean(cookies.get(refreshTokenCookie));
  return hasEnded(readToken(cookies)?.expiryTime ?? '');
}

function holdSession(
  clientAs: ApiClientWith,
  cookies: Map<string, string>,
  isSecure: boolean,
): { session: RequestSession; lines: () => string[] } {
  const changed = new Map<string, string>();

  function store(values: CookieValues): void {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) cookies.delete(name);
      else cookies.set(name, value);
      changed.set(name, cookieLine(name, value, isSecure) + (unseen.includes(name) ? '; HttpOnly' : ''));
    }
  }

  async function renew() {
    try {
      const facts = await renewSession(clientAs, { authorization: `Bearer ${cookies.get(refreshTokenCookie) ?? ''}` });
      store(cookiesOfSession(facts, cookies.get('currentlySelectedProfile')));
      return { jwtToken: facts.jwtToken, expiryTime: facts.expiresAt };
    } catch (error) {
      if (isProblem(error) && error.status === 401) store(cookiesOfNoSession());
      throw error;
    }
  }

  const renewOnce = onceAtATime(renew);
  const clientWith: RequestSession['clientWith'] = (own) =>
    createAccountClient({
      clientAs: (headers) => clientAs({ ...headers, ...own }),
      token: () => readToken(cookies),
      renew: renewOnce,
    });
  const session: RequestSession = {
    current: () => readSession(cookies),
    hasRole: () => readSession(cookies) !== undefined && hasRole(cookies),
    client: clientWith({}),
    clientWith,
    store,
    async begin({ refreshToken, deviceToken }) {
      store({
        [refreshTokenCookie]: refreshToken,
        ...(deviceToken === undefined ? {} : { [deviceCookie]: deviceToken }),
      });
      await renew();
    },
    renew,
    deviceToken: () => (cookies.get(deviceCookie) ?? '').slice(0, maxDeviceToken),
    refreshToken: () => cookies.get(refreshTokenCookie) ?? '',
  };
  return { session, lines: () => [...changed.values()] };
}
