import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import * as contract from './contract.ts';
import { classOverview } from './class-overview.ts';
import { addHandedOut, removeHandedOut, updateHandedOut } from './hand-out.ts';
import { classTasks, readersTasks } from './list-tasks.ts';
import { selectHandedOut } from './select-handed-out.ts';

/** The calls about what teachers hand out. */
export const handingOutCalls: readonly Handler<CatalogueContext>[] = [
  handle(contract.listHandedOut, async ({ database: { pool } }: CatalogueContext, { params }) => ({
    items: await selectHandedOut(pool, params.classId),
  })),
  handle(contract.handOut, addHandedOut),
  handle(contract.changeHandedOut, updateHandedOut),
  handle(contract.takeBack, removeHandedOut),
  handle(contract.listReadersTasks, readersTasks),
  handle(contract.listClassTasks, classTasks),
  handle(contract.getClassOverview, classOverview),
];
