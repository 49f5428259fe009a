import {
  cardColumns,
  creditsOfEdition,
  licenceColumns,
  publisherColumn,
  tagsOfBook,
  utc,
} from '@letsread/catalogue/book-columns.ts';
import { book, edition, language, licence, picture } from '@letsread/catalogue/tables.ts';
import { and, eq, max, type SQL, sql } from 'drizzle-orm';
import type { ListedBook } from './feed.ts';
import type { FeedContext } from './feed-context.ts';
import { selectOfferedFiles } from './offered-files.ts';

/** What feeds say of these editions, those that are published, in the order of their ids; tags are named in the language of the feed. */
export async function listBooks(context: FeedContext, editionIds: readonly string[]): Promise<ListedBook[]> {
  if (editionIds.length === 0) return [];
  const rows = await context.database.db
    .select({
      ...cardColumns(context.mediaUrl),
      publisher: publisherColumn,
      subtitle: edition.subtitle,
      description: edition.description,
      publishedAt: utc(sql`${edition.publishedAt}`) as SQL<string | null>,
      updatedAt: utc(sql`${edition.updatedAt}`),
      licence: licenceColumns,
      tags: tagsOfBook(context.languageId),
      credits: creditsOfEdition(),
    })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .innerJoin(licence, eq(licence.code, edition.licenceCode))
    .leftJoin(picture, eq(picture.id, edition.coverPictureId))
    .where(and(eq(edition.status, 'published'), sql`${edition.id} = any (${sql.param(editionIds)}::bigint[])`));
  const filesOf = await selectOfferedFiles(context.database, editionIds);
  const byId = new Map(rows.map((row) => [row.editionId, { ...row, files: filesOf(row.editionId) }]));
  return editionIds.flatMap((id) => byId.get(id) ?? []);
}

/** When the newest of the library changed; of an empty one, when time begins. */
export async function lastChange({ database }: FeedContext): Promise<string> {
  const [row] = await database.db
    .select({ at: utc(sql`${max(edition.updatedAt)}`) })
    .from(edition)
    .where(eq(edition.status, 'published'));
  return row?.at ?? '1970-01-01T00:00:00Z';
}
