import type { Profile } from '@letsread/profiles/contract.ts';

import { ownDay } from '../../i18n/own-day.ts';

/** When a reader wants to be reminded, on the device's own clock. */
export type Reminder = Pick<Profile, 'dailyReminder' | 'dailyReminderTime' | 'days' | 'pausedUntil'>;

/** Whether its time has come today, on a day that was chosen and is in no pause. */
export function isDue(reminder: Reminder, now: Date): boolean {
  return remindsOn(reminder, now) && reminder.dailyReminderTime <= timeOf(now);
}

/** Milliseconds until one of them is due, or until the next day, whichever comes first. */
export function untilNext(reminders: readonly Reminder[], now: Date): number {
  const times = reminders
    .filter((one) => remindsOn(one, now) && one.dailyReminderTime > timeOf(now))
    .map(({ dailyReminderTime }) => dailyReminderTime);
  const next = new Date(now);
  const [first] = times.toSorted();
  if (first === undefined) next.setHours(24, 0, 0, 0);
  else next.setHours(Number(first.slice(0, 2)), Number(first.slice(3)), 0, 0);
  return Math.max(0, next.getTime() - now.getTime());
}

/** Whether a pause still lasts on a day. */
export function isPaused({ pausedUntil }: Pick<Reminder, 'pausedUntil'>, day: string): boolean {
  return pausedUntil !== null && pausedUntil > day;
}

function remindsOn(reminder: Reminder, now: Date): boolean {
  return reminder.dailyReminder && reminder.days.includes(now.getDay() || 7) && !isPaused(reminder, ownDay(now));
}

/** HH:MM */
function timeOf(time: Date): string {
  return `${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`;
}
