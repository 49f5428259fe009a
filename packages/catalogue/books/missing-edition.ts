import type { Database } from '@letsread/database/open-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Why no published edition was found: one that was taken back is gone (Problem book-withdrawn), which tells devices, search engines and
 * whoever harvests the library to let go of it; of all others there is nothing (book-not-found, with this detail).
 * `isRequested` is a condition on `edition`.
 */
export async function missingEdition({ pool }: Database, isRequested: Sql, detail: string): Promise<Problem> {
  const { rowCount } = await pool.query(sql`select from edition where edition.status = 'withdrawn' and ${isRequested}`);
  return rowCount === 0
    ? new Problem('book-not-found', 404, { detail })
    : new Problem('book-withdrawn', 410, { detail: 'The library has taken this book back.' });
}
