import type { Queryable } from '@letsread/database/database.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { mayEdit } from '../editors/editable-books.ts';
import type { RefusedEdition } from './contract.ts';
import type { ChosenEdition } from './changeable/changeable.ts';

/**
 * The editions of these that the account may change, and the others with their reason. Nobody else changes the books
 * before the transaction ends.
 */
export async function lockChosen(
  db: Queryable,
  editionIds: readonly string[],
  standing: Standing,
): Promise<{ own: ChosenEdition[]; refused: RefusedEdition[] }> {
  await db.query(sql`
    select from book where id in (select book_id from edition where id = any (${editionIds}::bigint[]))
    order by id for update`);
  const { rows } = await db.query<ChosenEdition>(sql`
    select e.id as "editionId", e.book_id as "bookId", e.title, e.page_count as "pageCount",
      ${mayEdit(standing, sql`e.book_id`)} as "isOwn"
    from edition e where e.id = any (${editionIds}::bigint[]) order by e.id for update`);
  const found = new Map(rows.map((row) => [row.editionId, row]));
  const chosen = [...new Set(editionIds)];
  return {
    own: chosen.flatMap((id) => found.get(id) ?? []).filter(({ isOwn }) => isOwn),
    refused: chosen
      .filter((id) => found.get(id)?.isOwn !== true)
      .map((id) => ({ editionId: id, title: null, reason: found.has(id) ? 'not-yours' : 'not-found' })),
  };
}
