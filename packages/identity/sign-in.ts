import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { isAPIError } from 'better-auth/api';
import type { signIn as contract } from './contract.ts';
import { issueIdentityToken } from './get-identity-token.ts';
import type { IdentityContext } from './open-identity.ts';
import { refreshTokenFrom } from './refresh-token.ts';

export async function signIn(
  { identity }: Pick<IdentityContext, 'identity'>,
  { body, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  await identity.attempts.take('sign-in', { account: body.email, address });
  const answer = await identity.provider.api
    .signInEmail({ body: { email: body.email, password: body.password }, returnHeaders: true })
    .catch(refuse);
  await identity.attempts.forget(body.email, 'sign-in');
  const refreshToken = refreshTokenFrom(answer.headers.getSetCookie());
  if (refreshToken === undefined) throw new Error('Signing in set no session.');
  return { refreshToken, ...(await issueIdentityToken(identity, { authorization: refreshToken })) };
}

function refuse(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  // Only who knows the password learns that the address waits to be confirmed; a new mail is on its way.
  if (error.statusCode === 403) {
    throw new Problem('email-not-verified', 403, { detail: 'Open the link in the mail that was sent just now.' });
  }
  throw new Problem('wrong-credentials', 401, { detail: 'The e-mail address or the password is not right.' });
}
