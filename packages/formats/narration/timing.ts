import { FormatError, type FormatErrorCode } from '../format-error.ts';

/** `[startMs, endMs, charStart, charEnd]`: when a part of a page is heard, and where it stands in UTF-16 units of the page's text. */
export type Timing = [startMs: number, endMs: number, charStart: number, charEnd: number];

/** The timings of one page in their order, and whether each is about a word or a longer piece. `marks` is what they are called where they are stored. */
export type Timings = { unit: 'word' | 'sentence'; marks: Timing[] };

/** Which page timings are for: the file and the page are named in errors, the text is what cues are looked up in. */
export type TimedPage = { file: string; page: number; text: string };

/** The most timings one page may have: about an hour of single words would be more than any story page is. */
export const maxTimings = 5000;

/** A FormatError about a page's timings. */
export function timingFault(
  code: FormatErrorCode,
  { file, page }: Omit<TimedPage, 'text'>,
  message: string,
): FormatError {
  return new FormatError(code, { file, location: { page }, message });
}

/**
 * The timings with ends drawn in where one runs into the next. @throws FormatError timings-out-of-order where times or offsets do not rise
 * or one is empty, cue-not-in-text where one lies outside the text, too-many-timings.
 */
export function checkTimings(timings: readonly Timing[], timed: TimedPage): Timing[] {
  if (timings.length > maxTimings)
    throw timingFault('too-many-timings', timed, `${timings.length} timings; at most ${maxTimings} are accepted.`);
  const checked: Timing[] = [];
  for (const [index, [startMs, endMs, charStart, charEnd]] of timings.entries()) {
    const name = `timing ${index + 1}`;
    const before = checked.at(-1);
    if (charEnd > timed.text.length)
      throw timingFault(
        'cue-not-in-text',
        timed,
        `${name} ends at ${charEnd}; the text has ${timed.text.length} characters.`,
      );
    if (startMs >= endMs || charStart >= charEnd)
      throw timingFault('timings-out-of-order', timed, `${name} is empty: it ends where it begins, or before.`);
    if (before !== undefined && (startMs <= before[0] || charStart < before[3]))
      throw timingFault('timings-out-of-order', timed, `${name} does not come after the one before it.`);
    if (before !== undefined) before[1] = Math.min(before[1], startMs);
    checked.push([startMs, endMs, charStart, charEnd]);
  }
  return checked;
}
