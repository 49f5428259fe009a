/** The day of the device's own clock, which is its reader's: YYYY-MM-DD. */
export function ownDay(time = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
