import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** Says by which import editions were last written; null: that import was taken back. */
export async function markImported(
  client: Queryable,
  editionIds: readonly string[],
  importId: string | null,
): Promise<void> {
  await client.query(sql`update edition set import_id = ${importId} where id = any (${editionIds}::bigint[])`);
}
