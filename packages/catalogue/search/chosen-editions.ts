import sql, { type Sql } from 'sql-template-tag';
import { englishLanguageId } from '../contract.ts';

export interface EditionChoice {
  /** Which editions; drafts are left out here. */
  where: Sql;
  /** Sorts before how often a book is read: a whole number, greater first. */
  rank?: Sql;
  /** What decides between equal ranks, greater first: how often the book is read, where this is left out. */
  reads?: Sql;
  /** The language in which a book is shown if it can be, whatever the rank; else the best ranked edition is shown. */
  languageId?: string;
}

/**
 * A query for the editions that match, one a book: the preferred one, else English, else the oldest. Its columns: id,
 * book_id, rank, reads. To be sorted by rank, reads and book_id, all descending, so that the same input gives the same
 * order.
 */
export function chosenEditions({ where, rank = sql`0`, reads = sql`book.reads`, languageId }: EditionChoice): Sql {
  const isPreferred = languageId === undefined ? sql`rank` : sql`language_id = ${languageId}`;
  // The rank is worked out in a query of its own, so that the order and the choice use it without doing so again.
  return sql`
    select id, book_id, rank, reads from (
      select id, book_id, rank, reads, row_number() over (
        partition by book_id
        order by ${isPreferred} desc, language_id = ${englishLanguageId} desc, variant, id) as choice
      from (
        select edition.id, edition.book_id, edition.language_id, edition.variant, ${rank} as rank, ${reads} as reads
        from edition join book on book.id = edition.book_id
        where edition.status = 'published' and (${where})) as ranked) as candidate
    where choice = 1`;
}
