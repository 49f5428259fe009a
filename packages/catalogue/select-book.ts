import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import {
  cardColumns,
  type CatalogueContext,
  creditsOfEdition,
  languageJson,
  licenceColumns,
  publisherColumn,
  tagsOfBook,
  utc,
} from './book-columns.ts';
import type { Book } from './contract.ts';
import { signingOfEdition } from './recording-columns.ts';
import { book, edition, language, licence, picture } from './tables.ts';

/** The first edition that matches, with all that its own page shows; undefined when there is none. */
export async function selectBook(
  { database, mediaUrl }: CatalogueContext,
  where: SQL | undefined,
): Promise<Book | undefined> {
  const [found] = await database.db
    .select({
      ...cardColumns(mediaUrl),
      subtitle: edition.subtitle,
      description: edition.description,
      made: edition.made,
      publisher: publisherColumn,
      levelSource: book.levelSource,
      wordCount: edition.wordCount,
      reads: book.reads,
      publishedAt: utc(sql`${edition.publishedAt}`) as SQL<string | null>,
      updatedAt: utc(sql`${edition.updatedAt}`),
      licence: licenceColumns,
      tags: tagsOfBook(sql`${edition.languageId}`),
      credits: creditsOfEdition(),
      signing: signingOfEdition(),
    })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .innerJoin(licence, eq(licence.code, edition.licenceCode))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .where(where)
    .orderBy(edition.variant)
    .limit(1);
  if (found === undefined) return undefined;
  const editions = await database.db
    .select({
      editionId: edition.id,
      slug: edition.slug,
      title: edition.title,
      language: languageJson(),
      pageCount: edition.pageCount,
    })
    .from(edition)
    .innerJoin(language, eq(language.id, edition.languageId))
    .where(and(eq(edition.bookId, found.bookId), eq(edition.status, 'published')))
    .orderBy(asc(language.englishName), asc(edition.variant));
  return { ...found, editions };
}
