import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type { CompletionKind } from '../contract.ts';
import { stickerOf } from '../sticker-of.ts';
import { earnBadges, type Earned } from './earn-badges.ts';

interface Unrewarded {
  kind: CompletionKind;
  bookId: string;
  languageId: string;
  firstAt: Date;
}

/**
 * Gives a reader what their completions have earned and they do not have yet: a sticker for each, then the badge of every
 * path that is complete. Whatever was written before by whom and in what order, nothing is missed and nothing is given
 * twice. Badges come after the stickers are committed: of two devices that tell the last two steps at once the later one
 * sees both, and nothing is locked meanwhile.
 */
export async function earnAwards(context: CatalogueContext, profileId: string): Promise<Earned[]> {
  const stickers = await giveStickers(context, profileId);
  return [...stickers, ...(await earnBadges(context, profileId))];
}

/** Gives every reader what they have earned and do not have, such as after a version that told it otherwise. */
export async function earnMissedAwards(context: CatalogueContext, signal?: AbortSignal): Promise<void> {
  const { rows } = await context.database.pool.query<{ profileId: string }>(
    sql`select distinct profile_id as "profileId" from completion c where ${isUnrewarded}`,
  );
  for (const { profileId } of rows) {
    if (signal?.aborted === true) return;
    await earnAwards(context, profileId);
  }
}

const isUnrewarded = sql`not exists (
  select from award a
  where a.profile_id = c.profile_id and a.kind = 'sticker' and a.ref = c.kind || ':' || c.book_id)`;

async function giveStickers({ database: { pool } }: CatalogueContext, profileId: string): Promise<Earned[]> {
  const { rows: unrewarded } = await pool.query<Unrewarded>(
    prepared(
      'unrewarded-completions',
      sql`
      select kind, book_id as "bookId", language_id as "languageId", first_at as "firstAt" from completion c
      where profile_id = ${profileId} and ${isUnrewarded}
      order by first_at, book_id, kind`,
    ),
  );
  if (unrewarded.length === 0) return [];
  const rewardRows = {
    refs: unrewarded.map(({ kind, bookId }) => `${kind}:${bookId}`),
    languageIds: unrewarded.map(({ languageId }) => languageId),
    times: unrewarded.map(({ firstAt }) => firstAt),
    pictures: unrewarded.map(({ kind, bookId }) => stickerOf(kind, bookId)),
  };
  const { rows } = await retryOnConflict(() =>
    pool.query<Earned>(
      prepared(
        'give-stickers',
        sql`
        with given as (
          select * from unnest(${rewardRows.refs}::text[], ${rewardRows.languageIds}::bigint[], ${rewardRows.times}::timestamptz[],
            ${rewardRows.pictures}::text[]) with ordinality as g (ref, language_id, at, picture, position)
        ), earned as (
          insert into award (profile_id, kind, ref, picture, earned_at)
          select p.id, 'sticker', g.ref, g.picture, g.at from given g cross join profile p where p.id = ${profileId}
          order by g.position
          on conflict do nothing
          returning id, ref
        )
        select e.id as "awardId", g.language_id as "languageId" from earned e join given g using (ref)`,
      ),
    ),
  );
  return rows;
}
