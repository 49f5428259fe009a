import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { UsageContext } from '../usage-context.ts';
import type { listReports as contract } from './contract.ts';
import { selectReports } from './select-reports.ts';

export async function listReports(
  { database: { pool } }: UsageContext,
  { query: { state, limit, cursor }, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const [before] = readCursor(cursor, z.tuple([id])) ?? [null];
  const rows = await selectReports(
    pool,
    sql`(report.state = 'open') = ${state === 'open'} and ${mayEdit(standing, sql`edition.book_id`)}
      and (${before}::bigint is null or (report.last_at, report.id) <
        (select last.last_at, last.id from book_report last where last.id = ${before}::bigint))
      order by report.last_at desc, report.id desc limit ${limit + 1}`,
  );
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(rows.length > limit && last !== undefined ? { cursor: writeCursor([last.id]) } : {}) };
}
