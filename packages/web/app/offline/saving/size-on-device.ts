import { estimateBook, offlineWidth, type LoadedCover, type SizedBook } from './estimate.ts';

/** About how many bytes keeping these books on this device takes; to be asked in a browser. */
export function sizeOnDevice(books: readonly SizedBook[]): number {
  const width = offlineWidth(window, document.documentElement.dataset['saver'] !== undefined);
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return books.reduce((sum, book) => sum + estimateBook(book, width, coverAmong(loaded, book)), 0);
}

/** The widest form of the cover that this page has loaded; a host that hides sizes tells none. */
function coverAmong(loaded: PerformanceResourceTiming[], { cover }: SizedBook): LoadedCover | undefined {
  return loaded
    .flatMap(({ name, encodedBodySize: bytes }) => {
      const [, width] = new RegExp(`${cover.url.slice(-64)}/(\\d+)[.](?:avif|webp)$`).exec(name) ?? [];
      return width === undefined || bytes === 0 ? [] : [{ bytes, width: Number(width) }];
    })
    .toSorted((one, other) => other.width - one.width)[0];
}
