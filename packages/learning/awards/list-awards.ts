import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import type { Award, listAwards as contract } from '../contract.ts';
import { awardColumns } from './award-columns.ts';

const lastKeys = z.tuple([z.iso.datetime().refine((at) => at >= '0001'), id]);

export async function listAwards(
  { database }: CatalogueContext,
  { params: { profileId }, query: { lId = englishLanguageId, limit, cursor } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const [at, awardId] = readCursor(cursor, lastKeys) ?? [null, null];
  const { rows } = await database.pool.query<Award & { key: string }>(
    prepared(
      'list-awards',
      sql`
      select ${awardColumns(sql`${lId}::bigint`)},
        to_char(a.earned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
      from award a
      where a.profile_id = ${profileId}
        and (${at}::timestamptz is null or (a.earned_at, a.id) < (${at}::timestamptz, ${awardId}::bigint))
      order by a.earned_at desc, a.id desc limit ${limit + 1}`,
    ),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ key: _, ...award }) => award),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.key, last.id]) } : {}),
  };
}
