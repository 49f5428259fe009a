import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEachDay } from './call-each-day.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-02-28T23:59:58Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it calls as each day begins, and no more after its end', () => {
  const days: string[] = [];
  const end = callEachDay(() => days.push(new Date().toISOString()));
  vi.advanceTimersByTime(3 * 24 * 60 * 60 * 1000);
  expect(days).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z']);
  end();
  vi.advanceTimersByTime(3 * 24 * 60 * 60 * 1000);
  expect(days).toHaveLength(3);
});
