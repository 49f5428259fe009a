import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { clampClientTime } from '@letsread/reading/clamp-client-time.ts';
import type { Award, placeSticker as contract } from '../contract.ts';
import { awardColumns } from './award-columns.ts';

/** Answers where the sticker is now; that may be where another device put it later than this one. */
export async function placeSticker(
  { database: { pool } }: CatalogueContext,
  { params: { profileId, awardId }, body: { placement, at }, headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const placedAt = clampClientTime(at, headers);
  await pool.query(
    prepared(
      'place-sticker',
      sql`
      update award set page = ${placement?.page}, x = ${share(placement?.x)}, y = ${share(placement?.y)},
        angle = ${placement?.angle}, placed_at = ${placedAt}
      where id = ${awardId} and profile_id = ${profileId} and kind = 'sticker'
        and (placed_at is null or placed_at <= ${placedAt})`,
    ),
  );
  const { rows } = await pool.query<Award>(
    prepared(
      'placed-sticker',
      sql`
      select ${awardColumns(sql`${englishLanguageId}::bigint`)} from award a
      where a.id = ${awardId} and a.profile_id = ${profileId} and a.kind = 'sticker'`,
    ),
  );
  const [sticker] = rows;
  if (sticker === undefined)
    throw new Problem('sticker-not-found', 404, { detail: 'This reader has no sticker with this id.' });
  return sticker;
}

/** A page has no finer places; and what is nearly nothing has no room in the column. */
function share(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10_000) / 10_000;
}
