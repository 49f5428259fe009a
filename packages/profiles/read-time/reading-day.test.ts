import { expect, test } from 'vitest';
import { readingDay } from './reading-day.ts';

const now = new Date('2026-03-01T05:00:00Z');

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['tomorrow, where the day begins before UTC', '2026-03-02', '2026-03-02'],
  ['yesterday, where it begins after UTC or reading was done offline', '2026-02-28', '2026-02-28'],
  ['a year ago', '2025-03-01', '2025-03-01'],
])('%s is counted as it was said', (_what, said, day) => {
  expect(readingDay(said, now)).toBe(day);
});

test.each(['2026-03-03', '2025-02-27', '0001-01-01', '9999-12-31'])('%s cannot be and counts as today', (said) => {
  expect(readingDay(said, now)).toBe('2026-03-01');
});

test('nothing said is today in UTC', () => {
  expect(readingDay(undefined, now)).toBe('2026-03-01');
});
