import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { Database, Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { type BookLevel, changeBook } from './change-book.ts';
import { changeEdition, recordChange } from './change-edition.ts';
import type { BookChange, restoreRevision as contract, Revision } from './contract.ts';
import { lockEdition, requireEdition } from './edition-state.ts';
import type { FieldChange } from './field-change.ts';
import { selectRevisions } from './record-revisions.ts';
import { madeOrder, movePages, newestOrder } from './reorder-pages.ts';

export async function restoreRevision(
  { database: { pool } }: CatalogueContext,
  { account, params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  await requireEdition(pool, params);
  const revision = await findRevision(pool, params);
  const act = { accountId: account.id, ...params, action: 'revision-restored' } as const;
  const { field, before: now } = revision;
  if (field === 'level') return changeBook(pool, act, { level: { now: now as BookLevel } });
  if (field === 'readAloud') return changeBook(pool, act, { readAloud: { now: now as boolean } });
  if (field === 'tags') return changeBook(pool, act, { tags: { now: now as string[] } });
  if (field === 'order') return restoreOrder(pool, act, revision);
  if (field === 'question' || field === 'questionOrder') throw noRevision();
  return changeEdition(pool, act, async (client): Promise<FieldChange[]> => {
    // Its page may have moved since.
    const [found = revision] = await selectRevisions(client, sql`r.id = ${revision.id}`);
    return [{ field, page: found.page ?? undefined, now }];
  });
}

/** @throws Problem revision-not-found */
export async function findRevision(
  db: Queryable,
  { bookId, editionId, revisionId }: EndpointRequest<typeof contract>['params'],
): Promise<Revision> {
  const [found] = await selectRevisions(
    db,
    sql`r.id = ${revisionId} and (r.edition_id = ${editionId} or r.book_id = ${bookId})`,
  );
  if (found === undefined) throw noRevision();
  return found;
}

function noRevision(): Problem {
  return new Problem('revision-not-found', 404, { detail: 'The edition has no revision with this id.' });
}

/** What is counted from an order is in doubt once there is a later one. */
async function restoreOrder(
  pool: Database['pool'],
  act: Parameters<typeof recordChange>[1],
  { id, before }: Revision,
): Promise<BookChange> {
  return inTransaction(pool, async (client) => {
    const edition = await lockEdition(client, act);
    if ((await newestOrder(client, act.editionId)) !== id)
      throw new Problem('order-changed-since', 409, { detail: 'The pages have another order since: move them again.' });
    const order = before as number[];
    await movePages(client, edition, order);
    return recordChange(client, act, { edition, made: [madeOrder(order)] });
  });
}
