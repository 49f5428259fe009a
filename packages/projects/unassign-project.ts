import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { ProjectsContext } from './assign-project.ts';
import type { unassignProject as contract } from './contract.ts';

/** The membership stays as a row with its end, since reports count the reading done while it lasted. */
export async function unassignProject(
  { database }: ProjectsContext,
  { account }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  await database.pool.query('update membership set left_at = now() where account_id = $1 and left_at is null', [
    account.id,
  ]);
  return { projectCode: '' };
}
