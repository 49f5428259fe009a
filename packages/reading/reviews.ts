import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { Problem } from '@letsread/http/problem.ts';
import { id } from '@letsread/http/values.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import { z } from 'zod';
import { minPublicReviews } from './contract.ts';
import type * as contract from './contract.ts';
import { microseconds } from './microseconds.ts';
import type { ReadingContext } from './select-books.ts';
import { clampClientTime } from './clamp-client-time.ts';

type Review = contract.Review;

const columns = sql`book_id as "bookId", language_id as "languageId", mood, reason,
  to_char(reviewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reviewedAt"`;

export async function reviewBook(
  { database }: ReadingContext,
  { params: { profileId, bookId }, body, headers }: EndpointRequest<typeof contract.reviewBook>,
): Promise<EndpointOutput<typeof contract.reviewBook>> {
  const before = await publicMood(database, bookId);
  const { rows } = await retryOnConflict(() =>
    database.pool.query<Review>(
      prepared(
        'review-book',
        sql`
        with known as (
          select b.id, (select l.id from language l where l.id = ${body.lId}) as language_id from book b
          where b.id = book_now(${bookId}, ${body.lId}) and exists (select 1 from edition e where e.book_id = b.id and e.status = 'published')
        ), written as (
          insert into review as r (profile_id, book_id, mood, reason, language_id, reviewed_at)
          select p.id, k.id, ${body.mood}, ${body.reason}, k.language_id, ${clampClientTime(body.at, headers)} from known k cross join profile p where p.id = ${profileId}
          on conflict (profile_id, book_id) do update set
            mood = excluded.mood, reason = excluded.reason, reviewed_at = excluded.reviewed_at,
            language_id = coalesce(excluded.language_id, r.language_id)
          where r.reviewed_at <= excluded.reviewed_at
          returning *
        )
        select ${columns} from written
        union all
        select ${columns} from review
        where profile_id = ${profileId} and book_id = (select id from known) and not exists (select from written)`,
      ),
    ),
  );
  const [review] = rows;
  if (review === undefined)
    throw new Problem('book-not-found', 404, { detail: 'There is no published book with this id.' });
  const after = await publicMood(database, bookId);
  // Pages that tell the mood are made anew.
  if (before.mood !== after.mood) await database.pool.query(sql`select pg_notify('catalogue', '')`);
  return review;
}

/** When the last one was written, in microseconds since 1970, and its book. */
const lastKeys = z.tuple([z.string().regex(/^\d{1,17}$/), id]);

export async function listReviews(
  { database }: ReadingContext,
  { params: { profileId }, query }: EndpointRequest<typeof contract.listReviews>,
): Promise<EndpointOutput<typeof contract.listReviews>> {
  const [at, bookId] = readCursor(query.cursor, lastKeys) ?? [null, null];
  const { rows } = await database.pool.query<Review & { key: string }>(
    prepared(
      'list-reviews',
      sql`
      select ${columns}, ${microseconds(sql`reviewed_at`)}::text as key from review
      where profile_id = ${profileId} and (${query.bId}::bigint is null or book_id = book_now(${query.bId}::bigint))
        and (${at}::bigint is null or (${microseconds(sql`reviewed_at`)}, book_id) < (${at}::bigint, ${bookId}::bigint))
      order by reviewed_at desc, book_id desc limit ${query.limit + 1}`,
    ),
  );
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
  { params }: EndpointRequest<typeof contract.getMood>,
): Promise<EndpointOutput<typeof contract.getMood>> {
  return publicMood(database, params.bookId);
}

/** Where two moods are as common the kinder one is told. */
async function publicMood(
  { pool }: Database,
  bookId: string,
): Promise<{ mood: Review['mood'] | null; reviews: number }> {
  const { rows } = await pool.query<{ mood: Review['mood']; reviews: number }>(
    prepared(
      'public-mood',
      sql`
      select mood, sum(count(*)) over ()::int as reviews from review where book_id = book_now(${bookId}) group by mood
      order by count(*) desc, array_position(array['GREAT', 'GOOD', 'SO_SO', 'SAD', 'BAD'], mood) limit 1`,
    ),
  );
  const [commonest] = rows;
  if (commonest === undefined || commonest.reviews < minPublicReviews) return { mood: null, reviews: 0 };
  return commonest;
}
