import { and } from '@letsread/database/sql.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cardTables } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { mayEdit } from '../editors/editable-books.ts';
import { searchedNames } from '../search/searched-words.ts';
import type { listStock as contract, StockEdition } from './contract.ts';
import { stockColumns } from './stock-columns.ts';

type Query = EndpointRequest<typeof contract>['query'];

/** A time in microseconds, as PostgreSQL tells times apart, and an edition. */
const lastKeys = z.tuple([z.string().regex(/^\d{1,17}$/), id]);

export async function listStock(
  { database, mediaUrl }: Pick<CatalogueContext, 'database' | 'mediaUrl'>,
  { query, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { limit, cursor, namesIn } = query;
  const after = readCursor(cursor, lastKeys);
  // The keys first: what a row shows is put together only for those that are shown.
  const { rows } = await database.pool.query<StockEdition & { at: string }>(sql`
    with shown as (
      select edition.id, edition.updated_at from edition join book on book.id = edition.book_id
      where ${and(mayEdit(standing, sql`edition.book_id`), matchesQuery(query), after && isAfter(after))}
      order by edition.updated_at desc, edition.id desc limit ${limit + 1})
    select ${stockColumns(mediaUrl, namesIn)}, (extract(epoch from shown.updated_at) * 1000000)::bigint::text as at
    from shown join (${cardTables}) on edition.id = shown.id
    order by shown.updated_at desc, shown.id desc`);
  const items = rows.slice(0, limit).map(({ at: _, ...edition }) => edition);
  const last = rows[limit - 1];
  return {
    items,
    ...(rows.length > limit && last !== undefined ? { cursor: writeCursor([last.at, last.editionId]) } : {}),
  };
}

function isAfter([at, editionId]: readonly [string, string]): Sql {
  return sql`(edition.updated_at, edition.id) <
    (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${editionId}::bigint)`;
}

const lacking: Record<NonNullable<Query['lacks']>, Sql> = {
  level: sql`book.level is null`,
  theme: sql`not exists (select from book_tag where book_tag.book_id = edition.book_id)`,
  picture: sql`edition.cover_picture_id is null`,
  // A code without a version says that the source states none (formats: licence.ts).
  licence: sql`edition.licence_code !~ '[0-9]\\.[0-9]$'`,
};

function matchesQuery({ words, status, lacks, source, langId, importId }: Query): Sql {
  return and(
    searchedNames(words),
    status && sql`edition.status = ${status}`,
    lacks && lacking[lacks],
    source === undefined ? undefined : sql`book.source = ${source}`,
    langId === undefined ? undefined : sql`edition.language_id = ${langId}`,
    importId === undefined ? undefined : sql`edition.import_id = ${importId}`,
  );
}
