import type { Pool } from 'pg';

/** The files of a source that editions were made from, with what each followed from. */
export type PresentFiles = Map<string, { sourceKey: string; sourceHash: string }>;

export async function presentFiles(pool: Pool, source: string): Promise<PresentFiles> {
  const { rows } = await pool.query<{ file: string; sourceKey: string; sourceHash: string }>(
    // The hash stands behind the status that the source gave: "draft:3fa9…".
    `select e.source_file as file, b.source_key as "sourceKey", split_part(e.source_hash, ':', 2) as "sourceHash"
     from edition e join book b on b.id = e.book_id where b.source = $1`,
    [source],
  );
  return new Map(rows.map(({ file, sourceKey, sourceHash }) => [file, { sourceKey, sourceHash }]));
}
