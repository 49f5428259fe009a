import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import { Problem } from '@letsread/http/problem.ts';

import { apiBase } from '../api-base.ts';
import { cookieLine, readCookies } from '../cookies.ts';
import { isProblem } from '../is-problem.ts';
import { clearTab, readStored, writeStored } from '../web-storage.ts';
import { withLock } from '../with-lock.ts';
import { type ApiClientWith, createAccountClient, onceAtATime, renewSession } from './account-client.ts';
import {
  cookiesOfNoSession,
  cookiesOfSession,
  type CookieValues,
  readSession,
  readToken,
  type Session,
  type SessionToken,
} from './session.ts';

const listeners = new Set<() => void>();

/** Writes cookies and lets every component that shows something of them know. */
export function storeCookies(values: CookieValues): void {
  for (const [name, value] of Object.entries(values))
    document.cookie = cookieLine(name, value, location.protocol === 'https:');
  emitChange();
}

export function storedCookies(): Map<string, string> {
  return readCookies(document.cookie);
}

export function currentSession(): Session | undefined {
  return readSession(storedCookies());
}

/** Stores what came of an act, unless another account, or nobody, is signed in by now. */
export function storeFor(session: Session, values: CookieValues): void {
  if (currentSession()?.userInfo.id === session.userInfo.id) storeCookies(values);
}

const token = () => readToken(storedCookies());
const tokenMs = 15 * 60_000;
/** By how much the clock of the device is ahead: else every token would seem to have ended, and each call ask for another. */
const aheadKey = 'clockAhead';
const renewOnce = onceAtATime((old: SessionToken) => withLock('session', () => renew(old)));

/** Asks where the page says that its calls go, as whoever is signed in. */
export const browserClient = browserClientWith({});

/** The same, with these headers of the call's own. */
export function browserClientWith(own: Record<string, string>): ApiClient {
  return createAccountClient({
    clientAs: (headers) => clientAs({ ...headers, ...own }),
    token,
    renew: renewOnce,
    now: () => Date.now() - Number(readStored(aheadKey, 'sessionStorage')),
  });
}

const clientAs: ApiClientWith = (sent) =>
  createApiClient(async ({ method, path, headers, body = null }) => {
    const isReading = method === 'GET';
    // By it the library knows how far off a clock is by which things were done (`deviceTimeHeader`). What only asks does not say
    // it: of a library on another host a browser would first have to ask whether it may.
    const told = isReading ? headers : { 'Device-Time': new Date().toISOString(), ...headers };
    // What was done just before the page is left is still sent.
    const asked: RequestInit = { method, headers: told, keepalive: !isReading && !(body instanceof Blob), body };
    // The identity provider's calls go by the refresh token, a cookie of this origin that no script can read.
    const base = path.startsWith('/idp/') ? '/api' : apiBase();
    const answer = await fetch(base + path, asked);
    return { status: answer.status, text: await answer.text() };
  }, sent);

async function renew(old: SessionToken): Promise<SessionToken> {
  const stored = readToken(storedCookies());
  if (stored === undefined) throw new Problem('no-token', 401);
  if (stored.jwtToken !== old.jwtToken) return stored;
  try {
    const facts = await renewSession(clientAs, {});
    const cookies = storedCookies();
    // Somebody signed out, or another one in, while the answer was on its way.
    if (readToken(cookies)?.jwtToken !== old.jwtToken) throw new Problem('no-token', 401);
    writeStored(aheadKey, String(Date.now() + tokenMs - Date.parse(facts.expiresAt)), 'sessionStorage');
    storeCookies(cookiesOfSession(facts, cookies.get('currentlySelectedProfile')));
    return { jwtToken: facts.jwtToken, expiryTime: facts.expiresAt };
  } catch (error) {
    // The session has ended elsewhere: what the page shows must not pretend otherwise.
    if (isProblem(error) && error.status === 401 && readToken(storedCookies())?.jwtToken === old.jwtToken)
      storeCookies(cookiesOfNoSession());
    throw error;
  }
}

/** Calls back whenever a cookie may have changed, here or in another tab. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    shownAccount ??= ownerOfPage();
    addEventListener('pageshow', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whose the page is that is shown: of which account and, of a class, which reader. */
let shownAccount: string | undefined;

const shownKey = 'shownAccount';

/** Says to the other tabs whose pages are shown from now on, and hears it from them: two windows may be seen at once. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === shownKey) lookAgain();
  });
  const owner = ownerOfPage() ?? '';
  const before = readStored(shownKey, 'sessionStorage');
  // What the tab remembers is theirs.
  if (before !== null && before !== '' && before !== owner) clearTab();
  for (const place of ['sessionStorage', 'localStorage'] as const) writeStored(shownKey, owner, place);
}

/** Another tab may have changed the cookies. A page of an account that is no longer signed in is shown to nobody. */
function lookAgain(): void {
  if (document.visibilityState === 'hidden') return;
  const account = ownerOfPage();
  if (shownAccount !== undefined && account !== shownAccount) location.reload();
  else emitChange();
}

function ownerOfPage(): string | undefined {
  const session = currentSession();
  const { classroom, currentlySelectedProfile: reader = 'nobody' } = session ?? {};
  return classroom === undefined ? session?.userInfo.id : `${session?.userInfo.id} ${reader}`;
}

function emitChange(): void {
  shownAccount = ownerOfPage();
  for (const listener of listeners) listener();
}
