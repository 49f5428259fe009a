import type { AuditEntryRow } from '@letsread/database/rows.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { IdentityContext } from '../open-identity.ts';
import type { AuditEntry, listAudit as contract } from './contract.ts';

/** Names are those of today; of what was deleted only the number is left. */
type Row = Pick<AuditEntryRow, 'id' | 'at' | 'subject' | 'count'> & {
  action: AuditEntry['action'];
  who: AuditEntry['who'];
  account: AuditEntry['account'];
  team: AuditEntry['team'];
  role: AuditEntry['role'];
  object: AuditEntry['object'];
};

export async function listAudit(
  { database }: Pick<IdentityContext, 'database'>,
  { query: { limit, cursor } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const [before] = readCursor(cursor, z.tuple([id])) ?? [null];
  const { rows } = await database.pool.query<Row>(sql`
    select e.id, e.at, e.action,
      case when e.account_id is not null
        then json_build_object('id', e.account_id::text, 'displayName', who.display_name) end as who,
      case when e.object_kind = 'account'
        then json_build_object('id', e.object_id::text, 'displayName', account.display_name) end as account,
      case when team_id.id is not null then json_build_object('id', team_id.id::text, 'name', team.name) end as team,
      role.name as role, json_build_object('kind', e.object_kind, 'id', e.object_id::text) as object, e.subject, e.count
    from audit_entry e
      cross join lateral (select coalesce(e.team_id, case when e.object_kind = 'team' then e.object_id end) as id) team_id
      left join account who on who.id = e.account_id
      left join account on e.object_kind = 'account' and account.id = e.object_id
      left join team on team.id = team_id.id
      left join role on role.id = e.role_id
    where ${before}::bigint is null or e.id < ${before}::bigint
    order by e.id desc limit ${limit + 1}`);
  const items = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = items.at(-1);
  return { items, ...(rows.length > limit && last !== undefined ? { cursor: writeCursor([last.id]) } : {}) };
}
