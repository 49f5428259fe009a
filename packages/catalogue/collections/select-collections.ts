import { preparedForms } from '@letsread/database/sql.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import { languageJson } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import { type BookCard, type Collection, englishLanguageId } from '../contract.ts';
import { foundCards } from '../search/index/found-cards.ts';
import type { IndexReader } from '../search/index/reading/index-reader.ts';
import { indexFirst } from '../search/query-index.ts';
import { selectCardsOf } from '../search/select-cards.ts';

type InLanguage = string | undefined;
type CollectionFacts = Omit<Collection, 'books'>;
/** `told`: how to use a book, by its id. */
type ChosenFacts = CollectionFacts & { bookIds: string[]; told: Record<string, string> };

interface ShelfPart {
  /** Titles and books in this language; titles in English, else in their first language, where there is none. */
  languageId: InLanguage;
  limit: number;
  offset: number;
}

/** Collections with a part of their books each, in their order: three queries, however many there are. */
export async function selectCollections(context: CatalogueContext, which: Sql, part: ShelfPart): Promise<Collection[]> {
  const collections = await selectFacts(context, which, part);
  const bookIds = [...new Set(collections.flatMap((one) => one.bookIds))];
  const cards = await selectCardsOfBooks(context, { languageId: part.languageId, bookIds });
  return collections.map(({ bookIds: shown, told, ...one }) => ({
    ...one,
    books: shown.flatMap((bookId) => {
      const card = cards.get(bookId);
      if (card === undefined) return [];
      const howToUse = told[bookId];
      return howToUse === undefined ? card : { ...card, howToUse };
    }),
  }));
}

async function selectFacts(
  { database }: CatalogueContext,
  which: Sql,
  { languageId, limit, offset }: ShelfPart,
): Promise<ChosenFacts[]> {
  const { rows } = await database.pool.query<ChosenFacts>(
    preparedForms(
      'collections',
      sql`
    select collection.id, collection.slug, collection.figure, collection.curator, collection.shown_from as "from",
      collection.shown_until as "to", text.title, text.summary, ${languageJson} as language, shelf.total,
      case when shelf.total > 0 then '[]' else (
        select coalesce(json_agg(${languageJson} order by language.published_books desc, language.english_name), '[]')
        from (
          select distinct counted_book.language_id from collection_book
          join counted_book on counted_book.book_id = collection_book.book_id
          where collection_book.collection_id = collection.id) as has
        join language on language.id = has.language_id)
      end as "otherLanguages",
      shelf.told, coalesce(shelf.book_ids[${offset + 1}::integer:${offset + limit}::integer], '{}') as "bookIds"
    from collection
    join lateral (
      select * from collection_text where collection_text.collection_id = collection.id
      order by language_id = ${languageId ?? englishLanguageId} desc, language_id = ${englishLanguageId} desc, language_id
      limit 1) as text on true
    join language on language.id = text.language_id
    cross join lateral (
      select count(*)::integer as total,
        array_agg(collection_book.book_id order by collection_book.position, collection_book.book_id) as book_ids,
        coalesce(json_object_agg(book_id, tip) filter (where tip is not null), '{}') as told
      from collection_book
      cross join lateral (select how_to_use ->> ${languageId ?? englishLanguageId}::text as tip) as own
      where collection_book.collection_id = collection.id and ${isThere(languageId)}) as shelf
    where (${which}) and collection.removed_at is null order by collection.position, collection.id`,
    ),
  );
  return rows;
}

/**
 * Whether the book of a row of `collection_book` is there in a language, or in any, as it is counted. A query for a value: joined, all books
 * of the language would be read for each collection. It asks for nothing that the index of the table has not.
 */
export function isThere(languageId: InLanguage): Sql {
  return sql`(select true from counted_book
    where counted_book.book_id = collection_book.book_id and counted_book.language_id = ${languageId ?? '0'})`;
}

/** By book, each in the language asked for; in any language, that in English, else its first. */
function selectCardsOfBooks(
  context: CatalogueContext,
  { languageId, bookIds }: { languageId: InLanguage; bookIds: readonly string[] },
): Promise<Map<string, BookCard>> {
  return indexFirst<BookCard>(context, bookIds, {
    idOf: (card) => card.bookId,
    inIndex: (reader) => cardsInIndex(reader, { languageId, bookIds }),
    inDatabase: (missing) => cardsInDatabase(context, { languageId, bookIds: missing }),
  });
}

function cardsInIndex(
  reader: IndexReader,
  { languageId, bookIds }: { languageId: InLanguage; bookIds: readonly string[] },
): BookCard[] {
  const language = languageId === undefined ? undefined : reader.languages().get(languageId);
  if (languageId !== undefined && language === undefined) return [];
  const rows = reader.firstRows(bookIds.map(Number), language?.number);
  return foundCards(reader, [...rows.values()]);
}

/** The editions are chosen before anything is joined: asked for together, the languages of the library were read once for each book. */
async function cardsInDatabase(
  context: CatalogueContext,
  { languageId, bookIds }: { languageId: InLanguage; bookIds: readonly string[] },
): Promise<BookCard[]> {
  const { rows } = await context.database.pool.query<{ id: string }>(
    preparedForms(
      'editions-of-collections',
      sql`
    select edition.id
    from unnest(${bookIds}::bigint[]) as listed (id)
    join lateral (
      select other.id from edition other
      where other.book_id = listed.id and other.status = 'published'
        ${languageId === undefined ? empty : sql`and other.language_id = ${languageId}`}
      order by other.language_id = ${englishLanguageId} desc, other.variant, other.id limit 1) as edition on true`,
    ),
  );
  return selectCardsOf(
    context,
    rows.map(({ id }) => id),
  );
}
