import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { endFreshSignIn as ending, freshSignIn as contract } from '../contract.ts';
import { findSession, issueIdentityToken } from '../tokens/get-identity-token.ts';
import type { IdentityContext } from '../open-identity.ts';
import { isPassword } from '../provider/password-hash.ts';
import { sessionHeaders } from '../tokens/refresh-token.ts';
import { credentialOfUser } from './change-credentials.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

export async function freshSignIn(
  { database: { pool }, identity }: Context,
  { body: { password, deviceToken }, headers, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { session, user } = await findSession(identity, headers);
  const credential = await credentialOfUser(pool, user.id);
  if (credential === undefined) throw noPassword();
  const device = identity.devices.nameOf(deviceToken, credential);
  const attempt = await identity.attempts.begin('sign-in', { account: credential.email, address, device });
  const signedInAt = new Date(identity.now());
  if (!(await isPassword(password, credential.passwordHash)))
    throw new Problem('wrong-password', 403, { detail: 'The password is not right.' });
  await attempt.succeeded();
  await pool.query(sql`update idp_session set signed_in_at = ${signedInAt}, class_id = null where id = ${session.id}`);
  return issueIdentityToken(identity, headers);
}

export async function endFreshSignIn(
  { database: { pool }, identity }: Context,
  { headers }: EndpointRequest<typeof ending>,
): Promise<EndpointOutput<typeof ending>> {
  const known = sessionHeaders(headers);
  const found = known === undefined ? null : await identity.provider.api.getSession({ headers: known });
  if (found !== null) await pool.query(sql`update idp_session set signed_in_at = null where id = ${found.session.id}`);
  return { ended: true };
}

/** For an account that signs in at another provider only. */
export function noPassword(): Problem {
  return new Problem('no-password', 409, { detail: 'This account has no password: it signs in at another provider.' });
}
