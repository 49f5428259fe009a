/** How many books of each level a reader has finished in a language. */
export type FinishedByLevel = ReadonlyMap<number, number>;

/** After so many finished books at a level the next one is offered. */
export const booksForNextLevel = 5;
const highestLevel = 5;

/**
 * The level, 1 to 5, that reading shows: the highest of which two books were finished, since one may have been read
 * to the child, else the highest of all; so it never moves down by itself. Undefined before the first finished book.
 */
export function levelShown(finished: FinishedByLevel): number | undefined {
  return highestOf(finished, 2) ?? highestOf(finished, 1);
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
  const own = chosen ?? levelShown(finished);
  if (own === undefined) return new Map();
  const next = chosen ?? levelToOffer(own, finished.get(own) ?? 0) ?? own;
  return new Map(
    [1, 2, 3, 4, 5].map((level) => [level, 5 - (level < own ? own - level : Math.max(0, level - next))] as const),
  );
}

function highestOf(finished: FinishedByLevel, least: number): number | undefined {
  const levels = [...finished].filter(([, count]) => count >= least).map(([level]) => level);
  return levels.length === 0 ? undefined : Math.max(...levels);
}
