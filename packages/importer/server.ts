import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import * as contract from './contract.ts';
import { addImportPart, createImport, discardImport, listImportLines, listImports } from './jobs/import-calls.ts';
import { selectImport } from './jobs/import-rows.ts';
import type { ImporterContext } from './jobs/importer-context.ts';
import { workOnImport } from './jobs/work-on-import.ts';

/** The calls of the back room that bring books in. */
export const importCalls: readonly Handler<ImporterContext>[] = [
  handle(contract.listImports, listImports),
  handle(contract.createImport, createImport),
  handle(contract.addImportPart, addImportPart),
  handle(contract.workOnImport, workOnImport),
  handle(contract.getImport, ({ database: { pool } }: ImporterContext, { params, standing }) =>
    selectImport(pool, params.importId, standing),
  ),
  handle(contract.listImportLines, listImportLines),
  handle(contract.stopImport, async ({ database: { pool }, imports }: ImporterContext, { params, standing }) => {
    await selectImport(pool, params.importId, standing);
    await imports.jobs.stop(params.importId);
    return selectImport(pool, params.importId, standing);
  }),
  handle(contract.discardImport, discardImport),
];
