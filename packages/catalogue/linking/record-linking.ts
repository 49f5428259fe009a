import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { Linking } from './book-rows.ts';
import { undoDays } from './list-linked-editions.ts';
import type { MovedEdition } from './move-editions.ts';

/** Writes down which editions a join or a split moves, for the way back. */
export async function recordLinking(
  db: Queryable,
  linking: Omit<Linking, 'id'> & { action: 'join' | 'split'; moved: readonly MovedEdition[] },
): Promise<Linking> {
  const { bookId, otherId, action, moved } = linking;
  await forgetLinkings(db);
  const { rows } = await db.query<{ id: string }>(sql`
    insert into book_linking (action, book_id, other_book_id, reads)
    select ${action}, ${bookId}, ${otherId}, case when ${action === 'join'} then reads else 0 end
    from book where id = ${otherId} returning id`);
  const id = rows[0]?.id ?? '';
  const editions = moved.map(({ editionId, variant }) => ({ id: editionId, variant }));
  await db.query(sql`
    insert into book_linking_edition select ${id}, n.id, n.variant
    from json_to_recordset(${JSON.stringify(editions)}) as n (id bigint, variant smallint)`);
  return { id, bookId, otherId };
}

/** What is too old to be undone is let go, with all that was kept for it. */
export async function forgetLinkings(db: Queryable): Promise<void> {
  await db.query(sql`delete from book_linking where at < now() - make_interval(days => ${undoDays})`);
}
