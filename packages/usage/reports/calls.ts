import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import type { UsageContext } from '../usage-context.ts';
import { answerReport } from './answer-report.ts';
import * as contract from './contract.ts';
import { listReports } from './list-reports.ts';
import { reopenReport } from './reopen-report.ts';
import { reportBook } from './report-book.ts';

/** The calls about what readers say is wrong with a book. */
export const reportCalls: readonly Handler<UsageContext>[] = [
  handle(contract.reportBook, reportBook),
  handle(contract.listReports, listReports),
  handle(contract.answerReport, answerReport),
  handle(contract.reopenReport, reopenReport),
];
