import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { credentialOfEmail } from '../accounts/change-credentials.ts';
import { addPending } from '../accounts/pending-addresses.ts';
import { type signUp as contract, termsVersion } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';

/**
 * Answers the same, and as fast, whether or not the address has an account: what differs is done after the answer. No
 * password is asked for yet, as who types an address need not be who reads its mail.
 */
export async function signUp(
  { database, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { body, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { email, displayName, language = 'en' } = body;
  await identity.attempts.begin('sign-up', { address });
  const name = displayName || (email.split('@')[0] ?? '');
  const pending = { email, name, language, termsVersion, agreedAt: new Date(identity.now()) };
  identity.runInBackground('sign-up', async () => {
    if ((await credentialOfEmail(database.pool, email)) !== undefined)
      return identity.mail('exists', { email, language });
    identity.mail('verify', { email, language }, () => addPending(database, pending, identity.now()));
  });
  return { sent: true };
}
