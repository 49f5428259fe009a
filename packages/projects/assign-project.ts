import sql from 'sql-template-tag';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { requireOnePerson } from '@letsread/identity/grown-ups/account-members.ts';
import { giveRole } from '@letsread/identity/roles/change-roles.ts';
import { type assignProject as contract, sharingVersion } from './contract.ts';
import { readProjectCode } from './read-project-code.ts';

/** What every call of projects is given. */
export interface ProjectsContext {
  database: Database;
}

/**
 * That an account is in one project at most is held by an index (membership_one_at_a_time), so of two that join at
 * the same time one is refused.
 */
export async function assignProject(
  { database }: ProjectsContext,
  { params: { code }, account, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const seen = readSharingVersion(headers);
  if ((await readProjectCode(database, account.id)) === code) return { projectCode: code };
  if (!(await isOpen(database, code))) {
    throw new Problem('project-not-found', 404, { detail: 'No open project has this code.' });
  }
  await requireTeacherAlone(database, account.id, code);
  await database.pool.query(
    sql`insert into membership (account_id, code, sharing_version)
     select a.id, p.code, ${seen}::smallint from account a cross join project p
     where a.id = ${account.id} and p.code = ${code} and p.closed_at is null
     on conflict (account_id) where left_at is null do nothing`,
  );
  const joined = await readProjectCode(database, account.id);
  if (joined === code) {
    await makeTeacher(database, account.id, code);
    return { projectCode: code };
  }
  if (joined === '') throw commonProblem('no-token', { detail: 'This account has been deleted.' });
  throw new Problem('other-project', 406, { detail: 'The account is in another project; leave that one first.' });
}

/** Of a project for teachers; who gave the role stands in the audit list as the account itself. */
async function makeTeacher({ pool }: Database, accountId: string, code: string): Promise<void> {
  if (await isForTeachers({ pool }, code)) await giveRole(pool, accountId, { accountId, role: 'TEACHER' });
}

/** The role of a project for teachers is one person's. @throws Problem several-grown-ups */
async function requireTeacherAlone({ pool }: Database, accountId: string, code: string): Promise<void> {
  if (await isForTeachers({ pool }, code)) await inTransaction(pool, (client) => requireOnePerson(client, accountId));
}

async function isForTeachers({ pool }: Pick<Database, 'pool'>, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(sql`select from project where code = ${code} and is_for_teachers`);
  return rowCount === 1;
}

async function isOpen({ pool }: Database, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(sql`select from project where code = ${code} and closed_at is null`);
  return rowCount === 1;
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
