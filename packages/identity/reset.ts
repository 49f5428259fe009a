import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { reset as contract } from './contract.ts';
import { refuseBadLink } from './link-not-valid.ts';
import type { IdentityContext } from './open-identity.ts';

export async function reset(
  { identity }: Pick<IdentityContext, 'identity'>,
  { body, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  await identity.attempts.take('link', { address });
  const { token, password } = body;
  await identity.provider.api.resetPassword({ body: { token, newPassword: password } }).catch(refuseBadLink);
  return { reset: true };
}
