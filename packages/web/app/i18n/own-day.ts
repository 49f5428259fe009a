/** The day of the device's own clock, which is its reader's: YYYY-MM-DD. */
export function ownDay(time = new Date()): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
