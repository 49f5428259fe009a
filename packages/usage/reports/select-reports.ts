import { languageJson, utc } from '@letsread/catalogue/books/book-columns.ts';
import type { Queryable } from '@letsread/database/database.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { BookReport } from './contract.ts';

/** Reports as the back room sees them. `which` goes on from "where". */
export async function selectReports(db: Queryable, which: Sql): Promise<BookReport[]> {
  const { rows } = await db.query<BookReport>(sql`
    select report.id, edition.id as "editionId", edition.book_id as "bookId", edition.slug, edition.title,
      ${languageJson} as language, edition.status, report.page, report.kind, report.count,
      ${utc(sql`report.first_at`)} as "firstAt", ${utc(sql`report.last_at`)} as "lastAt", report.state,
      account.display_name as "answeredBy", ${utc(sql`report.answered_at`)} as "answeredAt"
    from book_report report
      join edition on edition.id = report.edition_id
      join language on language.id = edition.language_id
      left join account on account.id = report.account_id
    where ${which}`);
  return rows;
}
