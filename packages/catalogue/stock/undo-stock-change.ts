import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { changeableOf } from './changeable/changeable-of.ts';
import type { Changeable, ChosenEdition, State } from './changeable/changeable.ts';
import { lockChosen } from './chosen-editions.ts';
import type { RefusedEdition, StockAction, undoStockChange as contract } from './contract.ts';
import { nameOfObject, requireMayDo } from './object-of-action.ts';
import { undoDays } from './record-change.ts';
import { selectStock } from './stock-columns.ts';

interface Change {
  id: string;
  action: StockAction;
  objectId: string | null;
}

export async function undoStockChange(
  { database, mediaUrl }: Pick<CatalogueContext, 'database' | 'mediaUrl'>,
  { params, query, account, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return inTransaction(database.pool, async (client) => {
    const change = await lockChange(client, params.changeId);
    requireMayDo(change.action, standing);
    const parts = await partsOf(client, change.id);
    const { own, refused } = await lockChosen(client, [...parts.keys()], standing);
    const { back, left } = await planUndo(client, { change, own, parts });
    const changed = back.map(({ editionId }) => editionId);
    if (back.length > 0) {
      await changeableOf(change.action).write(client, back, change.objectId);
      await client.query(sql`update shelf_change set undone_at = now() where id = ${change.id}`);
      const [first] = back;
      if (first !== undefined)
        await recordAudit(client, {
          actor: account.id,
          action: 'shelf-undone',
          object: { kind: 'edition', id: first.editionId },
          subject: first.title,
          count: back.length,
        });
    }
    const names = { mediaUrl, languageId: query.namesIn };
    return { changed: await selectStock(client, changed, names), refused: [...refused, ...left] };
  });
}

/** @throws Problem change-not-found, change-undone */
async function lockChange(db: Queryable, changeId: string): Promise<Change> {
  const { rows } = await db.query<Change & { isUndone: boolean }>(sql`
    select id, action, object_id as "objectId", undone_at is not null as "isUndone" from shelf_change
    where id = ${changeId} and at > now() - make_interval(days => ${undoDays}) for update`);
  const [change] = rows;
  if (change === undefined)
    throw new Problem('change-not-found', 404, { detail: `Changes can be undone for ${undoDays} days.` });
  if (change.isUndone) throw new Problem('change-undone', 409, { detail: 'It was undone before.' });
  return change;
}

type Parts = Map<string, { before: State; after: State }>;

async function partsOf(db: Queryable, changeId: string): Promise<Parts> {
  const { rows } = await db.query<{ id: string; before: State; after: State }>(
    sql`select edition_id as id, before, after from shelf_change_edition where change_id = ${changeId} order by edition_id`,
  );
  return new Map(rows.map(({ id, before, after }) => [id, { before, after }]));
}

/** Only what is still as the change left it goes back. */
async function planUndo(
  db: Queryable,
  { change, own, parts }: { change: Change; own: readonly ChosenEdition[]; parts: Parts },
) {
  const changeable = changeableOf(change.action);
  const { action, objectId } = change;
  const isGone = objectId !== null && (await nameOfObject(db, { action, objectId })) === undefined;
  const ids = own.map(({ editionId }) => editionId);
  const now = await changeable.read(db, ids, objectId);
  const later = await changedLater(db, change, changeable);
  const back: (ChosenEdition & { state: State })[] = [];
  const refused: RefusedEdition[] = [];
  for (const edition of own) {
    const { editionId, bookId, title } = edition;
    const part = parts.get(editionId);
    const isSame =
      part !== undefined &&
      isDeepStrictEqual(now.get(editionId), part.after) &&
      !later.has(changeable.isOfBook ? bookId : editionId);
    if (isGone) refused.push({ editionId, title, reason: 'gone' });
    else if (!isSame) refused.push({ editionId, title, reason: 'changed-since' });
    else back.push({ ...edition, state: part.before });
  }
  return { back, left: refused };
}

/** The editions, or books, of which the same was changed after it. */
async function changedLater(db: Queryable, change: Change, { actions, isOfBook }: Changeable): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(sql`
    select distinct ${isOfBook ? sql`e.book_id` : sql`e.id`} as id
    from shelf_change c join shelf_change_edition p on p.change_id = c.id join edition e on e.id = p.edition_id
    where c.id > ${change.id} and c.undone_at is null and c.action = any (${actions})
      and c.object_id is not distinct from ${change.objectId}::bigint`);
  return new Set(rows.map(({ id }) => id));
}
