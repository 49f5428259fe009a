import { withoutUnseen } from '@letsread/http/one-line.ts';
import { z } from 'zod';

export const maxNameCharacters = 20;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Control characters, line and paragraph separators. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** The fillers of Hangul and the blank of Braille are letters and symbols by their kind, and shown as nothing. */
const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A profile's name: 1 to 20 characters as a person counts them (graphemes), after the white space around it is
 * taken off (specification section 5), as are marks that nobody sees. The length in code units is bounded too: one grapheme has no end of marks.
 */
export const profileName = z
  .string()
  .max(400, 'Give at most 20 characters.')
  .refine((name) => name.isWellFormed(), 'Give whole characters.')
  .transform((name) => withoutUnseen(name).trim().normalize('NFC'))
  .refine((name) => !unprintable.test(name), 'Give a name without control characters.')
  .refine((name) => visible.test(name), 'Give a name.')
  .refine((name) => countCharacters(name) <= maxNameCharacters, 'Give at most 20 characters.')
  .describe('1 to 20 characters, counted as a person counts them; white space around it is taken off');

/** As a person counts them. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length;
}
