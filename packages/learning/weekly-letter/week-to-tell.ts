const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The Monday of the last week that has ended for readers in all time zones: letters of it go from Monday noon, UTC, on. */
export function weekToTell(nowMs: number): string {
  const day = Math.floor((nowMs - 12 * hourMs) / dayMs);
  // 1 January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7) - 7;
  return new Date(monday * dayMs).toISOString().slice(0, 10);
}
