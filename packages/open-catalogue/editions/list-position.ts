import sql, { type Sql } from 'sql-template-tag';

/** Where a book stands in a list that is sorted by rank, reads and book, all descending. */
export interface ListPosition {
  rank: number;
  reads: number;
  bookId: string;
}

export function isAfter(position: ListPosition, rank: Sql, reads: Sql, bookId: Sql): Sql {
  return sql`(${rank}, ${reads}, ${bookId}) < (${position.rank}::bigint, ${position.reads}::bigint, ${position.bookId}::bigint)`;
}
