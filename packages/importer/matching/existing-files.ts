import sql from 'sql-template-tag';
import type { Pool } from 'pg';

/** The files of a source that editions were made from, with what each followed from. */
export type ExistingFiles = Map<string, { sourceKey: string; sourceHash: string }>;

export async function existingFiles(pool: Pool, source: string): Promise<ExistingFiles> {
  const { rows } = await pool.query<{ file: string; sourceKey: string; sourceHash: string }>(
    // The hash stands behind the status that the source gave: "draft:3fa9…".
    sql`select e.source_file as file, b.source_key as "sourceKey", split_part(e.source_hash, ':', 2) as "sourceHash"
     from edition e join book b on b.id = coalesce(e.origin_book_id, e.book_id) where b.source = ${source}`,
  );
  return new Map(rows.map(({ file, sourceKey, sourceHash }) => [file, { sourceKey, sourceHash }]));
}
