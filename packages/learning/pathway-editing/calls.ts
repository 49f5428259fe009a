import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import { createPathway, movePathway, setPathwayBooks, setPublished, updatePathway } from './change-pathways.ts';
import * as contract from './contract.ts';
import { selectOrdered, selectWithBooks } from './select-editable.ts';

/** The calls of the back room about reading pathways. */
export const pathwayEditingCalls: readonly Handler<CatalogueContext>[] = [
  handle(contract.listEditablePathways, ({ database: { pool } }: CatalogueContext, { query }) =>
    selectOrdered(pool, query),
  ),
  handle(contract.getEditablePathway, (context: CatalogueContext, { params, query }) =>
    selectWithBooks(context, params.id, query),
  ),
  handle(contract.createPathway, createPathway),
  handle(contract.updatePathway, updatePathway),
  handle(contract.setPathwayBooks, setPathwayBooks),
  handle(contract.movePathway, movePathway),
  handle(contract.publishPathway, (context: CatalogueContext, { account, params }) =>
    setPublished(context, { actor: account.id, id: params.id, isPublished: true }),
  ),
  handle(contract.unpublishPathway, (context: CatalogueContext, { account, params }) =>
    setPublished(context, { actor: account.id, id: params.id, isPublished: false }),
  ),
];
