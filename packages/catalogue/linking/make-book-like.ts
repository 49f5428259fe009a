import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';

/** A book of the same source and level, for editions that are split off. No source knows it: its editions remember theirs. */
export async function makeBookLike(db: Queryable, bookId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(sql`
    insert into book (source, source_key, level, level_source, read_aloud)
    select source, source_key || ' #split-' || (1 + (select count(*) from book o
      where o.source = b.source and starts_with(o.source_key, b.source_key || ' #split-'))),
      level, level_source, read_aloud
    from book b where id = ${bookId} returning id`);
  return rows[0]?.id ?? '';
}
