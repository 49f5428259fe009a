import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts';
import type { reset as contract } from '../contract.ts';
import { refuseBadLink } from './link-not-valid.ts';
import type { IdentityContext } from '../open-identity.ts';

export async function reset(
  { identity }: Pick<IdentityContext, 'identity'>,
  { body: { token, password }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  // Before the token is looked at, which is used up then.
  refuseWeakPassword(password, []);
  const attempt = await identity.attempts.begin('link', { address });
  await identity.provider.api.resetPassword({ body: { token, newPassword: password } }).catch(refuseBadLink);
  await attempt.succeeded();
  return { reset: true };
}
