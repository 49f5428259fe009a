import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';

/** Writes down what a join or a split is about to change of a table; `rows` are `profile_id` and `content`. */
export async function storeRows(
  db: Queryable,
  { linkingId, table, rows }: { linkingId: string; table: string; rows: Sql },
): Promise<void> {
  await db.query(sql`
    insert into book_linking_row (linking_id, of_table, image, profile_id, content)
    select ${linkingId}, ${table}, 'before', n.profile_id, n.content from (${rows}) as n (profile_id, content)`);
}
