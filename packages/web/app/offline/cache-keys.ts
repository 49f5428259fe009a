/**
 * Where this site keeps what on a device. Pages and the service worker agree on it across versions: an old page may
 * stand beside a new worker and the other way round, so nothing here is ever given another meaning.
 */
export const cacheNames = {
  /** All files of kept books, each once however many books need it. */
  kept: 'kept',
  /** The last pages, pictures and other files that were seen, as long as there is room. */
  pages: 'seen-pages',
  pictures: 'seen-pictures',
  files: 'seen-files',
} as const;

/** Asks for a page as a signed-out reader sees it, and marks the answer that is one (see packages/server/pages/page-key.ts). */
export const forAnyone = { header: 'letsread-page', value: 'anyone' } as const;

/** What a page tells the worker that has just taken it over. */
export interface SeenMessage {
  page: string;
  files: string[];
}

/** What a page tells the worker: to take it over, what it has loaded already, or that somebody has signed out. */
export type PageMessage = SeenMessage | 'claim' | 'forget';

export const downloadedPath = '/mybooks?show=downloaded';
export const offlinePath = '/offline';

/** One key for a picture in whatever width and format, as one kept picture answers for all of them. */
export function pictureKey(address: string): string | undefined {
  return /^(.*\/(?:pictures\/[0-9a-f]{16,}|covers\/\d+-[0-9a-f]{16}))\/\d+\.(?:avif|webp|jpg)$/.exec(address)?.[1];
}

/** The address of the same book's cover page: its document holds all pages but the last one. */
export function firstPageOf(address: string): string | undefined {
  const found = /^(.*\/read\/[^/?#]+)\/\d+(?:[?#].*)?$/.exec(address)?.[1];
  return found === undefined ? undefined : `${found}/0`;
}

/** The number of the last page that a reader document tells; undefined for another document. */
export function lastPageIn(html: string): string | undefined {
  return /<main[^>]*\sdata-last="(\d+)"/.exec(html)?.[1];
}
