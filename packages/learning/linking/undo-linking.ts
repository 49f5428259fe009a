import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { undoRows } from '@letsread/catalogue/linking/book-rows.ts';
import type { undoBookLinking as contract } from '@letsread/catalogue/linking/contract.ts';
import { finishLinking } from '@letsread/catalogue/linking/finish-linking.ts';
import { listLinkedEditions } from '@letsread/catalogue/linking/list-linked-editions.ts';
import { closeLinking, openLinking } from '@letsread/catalogue/linking/lock-linking.ts';
import { moveEditions } from '@letsread/catalogue/linking/move-editions.ts';
import { undoOpenings } from '@letsread/catalogue/linking/openings.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { allRows } from './link-books.ts';
import { undoPointers } from './move-pointers.ts';

export async function undoBookLinking(
  { database: { pool }, mediaUrl }: Pick<CatalogueContext, 'database' | 'mediaUrl'>,
  { account, standing, params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return inTransaction(pool, async (client) => {
    const linking = await openLinking(client, standing, params);
    const { bookId, otherId, action, moved } = linking;
    await moveEditions(client, moved, action === 'join' ? otherId : bookId);
    for (const rows of allRows) await undoRows(client, linking, rows);
    if (action === 'join') await undoOpenings(client, linking);
    await undoPointers(client, linking);
    await closeLinking(client, linking);
    await finishLinking(client, { ...linking, accountId: account.id, action: 'linking-undone' });
    return listLinkedEditions(client, { bookId: params.bookId, mediaUrl });
  });
}
