import { expect, test } from 'vitest';

import { shareOfGoal, stepOfGoal, weekUntil } from './reading-week.ts';

test('a week has seven days and ends with today, also where a year or the clock changes', () => {
  const read = [
    { day: '2025-12-26', minutes: 9 },
    { day: '2025-12-31', minutes: 12 },
    { day: '2026-01-02', minutes: 5 },
    { day: '2026-01-03', minutes: 7 },
  ];
  expect(weekUntil('2026-01-02', read)).toEqual([
    { day: '2025-12-27', minutes: 0 },
    { day: '2025-12-28', minutes: 0 },
    { day: '2025-12-29', minutes: 0 },
    { day: '2025-12-30', minutes: 0 },
    { day: '2025-12-31', minutes: 12 },
    { day: '2026-01-01', minutes: 0 },
    { day: '2026-01-02', minutes: 5 },
  ]);
  expect(new Set(weekUntil('2026-03-30', []).map(({ day }) => day)).size).toBe(7);
});

test('past the goal the ring stays full', () => {
  expect([0, 5, 20, 45].map((minutes) => shareOfGoal(minutes, 20))).toEqual([0, 0.25, 1, 1]);
});

test('a goal goes from 5 to 60 minutes, in fives', () => {
  expect([stepOfGoal(5, -1), stepOfGoal(5, 1), stepOfGoal(20, -1), stepOfGoal(60, 1)]).toEqual([5, 10, 15, 60]);
  expect([stepOfGoal(12, 1), stepOfGoal(12, -1), stepOfGoal(2, 1), stepOfGoal(90, -1)]).toEqual([15, 10, 5, 60]);
});
