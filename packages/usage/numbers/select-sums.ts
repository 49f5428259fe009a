import type { Queryable } from '@letsread/database/database.ts';
import { and } from '@letsread/database/sql.ts';
import { showSum } from '@letsread/http/sums/sums-of-many.ts';
import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import sql, { type Sql } from 'sql-template-tag';
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
  return sumsOfTodayFrom(bookId === undefined ? sql`usage_sum` : sumsNear(bookId));
}

function sumsOfTodayFrom(rows: Sql): Sql {
  return sql`(
  select s.day, s.kind, coalesce(e.book_id, m.now, s.book_id) as book_id, s.book_id as kept_for, s.edition_id, s.language_id,
    s.country, s.detail, s.amount
  from ${rows} s left join edition e on e.id = s.edition_id left join (
    select f.book_id, book_now(f.book_id) as now from (select distinct book_id from edition_former_book) f) m
    on m.book_id = s.book_id)`;
}

/** For one book: rows of it and of books whose editions are its own now, by the index; not one by one of all there are. */
function sumsNear(bookId: string): Sql {
  return sql`(
    select * from usage_sum where book_id in (
      select book_now(${bookId}) union
      select f.book_id from edition_former_book f join edition e on e.id = f.edition_id
      where e.book_id = book_now(${bookId})))`;
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

/** Sums by the values of a column, as they may be shown. */
export async function sumsBy(db: Queryable, filters: Filters, column: Sql): Promise<Map<string, UsageSums>> {
  const { rows: found } = await db.query<{ value: string; kind: UsageKind; sum: number }>(sql`
    select ${column}::text as value, s.kind, sum(s.amount)::integer as sum from ${sumsOfToday(filters)} s
    where ${ofReport(filters)} group by 1, s.kind order by 1`);
  const byValue = Map.groupBy(found, ({ value }) => value);
  return new Map([...byValue].map(([value, ofValue]) => [value, sumsOf(ofValue)]));
}

export const noSums = sumsOf([]);

function sumsOf(rows: readonly { kind: UsageKind; sum: number }[]): UsageSums {
  const sumOf = (kind: UsageKind) => showSum(rows.find((row) => row.kind === kind)?.sum ?? 0);
  return Object.fromEntries(usageKinds.map((kind) => [kind, sumOf(kind)])) as UsageSums;
}
