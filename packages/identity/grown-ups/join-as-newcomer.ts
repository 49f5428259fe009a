import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { credentialOfEmail } from '../accounts/change-credentials.ts';
import { isTaken } from '../accounts/pending-addresses.ts';
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts';
import { termsVersion } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { makeUser } from '../provider/make-user.ts';
import { hashPassword } from '../provider/password-hash.ts';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';
import type { joinAsNewcomer as contract } from './contract.ts';
import { findInvitation } from './invitations.ts';
import { accountOfOnePerson, lockAccounts, requireNoRole } from './account-members.ts';

/** Who opens the mailed link owns the address, as at sign-up; they become a grown-up of the account that invited it. */
export async function joinAsNewcomer(
  { database: { pool }, identity, keepsClasses }: Pick<IdentityContext, 'database' | 'identity' | 'keepsClasses'>,
  { body: { token, displayName, password }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const attempt = await identity.attempts.begin('link', { address });
  const nowMs = identity.now();
  const found = await findInvitation(pool, { token, nowMs });
  const name = displayName || (found.email.split('@')[0] ?? '');
  refuseWeakPassword(password, [found.email, name]);
  if ((await credentialOfEmail(pool, found.email)) !== undefined) throw addressHasAccount();
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (client) => {
    await lockAccounts(client, [found.account_id]);
    const invitation = await findInvitation(client, { token, nowMs, isLocked: true });
    const { account_id: accountId, email, language } = invitation;
    await requireNoRole(client, accountId);
    // One that was made since the invitation, and outlives the role, too.
    if (await keepsClasses(client, accountId)) throw accountOfOnePerson();
    const at = new Date(nowMs);
    // A sign-up that waits for the same address would make a second account of it. First, as who answers its mail at this
    // moment has these rows before they are a user: else each would wait for the other.
    await client.query(sql`delete from pending_address where email = ${email}`);
    const id = await makeUser(client, { email, name, language, passwordHash, termsVersion, agreedAt: at, at });
    await client.query(sql`
      insert into account_identity (issuer, subject, account_id, joined_at)
      values (${embeddedIssuer}, ${id}, ${accountId}, ${at})`);
    await client.query(sql`
      insert into account_consent (account_id, user_id, terms_version, agreed_at)
      values (${accountId}, ${id}, ${termsVersion}, ${at})`);
    await client.query(sql`delete from grown_up_invitation where id = ${invitation.id}`);
  }).catch((error: unknown) => {
    throw isTaken(error) ? addressHasAccount() : error;
  });
  await attempt.succeeded();
  return { joined: true };
}

function addressHasAccount(): Problem {
  return new Problem('address-has-account', 409, { detail: 'Sign in with this address, and join then.' });
}
