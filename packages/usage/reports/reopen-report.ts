import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import { undoStockChange } from '@letsread/catalogue/stock/undo-stock-change.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { UsageContext } from '../usage-context.ts';
import type { BookReport, reopenReport as contract } from './contract.ts';
import { selectReports } from './select-reports.ts';

type Request = EndpointRequest<typeof contract>;

export async function reopenReport(context: UsageContext, request: Request): Promise<EndpointOutput<typeof contract>> {
  const { params, standing } = request;
  const { pool } = context.database;
  const own = sql`report.id = ${params.reportId} and ${mayEdit(standing, sql`edition.book_id`)}`;
  const [report] = await selectReports(pool, own);
  if (report === undefined)
    throw new Problem('report-not-found', 404, { detail: 'There is no report with this id on a book of yours.' });
  // First: a book that is read again has a report that waits.
  const changeId = await retryOnConflict(() => reopen(context, request, report));
  if (changeId !== null) await bringBack(context, request, changeId);
  const [{ lastAtExactly: _, ...now } = report] = await selectReports(pool, own);
  return now;
}

/** Gives the change of the shelf that the answer made. What was reported since is one with it, as the open one of a kind is one. */
function reopen({ database }: UsageContext, { account }: Request, { id, title }: BookReport): Promise<string | null> {
  return inTransaction(database.pool, async (db) => {
    const { rows } = await db.query<{ changeId: string | null; count: number }>(sql`
      select shelf_change_id as "changeId", count from book_report where id = ${id} and state <> 'open' for update`);
    const [answered] = rows;
    if (answered === undefined) throw new Problem('report-open', 409, { detail: 'The report waits for an answer.' });
    const { rows: since } = await db.query<{ count: number; lastAt: string }>(sql`
      delete from book_report newer using book_report report
      where report.id = ${id} and newer.state = 'open' and newer.edition_id = report.edition_id
        and newer.kind = report.kind and newer.page is not distinct from report.page
      returning newer.count, newer.last_at::text as "lastAt"`);
    const [{ lastAt, ...newer } = { count: 0, lastAt: null }] = since;
    const count = answered.count + newer.count;
    await db.query(sql`
      update book_report set state = 'open', account_id = null, answered_at = null, shelf_change_id = null,
        count = ${count}, last_at = greatest(last_at, ${lastAt}::timestamptz) where id = ${id}`);
    await recordAudit(db, {
      actor: account.id,
      action: 'report-reopened',
      object: { kind: 'report', id },
      subject: title,
      count,
    });
    return answered.changeId;
  });
}

/** As the shelf does it. What was changed since, was brought again there or is too long ago stays as it is: the report says so. */
async function bringBack(
  { database, mediaUrl = '' }: UsageContext,
  { account, standing, ...rest }: Request,
  changeId: string,
): Promise<void> {
  try {
    await undoStockChange(
      { database, mediaUrl },
      { ...rest, account, standing, params: { changeId }, query: { namesIn: englishLanguageId } },
    );
  } catch (error) {
    if (!(error instanceof Problem) || !['change-undone', 'change-not-found'].includes(error.code)) throw error;
  }
}
