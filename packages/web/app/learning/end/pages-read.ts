import { whoReads } from '../../reading/record/who-reads.ts';

/**
 * Whether a book was read and not only leafed to its end: at least half of its pages were turned to, one after another or
 * on other days, by who reads now. A book that is opened in its middle was read up to there.
 */
export interface PagesRead {
  note: (page: number) => void;
  isRead: () => boolean;
  /** The next reading begins at the first page. */
  forget: () => void;
}

/** Kept on the device: the last page is a document of its own, and may be reached another day. */
export function pagesRead(bookId: string, pages: number): PagesRead {
  const key = () => `pagesRead:${whoReads()?.profileId ?? ''}:${bookId}`;
  const read = () => new Set(kept(key()).split(' ').filter(Boolean));
  return {
    note(page) {
      if (page < 1 || page > pages) return;
      keep(key(), [...read().add(String(page))].join(' '));
    },
    isRead: () => read().size >= pages / 2,
    forget: () => keep(key(), ''),
  };
}

const inMemory = new Map<string, string>();

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return inMemory.get(key) ?? '';
  }
}

function keep(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is switched off: then only what is turned in this document counts.
    inMemory.set(key, value);
  }
}
