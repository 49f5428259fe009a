import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { cardColumns, type CatalogueContext, languageJson, tagJson } from './book-columns.ts';
import type { Book } from './contract.ts';
import { signingOfEdition } from './recording-columns.ts';
import { book, bookTag, contributor, edition, editionCredit, language, licence, picture, tag } from './tables.ts';

const time = (column: typeof edition.publishedAt | typeof edition.updatedAt) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

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
      levelSource: book.levelSource,
      wordCount: edition.wordCount,
      reads: book.reads,
      publishedAt: time(edition.publishedAt) as SQL<string | null>,
      updatedAt: time(edition.updatedAt),
      licence: {
        code: licence.code,
        name: licence.name,
        url: licence.url,
        allowsDerivatives: licence.allowsDerivatives,
        allowsCommerce: licence.allowsCommerce,
      },
      tags: tagsOfBook(),
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

function tagsOfBook(): SQL<Book['tags']> {
  return sql<Book['tags']>`coalesce((
    select jsonb_agg(${tagJson(sql`${edition.languageId}`)} order by ${tag.slug})
    from ${bookTag} inner join ${tag} on ${tag.id} = ${bookTag.tagId}
    where ${bookTag.bookId} = ${edition.bookId}), '[]')`;
}

function creditsOfEdition(): SQL<Book['credits']> {
  return sql<Book['credits']>`coalesce((
    select jsonb_agg(jsonb_build_object('role', ${editionCredit.role}, 'name', ${contributor.name}) order by ${editionCredit.position})
    from ${editionCredit} inner join ${contributor} on ${contributor.id} = ${editionCredit.contributorId}
    where ${editionCredit.editionId} = ${edition.id}), '[]')`;
}
