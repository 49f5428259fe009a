import { foldText } from '@letsread/formats/words/fold-text.ts';

import type { OfflineBook } from '../../../offline/shelf/offline-book.ts';

/** What the books on a device are narrowed to; an empty list leaves all. */
export interface ShelfFilters {
  words: string;
  levels: (number | null)[];
  /** Ids of languages. */
  languages: string[];
}

export const noFilters: ShelfFilters = { words: '', levels: [], languages: [] };

/** From so many books on, one is no longer found at a glance. */
export const minToFind = 9;

/** The books whose title has every word, or what of it is typed so far, as the search of the library compares them. */
export function findOfflineBooks(books: readonly OfflineBook[], filters: ShelfFilters): OfflineBook[] {
  const words = comparable(filters.words)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const { levels, languages } = presentIn(books, filters);
  return books.filter(({ card }) => {
    const title = comparable(card.title);
    return (
      words.every((word) => title.includes(word)) &&
      (levels.length === 0 || levels.includes(card.level)) &&
      (languages.length === 0 || languages.includes(card.language.id))
    );
  });
}

export function isNarrowed(books: readonly OfflineBook[], filters: ShelfFilters): boolean {
  const { levels, languages } = presentIn(books, filters);
  return filters.words.trim() !== '' || levels.length + languages.length > 0;
}

/** With the last book of a level or language goes its chip, and must not narrow unseen. */
function presentIn(books: readonly OfflineBook[], { levels, languages }: ShelfFilters) {
  return {
    levels: levels.filter((level) => books.some(({ card }) => card.level === level)),
    languages: languages.filter((id) => books.some(({ card }) => card.language.id === id)),
  };
}

/** An apostrophe is often left out by who types. */
function comparable(text: string): string {
  return foldText(text).replaceAll("'", '');
}
