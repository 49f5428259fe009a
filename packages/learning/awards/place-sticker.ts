import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { clampClientTime } from '@letsread/reading/clamp-client-time.ts';
import type { Award, placeSticker as contract } from '../contract.ts';
import { awardColumns } from './award-columns.ts';

/** Answers where the sticker is now; that may be where another device put it later than this one. */
export async function placeSticker(
  { database: { pool } }: CatalogueContext,
  { params: { profileId, awardId }, body: { placement, at } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  await pool.query({
    name: 'place-sticker',
    text: `
      update award set page = $3, x = $4, y = $5, angle = $6, placed_at = $7
      where id = $1 and profile_id = $2 and kind = 'sticker' and (placed_at is null or placed_at <= $7)`,
    values: [
      awardId,
      profileId,
      placement?.page,
      share(placement?.x),
      share(placement?.y),
      placement?.angle,
      clampClientTime(at),
    ],
  });
  const { rows } = await pool.query<Award>({
    name: 'placed-sticker',
    text: `
      select ${awardColumns(englishLanguageId)} from award a
      where a.id = $1 and a.profile_id = $2 and a.kind = 'sticker'`,
    values: [awardId, profileId],
  });
  const [sticker] = rows;
  if (sticker === undefined)
    throw new Problem('sticker-not-found', 404, { detail: 'This reader has no sticker with this id.' });
  return sticker;
}

/** A page has no finer places; and what is nearly nothing has no room in the column. */
function share(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10_000) / 10_000;
}
