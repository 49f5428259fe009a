import { prepared } from '@letsread/database/sql.ts';
import sql, { raw } from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type * as contract from '../contract.ts';
import { listedOf } from './listed.ts';
import type { ReadingContext } from '../select-books.ts';

export async function addMyBook(
  { database }: ReadingContext,
  { params: { profileId }, query: { bId } }: EndpointRequest<typeof contract.addMyBook>,
): Promise<EndpointOutput<typeof contract.addMyBook>> {
  requireBook(await keep(database, 'saved_book', profileId, [bId]));
  return listedOf(database, profileId, bId);
}

export async function addFavouriteBook(
  { database }: ReadingContext,
  { params: { profileId, bookId } }: EndpointRequest<typeof contract.addFavouriteBook>,
): Promise<EndpointOutput<typeof contract.addFavouriteBook>> {
  requireBook(await keep(database, 'favourite_book', profileId, [bookId]));
  return listedOf(database, profileId, bookId);
}

export async function addFavouriteBooks(
  { database }: ReadingContext,
  { params: { profileId, bookIds } }: EndpointRequest<typeof contract.addFavouriteBooks>,
): Promise<EndpointOutput<typeof contract.addFavouriteBooks>> {
  const known = new Set(await keep(database, 'favourite_book', profileId, bookIds));
  return { added: bookIds.filter((id) => known.has(id)), unknown: bookIds.filter((id) => !known.has(id)) };
}

function requireBook(known: readonly string[]): void {
  if (known.length === 0)
    throw new Problem('book-not-found', 404, { detail: 'There is no published book with this id.' });
}

/**
 * Puts books on a list, the first to be listed first; one that is on it stays where it is. Gives the ids of those
 * that are published.
 */
async function keep(
  { pool }: Database,
  list: 'saved_book' | 'favourite_book',
  profileId: string,
  bookIds: readonly string[],
): Promise<string[]> {
  const { rows } = await retryOnConflict(() =>
    pool.query<{ book_id: string }>(
      prepared(
        `keep-${list}`,
        sql`
        with known as (
          select g.book_id as asked, book_now(g.book_id) as book_id, g.place
          from unnest(${bookIds}::bigint[]) with ordinality as g (book_id, place)
          where exists (select 1 from edition e where e.book_id = book_now(g.book_id) and e.status = 'published')
        ), added as (
          insert into ${raw(list)} (profile_id, book_id, added_at)
          select p.id, k.book_id, statement_timestamp() - min(k.place) * interval '1 microsecond'
          from known k cross join profile p
          where p.id = ${profileId}
          group by p.id, k.book_id
          order by k.book_id
          on conflict do nothing
        )
        select asked as book_id from known`,
      ),
    ),
  );
  return rows.map((row) => row.book_id);
}
