import { clockFormat } from '../timezone.ts';

/** What a clock shows. */
export interface Clock {
  timezone: string;
  /** YYYY-MM-DD */
  day: string;
  /** 1 Monday … 7 Sunday. */
  weekday: number;
  /** HH:MM */
  time: string;
  /** From which time on a reminder of this day is not too late by now. */
  since: string;
}

/** As long as a library may have stood still at the time itself. */
export const lateMinutes = 60;

/** Undefined where this machine does not know the zone: it may have been said to another release, or to another machine. */
export function clockAt(timezone: string, nowMs: number): Clock | undefined {
  const format = clockFormat(timezone);
  if (format === undefined) return undefined;
  const parts = Object.fromEntries(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
  return {
    timezone,
    day,
    weekday: new Date(day).getUTCDay() || 7,
    time: timeOf(minutes),
    since: timeOf(Math.max(0, minutes - lateMinutes)),
  };
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
