import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { AuditAction } from '@letsread/identity/roles/audit-actions.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import type { Database, Queryable } from '@letsread/database/database.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import sql from 'sql-template-tag';
import type { BookChange } from './contract.ts';
import { type EditionState, lockEdition } from './edition-state.ts';
import { changesToMake, type FieldChange, type MadeChange, currentValue } from './field-change.ts';
import { recordRevisions } from './record-revisions.ts';
import { storeEdition } from './store-edition.ts';

interface EditionAct {
  accountId: string;
  bookId: string;
  editionId: string;
  action: AuditAction;
}

/**
 * Changes an edition: with its revisions and its line in the audit list, or not at all.
 * @throws Problem book-not-found, edition-not-found, page-not-found, no-cover-picture, changed-meanwhile
 */
export async function changeEdition(
  pool: Database['pool'],
  act: EditionAct,
  changesOf: FieldChange[] | ((client: Queryable) => Promise<FieldChange[]>),
): Promise<BookChange> {
  const change = async (client: Queryable): Promise<BookChange> => {
    const before = await lockEdition(client, act);
    const changes = typeof changesOf === 'function' ? await changesOf(client) : changesOf;
    const effective = changesToMake(changes, (change) => currentValue(before, change));
    if (effective.length === 0) return { revisions: [] };
    const moved = effective.find(({ field }) => field === 'focus');
    if (moved !== undefined) await moveFocus(client, before, moved);
    await storeEdition(client, before, withChanges(before, effective));
    const made = effective.map(({ field, page, now }): MadeChange => {
      return { field, page, before: currentValue(before, { field, page }), after: now };
    });
    return recordChange(client, act, { edition: before, made });
  };
  // Another edition may have been given the same title, and with it the address that was free.
  return retryOnConflict(() => inTransaction(pool, change));
}

/** The revisions and the line in the audit list of a change that was made. */
export async function recordChange(
  client: Queryable,
  { accountId, action }: EditionAct,
  { edition: { editionId, title }, made }: { edition: EditionState; made: MadeChange[] },
): Promise<BookChange> {
  const object = { kind: 'edition', id: editionId } as const;
  await recordAudit(client, { actor: accountId, action, object, subject: title });
  if (made.some(({ field }) => field === 'text' || field === 'order'))
    await client.query(sql`select pg_notify('edition-texts', '')`);
  return { revisions: await recordRevisions(client, { accountId, of: { editionId }, made }) };
}

function withChanges(edition: EditionState, changes: readonly FieldChange[]): EditionState {
  const own = changes.filter(({ page }) => page === undefined).map(({ field, now }) => [field, now]);
  const pages = edition.pages.map((page) => {
    const ofPage = changes.filter((change) => change.page === page.number);
    return { ...page, ...Object.fromEntries(ofPage.map(({ field, now }) => [field, now])) };
  });
  return { ...edition, ...Object.fromEntries(own), pages } as EditionState;
}

/** The picture is that of all editions which have it on their cover. */
async function moveFocus(client: Queryable, { coverPictureId }: EditionState, { now }: FieldChange): Promise<void> {
  const { x, y } = now as { x: number; y: number };
  await client.query(sql`update picture set focus_x = ${x}, focus_y = ${y} where id = ${coverPictureId}`);
  await client.query(sql`update edition set updated_at = now() where cover_picture_id = ${coverPictureId}`);
}
