import type { Queryable } from '@letsread/database/database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';

interface LockedEdition {
  editionId: string;
  bookId: string;
  variant: number;
  title: string;
}

/**
 * The editions of books, which nobody changes until the transaction ends.
 * @throws Problem changed-meanwhile where they are not those that were seen
 */
export async function lockEditions(
  db: Queryable,
  { bookIds, seen }: { bookIds: readonly string[]; seen: readonly string[] },
): Promise<LockedEdition[]> {
  await db.query(sql`select from book where id = any (${bookIds}::bigint[]) order by id for update`);
  const { rows } = await db.query<LockedEdition>(sql`
    select id as "editionId", book_id as "bookId", variant, title from edition
    where book_id = any (${bookIds}::bigint[]) order by id for update`);
  const isOfAll = bookIds.every((id) => rows.some(({ bookId }) => bookId === id));
  const now = new Set(rows.map(({ editionId }) => editionId));
  if (!isOfAll || now.symmetricDifference(new Set(seen)).size > 0)
    throw new Problem('changed-meanwhile', 409, {
      detail: 'Other editions stand in the book by now: look at it again.',
    });
  return rows;
}
