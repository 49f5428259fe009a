import sql from 'sql-template-tag';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { ProjectsContext } from './assign-project.ts';
import { type getProject as contract, sharingVersion } from './contract.ts';

/** Of a project that is closed its members alone are told, so that they know what they are in. */
export async function getProject(
  { database }: ProjectsContext,
  { params: { code }, account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await database.pool.query<{ name: string; partner: string; about: string }>(
    sql`select p.name, p.partner, p.about from project p
     where p.code = ${code} and (p.closed_at is null
       or exists (select from membership m where m.code = p.code and m.account_id = ${account.id} and m.left_at is null))`,
  );
  const [project] = rows;
  if (project === undefined) throw new Problem('project-not-found', 404, { detail: 'No open project has this code.' });
  return { code, ...project, sharingVersion };
}
