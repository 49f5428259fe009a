import { expect, test } from 'vitest';
import { clampClientTime } from './clamp-client-time.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const counted = (said: string | undefined, clock?: string) =>
  clampClientTime(said, clock === undefined ? {} : { 'device-time': clock }, now).toISOString();

test.each([
  ['a day behind', '2026-03-01T11:30:00Z', '2026-03-01T12:00:00Z'],
  ['a day ahead', '2026-03-03T11:30:00Z', '2026-03-03T12:00:00Z'],
  ['set back to its first day', '1970-01-01T00:10:00Z', '1970-01-01T00:40:00Z'],
])('what was done half an hour ago was done then, by a clock that is %s', (_, said, clock) => {
  expect(counted(said, clock)).toBe('2026-03-02T11:30:00.000Z');
});

test('how long the way to the library took moves nothing', () => {
  expect(counted('2026-03-02T11:30:00Z', '2026-03-02T11:58:30Z')).toBe('2026-03-02T11:30:00.000Z');
  const [slow, fast] = ['2026-03-01T11:58:30Z', '2026-03-01T12:01:00Z'];
  expect(counted('2026-03-01T11:30:00Z', slow)).toBe(counted('2026-03-01T11:30:00Z', fast));
});

test('nothing is later than now, nor before clocks were set', () => {
  expect(counted('2026-03-02T12:00:01Z')).toBe('2026-03-02T12:00:00.000Z');
  expect(counted('2026-03-01T12:00:01Z', '2026-03-01T12:00:00Z')).toBe('2026-03-02T12:00:00.000Z');
  expect(counted('0000-01-01T00:00:00Z')).toBe('2000-01-01T00:00:00.000Z');
});

test('what says no time was done now, and a clock that says none is right', () => {
  expect(counted(undefined, '2026-03-01T12:00:00Z')).toBe('2026-03-02T12:00:00.000Z');
  for (const clock of [undefined, '', 'noon'])
    expect(counted('2026-03-01T12:00:00Z', clock)).toBe('2026-03-01T12:00:00.000Z');
});
