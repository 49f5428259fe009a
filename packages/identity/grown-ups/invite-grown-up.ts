import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { PoolClient } from 'pg';
import sql from 'sql-template-tag';
import type { IdentityContext } from '../open-identity.ts';
import { type inviteGrownUp as contract, maxInvitations, type withdrawInvitation as withdrawing } from './contract.ts';
import { invitationMs, renewToken } from './invitations.ts';
import {
  accountOfOnePerson,
  isOfOnePerson,
  lockAccounts,
  selectMembers,
  requireNoRole,
  signedInElsewhere,
} from './account-members.ts';

/** The mail names the inviter by address, which is proven; a name can be anything, and could carry a stranger’s message. */
export async function inviteGrownUp(
  context: IdentityContext,
  { account: { id: accountId, userId }, body: { email, language = 'en' } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const {
    database: { pool },
    identity,
  } = context;
  if (userId === undefined) throw signedInElsewhere();
  if (await isOfOnePerson(context, accountId)) throw accountOfOnePerson();
  const attempt = await identity.attempts.begin('invitation', { account: `account ${accountId}` });
  const invited = await inTransaction(pool, async (client) => {
    await lockAccounts(client, [accountId]);
    await requireNoRole(client, accountId);
    const members = await selectMembers(client, accountId);
    const inviter = members.find(({ id }) => id === userId);
    if (inviter === undefined) throw signedInElsewhere();
    if (members.some((member) => member.email?.toLowerCase() === email))
      throw new Problem('already-grown-up', 409, { detail: 'This address signs in to the account already.' });
    await requireRoom(client, { accountId, email, now: new Date(identity.now()) });
    const endsAt = new Date(identity.now() + invitationMs);
    const { rows } = await client.query<{ id: string }>(sql`
      insert into grown_up_invitation (account_id, invited_by, email, language, ends_at)
      values (${accountId}, ${userId}, ${email}, ${language}, ${endsAt})
      on conflict (account_id, email) do update
        set invited_by = excluded.invited_by, language = excluded.language, ends_at = excluded.ends_at
      returning id`);
    return { id: rows[0]?.id ?? '', by: inviter.email ?? inviter.displayName };
  }).catch(async (error: unknown) => {
    // Nobody gets a mail.
    await attempt.succeeded();
    throw error;
  });
  identity.mail('invitation', { email, language, who: invited.by }, () => renewToken(pool, invited.id));
  return { invited: true };
}

async function requireRoom(
  client: PoolClient,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ email: string }>(sql`
    select email from grown_up_invitation
    where account_id = ${accountId} and email <> ${email} and ends_at > ${now}`);
  if (rows.length >= maxInvitations)
    throw new Problem('too-many-invitations', 409, { detail: 'Take an invitation back first.' });
}

export async function withdrawInvitation(
  { database: { pool } }: Pick<IdentityContext, 'database'>,
  { account, params: { invitationId } }: EndpointRequest<typeof withdrawing>,
): Promise<EndpointOutput<typeof withdrawing>> {
  const { rowCount } = await pool.query(
    sql`delete from grown_up_invitation where id = ${invitationId} and account_id = ${account.id}`,
  );
  if (rowCount === 0) throw new Problem('invitation-not-found', 404);
  return { withdrawn: true };
}
