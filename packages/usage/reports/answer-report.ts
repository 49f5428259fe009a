import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import { changeStock } from '@letsread/catalogue/stock/change-stock.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { UsageContext } from '../usage-context.ts';
import type { answerReport as contract } from './contract.ts';
import { selectReports } from './select-reports.ts';

type Request = EndpointRequest<typeof contract>;

export async function answerReport(context: UsageContext, request: Request): Promise<EndpointOutput<typeof contract>> {
  const { params, body, account, standing } = request;
  const { database } = context;
  const own = sql`report.id = ${params.reportId} and ${mayEdit(standing, sql`edition.book_id`)}`;
  const [report] = await selectReports(database.pool, own);
  if (report === undefined)
    throw new Problem('report-not-found', 404, { detail: 'There is no report with this id on a book of yours.' });
  if (report.state !== 'open') throw answered();
  // First: a report that stays open can be answered again, a book that stays is read on.
  const changeId = body.state === 'withdrawn' ? await withdraw(context, request, report.editionId) : null;
  return inTransaction(database.pool, async (db) => {
    const { rowCount } = await db.query(sql`
      update book_report set state = ${body.state}, account_id = ${account.id}, answered_at = clock_timestamp(),
        shelf_change_id = ${changeId}
      where id = ${report.id} and state = 'open'`);
    if (rowCount === 0) throw answered();
    await recordAudit(db, {
      actor: account.id,
      action: 'report-answered',
      object: { kind: 'report', id: report.id },
      subject: report.title,
      count: report.count,
    });
    const [{ lastAtExactly: _, ...now } = report] = await selectReports(db, own);
    return now;
  });
}

/** As the shelf does it, with its line in the audit list. Gives the way back; null where it was taken back before. */
async function withdraw(
  { database, mediaUrl = '' }: UsageContext,
  { account, standing, ...rest }: Request,
  editionId: string,
): Promise<string | null> {
  const { changeId, refused } = await changeStock(
    { database, mediaUrl },
    {
      ...rest,
      account,
      standing,
      params: {},
      query: { namesIn: englishLanguageId },
      body: { action: 'withdraw', editionIds: [editionId] },
    },
  );
  if (refused.some(({ reason }) => reason !== 'already'))
    throw new Problem('not-withdrawn', 409, { detail: 'The book could not be taken back. Look at it on the shelf.' });
  return changeId;
}

function answered(): Problem {
  return new Problem('report-answered', 409, { detail: 'The report was answered meanwhile.' });
}
