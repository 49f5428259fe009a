import { describe, expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

const title = (text: string) => oneLine('On one line.').min(1, 'Something.').max(12, 'Less.').safeParse(text);

describe('a name or title that people give', () => {
  test.each([
    ['marks of direction around it, as phones paste them', '\u2068The Kite\u2069', 'The Kite'],
    ['a turned direction', 'The \u202eetiK', 'The etiK'],
    ['marks between letters, and white space behind them', '\u200e The\u200f Ki\u061cte \ufeff', 'The Kite'],
    ['a soft hyphen and a word joiner', 'Ki\u00adte\u2060s', 'Kites'],
    ['more letters than it may have, with the marks', `${'\u2066a\u2069'.repeat(12)}`, 'a'.repeat(12)],
  ])('is taken without %s', (_what, text, kept) => {
    expect(title(text).data).toBe(kept);
  });

  test.each([
    ['the joiner of Sinhala', 'ශ්\u200dරී'],
    ['the non-joiner of Persian', 'می\u200cروم'],
    ['a family', '👨‍👩‍👧'],
    ['a flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.slice(0, 12)],
    ['where words of Khmer end', 'សៀវភៅ\u200bខ្មែរ'.slice(0, 12)],
    ['the vowel separator of Mongolian', 'ᠬ\u180eᠠ'],
  ])('keeps %s', (_what, text) => {
    expect(title(text).data).toBe(text);
  });

  test.each([
    ['two lines', 'The\nKite', 'On one line.'],
    ['a line separator', 'The\u2028Kite', 'On one line.'],
    ['a paragraph separator', 'The\u2029Kite', 'On one line.'],
    ['a control character', 'The\u0007Kite', 'On one line.'],
    ['nothing but marks that nobody sees', ' \u200f\u2066\u2069 ', 'Something.'],
    ['too many letters', 'a'.repeat(13), 'Less.'],
  ])('may not be %s', (_what, text, message) => {
    expect(title(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
