import { expect, test } from 'vitest';
import { weekToTell } from './week-to-tell.ts';

test.each([
  ['2026-11-23T11:59:59Z', '2026-11-09'],
  ['2026-11-23T12:00:00Z', '2026-11-16'],
  ['2026-11-29T23:00:00Z', '2026-11-16'],
  ['2027-01-04T13:00:00Z', '2026-12-28'],
])('at %s letters tell of the week of %s', (now, week) => {
  expect(weekToTell(Date.parse(now))).toBe(week);
});
