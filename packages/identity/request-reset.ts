import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { requestReset as contract } from './contract.ts';
import type { IdentityContext } from './open-identity.ts';

/** Answers before it looks for the account, so that the time it takes tells nothing either. */
export async function requestReset(
  { identity }: Pick<IdentityContext, 'identity'>,
  { body, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { email } = body;
  await identity.attempts.take('reset-request', { account: email, address });
  identity.runInBackground('password reset', async () => {
    await identity.provider.api.requestPasswordReset({ body: { email } });
  });
  return { sent: true };
}
