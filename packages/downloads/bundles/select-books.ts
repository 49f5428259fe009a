import {
  creditsOfEdition,
  languageJson,
  licenceJson,
  publisherColumn,
} from '@letsread/catalogue/books/book-columns.ts';
import type { Credit, LanguageMark } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { EditionRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';

/** What the list of a file says of a book. */
export interface ListedBook extends Pick<EditionRow, 'slug' | 'title' | 'subtitle' | 'made'> {
  editionId: string;
  language: LanguageMark;
  credits: Credit[];
  licence: { name: string; url: string };
  publisher: string;
}

/** Those of these editions that are published, by their ids. */
export async function selectBooks(
  { pool }: Database,
  editionIds: readonly string[],
): Promise<ReadonlyMap<string, ListedBook>> {
  const { rows } = await pool.query<ListedBook>(sql`
    select edition.id as "editionId", edition.slug, edition.title, edition.subtitle, edition.made, ${languageJson} as language,
      ${creditsOfEdition} as credits, ${licenceJson} as licence, ${publisherColumn} as publisher
    from edition
    join book on book.id = edition.book_id
    join language on language.id = edition.language_id
    join licence on licence.code = edition.licence_code
    where edition.id = any (${editionIds}::bigint[]) and edition.status = 'published'`);
  return new Map(rows.map((book) => [book.editionId, book]));
}
