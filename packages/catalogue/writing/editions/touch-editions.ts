import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** The editions of books were changed now: feeds and those who copy the catalogue take them anew. */
export async function touchEditions(db: Queryable, bookIds: readonly string[]): Promise<void> {
  await db.query(sql`update edition set updated_at = now() where book_id = any (${bookIds}::bigint[])`);
}
