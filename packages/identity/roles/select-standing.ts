import type { Queryable } from '@letsread/database/database.ts';
import { prepared } from '@letsread/database/sql.ts';
import { type Role, roles, type Standing } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';

interface Membership {
  id: string;
  name: string;
}

interface Memberships {
  rolesWithId: Membership[];
  teamsWithId: Membership[];
}

/** What an account may do now and the teams it is in, asked at every call that needs a role. */
export async function selectStanding(db: Queryable, accountId: string): Promise<Standing> {
  const { rolesWithId, teamsWithId } = await selectMemberships(db, accountId);
  return { roles: rolesWithId.map(({ name }) => name).filter(isRole), teamIds: teamsWithId.map(({ id }) => id) };
}

/** The same as a session holds it. */
export async function selectMemberships(db: Queryable, accountId: string): Promise<Memberships> {
  const { rows } = await db.query<Membership & { kind: 'role' | 'team' }>(
    prepared(
      'memberships-of-account',
      sql`
        select 'role' as kind, r.id, r.name from account_role a join role r on r.id = a.role_id
        where a.account_id = ${accountId}
        union all
        select 'team', t.id, t.name from team_member m join team t on t.id = m.team_id where m.account_id = ${accountId}
        order by kind, id`,
    ),
  );
  const ofKind = (kindName: string) =>
    rows.filter(({ kind }) => kind === kindName).map(({ id, name }) => ({ id, name }));
  return { rolesWithId: ofKind('role'), teamsWithId: ofKind('team') };
}

/** Whether anybody looks after the library. */
export async function hasLibrarian(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ id: string }>(
    sql`select account_id as id from account_role join role r on r.id = role_id where r.name = 'LIBRARIAN' limit 1`,
  );
  return rows.length > 0;
}

export function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name);
}
