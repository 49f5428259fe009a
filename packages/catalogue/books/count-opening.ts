import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import { createWriteBatch } from '@letsread/database/write-batch.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { CatalogueContext } from '../context.ts';
import type { countOpening as contract } from '../contract.ts';

interface Opening {
  bookId: string;
  signLanguage: boolean;
}

const batches = new WeakMap<Database, ReturnType<typeof createWriteBatch<Opening, boolean>>>();

export async function countOpening(
  { database }: CatalogueContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const isKnown = await batchOf(database).add({ bookId: params.bookId, signLanguage: query.signLanguage });
  if (!isKnown) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  return { counted: true };
}

function batchOf(database: Database) {
  const batch =
    batches.get(database) ??
    createWriteBatch<Opening, boolean>({
      everyMs: 200,
      most: 1000,
      write: (openings) => writeOpenings(database, openings),
    });
  batches.set(database, batch);
  return batch;
}

/** Adds the openings to the day and to the book's total; true for each whose book exists. */
async function writeOpenings({ pool }: Database, openings: readonly Opening[]): Promise<boolean[]> {
  const given = openings.map(({ bookId, signLanguage }) => ({ book_id: bookId, sign_language: signLanguage }));
  const { rows } = await pool.query<{ book_id: string }>(
    prepared(
      'count-openings',
      sql`
      with given as (
        select book_id, sign_language, count(*)::integer as count
        from json_to_recordset(${JSON.stringify(given)}) as g (book_id bigint, sign_language boolean)
        where exists (select 1 from book where id = g.book_id)
        group by book_id, sign_language
      ), daily as (
        insert into book_opening as o (book_id, day, sign_language, count)
        select book_id, (now() at time zone 'UTC')::date, sign_language, count from given order by book_id
        on conflict (book_id, day, sign_language) do update set count = o.count + excluded.count
      )
      update book b set reads = b.reads + g.count
      from (select book_id, sum(count) as count from given group by book_id) g
      where b.id = g.book_id
      returning b.id as book_id`,
    ),
  );
  const known = new Set(rows.map((row) => row.book_id));
  return openings.map(({ bookId }) => known.has(bookId));
}
