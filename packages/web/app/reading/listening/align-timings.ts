import type { Narration } from '@letsread/catalogue/contract.ts';
import type { Span } from './story-text.ts';

/** When a span of the shown text is told, in milliseconds of the file. */
export interface ShownTiming extends Span {
  startMs: number;
  endMs: number;
}

/**
 * The timings of a recording over the text as the page shows it. The two differ in white space alone, since the wraps of
 * a printed page are taken out; where they differ in more, nothing is marked.
 */
export function alignTimings(timings: Narration['marks'], recordedText: string, shown: string): ShownTiming[] {
  const [letters, shownLetters] = [lettersOf(recordedText), lettersOf(shown)];
  const isSame =
    letters.length <= shownLetters.length && letters.every(({ letter }, at) => letter === shownLetters[at]?.letter);
  if (!isSame) return [];
  return timings.flatMap(([startMs, endMs, charStart, charEnd]) => {
    const first = letters.findIndex(({ index }) => index >= charStart);
    const last = letters.findLastIndex(({ index }) => index < charEnd);
    const [start, end] = [shownLetters[first]?.index, shownLetters[last]?.index];
    return start === undefined || end === undefined || end < start ? [] : [{ startMs, endMs, start, end: end + 1 }];
  });
}

/** Every UTF-16 unit that is no white space, and where it stands. */
function lettersOf(text: string): { letter: string; index: number }[] {
  return [...text.matchAll(/\S/g)].map(({ 0: letter, index }) => ({ letter, index }));
}
