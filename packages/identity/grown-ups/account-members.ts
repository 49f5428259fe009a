import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { AccountRow } from '@letsread/database/rows.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { selectMemberships } from '../roles/select-standing.ts';

/** Somebody who signs in here and belongs to an account. */
export interface Member {
  id: string;
  displayName: string;
  email: string | null;
  photoUrl: string | null;
  language: string;
  joinedAt: Date;
}

/** Those who sign in to an account with the embedded provider; who is there longest comes first. */
export async function selectMembers(db: Queryable, accountId: string): Promise<Member[]> {
  const { rows } = await db.query<Member>(sql`
    select u.id, u.name as "displayName", u.image as "photoUrl", coalesce(u.language, 'en') as language,
      case when u.email like '%.invalid' then u.contact_email else u.email end as email, i.joined_at as "joinedAt"
    from account_identity i join idp_user u on u.id = i.subject
    where i.issuer = 'embedded' and i.account_id = ${accountId} order by i.joined_at, u.id`);
  return rows;
}

/** What changes who belongs to an account waits here, until the end of the transaction. Several are locked in one order. */
export async function lockAccounts(db: Queryable, accountIds: readonly string[]): Promise<void> {
  await db.query<Pick<AccountRow, 'id'>>(
    sql`select id from account where id = any (${accountIds}::bigint[]) order by id for update`,
  );
}

/**
 * A role, a team and a class are one person's: nobody else gets them by joining the account. Classes are not looked at.
 * @throws Problem account-of-one-person
 */
export async function requireNoRole(db: Queryable, accountId: string): Promise<void> {
  if (await hasRole(db, accountId)) throw accountOfOnePerson();
}

interface ClassesContext {
  database: Pick<Database, 'pool'>;
  keepsClasses: (db: Queryable, accountId: string) => Promise<boolean>;
}

/** Whether it has a role, a team or a class. */
export async function isOfOnePerson(
  { database: { pool }, keepsClasses }: ClassesContext,
  accountId: string,
): Promise<boolean> {
  return (await hasRole(pool, accountId)) || keepsClasses(pool, accountId);
}

async function hasRole(db: Queryable, accountId: string): Promise<boolean> {
  const { rolesWithId, teamsWithId } = await selectMemberships(db, accountId);
  return rolesWithId.length > 0 || teamsWithId.length > 0;
}

export function accountOfOnePerson(): Problem {
  return new Problem('account-of-one-person', 409, {
    detail: 'An account with a role, a team or a class is one person’s.',
  });
}

/** Where an account gets a role or a team. @throws Problem several-grown-ups */
export async function requireOnePerson(db: Queryable, accountId: string): Promise<void> {
  await lockAccounts(db, [accountId]);
  const members = await selectMembers(db, accountId);
  if (members.length <= 1) return;
  throw new Problem('several-grown-ups', 409, {
    detail: 'Several grown-ups share this account: whoever works here signs up with an address of their own.',
  });
}

/** @throws Problem other-grown-ups */
export async function requireAlone(db: Queryable, accountId: string): Promise<void> {
  await lockAccounts(db, [accountId]);
  if ((await selectMembers(db, accountId)).length <= 1) return;
  throw new Problem('other-grown-ups', 409, {
    detail: 'Other grown-ups share this account: leave it, or take them out first.',
  });
}

export function signedInElsewhere(): Problem {
  return new Problem('signed-in-elsewhere', 409, { detail: 'Sign in on the site of the library for this.' });
}
