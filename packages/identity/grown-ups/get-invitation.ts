import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { credentialOfEmail } from '../accounts/change-credentials.ts';
import { linkNotValid } from '../accounts/pending-addresses.ts';
import type { IdentityContext } from '../open-identity.ts';
import type { getInvitation as contract } from './contract.ts';
import { findInvitation } from './invitations.ts';
import { selectMembers } from './account-members.ts';

/** Whoever has the link reads the mail of the address, and may know whether it has an account. */
export async function getInvitation(
  { database: { pool }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { body: { token }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const attempt = await identity.attempts.begin('link', { address });
  const { email, account_id: accountId, invited_by: by } = await findInvitation(pool, { token, nowMs: identity.now() });
  await attempt.succeeded();
  const inviter = (await selectMembers(pool, accountId)).find(({ id }) => id === by);
  if (inviter === undefined) throw linkNotValid();
  return {
    email,
    invitedBy: inviter.email ?? inviter.displayName,
    hasAccount: (await credentialOfEmail(pool, email)) !== undefined,
  };
}
