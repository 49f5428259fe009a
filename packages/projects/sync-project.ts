import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import type { ProjectsContext } from './assign-project.ts';
import type { syncProject as contract } from './contract.ts';
import { readProjectCode } from './read-project-code.ts';

export async function syncProject(
  { database }: ProjectsContext,
  { account }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  return { projectCode: await readProjectCode(database, account.id) };
}
