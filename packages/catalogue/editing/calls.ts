import type { Endpoint, EndpointOutput, EndpointRequest, Standing } from '@letsread/http/endpoint.ts';
import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { CatalogueContext } from '../context.ts';
import { requireEditable } from '../editors/editable-books.ts';
import { changeBook } from './change-book.ts';
import { changeEdition } from './change-edition.ts';
import * as contract from './contract.ts';
import { namedChanges } from './field-change.ts';
import { getBookToEdit } from './get-book-to-edit.ts';
import { listRevisions } from './list-revisions.ts';
import { reorderPages } from './reorder-pages.ts';
import { restoreRevision } from './restore-revision.ts';

/** The calls by which people change books. */
export const editingCalls: readonly Handler<CatalogueContext>[] = [
  handleOwn(contract.getBookToEdit, getBookToEdit),
  handleOwn(contract.updateBook, ({ database: { pool } }, { account, params, body }) =>
    changeBook(pool, { accountId: account.id, ...params }, body),
  ),
  handleOwn(contract.updateEdition, ({ database: { pool } }, { account, params, body }) =>
    changeEdition(pool, { accountId: account.id, ...params, action: 'edition-changed' }, namedChanges(body)),
  ),
  handleOwn(contract.correctPage, ({ database: { pool } }, { account, params, body }) =>
    changeEdition(
      pool,
      { accountId: account.id, ...params, action: 'page-corrected' },
      namedChanges(body, params.number),
    ),
  ),
  handleOwn(contract.reorderPages, reorderPages),
  handleOwn(contract.setCoverFocus, ({ database: { pool } }, { account, params, body }) =>
    changeEdition(pool, { accountId: account.id, ...params, action: 'cover-focused' }, namedChanges(body)),
  ),
  handleOwn(contract.listRevisions, listRevisions),
];

/** Apart, as `learning` answers for the revisions of questions. */
export const restoreRevisionCall = handleOwn(contract.restoreRevision, restoreRevision);

/** A call about a book, for those only who may change it. */
export function handleOwn<C extends Endpoint>(
  call: C,
  answer: (context: CatalogueContext, request: EndpointRequest<C>) => Promise<EndpointOutput<C>>,
): Handler<CatalogueContext> {
  return handle(call, async (context: CatalogueContext, request: EndpointRequest<C>) => {
    const { bookId } = request.params as { bookId: string };
    await requireEditable(context.database.pool, request.standing as Standing, bookId);
    return answer(context, request);
  });
}
