import type { Database } from '@letsread/database/open-database.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { Problem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/profiles/retry-on-conflict.ts';
import { z } from 'zod';
import { minPublicReviews } from './contract.ts';
import type * as contract from './contract.ts';
import type { ReadingContext } from './select-books.ts';
import { clampClientTime } from './clamp-client-time.ts';

type Review = contract.Review;

const columns = `book_id::text as "bookId", language_id::text as "languageId", mood, reason,
  to_char(reviewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reviewedAt"`;

export async function reviewBook(
  { database }: ReadingContext,
  { params: { profileId, bookId }, body }: CallRequest<typeof contract.reviewBook>,
): Promise<CallOutput<typeof contract.reviewBook>> {
  const before = await publicMood(database, bookId);
  const { rows } = await retryOnConflict(() =>
    database.pool.query<Review>({
      name: 'review-book',
      text: `
        with known as (
          select b.id, (select l.id from language l where l.id = $5) as language_id from book b
          where b.id = $2 and exists (select 1 from edition e where e.book_id = b.id and e.status = 'published')
        ), written as (
          insert into review as r (profile_id, book_id, mood, reason, language_id, reviewed_at)
          select p.id, k.id, $3, $4, k.language_id, $6 from known k cross join profile p where p.id = $1
          on conflict (profile_id, book_id) do update set
            mood = excluded.mood, reason = excluded.reason, reviewed_at = excluded.reviewed_at,
            language_id = coalesce(excluded.language_id, r.language_id)
          where r.reviewed_at <= excluded.reviewed_at
          returning *
        )
        select ${columns} from written
        union all
        select ${columns} from review
        where profile_id = $1 and book_id = (select id from known) and not exists (select from written)`,
      values: [profileId, bookId, body.mood, body.reason ?? null, body.lId ?? null, clampClientTime(body.at)],
    }),
  );
  const [review] = rows;
  if (review === undefined)
    throw new Problem('book-not-found', 404, { detail: 'There is no published book with this id.' });
  const after = await publicMood(database, bookId);
  // Pages that tell the mood are made anew.
  if (before.mood !== after.mood) await database.pool.query(`select pg_notify('catalogue', '')`);
  return review;
}

const keys = z.tuple([z.string(), z.string()]);

export async function listReviews(
  { database }: ReadingContext,
  { params: { profileId }, query }: CallRequest<typeof contract.listReviews>,
): Promise<CallOutput<typeof contract.listReviews>> {
  const [at, bookId] = readCursor(query.cursor, keys) ?? [null, null];
  const { rows } = await database.pool.query<Review & { key: string }>({
    name: 'list-reviews',
    text: `
      select ${columns}, reviewed_at::text as key from review
      where profile_id = $1 and ($2::bigint is null or book_id = $2)
        and ($3::timestamptz is null or (reviewed_at, book_id) < ($3, $4::bigint))
      order by reviewed_at desc, book_id desc limit $5`,
    values: [profileId, query.bId ?? null, at, bookId, query.limit + 1],
  });
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  const more = rows.length > query.limit && last !== undefined;
  return {
    items: items.map(({ key: _, ...review }) => review),
    ...(more ? { cursor: writeCursor([last.key, last.bookId]) } : {}),
  };
}

export async function getMood(
  { database }: ReadingContext,
  { params }: CallRequest<typeof contract.getMood>,
): Promise<CallOutput<typeof contract.getMood>> {
  return publicMood(database, params.bookId);
}

/** Where two moods are as common the kinder one is told. */
async function publicMood(
  { pool }: Database,
  bookId: string,
): Promise<{ mood: Review['mood'] | null; reviews: number }> {
  const { rows } = await pool.query<{ mood: Review['mood']; reviews: number }>({
    name: 'public-mood',
    text: `
      select mood, sum(count(*)) over ()::int as reviews from review where book_id = $1 group by mood
      order by count(*) desc, array_position(array['GREAT', 'GOOD', 'SO_SO', 'SAD', 'BAD'], mood) limit 1`,
    values: [bookId],
  });
  const [commonest] = rows;
  if (commonest === undefined || commonest.reviews < minPublicReviews) return { mood: null, reviews: 0 };
  return commonest;
}
