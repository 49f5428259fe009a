import sql from 'sql-template-tag';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { ProjectsContext } from './assign-project.ts';
import type { unassignProject as contract } from './contract.ts';

/** The membership stays as a row with its end, since reports count the reading done while it lasted. */
export async function unassignProject(
  { database }: ProjectsContext,
  { account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  await database.pool.query(
    sql`update membership set left_at = now() where account_id = ${account.id} and left_at is null`,
  );
  return { projectCode: '' };
}
