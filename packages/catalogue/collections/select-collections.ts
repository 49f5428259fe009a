import { preparedForms } from '@letsread/database/sql.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import { cardColumns, cardTables, languageJson } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { type BookCard, type Collection, englishLanguageId } from '../contract.ts';

type InLanguage = string | undefined;
type CollectionFacts = Omit<Collection, 'books'>;

interface ShelfPart {
  /** Titles and books in this language; titles in English, else in their first language, where there is none. */
  languageId: InLanguage;
  limit: number;
  offset: number;
}

/** Collections with a part of their books each, in their order: two queries, however many there are. */
export async function selectCollections(context: CatalogueContext, which: Sql, part: ShelfPart): Promise<Collection[]> {
  const collections = await selectFacts(context, which, part.languageId);
  const books = await selectShelves(
    context,
    collections.map(({ id }) => id),
    part,
  );
  return collections.map((one) => ({ ...one, books: books.get(one.id) ?? [] }));
}

async function selectFacts(
  { database }: CatalogueContext,
  which: Sql,
  languageId: InLanguage,
): Promise<CollectionFacts[]> {
  const { rows } = await database.pool.query<CollectionFacts>(
    preparedForms(
      'collections',
      sql`
    select collection.id, collection.slug, collection.figure, text.title, text.summary, ${languageJson} as language, shelf.total,
      case when shelf.total > 0 then '[]' else (
        select coalesce(json_agg(${languageJson} order by language.published_books desc, language.english_name), '[]')
        from language where exists (select from ${onShelf(sql`collection.id`, sql`language.id`)})) end as "otherLanguages"
    from collection
    join lateral (
      select * from collection_text where collection_text.collection_id = collection.id
      order by language_id = ${languageId ?? englishLanguageId} desc, language_id = ${englishLanguageId} desc, language_id
      limit 1) as text on true
    join language on language.id = text.language_id
    cross join lateral (
      select count(*)::integer as total from ${onShelf(sql`collection.id`, languageId)}) as shelf
    where (${which}) and collection.removed_at is null order by collection.position, collection.id`,
    ),
  );
  return rows;
}

/** The books of a collection that are there in a language, or in any, as they are counted: one row each. */
function onShelf(collectionId: Sql, languageId: Sql | InLanguage): Sql {
  return sql`collection_book join counted_book on counted_book.book_id = collection_book.book_id
    and counted_book.language_id = ${languageId ?? 0} and collection_book.collection_id = ${collectionId}`;
}

/** The shelves' books in their order, each in the language asked for, else in English, else in its first. */
async function selectShelves(
  { database, mediaUrl }: CatalogueContext,
  collectionIds: readonly string[],
  { languageId, limit, offset }: ShelfPart,
): Promise<Map<string, BookCard[]>> {
  const { rows } = await database.pool.query<BookCard & { collectionId: string }>(
    preparedForms(
      'books-of-collections',
      sql`
    select ${cardColumns(mediaUrl)}, listed.collection_id as "collectionId"
    from unnest(${collectionIds}::bigint[]) as wanted (id)
    cross join lateral (
      select collection_book.* from ${onShelf(sql`wanted.id`, languageId)}
      order by collection_book.position, collection_book.book_id limit ${limit} offset ${offset}) as listed
    join lateral (
      select other.id from edition other
      where other.book_id = listed.book_id and other.status = 'published'
        ${languageId === undefined ? empty : sql`and other.language_id = ${languageId}`}
      order by other.language_id = ${englishLanguageId} desc, other.variant, other.id limit 1) as best on true
    join (${cardTables}) on edition.id = best.id
    order by listed.position, listed.book_id`,
    ),
  );
  const shelves = Map.groupBy(rows, ({ collectionId }) => collectionId);
  return new Map([...shelves].map(([id, shelf]) => [id, shelf.map(({ collectionId: _, ...card }) => card)]));
}
