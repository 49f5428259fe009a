const dayMs = 24 * 60 * 60 * 1000;
const maxDaysAgo = 366;

/**
 * The day that reading counts for. A client says its reader's own day, which may already be tomorrow in UTC; a day
 * that cannot be (a clock that is wrong) counts as today in UTC, since a refusal would keep the phone sending for ever.
 */
export function readingDay(said: string | undefined, now: Date): string {
  const today = isoDay(now.getTime());
  if (said === undefined) return today;
  const isPossible = said <= isoDay(now.getTime() + dayMs) && said >= isoDay(now.getTime() - maxDaysAgo * dayMs);
  return isPossible ? said : today;
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
