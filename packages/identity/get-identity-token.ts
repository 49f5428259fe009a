import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import type { getIdentityToken as contract } from './contract.ts';
import { lifetimes } from './embedded-provider.ts';
import type { Identity, IdentityContext } from './open-identity.ts';
import { sessionHeaders } from './refresh-token.ts';

export async function getIdentityToken(
  { identity }: Pick<IdentityContext, 'identity'>,
  { headers }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  return issueIdentityToken(identity, headers);
}

/** An ES256 identity token for whoever the refresh token belongs to. @throws Problem no-token */
export async function issueIdentityToken(
  { provider }: Identity,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<CallOutput<typeof contract>> {
  const known = sessionHeaders(headers);
  const found = known === undefined ? null : await provider.api.getSession({ headers: known });
  if (found === null || !found.user.emailVerified) {
    throw commonProblem('no-token', { detail: 'There is no session. Sign in again.' });
  }
  const { user, session } = found;
  const issued = Math.floor(Date.now() / 1000);
  const email = user.email.endsWith('.invalid') ? user.contactEmail : user.email;
  const { token } = await provider.api.signJWT({
    body: {
      payload: {
        sub: user.id,
        iat: issued,
        nbf: issued,
        ...(user.name === '' ? {} : { name: user.name }),
        ...(user.image ? { picture: user.image } : {}),
        ...(email ? { email, email_verified: true } : {}),
      },
    },
  });
  return {
    identityToken: token,
    expiresAt: new Date((issued + lifetimes.identityToken) * 1000).toISOString(),
    refreshTokenExpiresAt: session.expiresAt.toISOString(),
  };
}
