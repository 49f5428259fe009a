import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { ReadingContext } from '../select-books.ts';
import { bookToLookAt } from './book-to-look-at.ts';
import type { putScaryBookAside as contract } from './contract.ts';
import { isManySinceLook, isScary, lookTime } from './scary-reviews.ts';

export async function putScaryBookAside(
  { database: { pool } }: ReadingContext,
  { params, account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return inTransaction(pool, async (db) => {
    const book = await bookToLookAt(db, params.bookId);
    // Fewer than are shown wait on: nobody has been told of them.
    const { rows } = await db.query<{ lookedAt: string }>(sql`
      update review set looked_at = now()
      where review.book_id = ${book.id} and ${isScary} and review.looked_at is null and exists (
        select from review where review.book_id = ${book.id} and ${isScary} having ${isManySinceLook})
      returning ${lookTime} as "lookedAt"`);
    const [look] = rows;
    if (look !== undefined)
      await recordAudit(db, {
        actor: account.id,
        action: 'scary-book-looked-at',
        object: { kind: 'book', id: book.id },
        subject: book.title,
      });
    return { title: book.title, lookedAt: look?.lookedAt ?? null };
  });
}
