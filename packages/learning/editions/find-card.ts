import { cardColumns, type CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import type { BookCard } from '@letsread/catalogue/contract.ts';
import { book, edition, language, picture } from '@letsread/catalogue/tables.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, eq } from 'drizzle-orm';

/**
 * The card of a published edition.
 * @throws Problem edition-not-found for one that is unknown or a draft.
 */
export async function findCard({ database, mediaUrl }: CatalogueContext, editionId: string): Promise<BookCard> {
  const [card] = await database.db
    .select(cardColumns(mediaUrl))
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .where(and(eq(edition.id, editionId), eq(edition.status, 'published')));
  if (card !== undefined) return card;
  throw new Problem('edition-not-found', 404, { detail: 'There is no published edition with this id.' });
}
