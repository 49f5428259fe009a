import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { IdentityContext } from '../open-identity.ts';
import { membershipsOf } from '../roles/standing-of.ts';
import type { listGrownUps as contract } from './contract.ts';
import { membersOf } from './account-members.ts';

export async function listGrownUps(
  { database: { pool }, identity, keepsClasses }: IdentityContext,
  { account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const members = await membersOf(pool, account.id);
  const { rows } = await pool.query<{ id: string; email: string; ends_at: Date }>(sql`
    select id, email, ends_at from grown_up_invitation
    where account_id = ${account.id} and ends_at > ${new Date(identity.now())} order by id`);
  const { rolesWithId, teamsWithId } = await membershipsOf(pool, account.id);
  const isOfOnePerson = rolesWithId.length > 0 || teamsWithId.length > 0 || (await keepsClasses(account.id));
  return {
    items: members.map(({ id, displayName, email, joinedAt }) => ({
      id,
      displayName,
      email,
      isYou: id === account.userId,
      joinedAt: joinedAt.toISOString(),
    })),
    invitations: rows.map(({ id, email, ends_at: endsAt }) => ({ id, email, endsAt: endsAt.toISOString() })),
    mayInvite: account.userId !== undefined && !isOfOnePerson,
  };
}
