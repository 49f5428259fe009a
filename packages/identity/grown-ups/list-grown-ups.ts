import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { IdentityContext } from '../open-identity.ts';
import type { listGrownUps as contract } from './contract.ts';
import { isOfOnePerson, selectMembers } from './account-members.ts';

export async function listGrownUps(
  context: IdentityContext,
  { account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const {
    database: { pool },
    identity,
  } = context;
  const members = await selectMembers(pool, account.id);
  const { rows } = await pool.query<{ id: string; email: string; ends_at: Date }>(sql`
    select id, email, ends_at from grown_up_invitation
    where account_id = ${account.id} and ends_at > ${new Date(identity.now())} order by id`);
  return {
    items: members.map(({ id, displayName, email, joinedAt }) => ({
      id,
      displayName,
      email,
      isYou: id === account.userId,
      joinedAt: joinedAt.toISOString(),
    })),
    invitations: rows.map(({ id, email, ends_at: endsAt }) => ({ id, email, endsAt: endsAt.toISOString() })),
    mayInvite: account.userId !== undefined && !(await isOfOnePerson(context, account.id)),
  };
}
