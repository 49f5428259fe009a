import { plainLatinLetters } from './plain-latin-letters.ts';

/** Longest slug, in characters (code points). */
export const longestSlug = 80;

const latinLetter = new RegExp(`[${Object.keys(plainLatinLetters).join('')}]`, 'g');

/**
 * The part of a book's address made from its title: lower case, letters with their vowel signs and digits of any script, hyphens between; NFC;
 * Latin letters without diacritics ("Ừ" is "u"); apostrophes and invisible characters left out; at most `longestSlug` characters, cut at a hyphen
 * where one is in the second half. `fallback` where the title holds no letter or digit.
 */
export function slugify(title: string, fallback = 'book'): string {
  const words = title
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .replace(latinLetter, (letter) => plainLatinLetters[letter] ?? letter)
    .replace(/['\u2018\u2019\u0060\u00b4\u0640\p{Cf}\u02b0-\u02ff\ua78b\ua78c]/gu, '')
    .normalize('NFC')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
  return words === null ? fallback : shorten(words.join('-'));
}

function shorten(slug: string): string {
  const letters = Array.from(slug);
  if (letters.length <= longestSlug) return slug;
  const hyphen = letters.lastIndexOf('-', longestSlug);
  if (hyphen >= longestSlug / 2) return letters.slice(0, hyphen).join('');
  let end = longestSlug;
  while (end > 1 && /\p{M}/u.test(letters[end] ?? '')) end -= 1;
  return letters.slice(0, end).join('').replace(/-$/, '');
}
