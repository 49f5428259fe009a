/** How far a reader came in an edition of so many pages. */
interface Place {
  page: number;
  pages: number;
  finishedAt: string | undefined;
}

/** Where reading goes on in an edition of so many pages; undefined: at the cover. */
export function pageToResume(place: Place | undefined, pageCount: number) {
  if (place === undefined || place.finishedAt !== undefined || place.page === 0) return undefined;
  if (place.pages === pageCount) return Math.min(place.page, pageCount);
  // Another language may have other pages: as much of the book lies behind the reader.
  return Math.max(1, Math.min(pageCount, Math.round((place.page / place.pages) * pageCount)));
}
