import type { Database } from '@letsread/database/open-database.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import type { assignProject as contract } from './contract.ts';
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
  { params: { code }, account }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  if ((await readProjectCode(database, account.id)) === code) return { projectCode: code };
  if (!(await isOpen(database, code))) {
    throw new Problem('project-not-found', 404, { detail: 'No open project has this code.' });
  }
  await database.pool.query(
    `insert into membership (account_id, code)
     select a.id, p.code from account a cross join project p
     where a.id = $1 and p.code = $2 and p.closed_at is null
     on conflict (account_id) where left_at is null do nothing`,
    [account.id, code],
  );
  const joined = await readProjectCode(database, account.id);
  if (joined === code) return { projectCode: code };
  if (joined === '') throw commonProblem('no-token', { detail: 'This account has been deleted.' });
  throw new Problem('other-project', 406, { detail: 'The account is in another project; leave that one first.' });
}

async function isOpen({ pool }: Database, code: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from project where code = $1 and closed_at is null', [code]);
  return rowCount === 1;
}
