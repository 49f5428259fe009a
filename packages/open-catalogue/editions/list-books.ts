import {
  cardTables,
  creditsOfEdition,
  languageJson,
  licenceJson,
  publisherColumn,
  tagsOfBook,
  utc,
} from '@letsread/catalogue/books/book-columns.ts';
import { letteredCoverColumn } from '@letsread/catalogue/covers/made-cover.ts';
import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { ListedBook } from '../feed.ts';
import type { FeedContext } from '../feed-context.ts';
import { selectOfferedFiles } from './offered-files.ts';

/** What feeds say of these editions, those that are published, in the order of their ids; tags are named in the language of the feed. */
export async function listBooks(context: FeedContext, editionIds: readonly string[]): Promise<ListedBook[]> {
  if (editionIds.length === 0) return [];
  const { rows } = await context.database.pool.query<Omit<ListedBook, 'files'>>(
    prepared(
      'books-of-feed',
      sql`
    select edition.book_id as "bookId", edition.id as "editionId", edition.slug, edition.title, edition.subtitle,
      edition.description, ${languageJson} as language, book.level, edition.page_count as "pageCount",
      ${letteredCoverColumn(context.mediaUrl)} as "letteredCover", ${publisherColumn} as publisher,
      ${utc(sql`edition.published_at`)} as "publishedAt", ${utc(sql`edition.updated_at`)} as "updatedAt",
      ${licenceJson} as licence, ${tagsOfBook(context.languageId)} as tags, ${creditsOfEdition} as credits
    from ${cardTables} join licence on licence.code = edition.licence_code
    where edition.status = 'published' and edition.id = any (${editionIds}::bigint[])`,
    ),
  );
  const filesOf = await selectOfferedFiles(context.database, editionIds);
  const byId = new Map(rows.map((row) => [row.editionId, { ...row, files: filesOf(row.editionId) }]));
  return editionIds.flatMap((id) => byId.get(id) ?? []);
}
