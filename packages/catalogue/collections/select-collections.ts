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
  const isInLanguage = languageId === undefined ? empty : sql`and edition.language_id = ${languageId}`;
  const onShelf = sql`edition join collection_book on collection_book.book_id = edition.book_id
    and collection_book.collection_id = collection.id and edition.status = 'published'`;
  const { rows } = await database.pool.query<CollectionFacts>(
    preparedForms(
      'collections',
      sql`
    select collection.id, collection.slug, collection.figure, text.title, text.summary, ${languageJson} as language, shelf.total,
      case when shelf.total > 0 then '[]' else (
        select coalesce(json_agg(${languageJson} order by language.published_books desc, language.english_name), '[]')
        from language where exists (select from ${onShelf} where edition.language_id = language.id)) end as "otherLanguages"
    from collection
    join lateral (
      select * from collection_text where collection_text.collection_id = collection.id
      order by language_id = ${languageId ?? englishLanguageId} desc, language_id = ${englishLanguageId} desc, language_id
      limit 1) as text on true
    join language on language.id = text.language_id
    cross join lateral (
      select count(distinct edition.book_id)::integer as total from ${onShelf} ${isInLanguage}) as shelf
    where (${which}) and collection.removed_at is null order by collection.position, collection.id`,
    ),
  );
  return rows;
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
    from (
      select collection_book.collection_id, best.id, row_number() over (
        partition by collection_book.collection_id
        order by collection_book.position, collection_book.book_id) as place
      from collection_book
      join lateral (
        select other.id from edition other
        where other.book_id = collection_book.book_id and other.status = 'published'
          ${languageId === undefined ? empty : sql`and other.language_id = ${languageId}`}
        order by other.language_id = ${englishLanguageId} desc, other.variant, other.id limit 1) as best on true
      where collection_book.collection_id = any (${collectionIds}::bigint[])) as listed
    join (${cardTables}) on edition.id = listed.id
    where listed.place > ${offset} and listed.place <= ${offset + limit}
    order by listed.place`,
    ),
  );
  const shelves = Map.groupBy(rows, ({ collectionId }) => collectionId);
  return new Map([...shelves].map(([id, shelf]) => [id, shelf.map(({ collectionId: _, ...card }) => card)]));
}
