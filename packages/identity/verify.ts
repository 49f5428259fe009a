import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { verify as contract } from './contract.ts';
import { refuseBadLink } from './link-not-valid.ts';
import type { IdentityContext } from './open-identity.ts';

export async function verify(
  { identity }: Pick<IdentityContext, 'identity'>,
  { body, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  await identity.attempts.take('link', { address });
  await identity.provider.api.verifyEmail({ query: { token: body.token } }).catch(refuseBadLink);
  return { verified: true };
}
