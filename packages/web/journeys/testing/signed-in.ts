import { randomBytes, randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '@letsread/http/api-client.ts';
import { authenticate, refreshTokenCookie, signIn, signUp, verify } from '@letsread/identity/contract.ts';
import { createProfile, listAvatars, type Profile } from '@letsread/profiles/contract.ts';
import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';
import { mailTo } from './mails.ts';
import { noteProgress } from './progress.ts';

interface AccountOptions {
  /** Whose account; the same name is the same account in all tests of a file, with the profiles of its first use. */
  as?: string;
  /** Names of the readers it keeps, in their order; none when left out. */
  profiles?: readonly string[];
  /** Where the library writes its mails; that of the library of all journeys when left out. */
  mails?: string;
}

/** An account of a library, confirmed and ready to sign in. */
interface OwnAccount {
  email: string;
  password: string;
  displayName: string;
  userId: string;
  profiles: Profile[];
}

type Session = Awaited<ReturnType<typeof openSession>>;

const accounts = new Map<string, ReturnType<typeof makeAccount>>();
const taken = new Set<string>();

/**
 * Signs a visitor in, through the library's own calls and mail: every cookie of a session is in the context after it,
 * as the server sets them. `client` asks as the account. Few tests need the screens for that; those of sign-in prove them.
 */
export async function signedIn(
  context: BrowserContext,
  libraryUrl: string,
  { as = 'Joseph', profiles = [], mails = inject('mailFolder') }: AccountOptions = {},
): Promise<OwnAccount & { context: BrowserContext; client: ApiClient }> {
  const key = `${expect.getState().testPath} ${libraryUrl} ${as}`;
  const making = accounts.get(key) ?? makeAccount(libraryUrl, { as, profiles, mails });
  accounts.set(key, making);
  const { session, ...account } = await making;
  // Passwords are slow to check: who signs in first has the session in which the profiles were made.
  const isFirst = !taken.has(session.refreshToken);
  taken.add(session.refreshToken);
  const { refreshToken, jwtToken } = isFirst ? session : await openSession(libraryUrl, account);
  await context.addCookies([
    { name: refreshTokenCookie, value: refreshToken, url: libraryUrl, httpOnly: true, sameSite: 'Lax' },
  ]);
  // The first page that is asked for takes the session up and sets the rest of its cookies.
  await context.request.get(libraryUrl);
  return { ...account, context, client: createClient(libraryUrl, jwtToken) };
}

async function makeAccount(
  libraryUrl: string,
  { as, profiles, mails }: Required<AccountOptions>,
): Promise<OwnAccount & { session: Session }> {
  const who = { email: `${randomUUID()}@example.org`, password: 'a kite in the wind', displayName: as };
  const client = createClient(libraryUrl);
  await client(signUp, { body: { email: who.email, displayName: as, agreed: true } });
  const { link } = await mailTo(mails, who.email);
  await client(verify, { body: { token: link.searchParams.get('token') ?? '', password: who.password } });
  const session = await openSession(libraryUrl, who);
  const { jwtToken, userId } = session;
  const pictures = profiles.length === 0 ? [] : await client(listAvatars, {});
  const made: Profile[] = [];
  for (const [at, name] of profiles.entries()) {
    const body = { name, imageUrl: pictures[at % pictures.length]?.imageUrl ?? '' };
    made.push(await createClient(libraryUrl, jwtToken)(createProfile, { userId, body }));
  }
  return { ...who, userId, profiles: made, session };
}

async function openSession(libraryUrl: string, { email, password }: Pick<OwnAccount, 'email' | 'password'>) {
  const { refreshToken, identityToken } = await createClient(libraryUrl)(signIn, { body: { email, password } });
  const { jwtToken, userInfo } = await createClient(libraryUrl, identityToken)(authenticate, {});
  return { refreshToken, jwtToken, userId: userInfo.id };
}

/** Asks a running library, with this token if there is one; each time from another address, as a town of readers does. */
export function createClient(libraryUrl: string, token?: string): ApiClient {
  const from = { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` };
  return createApiClient(
    async ({ method, path, headers, body }) => {
      const answer = await fetch(`${libraryUrl}/api${path}`, {
        method,
        headers,
        // A call that is not answered is told by its name, not by the end of the test's time.
        signal: AbortSignal.timeout(150_000),
        ...(body === undefined ? {} : { body }),
      }).catch((error: unknown) => {
        throw new Error(`${method} ${path} was not answered.`, { cause: error });
      });
      noteProgress();
      return { status: answer.status, text: await answer.text() };
    },
    token === undefined ? from : { ...from, authorization: `Bearer ${token}` },
  );
}
