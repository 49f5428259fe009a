import type { Queryable } from '@letsread/database/database.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Which books an account may change: a librarian all, an editor those of the teams it is in, anybody else none.
 * `bookId`: a column, or the number of a book. The one place where this is decided.
 */
export function mayEdit({ roles, teamIds }: Standing, bookId: string | Sql): Sql {
  if (roles.includes('LIBRARIAN')) return sql`true`;
  if (!roles.includes('EDITOR') || teamIds.length === 0) return sql`false`;
  return sql`exists (select from book_team
    where book_team.book_id = ${bookId} and book_team.team_id = any (${teamIds}::bigint[]))`;
}

/**
 * A book that was joined to another is as editable as that one.
 * @throws Problem book-not-found; not-yours for a book of other teams
 */
export async function requireEditable(db: Queryable, standing: Standing, bookId: string): Promise<void> {
  const { rows } = await db.query<{ isOwn: boolean }>(
    sql`select ${mayEdit(standing, sql`book.id`)} as "isOwn" from book where book.id = book_now(${bookId})`,
  );
  const [book] = rows;
  if (book === undefined) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  if (!book.isOwn) throw new Problem('not-yours', 403, { detail: 'The book belongs to none of your teams.' });
}

/** Whether an account may change the book of an edition, and so sees it before readers do. */
export async function isEditable(db: Queryable, standing: Standing, editionId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    sql`select from edition where id = ${editionId} and ${mayEdit(standing, sql`edition.book_id`)}`,
  );
  return rowCount === 1;
}
