import type { Queryable } from '@letsread/database/database.ts';
import type { AuditAction } from '@letsread/identity/roles/audit-actions.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { ChosenEdition, State } from './changeable/changeable.ts';
import type { StockAction } from './contract.ts';

/** How long a change can be undone. */
export const undoDays = 30;

const audited: Record<StockAction, AuditAction> = {
  publish: 'editions-published',
  withdraw: 'editions-withdrawn',
  'add-theme': 'theme-added',
  'remove-theme': 'theme-removed',
  'set-level': 'level-set',
  'add-to-collection': 'collection-joined',
  'remove-from-collection': 'collection-left',
  'add-to-team': 'team-books-added',
  'remove-from-team': 'team-books-removed',
};

interface Recorded {
  actor: string;
  action: StockAction;
  objectId: string | null;
  /** Of the theme or collection. */
  objectName: string | undefined;
  level: number | null;
  editions: readonly (ChosenEdition & { before: State; after: State })[];
}

/** Writes what was done down, for the way back and for the audit list; gives the change's id. What is too old is let go. */
export async function recordChange(db: Queryable, recorded: Recorded): Promise<string> {
  const { action, objectId, editions } = recorded;
  await db.query(sql`delete from shelf_change where at < now() - make_interval(days => ${undoDays})`);
  const { rows } = await db.query<{ id: string }>(
    sql`insert into shelf_change (action, object_id) values (${action}, ${objectId}) returning id`,
  );
  const [made] = rows;
  if (made === undefined) throw new Error('A change was not recorded.');
  const parts = editions.map(({ editionId, before, after }) => ({ id: editionId, before, after }));
  await db.query(sql`
    insert into shelf_change_edition (change_id, edition_id, before, after)
    select ${made.id}, n.id, n.before, n.after
    from json_to_recordset(${JSON.stringify(parts)}) as n (id bigint, before jsonb, after jsonb)`);
  await auditChange(db, recorded);
  return made.id;
}

async function auditChange(
  db: Queryable,
  { actor, action, objectId, objectName, level, editions }: Recorded,
): Promise<void> {
  const [first] = editions;
  if (first === undefined) return;
  const isTeam = action === 'add-to-team' || action === 'remove-from-team';
  await recordAudit(db, {
    actor,
    action: audited[action],
    object: { kind: 'edition', id: first.editionId },
    subject: action === 'set-level' ? String(level ?? '–') : (objectName ?? first.title),
    count: editions.length,
    ...(isTeam && objectId !== null ? { teamId: objectId } : {}),
  });
}
