import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { CatalogueContext } from '../context.ts';
import {
  changeCollection,
  createCollection,
  orderCollections,
  setCollectionBooks,
  setRemoved,
} from './change-collections.ts';
import * as contract from './contract.ts';
import { selectOrdered, selectWithBooks } from './select-editable.ts';

/** The calls of the back room about collections. */
export const collectionCalls: readonly Handler<CatalogueContext>[] = [
  handle(contract.listEditableCollections, ({ database: { pool } }: CatalogueContext) => selectOrdered(pool)),
  handle(contract.getEditableCollection, ({ database: { pool }, mediaUrl }: CatalogueContext, { params }) =>
    selectWithBooks(pool, mediaUrl, params.id),
  ),
  handle(contract.createCollection, createCollection),
  handle(contract.changeCollection, changeCollection),
  handle(contract.setCollectionBooks, setCollectionBooks),
  handle(contract.orderCollections, orderCollections),
  handle(contract.removeCollection, (context: CatalogueContext, { account, params }) =>
    setRemoved(context, { actor: account.id, id: params.id, isRemoved: true }),
  ),
  handle(contract.restoreCollection, (context: CatalogueContext, { account, params }) =>
    setRemoved(context, { actor: account.id, id: params.id, isRemoved: false }),
  ),
];
