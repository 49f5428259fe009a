import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import type { Award, listAwards as contract } from '../contract.ts';
import { awardColumns } from './award-columns.ts';

const lastKeys = z.tuple([z.iso.datetime().refine((at) => at >= '0001'), id]);

export async function listAwards(
  { database }: CatalogueContext,
  { params: { profileId }, query: { lId = englishLanguageId, limit, cursor } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const [at, awardId] = readCursor(cursor, lastKeys) ?? [null, null];
  const { rows } = await database.pool.query<Award & { key: string }>({
    name: 'list-awards',
    text: `
      select ${awardColumns('$2::bigint')},
        to_char(a.earned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
      from award a
      where a.profile_id = $1 and ($3::timestamptz is null or (a.earned_at, a.id) < ($3, $4::bigint))
      order by a.earned_at desc, a.id desc limit $5`,
    values: [profileId, lId, at, awardId, limit + 1],
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ key: _, ...award }) => award),
    ...(rows.length > limit && last ? { cursor: writeCursor([last.key, last.id]) } : {}),
  };
}
