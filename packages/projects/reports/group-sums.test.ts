import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';
import { type GroupSums, groupSums, type ReaderWeek } from './group-sums.ts';

const reader = (week: Partial<ReaderWeek> = {}): ReaderWeek => ({
  languageId: '1',
  level: null,
  started: 5,
  finished: 5,
  minutes: 10,
  right: 5,
  wrong: 0,
  ...week,
});
const times = (count: number, week?: Partial<ReaderWeek>) => Array.from({ length: count }, () => reader(week));
const unknown = { readers: null, started: null, finished: null, minutes: null, answered: null, rightAtFirst: null };

describe('what a partner sees of a week', () => {
  test('of four readers it sees nothing, of five their sums', () => {
    expect(groupSums(times(4))).toEqual({ all: unknown, languages: [], levels: [] });
    expect(groupSums(times(5)).all).toEqual({
      readers: 5,
      started: 25,
      finished: 25,
      minutes: 50,
      answered: 25,
      rightAtFirst: 25,
    });
  });

  test('a sum of one to four is "fewer than five", and none is zero', () => {
    const readers = [...times(4, { finished: 0, right: 0 }), reader({ finished: 3, right: 0 })];
    expect(groupSums(readers).all).toMatchObject({ finished: null, answered: 0, rightAtFirst: 0 });
  });

  test('where four answers at most were wrong, those that were right are not told beside all', () => {
    const readers = [...times(4), reader({ right: 1, wrong: 4 })];
    expect(groupSums(readers).all).toMatchObject({ answered: 25, rightAtFirst: null });
  });

  test('books begun are told where five readers or more share them, in each part as well', () => {
    const sharing = (count: number, week?: Partial<ReaderWeek>) => times(count, { started: 6, ...week });
    const before = (count: number, week?: Partial<ReaderWeek>) => times(count, { started: null, ...week });
    expect(groupSums([...sharing(4), ...before(8)]).all).toMatchObject({ readers: 12, started: null, finished: 60 });
    const { all, languages } = groupSums([
      ...sharing(9),
      ...before(7, { languageId: '2' }),
      ...before(6, { languageId: '3' }),
    ]);
    expect(all.started).toBe(54);
    expect(languages.map((part) => [part.languageId, part.started])).toEqual([
      ['1', 54],
      ['2', 0],
      ['3', 0],
    ]);
    const mixed = [...sharing(9), ...sharing(3, { languageId: '2' }), ...before(7, { languageId: '2' })];
    expect(groupSums(mixed)).toMatchObject({ all: { started: 72 }, languages: [] });
  });

  test('a language of few readers goes together with the smallest other one', () => {
    const readers = [...times(9), ...times(6, { languageId: '2' }), ...times(2, { languageId: '3' })];
    expect(groupSums(readers).languages.map(({ languageId, readers: count }) => [languageId, count])).toEqual([
      ['1', 9],
      [null, 8],
    ]);
  });

  test('where only one language would be left out, none is told apart', () => {
    expect(groupSums([...times(9), ...times(2, { languageId: '3' })]).languages).toEqual([]);
  });

  test('a level that four reached is not told', () => {
    const readers = [...times(6, { level: 2 }), ...times(4, { level: 3 }), ...times(7)];
    expect(groupSums(readers).levels).toEqual([{ level: 2, readers: 6 }]);
  });
});

const anyReader = fc.record({
  languageId: fc.constantFrom('1', '2', '3', '4', null),
  level: fc.constantFrom(1, 2, 3, null),
  started: fc.option(fc.nat(6), { nil: null }),
  finished: fc.nat(6),
  minutes: fc.nat(12),
  right: fc.nat(4),
  wrong: fc.nat(3),
});

/** Whatever can be made of cells by adding them up and taking one sum from another, where one holds the other. */
function differences(all: number | null, cells: (number | null)[]): number[] {
  const known = cells.filter((cell) => cell !== null);
  const subsets = known.reduce<number[]>((sums, cell) => [...sums, ...sums.map((sum) => sum + cell)], [0]);
  return all === null ? subsets : [...subsets, ...subsets.map((sum) => all - sum)];
}

test('no combination of what is told comes to one, two, three or four', () => {
  fc.assert(
    fc.property(fc.array(anyReader, { maxLength: 60 }), (readers) => {
      const { all, languages, levels } = groupSums(readers);
      const of = (name: keyof GroupSums) =>
        differences(
          all[name],
          languages.map((group) => group[name]),
        );
      const shownSums = [
        ...(['readers', 'started', 'finished', 'minutes', 'answered', 'rightAtFirst'] as const).flatMap(of),
        ...differences(
          all.readers,
          levels.map((group) => group.readers),
        ),
        ...[all, ...languages].flatMap(({ answered, rightAtFirst }) =>
          answered === null || rightAtFirst === null ? [] : [answered - rightAtFirst],
        ),
      ];
      expect(shownSums.filter((sum) => sum !== 0 && sum < minShownSum)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('what is told apart comes to the whole', () => {
  fc.assert(
    fc.property(fc.array(anyReader, { minLength: 5, maxLength: 60 }), (readers) => {
      const { all, languages } = groupSums(readers);
      if (languages.length === 0) return;
      for (const name of ['readers', 'finished', 'minutes', 'answered', 'rightAtFirst'] as const) {
        const parts = languages.map((group) => group[name]);
        expect(
          parts.some((part) => part === null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0),
        ).toBe(all[name]);
      }
    }),
  );
});
