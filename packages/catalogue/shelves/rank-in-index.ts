import type { IndexReader } from '../search/index/reading/index-reader.ts';
import { maxRanked, type RankedShelf, type ShelfTotal } from './ranked-shelf.ts';

/** Read at once: mostly the shelves are full after two of them. */
const rowsAtOnce = 1000;

/**
 * The first books of each shelf: those opened most in the 30 days before the index was built, then in its order. It reads until
 * each shelf has what it has room for, so it does not grow with the language. Undefined for a language that the index has not.
 */
export function rankInIndex(
  reader: IndexReader,
  { languageId, shelves, mostRead }: { languageId: string; shelves: readonly ShelfTotal[]; mostRead: number },
): RankedShelf[] | undefined {
  const language = reader.languages().get(languageId);
  if (language === undefined) return undefined;
  const ranked = shelves.map((one): RankedShelf => ({ ...one, bookIds: [] }));
  const room = ({ shelf, total }: ShelfTotal) => Math.min(total, shelf === 'popular' ? mostRead : maxRanked);
  const seen = new Set<number>();
  for (let offset = 0; ranked.some((one) => one.bookIds.length < room(one)); offset += rowsAtOnce) {
    const rowids = reader.readLately(language.number, rowsAtOnce, offset);
    for (const { book, level, tags } of reader.factsOf(rowids)) {
      if (seen.has(book)) continue;
      seen.add(book);
      for (const one of ranked) {
        const isOnIt = one.tag === null ? one.level === null || one.level === level : tags.includes(one.tag.id);
        if (isOnIt && one.bookIds.length < room(one)) one.bookIds.push(String(book));
      }
    }
    if (rowids.length < rowsAtOnce) break;
  }
  return ranked;
}
