const name = 'begun';

/**
 * Which books nobody in particular is in the middle of on this device. The stored positions say it too, only not before
 * home is painted: then its place is kept free (`keep-place.js`), so that nothing moves when the books come in.
 */
export function noteBegun(bookId: string, isBegun: boolean): void {
  const books = new Set(booksBegun());
  if (isBegun) books.add(bookId);
  else books.delete(bookId);
  noteAllBegun([...books]);
}

export function noteAllBegun(bookIds: readonly string[]): void {
  try {
    if (bookIds.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, bookIds.join(' '));
  } catch {
    // Storage is switched off: then the books come in where they have no place yet.
  }
}

function booksBegun(): string[] {
  try {
    return localStorage.getItem(name)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
