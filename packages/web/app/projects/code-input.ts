import { plainDigits } from '@letsread/projects/plain-digits.ts';

/** A project code has nine characters, a hyphen after its fourth (specification section 9). */
export const codeLength = 9;
const hyphenAfter = 4;

interface Edit {
  /** What stood in the field before. */
  before: string;
  /** What the browser made of it, and where the caret is now. */
  value: string;
  caret: number;
  /** Which way something was deleted; undefined when it was typed or pasted. */
  deleted?: 'backward' | 'forward' | undefined;
}

/**
 * What stands in the field after somebody typed, pasted or deleted (specification section 5): digits of any script
 * become 0 to 9, the hyphen after the fourth comes by itself, spaces and further hyphens are taken but not kept,
 * all else is left out, and there are at most nine characters.
 */
export function codeAfter({ before, value, caret, deleted }: Edit): { value: string; caret: number } {
  const beforeCaret = plainDigits(value.slice(0, caret));
  let digits = digitsOf(value);
  let digitCount = digitsOf(beforeCaret).length;
  if (deleted !== undefined && digits.length > hyphenAfter && digits === digitsOf(before)) {
    // Only the hyphen went, and would come back: the digit behind it goes in its place.
    const gone = deleted === 'forward' ? hyphenAfter : hyphenAfter - 1;
    digits = digits.slice(0, gone) + digits.slice(gone + 1);
    digitCount = gone;
  }
  digits = digits.slice(0, codeLength - 1);
  digitCount = Math.min(digitCount, digits.length);
  const hasHyphen =
    digits.length > hyphenAfter || (digits.length === hyphenAfter && (deleted === undefined || value.includes('-')));
  const isBehindHyphen =
    hasHyphen &&
    (digitCount > hyphenAfter || (digitCount === hyphenAfter && (deleted === undefined || beforeCaret.includes('-'))));
  return {
    value: hasHyphen ? `${digits.slice(0, hyphenAfter)}-${digits.slice(hyphenAfter)}` : digits,
    caret: digitCount + (isBehindHyphen ? 1 : 0),
  };
}

function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}
