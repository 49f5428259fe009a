import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Place } from './contract.ts';
import { readingPosition } from './tables.ts';

/** What is kept of a reader in a book (reading_position). */
export interface Position {
  page: number;
  pages: number;
  furthestPage: number;
  furthestPages: number;
  finishedAt: Date | null;
}

/** The columns of a `Position`; all null where the book was never opened and the table is joined on the left. */
export const positionColumns = {
  page: readingPosition.page,
  pages: readingPosition.pages,
  furthestPage: readingPosition.furthestPage,
  furthestPages: readingPosition.furthestPages,
  finishedAt: sql`case when ${isOnReadAgain()} then ${readingPosition.lastPageAt} end`.mapWith(
    readingPosition.lastPageAt,
  ) as SQL<Date | null>,
};

/** A finished book is on the shelf "Read again" until it is chosen there; its last page brings it back. */
export function isOnReadAgain(): SQL<boolean> {
  return sql<boolean>`coalesce(${readingPosition.lastPageAt} > coalesce(${readingPosition.againAt}, '-infinity'), false)`;
}

const neverOpened: Place = { page: 0, furthest: 0, share: 0, finishedAt: null };

/** A reader's place in an edition of `pageCount` pages, whichever edition they read. */
export function placeIn(position: Position | null, pageCount: number): Place {
  if (position === null) return neverOpened;
  const { page, pages, furthestPage, furthestPages, finishedAt } = position;
  return {
    page: pageIn(page, pages, pageCount),
    furthest: pageIn(furthestPage, furthestPages, pageCount),
    share: Math.round((1000 * page) / pages) / 1000,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/**
 * A page by its share of the book: the same page where the edition has as many pages, the cover is the cover, and
 * only the last page is the last page.
 */
function pageIn(page: number, pages: number, pageCount: number): number {
  if (page === 0) return 0;
  return Math.max(Math.min(1, pageCount), Math.floor((page * pageCount) / pages));
}
