import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { isAPIError } from 'better-auth/api';
import sql from 'sql-template-tag';
import { credentialOfEmail, credentialOfUser } from '../accounts/change-credentials.ts';
import type { DeviceOwner } from '../accounts/known-devices.ts';
import type { signIn as contract } from '../contract.ts';
import { issueIdentityToken } from '../tokens/get-identity-token.ts';
import type { IdentityContext } from '../open-identity.ts';
import { refreshTokenFrom } from '../tokens/refresh-token.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

export async function signIn(
  context: Context,
  { body: { email, password, deviceToken }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { database, identity } = context;
  const owner = await credentialOfEmail(database.pool, email);
  const device = identity.devices.nameOf(deviceToken, owner);
  const attempt = await identity.attempts.begin('sign-in', { account: email, address, device });
  const session = await beginSession(context, { email, password, deviceToken });
  await attempt.succeeded();
  return session;
}

/** Begins a session with a password. @throws Problem wrong-credentials */
export async function beginSession(
  { database: { pool }, identity }: Context,
  { email, password, deviceToken }: { email: string; password: string; deviceToken: string | undefined },
): Promise<EndpointOutput<typeof contract>> {
  // From before the password is looked at: one that is set meanwhile ends this session too.
  const signedInAt = new Date(identity.now());
  const before = await credentialOfEmail(pool, email);
  const answer = await identity.provider.api
    .signInEmail({ body: { email, password }, returnHeaders: true })
    .catch(refuse);
  const refreshToken = refreshTokenFrom(answer.headers.getSetCookie());
  if (refreshToken === undefined) throw new Error('Signing in set no session.');
  const { token, user } = answer.response;
  // Waits for who sets another password at this moment, whatever the clocks of two machines say: that one deletes the
  // sessions there are, and does not see this one.
  const { rowCount } = await pool.query(sql`
    with credential as (
      select password from idp_account where user_id = ${user.id} and provider_id = 'credential' for share)
    update idp_session set signed_in_at = ${signedInAt} from credential
    where token = ${token} and credential.password = ${before?.passwordHash}`);
  if (rowCount === 0) {
    await (await identity.provider.$context).internalAdapter.deleteSession(token);
    throw wrongCredentials();
  }
  const identityToken = await issueIdentityToken(identity, { authorization: refreshToken });
  const owner: DeviceOwner = (await credentialOfUser(pool, user.id)) ?? { userId: user.id, passwordChangedAt: null };
  return { refreshToken, deviceToken: identity.devices.remember(deviceToken, owner), ...identityToken };
}

function refuse(error: unknown): never {
  // Of who was deleted while the password was looked at there is nobody whose session it could be.
  if (error instanceof Error && 'code' in error && error.code === '23503') throw wrongCredentials();
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  throw wrongCredentials();
}

function wrongCredentials(): Problem {
  return new Problem('wrong-credentials', 401, { detail: 'The e-mail address or the password is not right.' });
}
