import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { UsageContext } from '../usage-context.ts';
import type { listReports as contract } from './contract.ts';
import { selectReports } from './select-reports.ts';

/** When the last one was told last, and which it is: it may be told again, or its book be gone, before the next part is asked for. */
const lastKeys = z.tuple([z.iso.datetime().refine((at) => at >= '1000'), id]);

export async function listReports(
  { database: { pool } }: UsageContext,
  { query: { state, limit, cursor }, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const [at, reportId] = readCursor(cursor, lastKeys) ?? [null, null];
  const rows = await selectReports(
    pool,
    sql`(report.state = 'open') = ${state === 'open'} and ${mayEdit(standing, sql`edition.book_id`)}
      and (${at}::timestamptz is null or (report.last_at, report.id) < (${at}::timestamptz, ${reportId}::bigint))
      order by report.last_at desc, report.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ lastAtExactly: _, ...report }) => report),
    ...(rows.length > limit && last !== undefined ? { cursor: writeCursor([last.lastAtExactly, last.id]) } : {}),
  };
}
