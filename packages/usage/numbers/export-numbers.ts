import { and } from '@letsread/database/sql.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { day, id } from '@letsread/http/values.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { type exportNumbers as contract, type NumbersRow, usageKinds } from '../contract.ts';
import { ofReport, sumsOfToday } from './select-sums.ts';
import type { UsageContext } from '../usage-context.ts';

const partSize = 1000;

/** As `usage_sum` keeps its rows: a part is read off its index, however many came before and come after. */
const keys = sql`s.day, s.kind, s.kept_for, s.edition_id, s.language_id, s.country, s.detail`;

const idOrNone = id.or(z.literal('0'));
const text = z.string().regex(/^[^\0]*$/);
const lastKeys = z.tuple([day, z.enum(usageKinds), idOrNone, idOrNone, idOrNone, text, text]);

type Row = NumbersRow & { keptFor: string; editionId: string; languageId: string };

export async function exportNumbers(
  { database: { pool } }: UsageContext,
  { query: { cursor, ...query }, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const after = readCursor(cursor, lastKeys);
  const { rows } = await pool.query<Row>(sql`
    with part as (
      select * from ${sumsOfToday(query)} s
      where ${and(ofReport({ ...query, standing }), after && isAfter(after))} order by ${keys} limit ${partSize + 1})
    select s.day, s.kind, nullif(s.book_id, 0)::text as "bookId",
      coalesce(edition.title, (select title from edition e where e.book_id = s.book_id order by e.id limit 1), '') as title,
      coalesce(language.code, '') as "languageCode", s.country, s.detail, s.amount as sum,
      s.kept_for as "keptFor", s.edition_id as "editionId", s.language_id as "languageId"
    from part s
      left join edition on edition.id = s.edition_id
      left join language on language.id = s.language_id
    order by ${keys}`);
  const last = rows[partSize - 1];
  return {
    items: rows.slice(0, partSize).map(({ keptFor: _, editionId: __, languageId: ___, ...row }) => row),
    ...(rows.length > partSize && last !== undefined ? { cursor: writeCursor(keysOf(last)) } : {}),
  };
}

function isAfter([onDay, kind, keptFor, editionId, languageId, country, detail]: z.output<typeof lastKeys>) {
  return sql`(${keys}) > (
    ${onDay}::date, ${kind}, ${keptFor}::bigint, ${editionId}::bigint, ${languageId}::bigint, ${country}, ${detail})`;
}

function keysOf(row: Row): z.output<typeof lastKeys> {
  return [row.day, row.kind, row.keptFor, row.editionId, row.languageId, row.country, row.detail];
}
