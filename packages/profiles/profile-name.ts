import { z } from 'zod';

export const maxNameCharacters = 20;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Control characters, line and paragraph separators, and marks that turn the direction of what follows (UAX #9, 2.1 to 2.5). */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A profile's name: 1 to 20 characters as a person counts them (graphemes), after the white space around it is
 * taken off (specification section 5). The length in code units is bounded too: one grapheme has no end of marks.
 */
export const profileName = z
  .string()
  .max(400, 'Give at most 20 characters.')
  .refine((name) => name.isWellFormed(), 'Give whole characters.')
  .transform((name) => name.trim().normalize('NFC'))
  .refine((name) => !unprintable.test(name), 'Give a name without control characters.')
  .refine((name) => visible.test(name), 'Give a name.')
  .refine((name) => countCharacters(name) <= maxNameCharacters, 'Give at most 20 characters.')
  .describe('1 to 20 characters, counted as a person counts them; white space around it is taken off');

/** As a person counts them. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length;
}
