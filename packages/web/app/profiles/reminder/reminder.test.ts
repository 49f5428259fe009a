import { expect, test } from 'vitest';

import { isDue, type Reminder, untilNext } from './reminder.ts';

const atNoon: Reminder = {
  dailyReminder: true,
  dailyReminderTime: '12:00',
  days: [1, 2, 3, 4, 5, 6, 7],
  pausedUntil: null,
};
/** A Monday. */
const monday = (hour: number, minute = 0) => new Date(2026, 2, 2, hour, minute);
const minutes = (ms: number) => ms / 60_000;

test('a reminder is due from its time to the end of the day', () => {
  const due = [monday(11, 59), monday(12), monday(23, 59)].map((now) => isDue(atNoon, now));
  expect(due).toEqual([false, true, true]);
});

test('one that is off, on other days or paused is not due', () => {
  const due = (more: Partial<Reminder>) => isDue({ ...atNoon, ...more }, monday(13));
  expect(due({ dailyReminder: false })).toBe(false);
  expect([due({ days: [] }), due({ days: [2, 7] }), due({ days: [1] })]).toEqual([false, false, true]);
  expect(isDue({ ...atNoon, days: [7] }, new Date(2026, 2, 1, 13))).toBe(true);
});

test('a pause ends on the day that it names', () => {
  const due = (pausedUntil: string) => isDue({ ...atNoon, pausedUntil }, monday(13));
  expect([due('2026-03-03'), due('2026-03-02'), due('2025-01-01')]).toEqual([false, true, true]);
});

test('the next time is waited for, and where there is none the next day', () => {
  const evening = { ...atNoon, dailyReminderTime: '18:30' };
  expect(minutes(untilNext([evening, atNoon], monday(11)))).toBe(60);
  expect(minutes(untilNext([evening, atNoon], monday(12)))).toBe(390);
  expect(minutes(untilNext([atNoon], monday(23)))).toBe(60);
  expect(
    minutes(
      untilNext(
        [
          { ...evening, days: [3] },
          { ...atNoon, pausedUntil: '2027-01-01' },
        ],
        monday(8),
      ),
    ),
  ).toBe(960);
});
