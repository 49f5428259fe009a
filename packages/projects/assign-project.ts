import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { requireOnePerson } from '@letsread/identity/grown-ups/account-members.ts';
import { giveRoleWithin } from '@letsread/identity/roles/change-roles.ts';
import { type assignProject as contract, sharingVersion } from './contract.ts';
import { readProjectCode } from './read-project-code.ts';

/** What every call of projects is given. */
export interface ProjectsContext {
  database: Database;
}

/**
 * That an account is in one project at most is held by an index (membership_one_at_a_time), so of two that join at
 * the same time one is refused. Who joins a project for teachers becomes one with it or does not join: asked again, the call
 * would take the membership for all there is to do.
 */
export async function assignProject(
  { database: { pool } }: ProjectsContext,
  { params: { code }, account, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const seen = readSharingVersion(headers);
  return inTransaction(pool, async (client) => {
    if ((await readProjectCode(client, account.id)) === code) return { projectCode: code };
    const { isForTeachers } = await findOpenProject(client, code);
    // Before the code is taken, so that who may not join hears of that and of nothing else.
    if (isForTeachers) await requireOnePerson(client, account.id);
    await client.query(
      sql`insert into membership (account_id, code, sharing_version)
       select a.id, ${code}, ${seen}::smallint from account a where a.id = ${account.id}
       on conflict (account_id) where left_at is null do nothing`,
    );
    const joined = await readProjectCode(client, account.id);
    if (joined === '') throw commonProblem('no-token', { detail: 'This account has been deleted.' });
    if (joined !== code)
      throw new Problem('other-project', 406, { detail: 'The account is in another project; leave that one first.' });
    // Who gave the role stands in the audit list as the account itself.
    if (isForTeachers) await giveRoleWithin(client, account.id, { accountId: account.id, role: 'TEACHER' });
    return { projectCode: code };
  });
}

/** It stays open until the transaction ends. @throws Problem project-not-found */
async function findOpenProject(db: Queryable, code: string): Promise<{ isForTeachers: boolean }> {
  const { rows } = await db.query<{ isForTeachers: boolean }>(sql`
    select is_for_teachers as "isForTeachers" from project where code = ${code} and closed_at is null for share`);
  const [project] = rows;
  if (project === undefined) throw new Problem('project-not-found', 404, { detail: 'No open project has this code.' });
  return project;
}

/** @throws Problem invalid-input for a wording that there is not. */
function readSharingVersion(headers: EndpointRequest<typeof contract>['headers']): number | null {
  const sent = headers['sharing-version'];
  if (sent === undefined) return null;
  const version = Number(sent);
  if (Number.isInteger(version) && version >= 1 && version <= sharingVersion) return version;
  const message = `Say a wording that there is: 1 to ${sharingVersion}.`;
  throw commonProblem('invalid-input', { errors: [{ path: 'headers.sharing-version', message }] });
}
