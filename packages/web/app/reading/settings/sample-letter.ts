/** Signs that join the letter behind them to the one before: alone they show as a plus or a bar (Indic_Syllabic_Category of Unicode). */
const joiner = '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0DCA\u1039\u17D2]';
/** Thai and Lao write these vowels before their consonant. */
const leadingVowel = '[\u0E40-\u0E44\u0EC0-\u0EC4]';
const letter = new RegExp(String.raw`${leadingVowel}?\p{L}(?:${joiner}\u200D?\p{L}|\p{M})*`, 'u');

/** The first letter of a text as it is read, with its marks and what is stacked below it; "a" where there is none. */
export function sampleLetter(text: string): string {
  return letter.exec(text)?.[0] ?? 'a';
}
