import sql, { type Sql } from 'sql-template-tag';

/** Where a book stands in a list that is sorted by rank, reads and book, all descending. */
export interface Place {
  rank: number;
  reads: number;
  bookId: string;
}

export function isAfter(place: Place, rank: Sql, reads: Sql, bookId: Sql): Sql {
  return sql`(${rank}, ${reads}, ${bookId}) < (${place.rank}::bigint, ${place.reads}::bigint, ${place.bookId}::bigint)`;
}
