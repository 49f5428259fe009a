import { expect, test } from 'vitest';

import { ownDay } from './own-day.ts';

test('a day is that of the own clock', () => {
  expect(ownDay(new Date(2026, 0, 3, 23, 59))).toBe('2026-01-03');
});
