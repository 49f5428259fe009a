import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { inOrderBy, inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { Pool } from 'pg';
import sql from 'sql-template-tag';
import { requireOnePerson } from '../grown-ups/account-members.ts';
import type { Team } from './contract.ts';
import { findAccountId, type Somebody } from './find-person.ts';
import { type Actor, recordAudit } from './record-audit.ts';

/** All teams by name, or one. */
export async function selectTeams(db: Queryable, teamId?: string): Promise<Team[]> {
  const { rows } = await db.query<Team>(sql`
    select t.id, t.name, coalesce(
      (select json_agg(json_build_object('id', a.id::text, 'displayName', a.display_name) order by a.id)
        from team_member m join account a on a.id = m.account_id where m.team_id = t.id), '[]') as members
    from team t where t.id = coalesce(${teamId ?? null}::bigint, t.id) order by t.id`);
  return inOrderOfNames(rows).map((team) => ({ ...team, members: inOrderBy(team.members, nameOf) }));
}

function nameOf({ displayName }: Team['members'][number]): string {
  return displayName;
}

/** @throws Problem team-not-found */
export async function selectTeam(db: Queryable, teamId: string): Promise<Team> {
  const [found] = await selectTeams(db, teamId);
  if (found === undefined) throw new Problem('team-not-found', 404);
  return found;
}

/** @throws Problem team-name-taken */
export async function makeTeam(pool: Pool, actor: Actor, name: string): Promise<Team> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      sql`insert into team (name) values (${name}) on conflict do nothing returning id`,
    );
    const [made] = rows;
    if (made === undefined) throw new Problem('team-name-taken', 409, { detail: `There is a team ${name} already.` });
    await recordAudit(client, { actor, action: 'team-created', object: { kind: 'team', id: made.id } });
    return selectTeam(client, made.id);
  });
}

/** @throws Problem team-not-found, team-has-members */
export async function removeTeam(pool: Pool, actor: Actor, teamId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { members } = await lockTeam(client, teamId);
    if (members.length > 0) throw new Problem('team-has-members', 409, { detail: 'Take its members out first.' });
    await client.query(sql`delete from team where id = ${teamId}`);
    await recordAudit(client, { actor, action: 'team-deleted', object: { kind: 'team', id: teamId } });
  });
}

/** @throws Problem team-not-found, account-not-found, several-accounts, several-grown-ups */
export async function addMember(
  pool: Pool,
  actor: Actor,
  { teamId, ...who }: Somebody & { teamId: string },
): Promise<Team> {
  return inTransaction(pool, async (client) => {
    await lockTeam(client, teamId);
    const accountId = await findAccountId(client, who);
    await requireOnePerson(client, accountId);
    const { rowCount } = await client.query(
      sql`insert into team_member (team_id, account_id) values (${teamId}, ${accountId}) on conflict do nothing`,
    );
    const object = { kind: 'account', id: accountId } as const;
    if (rowCount === 1) await recordAudit(client, { actor, action: 'member-added', object, teamId });
    return selectTeam(client, teamId);
  });
}

/** @throws Problem team-not-found */
export async function removeMember(
  pool: Pool,
  actor: Actor,
  { teamId, accountId }: { teamId: string; accountId: string },
): Promise<Team> {
  return inTransaction(pool, async (client) => {
    await lockTeam(client, teamId);
    const { rowCount } = await client.query(
      sql`delete from team_member where team_id = ${teamId} and account_id = ${accountId}`,
    );
    const object = { kind: 'account', id: accountId } as const;
    if (rowCount === 1) await recordAudit(client, { actor, action: 'member-removed', object, teamId });
    return selectTeam(client, teamId);
  });
}

/** Nobody joins a team while it is deleted. */
async function lockTeam(db: Queryable, teamId: string): Promise<Team> {
  await db.query(sql`select from team where id = ${teamId} for update`);
  return selectTeam(db, teamId);
}
