import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { ProjectsContext } from './assign-project.ts';
import type { syncProject as contract } from './contract.ts';
import { readProjectCode } from './read-project-code.ts';

export async function syncProject(
  { database }: ProjectsContext,
  { account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return { projectCode: await readProjectCode(database.pool, account.id) };
}
