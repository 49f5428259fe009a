import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { PoolClient } from 'pg';
import sql from 'sql-template-tag';
import type { IdentityContext } from '../open-identity.ts';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';
import { announceChange } from '../tokens/verified-tokens.ts';
import type { removeGrownUp as contract } from './contract.ts';
import { lockAccounts, type Member, selectMembers } from './account-members.ts';

/**
 * What identity knows of the one goes with them: how they sign in, sessions, letter, consent, invitations they sent. Whoever
 * comes back signs up anew, with an account of their own.
 */
export async function removeGrownUp(
  { database: { pool }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { account, params: { grownUpId } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const removed = await inTransaction(pool, async (client) => {
    await lockAccounts(client, [account.id]);
    const members = await selectMembers(client, account.id);
    // Two who take each other out: the second one is gone already.
    if (!members.some(({ id }) => id === account.userId)) throw notFound();
    const member = members.find(({ id }) => id === grownUpId);
    if (member === undefined) throw notFound();
    const rest = members.filter((other) => other !== member);
    const [longest] = rest;
    if (longest === undefined)
      throw new Problem('last-grown-up', 409, { detail: 'Nobody else is there: delete the account instead.' });
    const { rows: waiting } = await client.query<{ email: string }>(
      sql`delete from pending_address where user_id = ${member.id} returning email`,
    );
    await forgetMember(client, account.id, member);
    await client.query(sql`
      update account set display_name = ${longest.displayName}, photo_url = ${longest.photoUrl}, email = ${longest.email}
      where id = ${account.id}`);
    await announceChange(client, account.id);
    return { member, waiting: waiting.map(({ email }) => email) };
  });
  identity.forgetAccount(account.id);
  announceRemoval(identity, removed);
  return { removed: true };
}

async function forgetMember(client: PoolClient, accountId: string, { id, email }: Member): Promise<void> {
  await client.query(sql`
    delete from account_identity i where i.account_id = ${accountId} and (
      (i.issuer = ${embeddedIssuer} and i.subject = ${id})
      -- The same person, as an app of their provider knows them.
      or (i.issuer <> ${embeddedIssuer}
        and i.subject in (select account_id from idp_account where user_id = ${id} and provider_id <> 'credential')))`);
  await client.query(sql`delete from idp_verification where value = ${id}`);
  await client.query(sql`delete from idp_user where id = ${id}`);
  if (email !== null) await client.query(sql`delete from pending_address where email = ${email.toLowerCase()}`);
}

function announceRemoval(
  identity: IdentityContext['identity'],
  { member: { email, language }, waiting }: { member: Member; waiting: readonly string[] },
): void {
  if (email === null) return;
  identity.runInBackground('forget', async () => {
    await identity.forgetMails([email.toLowerCase(), ...waiting]);
    await identity.attempts.forget(email);
    identity.mail('removed', { email, language });
  });
}

function notFound(): Problem {
  return new Problem('grown-up-not-found', 404, { detail: 'Nobody of the account has this number.' });
}
