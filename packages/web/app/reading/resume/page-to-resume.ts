/** How far a reader came in an edition of so many pages. */
interface Position {
  page: number;
  pages: number;
  finishedAt: string | undefined;
}

/** Where reading goes on in an edition of so many pages; undefined: at the cover. */
export function pageToResume(position: Position | undefined, pageCount: number) {
  if (position === undefined || position.finishedAt !== undefined || position.page === 0) return undefined;
  if (position.pages === pageCount) return Math.min(position.page, pageCount);
  // Another language may have other pages: as much of the book lies behind the reader.
  return Math.max(1, Math.min(pageCount, Math.round((position.page / position.pages) * pageCount)));
}
