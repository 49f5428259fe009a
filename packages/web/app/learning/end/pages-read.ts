import { whoReads } from '../../reading/record/who-reads.ts';

/** Which pages of a book were turned to; see `pagesRead`. */
export interface PagesRead {
  note: (page: number) => void;
  isRead: () => boolean;
  /** The next reading begins at the first page. */
  forget: () => void;
}

/**
 * Whether a book was read and not only leafed to its end: at least half of its pages were turned to by who reads now, one
 * after another or on other days. Kept in the storage of the browser: the last page is a document of its own.
 * Where storage is switched off nobody can tell, and who comes to the end is believed.
 */
export function pagesRead(bookId: string, pages: number): PagesRead {
  const key = () => `pagesRead:${whoReads()?.profileId ?? ''}:${bookId}`;
  const read = () => new Set((localStorage.getItem(key()) ?? '').split(' ').filter(Boolean));
  return {
    note(page) {
      if (page > 0) orWithout(() => localStorage.setItem(key(), [...read().add(String(page))].join(' ')), undefined);
    },
    isRead: () => orWithout(() => read().size >= pages / 2, true),
    forget: () => orWithout(() => localStorage.removeItem(key()), undefined),
  };
}

function orWithout<Result>(withStorage: () => Result, without: Result): Result {
  try {
    return withStorage();
  } catch {
    return without;
  }
}
