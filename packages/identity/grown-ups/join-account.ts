import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { PoolClient } from 'pg';
import sql from 'sql-template-tag';
import { termsVersion } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { announceChange } from '../tokens/verified-tokens.ts';
import type { joinAccount as contract } from './contract.ts';
import { findInvitation } from './invitations.ts';
import {
  accountOfOnePerson,
  lockAccounts,
  selectMembers,
  requireAlone,
  requireNoRole,
  signedInElsewhere,
} from './account-members.ts';

interface Move {
  from: string;
  to: string;
  userId: string;
  at: Date;
}

/**
 * Whoever signs in already takes their way of signing in along; the account of before must be empty, and goes. Two
 * families are not made one: whose readers they are, and who may see them, would have to be asked of all.
 */
export async function joinAccount(
  { database: { pool }, identity, keepsClasses, readSessionFacts }: IdentityContext,
  { account: { id: from, userId }, body: { token } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  if (userId === undefined) throw signedInElsewhere();
  const nowMs = identity.now();
  const found = await findInvitation(pool, { token, nowMs });
  await inTransaction(pool, async (client) => {
    // From here on nobody makes a reader or a class in them: who does locks the account first.
    await lockAccounts(client, [from, found.account_id]);
    const invitation = await findInvitation(client, { token, nowMs, isLocked: true });
    const to = invitation.account_id;
    const member = (await selectMembers(client, from)).find(({ id }) => id === userId);
    if (member?.email?.toLowerCase() !== invitation.email)
      throw new Problem('other-address', 403, { detail: 'The invitation is for another address.' });
    if (from === to) throw new Problem('already-grown-up', 409);
    await requireNoRole(client, from);
    await requireNoRole(client, to);
    // A class that was made since the invitation, and outlives the role, too.
    if ((await keepsClasses(client, from)) || (await keepsClasses(client, to))) throw accountOfOnePerson();
    await requireAlone(client, from);
    const { profiles } = await readSessionFacts(client, from, undefined);
    if (profiles.length > 0)
      throw new Problem('has-readers', 409, {
        detail: 'This account has readers of its own: delete it first, or be invited at another address.',
      });
    await moveTo(client, { from, to, userId, at: new Date(nowMs) });
    await client.query(sql`delete from grown_up_invitation where id = ${invitation.id}`);
    await announceChange(client, from);
  });
  identity.forgetAccount(from);
  return { joined: true };
}

async function moveTo(client: PoolClient, { from, to, userId, at }: Move): Promise<void> {
  await client.query(sql`update account_identity set account_id = ${to}, joined_at = ${at} where account_id = ${from}`);
  await client.query(sql`update idp_user set terms_version = ${termsVersion}, agreed_at = ${at} where id = ${userId}`);
  await client.query(sql`
    insert into account_consent (account_id, user_id, terms_version, agreed_at)
    values (${to}, ${userId}, ${termsVersion}, ${at})`);
  await client.query(sql`delete from account where id = ${from}`);
}
