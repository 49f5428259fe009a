import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { handleOwn } from '@letsread/catalogue/editing/calls.ts';
import * as contract from '@letsread/catalogue/linking/contract.ts';
import { listLinkedEditions } from '@letsread/catalogue/linking/list-linked-editions.ts';
import type { Handler } from '@letsread/http/register-endpoints.ts';
import { joinBooks, splitBook } from './link-books.ts';
import { undoBookLinking } from './undo-linking.ts';

/** The calls that join books and split them; answered here, as what readers did follows. */
export const linkingCalls: readonly Handler<CatalogueContext>[] = [
  handleOwn(contract.listLinkedEditions, ({ database: { pool }, mediaUrl }, { params: { bookId } }) =>
    listLinkedEditions(pool, { bookId, mediaUrl }),
  ),
  handleOwn(contract.joinBooks, joinBooks),
  handleOwn(contract.splitBook, splitBook),
  handleOwn(contract.undoBookLinking, undoBookLinking),
];
