import type { Growth } from '@letsread/learning/contract.ts';

export type ReadTime = Growth['readTime'];

/** What was read in some days that follow each other. */
export interface Period {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  minutes: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days after another one, or before it: YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** As many periods of some days each as are wanted, one after another; the last one ends with today. */
export function periodsUntil(
  today: string,
  readTime: ReadTime,
  { count, days }: { count: number; days: number },
): Period[] {
  const day = (ago: number) => dayAfter(today, -ago);
  return Array.from({ length: count }, (_, at) => {
    const ago = (count - 1 - at) * days;
    const [from, to] = [day(ago + days - 1), day(ago)];
    const read = readTime.filter((one) => one.day >= from && one.day <= to);
    return { from, to, minutes: read.reduce((sum, { minutes }) => sum + minutes, 0) };
  });
}

/** On how many days something was read, of so many that end with today. */
export function readingDays(today: string, readTime: ReadTime, days: number): number {
  const [period] = periodsUntil(today, readTime, { count: 1, days });
  return readTime.filter(({ day }) => period !== undefined && day >= period.from && day <= period.to).length;
}
