import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';

/** What one reader did in a week. Read where it is summed, and written down nowhere. */
export interface ReaderWeek {
  /** The language most of it was in; null where none is known. */
  languageId: string | null;
  /** The highest level reached in the week. */
  level: number | null;
  /** Null: the family joined before this was shared. */
  started: number | null;
  finished: number;
  minutes: number;
  /** Questions, by whether the first answer was right. */
  right: number;
  wrong: number;
}

/** Sums of a group of readers; null is "fewer than five". */
export interface GroupSums {
  readers: number | null;
  started: number | null;
  finished: number | null;
  minutes: number | null;
  answered: number | null;
  rightAtFirst: number | null;
}

export interface WeekSums {
  all: GroupSums;
  /** Every reader is in one of them; that of null has all who are not told apart. None where they would tell too much. */
  languages: (GroupSums & { languageId: string | null })[];
  levels: { level: number; readers: number }[];
}

/** `sharing`: how many readers are of families that share what they begin. */
type Measure = 'started' | 'sharing' | 'finished' | 'minutes' | 'answered' | 'right' | 'wrong';
type Totals = Record<Measure | 'readers', number>;

/**
 * The sums of a week that may be told. Readers are parted into groups, each reader into one, so that whatever is added up
 * or taken from something else is again a sum of whole groups, of five readers or more. Groups that are too small for a
 * sum go together until it is none of one to four; where that is all of them, they are not told apart.
 */
export function groupSums(readers: readonly ReaderWeek[]): WeekSums {
  const total = totalsOf(readers);
  if (total.readers < minShownSum) {
    return {
      all: { readers: null, started: null, finished: null, minutes: null, answered: null, rightAtFirst: null },
      languages: [],
      levels: [],
    };
  }
  const isShown = (measure: Measure) => isEnough(total[measure]);
  const answers: Measure[] = isShown('right') && isShown('wrong') ? ['right', 'wrong'] : [];
  // What four readers of many began would be a sum of four, and a partner may know who joined last.
  const begun: Measure[] = isShown('started') && total.sharing >= minShownSum ? ['started', 'sharing'] : [];
  const shownMeasures = [...begun, ...(['finished', 'minutes', 'answered'] as const).filter(isShown), ...answers];
  return {
    all: sumsOf(total, shownMeasures),
    languages: partInto(readers, ({ languageId }) => languageId, shownMeasures).map(({ key, totals }) => ({
      languageId: key,
      ...sumsOf(totals, shownMeasures),
    })),
    levels: partInto(readers, ({ level }) => level, []).flatMap(({ key, totals }) =>
      key === null ? [] : [{ level: key, readers: totals.readers }],
    ),
  };
}

function isEnough(sum: number): boolean {
  return sum === 0 || sum >= minShownSum;
}

function totalsOf(readers: readonly ReaderWeek[]): Totals {
  const sum = (of: (reader: ReaderWeek) => number) => readers.reduce((total, reader) => total + of(reader), 0);
  return {
    readers: readers.length,
    started: sum(({ started }) => started ?? 0),
    sharing: sum(({ started }) => Number(started !== null)),
    finished: sum(({ finished }) => finished),
    minutes: sum(({ minutes }) => minutes),
    answered: sum(({ right, wrong }) => right + wrong),
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong),
  };
}

function sumsOf(totals: Totals, shownMeasures: readonly Measure[]): GroupSums {
  const shownSum = (measure: Measure) => (shownMeasures.includes(measure) ? totals[measure] : null);
  return {
    readers: totals.readers,
    started: shownSum('started'),
    finished: shownSum('finished'),
    minutes: shownSum('minutes'),
    answered: shownSum('answered'),
    rightAtFirst: shownSum('right'),
  };
}

interface Group<Key> {
  key: Key | null;
  totals: Totals;
}

/** The group of null is who has no key and who is not told apart. */
function partInto<Key>(
  readers: readonly ReaderWeek[],
  keyOf: (reader: ReaderWeek) => Key | null,
  shownMeasures: readonly Measure[],
): Group<Key>[] {
  const isTellable = ({ totals }: Group<Key>) =>
    totals.readers >= minShownSum && shownMeasures.every((measure) => isEnough(totals[measure]));
  const groups = [...Map.groupBy(readers, keyOf)].map(([key, members]) => ({ key, totals: totalsOf(members) }));
  const apart = groups
    .filter((group) => group.key !== null && isTellable(group))
    .toSorted((a, b) => b.totals.readers - a.totals.readers);
  const rest: Group<Key> = groups
    .filter((group) => !apart.includes(group))
    .reduce(join, { key: null, totals: totalsOf([]) });
  while (rest.totals.readers > 0 && !isTellable(rest)) {
    const smallest = apart.pop();
    if (smallest === undefined) return [];
    rest.totals = join(rest, smallest).totals;
  }
  if (apart.length === 0) return [];
  return rest.totals.readers === 0 ? apart : [...apart, rest];
}

function join<Key>(one: Group<Key>, other: Group<Key>): Group<Key> {
  const entries = Object.entries(one.totals) as [keyof Totals, number][];
  const totals = Object.fromEntries(entries.map(([name, sum]) => [name, sum + other.totals[name]])) as Totals;
  return { key: null, totals };
}
