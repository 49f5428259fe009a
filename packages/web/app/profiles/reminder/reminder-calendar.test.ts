import type { Profile } from '@letsread/profiles/contract.ts';
import { expect, test } from 'vitest';

import { reminderCalendar } from './reminder-calendar.ts';

const amina: Profile = {
  id: '7',
  userId: '1',
  name: 'Amina',
  imageUrl: '/media/avatars/owl.webp',
  minutesPerDay: 20,
  dailyReminder: true,
  dailyReminderTime: '18:30',
  timezone: null,
  days: [1, 3, 7],
  pausedUntil: null,
};
/** A Thursday. */
const now = new Date('2026-02-26T23:30:15.250Z');
const words = { title: 'Time for a story', description: 'Any story will do.' };
const made = (profile: Partial<Profile> = {}, said = words) =>
  reminderCalendar({ ...amina, ...profile }, said, { origin: 'https://library.example:8443', now });
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the event repeats on the chosen days at the floating time, with an alarm', () => {
  expect(unfolded(made())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Let’s Read//Reading reminder//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:reading-reminder-7@library.example:8443',
    'DTSTAMP:20260226T233015Z',
    'LAST-MODIFIED:20260226T233015Z',
    'SEQUENCE:29535810',
    'DTSTART:20260301T183000',
    'DURATION:PT20M',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,SU',
    'SUMMARY:Time for a story',
    'DESCRIPTION:Any story will do.',
    'URL:https://library.example:8443/',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    'DESCRIPTION:Time for a story',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('it begins on the first chosen day of the reader’s own calendar, after the pause', () => {
  const begins = (profile: Partial<Profile>) => /DTSTART:(\d+)T/.exec(made(profile))?.[1];
  const everyDay = { days: [1, 2, 3, 4, 5, 6, 7] };
  expect(begins(everyDay)).toBe('20260226');
  expect(begins({ ...everyDay, timezone: 'Asia/Phnom_Penh' })).toBe('20260227');
  expect(begins({ ...everyDay, pausedUntil: '2026-02-20' })).toBe('20260226');
  expect(begins({ pausedUntil: '2026-07-28' })).toBe('20260729');
});

test('the same profile is always the same event', () => {
  const later = reminderCalendar({ ...amina, name: 'Ama', days: [2] }, words, {
    origin: 'https://library.example:8443',
    now: new Date('2026-03-01T00:00:00Z'),
  });
  const uid = (file: string) => unfolded(file).find((line) => line.startsWith('UID:'));
  const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
  expect(uid(later)).toBe(uid(made()));
  expect(sequence(later)).toBeGreaterThan(sequence(made()));
  expect(sequence(later)).toBeLessThan(2 ** 31);
});

test('text is escaped, and no line break of a name begins another property', () => {
  const file = made({}, { title: 'A; b, c\\d\r\nATTACH:x', description: 'one\ntwo' });
  expect(unfolded(file)).toContain('SUMMARY:A\\; b\\, c\\\\d\\nATTACH:x');
  expect(unfolded(file)).toContain('DESCRIPTION:one\\ntwo');
});

test('lines have at most 75 octets, and no character is cut', () => {
  const title = 'وقت القصة مع أمينة '.repeat(8) + '👩🏽‍🦱'.repeat(9);
  const file = made({}, { title, description: 'x'.repeat(300) });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/(?<!\r)\n|�/);
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});
