import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';

/** The book that has this id by now, with its name. @throws Problem book-not-found */
export async function bookToLookAt(db: Queryable, bookId: string): Promise<{ id: string; title: string }> {
  const { rows } = await db.query<{ id: string; title: string }>(sql`
    select edition.book_id as id, edition.title from edition where edition.book_id = book_now(${bookId})
    order by edition.language_id = ${englishLanguageId} desc, edition.variant, edition.id limit 1`);
  const [book] = rows;
  if (book === undefined) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  return book;
}
