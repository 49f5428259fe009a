/** How many books of each level a reader has finished in a language. */
export type FinishedByLevel = ReadonlyMap<number, number>;

/** After so many finished books at a level the next one is offered. */
export const booksForNextLevel = 5;
const highestLevel = 5;

/**
 * The level, 1 to 5, that reading shows: the highest at which, or above which, two books were finished, since one may have
 * been read to the child. More finished books never move it down. Undefined before the second finished book.
 */
export function levelShown(finished: FinishedByLevel): number | undefined {
  return [5, 4, 3, 2, 1].find((level) => countFrom(finished, level) >= 2);
}

/** The level to offer after so many books finished at a level; null while there is none. */
export function levelToOffer(level: number, finished: number): number | null {
  return finished >= booksForNextLevel && level < highestLevel ? level + 1 : null;
}

/**
 * How near each level, 1 to 5, is to a reader's: 5 is theirs, 1 the farthest; nothing is known of a reader who has
 * finished no book. A level that an adult chose is theirs; else the one that reading shows, and after five finished
 * books the next one too.
 */
export function nearLevels(finished: FinishedByLevel, chosen?: number): ReadonlyMap<number, number> {
  // One book alone says little, and yet more than none.
  const own = chosen ?? levelShown(finished) ?? [...finished.keys()][0];
  if (own === undefined) return new Map();
  const next = chosen ?? levelToOffer(own, finished.get(own) ?? 0) ?? own;
  return new Map(
    [1, 2, 3, 4, 5].map((level) => [level, 5 - (level < own ? own - level : Math.max(0, level - next))] as const),
  );
}

function countFrom(finished: FinishedByLevel, lowest: number): number {
  return [...finished].reduce((sum, [level, count]) => (level >= lowest ? sum + count : sum), 0);
}
