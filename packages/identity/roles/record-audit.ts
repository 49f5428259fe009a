import type { Queryable } from '@letsread/database/database.ts';
import type { Role } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { auditActions } from './contract.ts';

/** Who does something: an account, or null for a command on the library's own machine. */
export type Actor = string | null;

interface Deed {
  actor: Actor;
  action: (typeof auditActions)[number];
  object: { kind: 'account' | 'team'; id: string };
  role?: Role;
  teamId?: string;
}

/** Adds a line to the audit list; in the transaction of what it speaks of, so that neither is without the other. */
export async function recordAudit(db: Queryable, { actor, action, object, role, teamId }: Deed): Promise<void> {
  await db.query(sql`
    insert into audit_entry (account_id, action, object_kind, object_id, role_id, team_id)
    values (${actor}, ${action}, ${object.kind}, ${object.id}, (select id from role where name = ${role ?? null}),
      ${teamId ?? null})`);
}
