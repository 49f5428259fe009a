import type { Queryable } from '@letsread/database/database.ts';
import { inOrderBy } from '@letsread/http/lists/in-order-of-names.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { Person } from './contract.ts';
import { isRole } from './select-standing.ts';

/** How somebody is named: by a proven address, or by the number of the account. */
export type Somebody = { email?: string | undefined; accountId?: string | undefined };

/** @throws Problem account-not-found, several-accounts */
export async function findAccountId(db: Queryable, { email, accountId }: Somebody): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    accountId === undefined
      ? sql`select id from account where lower(email) = lower(${email ?? ''}) order by id`
      : sql`select id from account where id = ${accountId}`,
  );
  const [found] = rows;
  if (found === undefined)
    throw new Problem('account-not-found', 404, {
      detail: `Nobody has signed in here as ${email ?? accountId}: they sign up and log in first.`,
    });
  if (rows.length > 1)
    throw new Problem('several-accounts', 409, {
      detail: `Several accounts have this address, one for each way to sign in: ${rows.map(({ id }) => id).join(', ')}. Say which by its number.`,
    });
  return found.id;
}

interface PersonRow {
  id: string;
  displayName: string;
  email: string | null;
  roles: string[];
}

/** Everybody who has a role, by name; or one account, whatever it has. */
export async function selectPeople(db: Queryable, accountId?: string): Promise<Person[]> {
  const { rows } = await db.query<PersonRow>(sql`
    select a.id, a.display_name as "displayName", a.email,
      array(select r.name from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id order by r.id)
        as roles
    from account a
    where case when ${accountId ?? null}::bigint is null
      then exists (select from account_role ar where ar.account_id = a.id) else a.id = ${accountId ?? null}::bigint end
    order by a.id`);
  const people = rows.map((row) => ({ ...row, roles: row.roles.filter(isRole) }));
  return inOrderBy(people, ({ displayName }) => displayName);
}

/** @throws Problem account-not-found */
export async function selectPerson(db: Queryable, accountId: string): Promise<Person> {
  const [found] = await selectPeople(db, accountId);
  if (found === undefined) throw new Problem('account-not-found', 404);
  return found;
}
