import { expect, test } from 'vitest';

import { periodsUntil, readingDays } from './reading-periods.ts';

const read = [
  { day: '2026-02-02', minutes: 9 },
  { day: '2026-02-23', minutes: 4 },
  { day: '2026-02-24', minutes: 5 },
  { day: '2026-03-01', minutes: 7 },
  { day: '2026-03-02', minutes: 3 },
];

test('a week has seven days that end with today; what was read on the morrow does not count yet', () => {
  const week = periodsUntil('2026-03-01', read, { count: 7, days: 1 });
  expect(week.map(({ from, to, minutes }) => [from === to, minutes])).toEqual([
    [true, 4],
    [true, 5],
    [true, 0],
    [true, 0],
    [true, 0],
    [true, 0],
    [true, 7],
  ]);
  expect(readingDays('2026-03-01', read, 7)).toBe(3);
});

test('four weeks follow each other without a gap', () => {
  expect(periodsUntil('2026-03-01', read, { count: 4, days: 7 })).toEqual([
    { from: '2026-02-02', to: '2026-02-08', minutes: 9 },
    { from: '2026-02-09', to: '2026-02-15', minutes: 0 },
    { from: '2026-02-16', to: '2026-02-22', minutes: 0 },
    { from: '2026-02-23', to: '2026-03-01', minutes: 16 },
  ]);
});
