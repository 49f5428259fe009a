import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import * as contract from './contract.ts';
import { countOpening } from './counting/count-opening.ts';
import { countUsage } from './counting/count-usage.ts';
import { exportNumbers } from './numbers/export-numbers.ts';
import { getBookImpact } from './numbers/get-book-impact.ts';
import { getImpact } from './numbers/get-impact.ts';
import { getNumbers } from './numbers/get-numbers.ts';
import { reportCalls } from './reports/calls.ts';
import type { UsageContext } from './usage-context.ts';

/** The calls of usage. */
export const usageCalls: readonly Handler<UsageContext>[] = [
  handle(contract.countOpening, countOpening),
  handle(contract.countUsage, countUsage),
  handle(contract.getNumbers, getNumbers),
  handle(contract.exportNumbers, exportNumbers),
  handle(contract.getImpact, getImpact),
  handle(contract.getBookImpact, getBookImpact),
  ...reportCalls,
];
