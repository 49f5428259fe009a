import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { requireEditable } from '@letsread/catalogue/editors/editable-books.ts';
import { joinRows, splitRows } from '@letsread/catalogue/linking/book-rows.ts';
import type * as contract from '@letsread/catalogue/linking/contract.ts';
import { finishLinking } from '@letsread/catalogue/linking/finish-linking.ts';
import { listLinkedEditions } from '@letsread/catalogue/linking/list-linked-editions.ts';
import { lockEditions } from '@letsread/catalogue/linking/lock-editions.ts';
import { makeBookLike } from '@letsread/catalogue/linking/make-book-like.ts';
import { moveEditions } from '@letsread/catalogue/linking/move-editions.ts';
import { joinOpenings } from '@letsread/catalogue/linking/openings.ts';
import { recordLinking } from '@letsread/catalogue/linking/record-linking.ts';
import { rowsOfCatalogue } from '@letsread/catalogue/linking/rows-of-catalogue.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { rowsOfReading } from '@letsread/reading/linking/rows-of-reading.ts';
import { joinPointers, splitPointers } from './move-pointers.ts';
import { rowsOfLearning } from './rows-of-learning.ts';

/** All rows that speak of books, each as its owner has it: a place before where the day ended. */
export const allRows = [...rowsOfCatalogue, ...rowsOfReading, ...rowsOfLearning];

export async function joinBooks(
  { database: { pool }, mediaUrl }: Pick<CatalogueContext, 'database' | 'mediaUrl'>,
  { account, standing, params: { bookId }, body: { otherId, seen } }: EndpointRequest<typeof contract.joinBooks>,
): Promise<EndpointOutput<typeof contract.joinBooks>> {
  if (bookId === otherId) throw new Problem('same-book', 409, { detail: 'A book is the same story as itself.' });
  return inTransaction(pool, async (client) => {
    await requireEditable(client, standing, otherId);
    const editions = await lockEditions(client, { bookIds: [bookId, otherId], seen });
    const moved = editions.filter((edition) => edition.bookId === otherId);
    const linking = await recordLinking(client, { bookId, otherId, action: 'join', moved });
    await moveEditions(client, moved, bookId);
    for (const rows of allRows) await joinRows(client, linking, rows);
    await joinOpenings(client, linking);
    await joinPointers(client, linking);
    await finishLinking(client, { ...linking, accountId: account.id, action: 'books-joined', moved });
    return { ...(await listLinkedEditions(client, { bookId, mediaUrl })), linkingId: linking.id };
  });
}

export async function splitBook(
  { database: { pool }, mediaUrl }: Pick<CatalogueContext, 'database' | 'mediaUrl'>,
  { account, params: { bookId }, body: { editionIds, seen } }: EndpointRequest<typeof contract.splitBook>,
): Promise<EndpointOutput<typeof contract.splitBook>> {
  return inTransaction(pool, async (client) => {
    const editions = await lockEditions(client, { bookIds: [bookId], seen });
    const moved = editions.filter(({ editionId }) => editionIds.includes(editionId));
    if (moved.length < new Set(editionIds).size)
      throw new Problem('edition-not-found', 404, { detail: 'The book has no edition with this id.' });
    if (moved.length === editions.length)
      throw new Problem('none-left', 409, { detail: 'At least one edition stays in the book.' });
    const otherId = await makeBookLike(client, bookId);
    const linking = await recordLinking(client, { bookId, otherId, action: 'split', moved });
    // The first of a language is the first of its new book.
    await moveEditions(
      client,
      moved.map((edition) => ({ ...edition, variant: 1 })),
      otherId,
    );
    for (const rows of allRows) await splitRows(client, linking, rows);
    await splitPointers(client, linking);
    await finishLinking(client, { ...linking, accountId: account.id, action: 'book-split', moved });
    return { ...(await listLinkedEditions(client, { bookId, mediaUrl })), linkingId: linking.id, newBookId: otherId };
  });
}
