import { languageJson, utc } from '@letsread/catalogue/books/book-columns.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { BookReport } from './contract.ts';

/** With the time of the last one as exactly as the database has it, for a cursor. */
type Row = BookReport & { lastAtExactly: string };

/** Reports as the back room sees them. `which` goes on from "where". */
export async function selectReports(db: Queryable, which: Sql): Promise<Row[]> {
  const { rows } = await db.query<Row>(sql`
    select report.id, edition.id as "editionId", edition.book_id as "bookId", edition.slug, edition.title,
      ${languageJson} as language, edition.status, report.page, report.kind, report.count,
      ${utc(sql`report.first_at`)} as "firstAt", ${utc(sql`report.last_at`)} as "lastAt",
      to_char(report.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "lastAtExactly", report.state,
      account.display_name as "answeredBy", ${utc(sql`report.answered_at`)} as "answeredAt"
    from book_report report
      join edition on edition.id = report.edition_id
      join language on language.id = edition.language_id
      left join account on account.id = report.account_id
    where ${which}`);
  return rows;
}
