import type { Profile } from '@letsread/profiles/contract.ts';

interface CalendarWords {
  title: string;
  description: string;
}

interface Position {
  /** The address of the library, such as "https://example.org". */
  origin: string;
  now: Date;
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * A reminder as a calendar file (RFC 5545). Its time is floating, on whatever clock the calendar has, as the reminder
 * is on the reader's own. The same profile is always the same event, and a file made later takes the place of one made before.
 * A reminder on no day is none: give one that has a day.
 */
export function reminderCalendar(profile: Profile, words: CalendarWords, { origin, now }: Position): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Let’s Read//Reading reminder//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:reading-reminder-${profile.id}@${new URL(origin).host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    // It must grow with each file; a minute is fine enough.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART:${firstDay(profile, now).replaceAll('-', '')}T${profile.dailyReminderTime.replace(':', '')}00`,
    `DURATION:PT${profile.minutesPerDay}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${profile.days.map((day) => weekdays[day - 1]).join(',')}`,
    `SUMMARY:${escaped(words.title)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `URL:${origin}/`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(words.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The first day of its own from today on, or from the end of the pause. */
function firstDay({ days, pausedUntil, timezone }: Profile, now: Date): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone ?? 'UTC', dateStyle: 'short' }).format(now);
  const from = Date.parse(pausedUntil !== null && pausedUntil > today ? pausedUntil : today);
  const next = [0, 1, 2, 3, 4, 5, 6]
    .map((later) => new Date(from + later * dayMs))
    .find((day) => days.includes(day.getUTCDay() || 7));
  return (next ?? new Date(from)).toISOString().slice(0, 10);
}

/** Text of a property (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** At most 75 octets a line, never cut within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  const rows = [''];
  for (const character of line) {
    const row = rows.at(-1) ?? '';
    // A row that goes on begins with a space, which counts.
    const room = rows.length === 1 ? 75 : 74;
    if (octets(row + character) <= room) rows[rows.length - 1] = row + character;
    else rows.push(character);
  }
  return rows.join('\r\n ');
}
