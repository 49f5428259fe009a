import { prepared } from '@letsread/database/sql.ts';
import { cardColumns, cardTables } from '@letsread/catalogue/books/book-columns.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { BookCard } from '@letsread/catalogue/contract.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';

/**
 * The card of a published edition.
 * @throws Problem edition-not-found for one that is unknown or a draft.
 */
export async function findCard({ database, mediaUrl }: CatalogueContext, editionId: string): Promise<BookCard> {
  const { rows } = await database.pool.query<BookCard>(
    prepared(
      'card-of-edition',
      sql`
    select ${cardColumns(mediaUrl)} from ${cardTables} where edition.id = ${editionId} and edition.status = 'published'`,
    ),
  );
  const [card] = rows;
  if (card !== undefined) return card;
  throw new Problem('edition-not-found', 404, { detail: 'There is no published edition with this id.' });
}
