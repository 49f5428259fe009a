import { plainLatinLetters } from './plain-latin-letters.ts';

const plainLetters: Record<string, string> = {
  ...plainLatinLetters,
  ʔ: "'",
  ς: 'σ',
  // Arabic script: Arabic and Persian forms of one letter, alef with and without hamza, heh.
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  ګ: 'گ',
  ٱ: 'ا',
  ٲ: 'ا',
  ٳ: 'ا',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ة: 'ه',
};

// Amharic writes the same sound with either of two rows of letters: row of eight, row it is read as.
const ethiopicRows = [
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
] as const;
for (const [from, to] of ethiopicRows) {
  for (let vowel = 0; vowel < 8; vowel += 1)
    plainLetters[String.fromCharCode(from + vowel)] = String.fromCharCode(to + vowel);
}
const lettersToChange = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

// Spacing accents come apart into a space and a mark, so they are taken for apostrophes first.
const spacingAccents = /[\u00b4\u1ffd]/g;
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u0060\u2032\ua78b\ua78c]/g;
const droppedRanges = [
  // Diacritical marks of Latin, Greek and Cyrillic; vowel signs of other scripts have other numbers and stay.
  String.raw`\u0300-\u036f`,
  // Arabic vowel signs, hamza above and below, tatweel, marks of recitation.
  String.raw`\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08e1\u08e3-\u08ff`,
  // Hebrew points.
  String.raw`\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7`,
  // What cannot be seen: soft hyphen, joiners, direction marks, variation selectors.
  String.raw`\u00ad\u061c\u180e\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff`,
  // Click letters of Khoekhoe, which few keyboards have.
  String.raw`\u01c0-\u01c3`,
];
const dropped = new RegExp(`[${droppedRanges.join('')}]`, 'g');
const katakana = /[\u30a1-\u30f6]/g;
const foreignDigit = /(?![0-9])\p{Nd}/gu;
const mixedWord = /[a-z]\p{M}*[\p{Script=Greek}\p{Script=Cyrillic}]|[\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*[a-z]/u;

const looksLatin: Record<string, string> = {
  α: 'a',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  σ: 's',
  γ: 'g',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
};
const looksCyrillic: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  j: 'ј',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  t: 'т',
  x: 'х',
  y: 'у',
};

/**
 * The form in which texts are compared and searched: lower case, no diacritics (Unicode NFKD without U+0300-036F, then NFC), Arabic and Persian
 * letter forms made one, full width, katakana and digits of any script made plain, apostrophes all U+0027, invisible characters and click letters
 * dropped, look-alike letters of another script put right. Never for display. Folding twice changes nothing more.
 */
export function foldText(text: string): string {
  if (!/[`\P{ASCII}]/u.test(text)) return text.toLowerCase();
  const folded = foldLetters(text);
  return mixedWord.test(folded) ? folded.replace(/[\p{L}\p{M}]+/gu, untangle) : folded;
}

/** The words of a text in which `foldText` puts look-alike letters right (wὸtsɔ, voёl, Козa), as they are written, each once. */
export function mixedWords(text: string): string[] {
  if (!/\p{Script=Latin}/u.test(text) || !/[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)) return [];
  const words = new Set(text.match(/[\p{L}\p{M}]+/gu));
  return [...words].filter((word) => {
    const folded = foldLetters(word);
    return untangle(folded) !== folded;
  });
}

function foldLetters(text: string): string {
  return text
    .replace(spacingAccents, "'")
    .normalize('NFKD')
    .replace(dropped, '')
    .toLowerCase()
    .replace(dropped, '')
    .replace(apostrophes, "'")
    .replace(lettersToChange, (letter) => plainLetters[letter] ?? letter)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(foreignDigit, plainDigit)
    .replace(/l\u00b7l/g, 'll')
    .normalize('NFC');
}

const digitValues = new Map<string, string>();

/** Digits of a script stand in a row of ten, zero first (Unicode 4.6); rows that touch are rows of ten too. */
function plainDigit(digit: string): string {
  const known = digitValues.get(digit);
  if (known !== undefined) return known;
  let below = digit.codePointAt(0) ?? 0;
  const own = below;
  while (/\p{Nd}/u.test(String.fromCodePoint(below - 1))) below -= 1;
  const value = String((own - below) % 10);
  digitValues.set(digit, value);
  return value;
}

/** A word of Latin and Greek or Cyrillic letters is made one script, the one with more letters. */
function untangle(word: string): string {
  if (!mixedWord.test(word)) return word;
  const latin = word.match(/[a-z]/g)?.length ?? 0;
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic > latin) return word.replace(/[a-z]/g, (letter) => looksCyrillic[letter] ?? letter);
  return word.replace(/[\p{Script=Greek}\p{Script=Cyrillic}]/gu, (letter) => looksLatin[letter] ?? letter);
}
