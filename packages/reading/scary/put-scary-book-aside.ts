import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { ReadingContext } from '../select-books.ts';
import type { putScaryBookAside as contract } from './contract.ts';
import { isManySinceLook, isScary } from './scary-reviews.ts';

export async function putScaryBookAside(
  { database: { pool } }: ReadingContext,
  { params, account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ id: string; title: string }>(sql`
      select edition.book_id as id, edition.title from edition where edition.book_id = book_now(${params.bookId})
      order by edition.language_id = ${englishLanguageId} desc, edition.variant, edition.id limit 1`);
    const [book] = rows;
    if (book === undefined) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
    // Fewer than are shown wait on: nobody has been told of them.
    const { rowCount } = await db.query(sql`
      update review set looked_at = now()
      where review.book_id = ${book.id} and ${isScary} and review.looked_at is null and exists (
        select from review where review.book_id = ${book.id} and ${isScary} having ${isManySinceLook})`);
    if (rowCount !== 0)
      await recordAudit(db, {
        actor: account.id,
        action: 'scary-book-looked-at',
        object: { kind: 'book', id: book.id },
        subject: book.title,
      });
    return { title: book.title };
  });
}
