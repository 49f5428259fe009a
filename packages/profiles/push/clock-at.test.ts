import { expect, test, vi } from 'vitest';
import { clockAt } from './clock-at.ts';

/** A Thursday. */
const now = Date.parse('2026-11-26T17:30:00Z');

test.each([
  ['UTC', { day: '2026-11-26', weekday: 4, time: '17:30', since: '16:30' }],
  ['Asia/Phnom_Penh', { day: '2026-11-27', weekday: 5, time: '00:30', since: '00:00' }],
  ['Asia/Kathmandu', { day: '2026-11-26', weekday: 4, time: '23:15', since: '22:15' }],
  ['America/New_York', { day: '2026-11-26', weekday: 4, time: '12:30', since: '11:30' }],
])('a clock of %s', (timezone, shown) => {
  expect(clockAt(timezone, now)).toEqual({ timezone, ...shown });
});

test('midnight is 00:00 of the day that begins, and a Sunday is the seventh day', () => {
  expect(clockAt('UTC', Date.parse('2026-11-29T00:00:00Z'))).toMatchObject({
    day: '2026-11-29',
    weekday: 7,
    time: '00:00',
  });
});

test('what writes a clock is made once for it, and for a name that is none not at all', () => {
  const { DateTimeFormat } = Intl;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function write(...options) {
    return new DateTimeFormat(...options);
  });
  clockAt('Asia/Kathmandu', now);
  expect(made).toHaveBeenCalledTimes(1);
  expect([clockAt('+07:00', now), clockAt('Mars/Olympus', now)]).toEqual([undefined, undefined]);
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});
