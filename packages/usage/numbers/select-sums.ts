import type { Queryable } from '@letsread/database/database.ts';
import { and } from '@letsread/database/sql.ts';
import { showSum } from '@letsread/http/sums/sums-of-many.ts';
import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type UsageKind, usageKinds, type UsageSums } from '../contract.ts';

/** What a report is of. */
export interface Filters {
  from?: string | undefined;
  to?: string | undefined;
  languageId?: string | undefined;
  bookId?: string | undefined;
  country?: string | undefined;
  /** Of whoever asks: an editor sees the books of their teams. */
  standing?: Standing | undefined;
}

/**
 * SQL: the rows of `usage_sum` that a report may be of, each of the book that it counts for today: that of its edition,
 * wherever people put it, else the one that its book was joined to (decision 48). `kept_for` is the book it was kept for.
 */
export function sumsOfToday({ bookId }: Filters): Sql {
  return sumsOfTodayFrom(bookId === undefined ? sql`usage_sum` : sumsNear([bookId]));
}

function sumsOfTodayFrom(rows: Sql): Sql {
  return sql`(
  select s.day, s.kind, coalesce(e.book_id, m.now, s.book_id) as book_id, s.book_id as kept_for, s.edition_id, s.language_id,
    s.country, s.detail, s.amount
  from ${rows} s left join edition e on e.id = s.edition_id left join (
    select f.book_id, book_now(f.book_id) as now from (select distinct book_id from edition_former_book) f) m
    on m.book_id = s.book_id)`;
}

/** For few books: rows of them and of books whose editions are theirs now, by the index; not one by one of all there are. */
function sumsNear(bookIds: readonly string[]): Sql {
  return sql`(
    with near as materialized (select book_now(id) as id from unnest(${bookIds}::bigint[]) as id)
    select * from usage_sum where book_id in (
      select id from near union
      select f.book_id from edition_former_book f join edition e on e.id = f.edition_id
      where e.book_id in (select id from near)))`;
}

/** SQL: the rows of `sumsOfToday s` that a report is of. Whatever is asked for, they are whole groups of five or more. */
export function ofReport({ from, to, languageId, bookId, country, standing }: Filters): Sql {
  return and(
    from === undefined ? undefined : sql`s.day >= ${from}::date`,
    to === undefined ? undefined : sql`s.day <= ${to}::date`,
    languageId === undefined ? undefined : sql`s.language_id = ${languageId}`,
    bookId === undefined ? undefined : sql`s.book_id = book_now(${bookId})`,
    standing === undefined ? undefined : mayEdit(standing, sql`s.book_id`),
    country === undefined ? undefined : sql`s.country = ${country}`,
  );
}

const columns = {
  day: sql`s.day`,
  language: sql`s.language_id`,
  country: sql`s.country`,
  detail: sql`s.detail`,
};
type Column = keyof typeof columns;

/** The sum of all, and sums by the values of each of these columns, as they may be shown; read in one go. */
export async function sumsBy<Wanted extends Column = never>(
  db: Queryable,
  filters: Filters,
  wanted: readonly Wanted[] = [],
): Promise<{ total: UsageSums } & Record<Wanted, Map<string, UsageSums>>> {
  const by = wanted.map((name) => columns[name]);
  const sets = [sql`(s.kind)`, ...by.map((column) => sql`(s.kind, ${column})`)];
  const numbers = by.map((column, at) => sql`when grouping(${column}) = 0 then ${raw(String(at))}`);
  const values = by.map((column) => sql`${column}::text`);
  const { rows } = await db.query<{ column: number; value: string; kind: UsageKind; sum: number }>(sql`
    select ${numbers.length === 0 ? sql`-1` : sql`case ${join(numbers, ' ')} else -1 end`} as "column", coalesce(${join([...values, sql`''`])}) as value,
      s.kind, sum(s.amount)::integer as sum
    from ${sumsOfToday(filters)} s where ${ofReport(filters)} group by grouping sets (${join(sets)}) order by 1, 2`);
  const byColumn = Map.groupBy(rows, ({ column }) => column);
  const ofColumns = wanted.map((name, at) => {
    const byValue = Map.groupBy(byColumn.get(at) ?? [], ({ value }) => value);
    return [name, new Map([...byValue].map(([value, ofValue]) => [value, sumsOf(ofValue)]))];
  });
  return { total: sumsOf(byColumn.get(-1) ?? []), ...Object.fromEntries(ofColumns) };
}

/** The books that were opened most, by their sums as they may be shown: which they are is found by what was opened alone. */
export async function sumsOfBooks(
  db: Queryable,
  filters: Filters,
  max: number,
): Promise<{ bookId: string; sums: UsageSums }[]> {
  const { rows: most } = await db.query<{ bookId: string }>(sql`
    select s.book_id as "bookId" from ${sumsOfToday(filters)} s
    where ${and(ofReport(filters), sql`s.book_id <> 0 and s.kind = 'opened'`)}
    group by s.book_id order by sum(s.amount) desc, s.book_id limit ${max}`);
  const opened = most.map(({ bookId }) => bookId);
  // Of a small library a book may stand in the list that was never opened, only carried away.
  const isOfOpened = opened.length < max ? undefined : sql`s.book_id = any (${opened}::bigint[])`;
  const near = opened.length < max ? sumsOfToday(filters) : sumsOfTodayFrom(sumsNear(opened));
  const { rows } = await db.query<{ bookId: string; kind: UsageKind; sum: number }>(sql`
    select s.book_id as "bookId", s.kind, sum(s.amount)::integer as sum from ${near} s
    where ${and(ofReport(filters), sql`s.book_id <> 0`, isOfOpened)} group by s.book_id, s.kind order by s.book_id`);
  const byBook = Map.groupBy(rows, ({ bookId }) => bookId);
  return [...new Set([...opened, ...byBook.keys()])]
    .slice(0, max)
    .map((bookId) => ({ bookId, sums: sumsOf(byBook.get(bookId) ?? []) }));
}

function sumsOf(rows: readonly { kind: UsageKind; sum: number }[]): UsageSums {
  const sumOf = (kind: UsageKind) => showSum(rows.find((row) => row.kind === kind)?.sum ?? 0);
  return Object.fromEntries(usageKinds.map((kind) => [kind, sumOf(kind)])) as UsageSums;
}
