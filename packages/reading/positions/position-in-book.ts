import sql from 'sql-template-tag';
import type { BookPosition } from '../contract.ts';

/** What is kept of a reader in a book (reading_position). */
export interface Position {
  page: number;
  pages: number;
  furthestPage: number;
  furthestPages: number;
  finishedAt: Date | null;
}

/** A finished book is on the shelf "Read again" until it is chosen there; its last page brings it back. */
export const isOnReadAgain = sql`coalesce(reading_position.last_page_at > coalesce(reading_position.again_at, '-infinity'), false)`;

/** The columns of a `Position`; all null where the book was never opened and the table is joined on the left. */
export const positionColumns = sql`reading_position.page, reading_position.pages,
  reading_position.furthest_page as "furthestPage", reading_position.furthest_pages as "furthestPages",
  case when ${isOnReadAgain} then reading_position.last_page_at end as "finishedAt"`;

const neverOpened: BookPosition = { page: 0, furthest: 0, share: 0, finishedAt: null };

/** A reader's position in an edition of `pageCount` pages, whichever edition they read. */
export function positionIn(position: Position | null, pageCount: number): BookPosition {
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
