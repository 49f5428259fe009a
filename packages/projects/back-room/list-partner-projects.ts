import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { ProjectsContext } from '../assign-project.ts';
import type { listPartnerProjects as contract } from './contract.ts';
import { selectProjects } from './select-projects.ts';

export async function listPartnerProjects(
  { database: { pool } }: ProjectsContext,
  { account, standing: { roles } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return { items: await selectProjects(pool, roles.includes('LIBRARIAN') ? {} : { reader: account.id }) };
}
