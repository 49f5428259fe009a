import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { CatalogueContext } from '../context.ts';
import { changeStock } from './change-stock.ts';
import * as contract from './contract.ts';
import { getStockFilters } from './get-stock-filters.ts';
import { listStockChanges } from './list-stock-changes.ts';
import { listStock } from './list-stock.ts';
import { getUnpublished, readUnpublished } from './read-unpublished.ts';
import { undoStockChange } from './undo-stock-change.ts';

/** The calls of the back room about all editions at once, and about those that readers do not see. */
export const stockCalls: readonly Handler<CatalogueContext>[] = [
  handle(contract.listStock, listStock),
  handle(contract.getStockFilters, getStockFilters),
  handle(contract.changeStock, changeStock),
  handle(contract.undoStockChange, undoStockChange),
  handle(contract.listStockChanges, listStockChanges),
  handle(contract.getUnpublished, getUnpublished),
  handle(contract.readUnpublished, readUnpublished),
];
