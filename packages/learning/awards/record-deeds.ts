import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { writeAgain } from '@letsread/profiles/write-again.ts';
import { timeSaid } from '@letsread/reading/time-said.ts';
import type { Award, recordDeeds as contract } from '../contract.ts';
import { stickerOf } from '../sticker-of.ts';
import { awardColumns } from './award-columns.ts';
import { type Earned, earnBadges } from './earn-badges.ts';

/**
 * Deeds and their stickers are one statement; badges follow when it is committed: of two devices that tell the last two
 * steps at once the later one sees both, whichever that is, and nothing is locked meanwhile. Where the second part
 * fails the answer fails too, and telling the same deeds again makes up for it.
 */
export async function recordDeeds(
  context: CatalogueContext,
  { params: { profileId }, body: { deeds } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const stickers = await writeAgain(() => writeDeeds(context, profileId, deeds));
  const badges = await earnBadges(context, profileId);
  const earned = [...stickers, ...badges];
  if (earned.length === 0) return { awards: [] };
  const { rows } = await context.database.pool.query<Award>({
    name: 'earned-awards',
    text: `
      select ${awardColumns('n.language_id')}
      from unnest($1::bigint[], $2::bigint[]) as n (award_id, language_id) join award a on a.id = n.award_id
      order by a.id`,
    values: [earned.map(({ awardId }) => awardId), earned.map(({ languageId }) => languageId)],
  });
  return { awards: rows };
}

/**
 * Books that were withdrawn count: they may have been read before, offline. A language that the book never was in, or
 * none, is taken for English, else for one that the book is in.
 */
async function writeDeeds(
  { database }: CatalogueContext,
  profileId: string,
  deeds: CallRequest<typeof contract>['body']['deeds'],
): Promise<Earned[]> {
  const { rows } = await database.pool.query<Earned>({
    name: 'record-deeds',
    text: recording,
    values: [
      profileId,
      deeds.map(({ kind }) => kind),
      deeds.map(({ bookId }) => bookId),
      deeds.map(({ lId }) => lId ?? null),
      deeds.map(({ at }) => timeSaid(at)),
      deeds.map(({ kind, bookId }) => stickerOf(kind, bookId)),
    ],
  });
  return rows;
}

// Deeds are written in one order: two that tell the same wait for each other, never in a ring.
const recording = `
  with given as (
    select g.kind, g.book_id, e.language_id, g.at, g.picture
    from unnest($2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::text[])
      as g (kind, book_id, language_id, at, picture)
    cross join lateral (
      select e.language_id from edition e where e.book_id = g.book_id and e.published_at is not null
      order by e.language_id = g.language_id desc nulls last, e.status = 'published' desc,
        e.language_id = ${englishLanguageId} desc, e.variant, e.id
      limit 1
    ) e
  ), told as (
    select kind, book_id, min(picture) as picture, min(at) as first_at, max(at) as last_at,
      (array_agg(language_id order by at desc, language_id))[1] as language_id
    from given group by kind, book_id
  ), recorded as (
    insert into deed as d (profile_id, kind, book_id, language_id, first_at, last_at)
    select p.id, t.kind, t.book_id, t.language_id, t.first_at, t.last_at
    from told t cross join profile p where p.id = $1
    order by t.book_id, t.kind
    on conflict (profile_id, kind, book_id) do update set
      language_id = case when excluded.last_at >= d.last_at then excluded.language_id else d.language_id end,
      first_at = least(d.first_at, excluded.first_at), last_at = greatest(d.last_at, excluded.last_at)
    returning kind, book_id, first_at
  ), earned as (
    insert into award (profile_id, kind, ref, picture, earned_at)
    select $1, 'sticker', r.kind || ':' || r.book_id, t.picture, r.first_at
    from recorded r join told t using (kind, book_id)
    order by r.first_at, r.book_id, r.kind
    on conflict do nothing
    returning id, ref
  )
  select e.id as "awardId", t.language_id as "languageId"
  from earned e join told t on e.ref = t.kind || ':' || t.book_id`;
