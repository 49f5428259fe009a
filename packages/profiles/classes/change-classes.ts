import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { AccountRow, ClassRow, ProfileRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { forgetProfiles } from '../account-of-profile.ts';
import type { ProfilesContext } from '../profile-columns.ts';
import { requireConsent } from '../require-consent.ts';
import { maxClasses, type createClass, type deleteClass, type renameClass } from './contract.ts';
import { selectClass } from './select-class.ts';

export async function makeClass(
  { database }: ProfilesContext,
  { account, body: { name } }: EndpointRequest<typeof createClass>,
): Promise<EndpointOutput<typeof createClass>> {
  return inTransaction(database.pool, async (client) => {
    // Two that are made at the same time count one after the other.
    const { rows: accounts } = await client.query<Pick<AccountRow, 'id'>>(
      sql`select id from account where id = ${account.id} for no key update`,
    );
    if (accounts.length === 0) throw commonProblem('no-token', { detail: 'This account has been deleted.' });
    await requireConsent(client, account);
    const { rows } = await client.query<Pick<ClassRow, 'id'>>(sql`
      insert into class (account_id, name) select ${account.id}, ${name}
      where (select count(*) from class where account_id = ${account.id}) < ${maxClasses} returning id`);
    const [made] = rows;
    if (made === undefined)
      throw new Problem('too-many-classes', 409, { detail: `An account keeps at most ${maxClasses} classes.` });
    return selectClass(client, made.id);
  });
}

export async function nameClass(
  { database: { pool } }: ProfilesContext,
  { params: { classId }, body: { name } }: EndpointRequest<typeof renameClass>,
): Promise<EndpointOutput<typeof renameClass>> {
  await pool.query(sql`update class set name = ${name} where id = ${classId}`);
  return selectClass(pool, classId);
}

/** Its readers go with it, and with them what other concepts keep of them, by "on delete cascade". */
export async function removeClass(
  { database }: ProfilesContext,
  { params: { classId } }: EndpointRequest<typeof deleteClass>,
): Promise<EndpointOutput<typeof deleteClass>> {
  const { rows: readers } = await database.pool.query<Pick<ProfileRow, 'id'>>(sql`
    with readers as (select id from profile where class_id = ${classId}), gone as (
      delete from class where id = ${classId})
    select id from readers`);
  await forgetProfiles(
    database,
    readers.map(({ id }) => id),
  );
  return { deleted: true };
}
