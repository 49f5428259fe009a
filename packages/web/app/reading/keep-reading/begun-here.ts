import { readStored, writeStored } from '../../request/web-storage.ts';

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

/** Where nothing is stored, the books come in where they have no place yet. */
export function noteAllBegun(bookIds: readonly string[]): void {
  writeStored(name, bookIds.length === 0 ? null : bookIds.join(' '));
}

function booksBegun(): string[] {
  return readStored(name)?.split(' ') ?? [];
}
