import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { exportNumbers as contract, NumbersRow } from '../contract.ts';
import { ofReport, sumsOfToday } from './select-sums.ts';
import type { UsageContext } from '../usage-context.ts';

const pageSize = 1000;

export async function exportNumbers(
  { database: { pool } }: UsageContext,
  { query: { page, ...query }, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await pool.query<NumbersRow>(sql`
    select s.day, s.kind, nullif(s.book_id, 0)::text as "bookId",
      coalesce(edition.title, (select title from edition e where e.book_id = s.book_id order by e.id limit 1), '') as title,
      coalesce(language.code, '') as "languageCode", s.country, s.detail, s.amount as sum
    from ${sumsOfToday} s
      left join edition on edition.id = s.edition_id
      left join language on language.id = s.language_id
    where ${ofReport({ ...query, standing })}
    order by s.day, s.kind, s.book_id, s.edition_id, s.language_id, s.country, s.detail
    limit ${pageSize + 1} offset ${(page - 1) * pageSize}::bigint`);
  return { items: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
