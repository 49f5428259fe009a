/** How many books of each level a reader has finished in a language. */
export type FinishedByLevel = ReadonlyMap<number, number>;

const enoughForNext = 5;
const highestLevel = 5;

/**
 * How near each level, 1 to 5, is to a reader's: 5 is theirs, 1 the farthest; nothing is known of a reader who has
 * finished no book. Theirs is the highest of which they finished two, since one may have been read to them, else the
 * highest of all: so it never moves down by itself. After five finished books the next level is theirs too.
 */
export function nearLevels(finished: FinishedByLevel): ReadonlyMap<number, number> {
  const own = highestOf(finished, 2) ?? highestOf(finished, 1);
  if (own === undefined) return new Map();
  const next = (finished.get(own) ?? 0) >= enoughForNext ? Math.min(own + 1, highestLevel) : own;
  return new Map(
    [1, 2, 3, 4, 5].map((level) => [level, 5 - (level < own ? own - level : Math.max(0, level - next))] as const),
  );
}

function highestOf(finished: FinishedByLevel, least: number): number | undefined {
  const levels = [...finished].filter(([, count]) => count >= least).map(([level]) => level);
  return levels.length === 0 ? undefined : Math.max(...levels);
}
