import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { recordChange } from './change-edition.ts';
import type { reorderPages as contract } from './contract.ts';
import { type EditionState, lockEdition } from './edition-state.ts';
import { isInOrder, orderBack } from './order-of-pages.ts';
import { storeEdition } from './store-edition.ts';

/** Above every number that a page may have. */
const aside = 10_000;

export async function reorderPages(
  { database: { pool } }: CatalogueContext,
  { account, params, body: { order, was } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return inTransaction(pool, async (client) => {
    const edition = await lockEdition(client, params);
    if ((await newestOrder(client, params.editionId)) !== was)
      throw new Problem('changed-meanwhile', 409, { detail: 'Somebody has changed the order of the pages meanwhile.' });
    const act = { accountId: account.id, ...params, action: 'pages-reordered' } as const;
    if (isInOrder(order) && order.length === storyPages(edition)) return { revisions: [] };
    await movePages(client, edition, order);
    return recordChange(client, act, { edition, made: [madeOrder(order)] });
  });
}

/** What stands before is the order that takes it back. */
export function madeOrder(order: readonly number[]) {
  return { field: 'order', before: orderBack(order), after: order } as const;
}

/** The newest revision of the order of an edition's pages; "0" where there is none. */
export async function newestOrder(client: Queryable, editionId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(sql`
    select coalesce(max(id), 0)::text as id from revision where edition_id = ${editionId} and field = 'order'`);
  return rows[0]?.id ?? '0';
}

/** Gives pages their new numbers; what hangs on them by number follows. @throws Problem not-all-pages */
export async function movePages(client: Queryable, edition: EditionState, order: readonly number[]): Promise<void> {
  const { editionId } = edition;
  if (order.length !== storyPages(edition) || !isInOrder(order.toSorted((one, other) => one - other)))
    throw new Problem('not-all-pages', 409, { detail: 'Give the number of each story page once.' });
  const numbers = sql`unnest(${[...order]}::smallint[]) with ordinality as moved (old, new)`;
  await client.query(sql`
    update page set number = number + ${aside}, source_number = coalesce(source_number, number)
    where edition_id = ${editionId} and number > 0`);
  await client.query(sql`
    update page set number = moved.new from ${numbers}
    where page.edition_id = ${editionId} and page.number = moved.old + ${aside}`);
  await client.query(sql`
    update revision set page = moved.new from ${numbers}
    where revision.edition_id = ${editionId} and revision.page = moved.old`);
  const byNumber = new Map(edition.pages.map((page) => [page.number, page]));
  const pages = edition.pages.map((page) => {
    const moved = page.number === 0 ? page : byNumber.get(order[page.number - 1] ?? 0);
    return { ...(moved ?? page), number: page.number };
  });
  await storeEdition(client, edition, { ...edition, pages });
}

function storyPages({ pages }: EditionState): number {
  return pages.filter(({ number }) => number > 0).length;
}
