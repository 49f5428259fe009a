import { z } from 'zod';

/**
 * Marks that are not seen: those that set the direction of letters (UAX #9), which may turn around what stands beside a name,
 * the soft hyphen, the word joiner and its kin, the byte-order mark. They come along when a name is pasted from a document or
 * a list of contacts, and two names that differ by them alone look the same. The joiners of Persian and Sinhala, the spaces
 * without width between words of Khmer and Thai and the vowel separator of Mongolian are letters, and stay.
 */
const unseen = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A name or title without the marks that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '');
}

/** A name or title that people give: on one line, without white space around it and without the marks that nobody sees. */
export function oneLine(error = 'Give one line.') {
  return z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, error);
}
