import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { Linking } from './book-rows.ts';

/** Openings of a joined book are counted with those of the book that stays; its own are kept until it is on its own again. */
export async function joinOpenings(db: Queryable, { id, bookId, otherId }: Linking): Promise<void> {
  await db.query(sql`
    insert into book_linking_row (linking_id, of_table, image, content)
    select ${id}, 'book_opening', 'before', to_jsonb(t) from book_opening t where t.book_id = ${otherId}`);
  await db.query(sql`
    with m as (delete from book_opening where book_id = ${otherId} returning *)
    insert into book_opening as r (book_id, day, sign_language, count)
    select ${bookId}, m.day, m.sign_language, m.count from m
    on conflict (book_id, day, sign_language) do update set count = r.count + excluded.count`);
  await db.query(sql`
    update book b set reads = b.reads + l.reads from book_linking l where l.id = ${id} and b.id = ${bookId}`);
}

export async function undoOpenings(db: Queryable, { id, bookId }: Linking): Promise<void> {
  const savedOpenings = sql`(select (jsonb_populate_record(null::book_opening, k.content)).* from book_linking_row k
    where k.linking_id = ${id} and k.of_table = 'book_opening')`;
  await db.query(sql`
    update book_opening r set count = r.count - n.count from ${savedOpenings} n
    where r.book_id = ${bookId} and (r.day, r.sign_language) = (n.day, n.sign_language)`);
  await db.query(sql`delete from book_opening where book_id = ${bookId} and count <= 0`);
  await db.query(sql`
    insert into book_opening as r select * from ${savedOpenings} n
    on conflict (book_id, day, sign_language) do update set count = r.count + excluded.count`);
  await db.query(sql`
    update book b set reads = greatest(b.reads - l.reads, 0) from book_linking l where l.id = ${id} and b.id = ${bookId}`);
}
