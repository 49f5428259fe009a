import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { eq } from 'drizzle-orm';
import type { endFreshSignIn as ending, freshSignIn as contract } from '../contract.ts';
import { findSession, issueIdentityToken } from '../get-identity-token.ts';
import type { IdentityContext } from '../open-identity.ts';
import { isPassword } from '../password-hash.ts';
import { sessionHeaders } from '../refresh-token.ts';
import { idpSession } from '../tables.ts';
import { credentialOfUser } from './change-credentials.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

export async function freshSignIn(
  { database: { db }, identity }: Context,
  { body: { password, deviceToken }, headers, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { session, user } = await findSession(identity, headers);
  const credential = await credentialOfUser(db, user.id);
  if (credential === undefined) throw noPassword();
  const device = identity.devices.nameOf(deviceToken, credential);
  const attempt = await identity.attempts.begin('sign-in', { account: credential.email, address, device });
  const signedInAt = new Date(identity.now());
  if (!(await isPassword(password, credential.passwordHash)))
    throw new Problem('wrong-password', 403, { detail: 'The password is not right.' });
  await attempt.succeeded();
  await db.update(idpSession).set({ signedInAt }).where(eq(idpSession.id, session.id));
  return issueIdentityToken(identity, headers);
}

export async function endFreshSignIn(
  { database: { db }, identity }: Context,
  { headers }: CallRequest<typeof ending>,
): Promise<CallOutput<typeof ending>> {
  const known = sessionHeaders(headers);
  const found = known === undefined ? null : await identity.provider.api.getSession({ headers: known });
  if (found !== null) await db.update(idpSession).set({ signedInAt: null }).where(eq(idpSession.id, found.session.id));
  return { ended: true };
}

/** For an account that signs in at another provider only. */
export function noPassword(): Problem {
  return new Problem('no-password', 409, { detail: 'This account has no password: it signs in at another provider.' });
}
