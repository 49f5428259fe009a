import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { ReadingContext } from '../select-books.ts';
import { bookToLookAt } from './book-to-look-at.ts';
import type { listScaryBookAgain as contract } from './contract.ts';

export async function listScaryBookAgain(
  { database: { pool } }: ReadingContext,
  { params, query, account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return inTransaction(pool, async (db) => {
    const { id, title } = await bookToLookAt(db, params.bookId);
    const { rowCount } = await db.query(
      sql`update review set looked_at = null where book_id = ${id} and looked_at = ${query.lookedAt}::timestamptz`,
    );
    if (rowCount === 0) throw new Problem('change-undone', 409, { detail: 'Nothing is left of this look.' });
    await recordAudit(db, {
      actor: account.id,
      action: 'scary-book-listed-again',
      object: { kind: 'book', id },
      subject: title,
    });
    return { title };
  });
}
