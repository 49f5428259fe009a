import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { suggestBooks } from '@letsread/reading/suggestions/suggest-books.ts';
import sql, { type Sql } from 'sql-template-tag';

/** A book as a letter names it. */
export interface NamedBook {
  title: string;
  slug: string;
  /** Of its language. */
  tag: string;
}

/** What a reader read in a week, and what they may read next. */
export interface WeekOfReader {
  name: string;
  minutes: number;
  books: NamedBook[];
  next: NamedBook[];
}

const maxBooks = 8;
const maxNext = 3;

/** Whether a position "r" was moved in the week (UTC) that begins on a Monday: read on, or read to its end. */
export function isOfWeek(monday: string): Sql {
  // A day alone would begin by the time zone of the database, which is its operator's.
  const begins = sql`(${monday}::date::timestamp at time zone 'UTC')`;
  const ends = sql`((${monday}::date + 7)::timestamp at time zone 'UTC')`;
  const isWithin = (time: Sql) => sql`coalesce(${time} >= ${begins} and ${time} < ${ends}, false)`;
  return sql`(${isWithin(sql`r.turned_at`)} or ${isWithin(sql`r.last_page_at`)} or ${isWithin(sql`r.first_last_page_at`)})`;
}

/** The week of each reader of a family who read in it; a teacher sees classes elsewhere. */
export async function readWeek(
  context: CatalogueContext,
  { accountId, monday }: { accountId: string; monday: string },
): Promise<WeekOfReader[]> {
  const { pool } = context.database;
  const { rows: readers } = await pool.query<{ id: string; name: string; minutes: number }>(sql`
    select p.id, p.name, coalesce((
      select sum(t.minutes) from read_time t
      where t.profile_id = p.id and t.day >= ${monday}::date and t.day < ${monday}::date + 7), 0)::int as minutes
    from profile p where p.account_id = ${accountId} and p.class_id is null order by p.id`);
  const weeks: WeekOfReader[] = [];
  for (const { id, name, minutes } of readers) {
    const books = await booksOf(pool, id, monday);
    if (minutes === 0 && books.length === 0) continue;
    const query = { profile_id: id, language_id: undefined, new: true, limit: maxNext, cursor: undefined };
    const { items } = await suggestBooks(context, { query });
    const next = items.map(({ title, slug, language }) => ({ title, slug, tag: language.languageISOCode }));
    weeks.push({ name, minutes, books, next });
  }
  return weeks;
}

/** In the language they were read in, where the book still has it. */
async function booksOf(db: Queryable, profileId: string, monday: string): Promise<NamedBook[]> {
  const { rows } = await db.query<NamedBook>(sql`
    select e.title, e.slug, e.tag from reading_position r cross join lateral (
      select edition.title, edition.slug, language.bcp47 as tag
      from edition join language on language.id = edition.language_id
      where edition.book_id = r.book_id and edition.status = 'published'
      order by edition.language_id = r.language_id desc nulls last, language.code = 'en' desc, edition.id limit 1
    ) e
    where r.profile_id = ${profileId} and ${isOfWeek(monday)} order by r.turned_at desc, r.book_id limit ${maxBooks}`);
  return rows;
}
