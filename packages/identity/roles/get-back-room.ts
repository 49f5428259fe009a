import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { IdentityContext } from '../open-identity.ts';
import { selectTeams } from './change-teams.ts';
import type { getBackRoom as contract } from './contract.ts';
import { selectStanding } from './select-standing.ts';

export async function getBackRoom(
  { database: { pool } }: Pick<IdentityContext, 'database'>,
  { account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { roles, teamIds } = await selectStanding(pool, account.id);
  const teams = teamIds.length === 0 ? [] : await selectTeams(pool);
  return { roles: [...roles], teams: teams.filter(({ id }) => teamIds.includes(id)) };
}
