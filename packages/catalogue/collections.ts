import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type CatalogueContext, cardColumns, languageColumns, languageJson } from './book-columns.ts';
import * as contract from './contract.ts';
import { countBooks } from './select-cards.ts';
import { book, collection, collectionBook, collectionText, edition, language, picture } from './tables.ts';

type InLanguage = string | undefined;

export async function listCollections(
  context: CatalogueContext,
  { query }: CallRequest<typeof contract.listCollections>,
): Promise<CallOutput<typeof contract.listCollections>> {
  const shelves = await context.database.db
    .select({ id: collection.id })
    .from(collection)
    .where(sql`exists (select 1 from ${collectionBook} where ${collectionBook.collectionId} = ${collection.id})`)
    .orderBy(asc(collection.position), asc(collection.id));
  const items: contract.Collection[] = [];
  for (const { id } of shelves) items.push(await readCollection(context, eq(collection.id, id), query));
  return { items };
}

export function getCollection(
  context: CatalogueContext,
  { params, query }: CallRequest<typeof contract.getCollection>,
): Promise<contract.Collection> {
  return readCollection(context, eq(collection.id, params.id), query);
}

export function getCollectionBySlug(
  context: CatalogueContext,
  { params, query }: CallRequest<typeof contract.getCollectionBySlug>,
): Promise<contract.Collection> {
  return readCollection(context, eq(collection.slug, params.slug.normalize('NFC').toLowerCase()), query);
}

export async function listCollectionBooks(
  context: CatalogueContext,
  { params, query }: CallRequest<typeof contract.listCollectionBooks>,
): Promise<CallOutput<typeof contract.listCollectionBooks>> {
  await findCollection(context, eq(collection.id, params.id), query.lId);
  const total = await countBooks(context, onShelf(params.id, query.lId));
  const items = await selectShelf(context, {
    collectionId: params.id,
    lId: query.lId,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  });
  return { items, page: query.page, pages: Math.max(1, Math.ceil(total / query.limit)), total };
}

async function readCollection(
  context: CatalogueContext,
  which: SQL,
  { limit, lId }: { limit: number; lId?: InLanguage },
): Promise<contract.Collection> {
  const found = await findCollection(context, which, lId);
  const books = await selectShelf(context, { collectionId: found.id, lId, limit, offset: 0 });
  return {
    ...found,
    total: await countBooks(context, onShelf(found.id, lId)),
    books,
    otherLanguages: books.length > 0 ? [] : await languagesOf(context, found.id),
  };
}

async function findCollection({ database }: CatalogueContext, which: SQL, lId: InLanguage) {
  const wanted = lId ?? contract.englishLanguageId;
  const nearest = sql`(${collectionText.languageId} = ${wanted}) desc, (${collectionText.languageId} = ${contract.englishLanguageId}) desc, ${collectionText.languageId}`;
  const [found] = await database.db
    .select({
      id: collection.id,
      slug: collection.slug,
      title: collectionText.title,
      summary: collectionText.summary,
      language: languageJson(),
    })
    .from(collection)
    .innerJoin(collectionText, eq(collectionText.collectionId, collection.id))
    .innerJoin(language, eq(language.id, collectionText.languageId))
    .where(which)
    .orderBy(nearest)
    .limit(1);
  if (found === undefined) throw new Problem('collection-not-found', 404, { detail: 'There is no such collection.' });
  return found;
}

/** Editions whose book stands on the shelf. */
function onShelf(collectionId: string, lId: InLanguage): SQL | undefined {
  return and(
    sql`exists (select 1 from ${collectionBook} where ${collectionBook.bookId} = ${edition.bookId} and ${collectionBook.collectionId} = ${collectionId})`,
    lId === undefined ? undefined : eq(edition.languageId, lId),
  );
}

/** The shelf's books in its order, each in the language asked for, else in English, else in its first. */
async function selectShelf(
  { database, mediaUrl }: CatalogueContext,
  { collectionId, lId, limit, offset }: { collectionId: string; lId: InLanguage; limit: number; offset: number },
): Promise<contract.BookCard[]> {
  const chosen = sql`${edition.id} = (
    select other.id from ${edition} other
    where other.book_id = ${collectionBook.bookId} and other.status = 'published'
      ${lId === undefined ? sql`` : sql`and other.language_id = ${lId}`}
    order by (other.language_id = ${contract.englishLanguageId}) desc, other.variant, other.id limit 1)`;
  return database.db
    .select(cardColumns(mediaUrl))
    .from(collectionBook)
    .innerJoin(edition, chosen)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .where(eq(collectionBook.collectionId, collectionId))
    .orderBy(asc(collectionBook.position), asc(collectionBook.bookId))
    .limit(limit)
    .offset(offset);
}

async function languagesOf({ database }: CatalogueContext, collectionId: string): Promise<contract.LanguageMark[]> {
  return database.db
    .select(languageColumns)
    .from(language)
    .where(
      sql`exists (select 1 from ${edition} inner join ${collectionBook} on ${collectionBook.bookId} = ${edition.bookId}
        where ${collectionBook.collectionId} = ${collectionId} and ${edition.languageId} = ${language.id} and ${edition.status} = 'published')`,
    )
    .orderBy(desc(language.publishedBooks), asc(language.englishName));
}
