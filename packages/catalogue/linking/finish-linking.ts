import type { Queryable } from '@letsread/database/database.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import { writeSearchedTags } from '../writing/tags/write-searched-tags.ts';
import { touchEditions } from '../writing/editions/touch-editions.ts';
import type { Linking } from './book-rows.ts';

/** What follows from editions that changed their book: what finds them, whoever copies the catalogue, the audit list. */
export async function finishLinking(
  db: Queryable,
  done: Linking & {
    accountId: string;
    action: 'books-joined' | 'book-split' | 'linking-undone';
    moved: readonly { title: string }[];
  },
): Promise<void> {
  const { bookId, otherId, accountId, action, moved } = done;
  await writeSearchedTags(db, [bookId, otherId]);
  await touchEditions(db, [bookId, otherId]);
  // Who has a collection open sees that its books are others now.
  await db.query(sql`
    update collection c set version = version + 1 where version is not null and exists (
      select from collection_book b where b.collection_id = c.id and b.book_id in (${bookId}, ${otherId}))`);
  await recordAudit(db, {
    actor: accountId,
    action,
    object: { kind: 'book', id: bookId },
    subject: moved[0]?.title ?? '',
    count: Math.max(moved.length, 1),
  });
}
