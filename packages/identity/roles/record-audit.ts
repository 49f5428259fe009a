import type { Queryable } from '@letsread/database/database.ts';
import type { Role } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { AuditAction, AuditObject } from './audit-actions.ts';

/** Who does something: an account, or null for a command on the library's own machine. */
export type Actor = string | null;

interface AuditedAct {
  actor: Actor;
  action: AuditAction;
  object: { kind: AuditObject; id: string };
  role?: Role;
  teamId?: string;
  /** How the object is called, such as a book's title; never a person's name, as the line stays for good. */
  subject?: string;
  /** How many objects, where it is done to several at once; `object` is then one of them. */
  count?: number;
}

/** Adds a line to the audit list; in the transaction of what it speaks of, so that neither is without the other. */
export async function recordAudit(db: Queryable, act: AuditedAct): Promise<void> {
  const { actor, action, object, role, teamId, subject, count } = act;
  await db.query(sql`
    insert into audit_entry (account_id, action, object_kind, object_id, role_id, team_id, subject, count)
    values (${actor}, ${action}, ${object.kind}, ${object.id}, (select id from role where name = ${role ?? null}),
      ${teamId ?? null}, ${subject ?? null}, ${count ?? null})`);
}
