import { prepared, preparedForms } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import {
  cardColumns,
  cardTables,
  creditsOfEdition,
  languageJson,
  licenceJson,
  publisherColumn,
  tagsOfBook,
  utc,
} from './book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { Book } from '../contract.ts';
import { signingOfEdition } from './recording-columns.ts';

/** The first edition that matches, with all that its own page shows; undefined when there is none. */
export async function selectBook({ database, mediaUrl }: CatalogueContext, where: Sql): Promise<Book | undefined> {
  const { rows } = await database.pool.query<Omit<Book, 'editions'>>(
    preparedForms(
      'book',
      sql`
    select ${cardColumns(mediaUrl)}, edition.subtitle, edition.description, edition.made,
      ${publisherColumn} as publisher, book.level_source as "levelSource", edition.word_count as "wordCount",
      (book.reads / 5 * 5)::float8 as reads, ${utc(sql`edition.published_at`)} as "publishedAt",
      ${utc(sql`edition.updated_at`)} as "updatedAt", ${licenceJson} as licence,
      ${tagsOfBook(sql`edition.language_id`)} as tags, ${creditsOfEdition} as credits, ${signingOfEdition} as signing
    from ${cardTables} join licence on licence.code = edition.licence_code
    where ${where} order by edition.variant limit 1`,
    ),
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  const editions = await database.pool.query<Book['editions'][number]>(
    prepared(
      'editions-of-book',
      sql`
    select edition.id as "editionId", edition.slug, edition.title, ${languageJson} as language,
      edition.page_count as "pageCount"
    from edition join language on language.id = edition.language_id
    where edition.book_id = ${found.bookId} and edition.status = 'published'
    order by language.english_name, edition.variant`,
    ),
  );
  return { ...found, editions: editions.rows };
}
