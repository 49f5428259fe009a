import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { listBooksNear as contract } from './contract.ts';
import type { BookCard } from '../contract.ts';
import { type IndexFilter, listRows, onePerBook } from '../search/index/collect-books.ts';
import { foundCards } from '../search/index/found-cards.ts';
import type { DocFacts } from '../search/index/reading/doc-facts.ts';
import type { IndexReader } from '../search/index/reading/index-reader.ts';
import { queryIndex } from '../search/query-index.ts';
import { showCards } from '../search/select-cards.ts';
import { hasSlug } from '../books/has-slug.ts';

interface Found {
  bookId: string;
  languageId: string;
  level: number | null;
  tagIds: string[];
}

/** Of each theme, of the level and of the language, the most read are compared. */
const maxCompared = 500;

/** A theme in common counts more than the same level. */
export async function listBooksNear(
  context: CatalogueContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await context.database.pool.query<Found>(sql`
    select edition.book_id as "bookId", edition.language_id as "languageId", book.level,
      array(select book_tag.tag_id from book_tag where book_tag.book_id = edition.book_id) as "tagIds"
    from edition join book on book.id = edition.book_id
    where edition.status <> 'draft' and ${hasSlug(params.slug)}`);
  const [found] = rows;
  if (found === undefined) throw new Problem('book-not-found', 404, { detail: 'No book has or had this slug.' });
  const items =
    (await queryIndex(context, (reader) => nearInIndex(reader, found, query.limit))) ??
    (await nearInDatabase(context, found, query.limit));
  return { items };
}

/** Undefined for a language that the index has not. */
function nearInIndex(
  reader: IndexReader,
  { bookId, languageId, level, tagIds }: Found,
  limit: number,
): BookCard[] | undefined {
  const language = reader.languages().get(languageId);
  if (language === undefined) return undefined;
  const rowsWith = (filter: IndexFilter) => listRows(reader, { language, filter, limit: maxCompared, after: 0 });
  const rowids = new Set([
    ...tagIds.flatMap((tagId) => rowsWith({ tagIds: [tagId] })),
    ...rowsWith({ levels: [level ?? 0] }),
    ...rowsWith({}),
  ]);
  const nearness = ({ tags, level: own }: DocFacts) =>
    2 * tags.filter((tag) => tagIds.includes(tag)).length + (own === (level ?? 0) ? 1 : 0);
  const near = onePerBook(reader.factsOf([...rowids].toSorted((one, other) => one - other)))
    .filter(({ book }) => String(book) !== bookId)
    .map((doc) => ({ rowid: doc.rowid, nearness: nearness(doc) }))
    .toSorted((one, other) => other.nearness - one.nearness);
  return foundCards(
    reader,
    near.slice(0, limit).map(({ rowid }) => rowid),
  );
}

async function nearInDatabase(
  context: CatalogueContext,
  { bookId, languageId, level, tagIds }: Found,
  limit: number,
): Promise<BookCard[]> {
  // A sum: a query of its own for each book of the language took most of the time. One form for each number of themes.
  const inCommon = tagIds.reduce(
    (sum, id) => sql`${sum} + (${id}::bigint = any (counted_book.tag_ids))::integer`,
    sql`0`,
  );
  const { items } = await showCards(context, {
    chosen: sql`
      select best.id, near.book_id, near.rank, near.reads from (
        select book.id as book_id, book.reads, 2 * (${inCommon}) + (counted_book.level = ${level ?? 0})::integer as rank
        from counted_book join book on book.id = counted_book.book_id
        where counted_book.language_id = ${languageId} and counted_book.book_id <> ${bookId}
        order by rank desc, reads desc, book_id desc limit ${limit}) as near
      join lateral (
        select one.id from edition one
        where one.book_id = near.book_id and one.language_id = ${languageId} and one.status = 'published'
        order by one.variant, one.id limit 1) as best on true`,
    limit,
    preparedAs: 'books-near',
  });
  return items;
}
