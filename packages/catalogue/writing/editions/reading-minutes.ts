/** Aloud to a child, or by a child that reads by itself: slower than grown-ups read for themselves. */
const wordsPerMinute = 90;
const secondsForAPicture = 5;

/** About how long an edition takes to read, in whole minutes and never none. */
export function readingMinutes(words: number, pages: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute + (pages * secondsForAPicture) / 60));
}
