import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { credentialOfEmail, credentialOfUser } from './accounts/change-credentials.ts';
import type { DeviceOwner } from './accounts/known-devices.ts';
import type { signIn as contract } from './contract.ts';
import { issueIdentityToken } from './get-identity-token.ts';
import type { IdentityContext } from './open-identity.ts';
import { refreshTokenFrom } from './refresh-token.ts';
import { idpSession } from './tables.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

export async function signIn(
  context: Context,
  { body: { email, password, deviceToken }, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { database, identity } = context;
  const owner = await credentialOfEmail(database.db, email);
  const device = identity.devices.nameOf(deviceToken, owner);
  const attempt = await identity.attempts.begin('sign-in', { account: email, address, device });
  const session = await beginSession(context, { email, password, deviceToken });
  await attempt.succeeded();
  return session;
}

/** Begins a session with a password. @throws Problem wrong-credentials */
export async function beginSession(
  { database: { db }, identity }: Context,
  { email, password, deviceToken }: { email: string; password: string; deviceToken: string | undefined },
): Promise<CallOutput<typeof contract>> {
  // From before the password is looked at: one that is set meanwhile ends this session too.
  const signedInAt = new Date(identity.now());
  const answer = await identity.provider.api
    .signInEmail({ body: { email, password }, returnHeaders: true })
    .catch(refuse);
  const refreshToken = refreshTokenFrom(answer.headers.getSetCookie());
  if (refreshToken === undefined) throw new Error('Signing in set no session.');
  await db.update(idpSession).set({ signedInAt }).where(eq(idpSession.token, answer.response.token));
  const identityToken = await issueIdentityToken(identity, { authorization: refreshToken });
  const owner: DeviceOwner = (await credentialOfUser(db, answer.response.user.id)) ?? {
    userId: answer.response.user.id,
    passwordChangedAt: null,
  };
  return { refreshToken, deviceToken: identity.devices.remember(deviceToken, owner), ...identityToken };
}

function refuse(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw new Problem('wrong-credentials', 401, { detail: 'The e-mail address or the password is not right.' });
}
