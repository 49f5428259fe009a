import type { Queryable } from '@letsread/database/database.ts';
import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';

interface Opening {
  bookId: string;
  signLanguage: boolean;
}

/** Adds openings to the day and to the books' totals, by which books are sorted; what else is counted of them stands in usage. */
export async function addOpenings(db: Queryable, openings: readonly Opening[]): Promise<void> {
  if (openings.length === 0) return;
  const rows = openings.map(({ bookId, signLanguage }) => ({ book_id: bookId, sign_language: signLanguage }));
  await db.query(
    prepared(
      'count-openings',
      sql`
      with given as (
        select book_id, sign_language, count(*)::integer as count
        from json_to_recordset(${JSON.stringify(rows)}) as g (book_id bigint, sign_language boolean)
        group by book_id, sign_language
      ), daily as (
        insert into book_opening as o (book_id, day, sign_language, count)
        select book_id, (now() at time zone 'UTC')::date, sign_language, count from given order by book_id
        on conflict (book_id, day, sign_language) do update set count = o.count + excluded.count
      )
      update book b set reads = b.reads + g.count
      from (select book_id, sum(count) as count from given group by book_id) g
      where b.id = g.book_id`,
    ),
  );
}
