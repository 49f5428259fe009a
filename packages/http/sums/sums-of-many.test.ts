import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupIntoMany, showSum, shownSum } from './sums-of-many.ts';
import { minShownSum } from './min-shown-sum.ts';

test('a sum is shown from five on', () => {
  expect([0, 1, 4, 5, 6].map(showSum)).toEqual([null, null, null, 5, 6]);
  expect([null, 5, 4, 0].map((sum) => shownSum.safeParse(sum).success)).toEqual([true, true, false, false]);
});

test('days are put together until they are five, and what is left over waits', () => {
  const days = [2, 2, 2, 9, 1, 3].map((count, day) => ({ day, count }));
  const { groups, rest } = groupIntoMany(days);
  expect(groups.map((group) => group.map(({ day }) => day))).toEqual([[0, 1, 2], [3]]);
  expect(rest.map(({ day }) => day)).toEqual([4, 5]);
});

test('of any counts each group is of five or more, the rest of fewer, and none is lost or out of order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ count: fc.nat(8) })), (items) => {
      const { groups, rest } = groupIntoMany(items);
      const sum = (of: readonly { count: number }[]) => of.reduce((all, { count }) => all + count, 0);
      for (const group of groups) expect(sum(group)).toBeGreaterThanOrEqual(minShownSum);
      expect(sum(rest)).toBeLessThan(minShownSum);
      expect([...groups.flat(), ...rest]).toEqual(items);
    }),
  );
});
