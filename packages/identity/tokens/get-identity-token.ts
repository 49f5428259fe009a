import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import type { getIdentityToken as contract } from '../contract.ts';
import { lifetimes } from '../provider/embedded-provider.ts';
import type { Identity, IdentityContext } from '../open-identity.ts';
import { sessionHeaders } from './refresh-token.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export async function getIdentityToken(
  { identity }: Pick<IdentityContext, 'identity'>,
  { headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return issueIdentityToken(identity, headers);
}

/** The session of the refresh token. @throws Problem no-token */
export async function findSession({ provider }: Identity, headers: Headers) {
  const known = sessionHeaders(headers);
  const found = known === undefined ? null : await provider.api.getSession({ headers: known });
  const ended = commonProblem('no-token', { detail: 'There is no session. Sign in again.' });
  if (found === null || !found.user.emailVerified) throw ended;
  const { user, session } = found;
  // It began with a password that was being replaced at that moment.
  const changedMs = user.passwordChangedAt?.getTime() ?? 0;
  if ((session.signedInAt ?? session.createdAt).getTime() >= changedMs) return found;
  await (await provider.$context).internalAdapter.deleteSession(session.token);
  throw ended;
}

/** An ES256 identity token for whoever the refresh token belongs to. @throws Problem no-token */
export async function issueIdentityToken(
  identity: Identity,
  headers: Headers,
): Promise<EndpointOutput<typeof contract>> {
  const { user, session } = await findSession(identity, headers);
  const issued = Math.floor(identity.now() / 1000);
  const email = user.email.endsWith('.invalid') ? user.contactEmail : user.email;
  const identityToken = await identity.signIdentityToken(issued, {
    sub: user.id,
    sid: session.id,
    ...(session.signedInAt ? { auth_time: Math.floor(session.signedInAt.getTime() / 1000) } : {}),
    ...(user.name === '' ? {} : { name: user.name }),
    ...(user.image ? { picture: user.image } : {}),
    ...(email ? { email, email_verified: true } : {}),
  });
  return {
    identityToken,
    expiresAt: new Date((issued + lifetimes.identityToken) * 1000).toISOString(),
    refreshTokenExpiresAt: session.expiresAt.toISOString(),
  };
}
