const marks = /\p{M}/u;
const virama = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2';
const cluster = new RegExp(`\\P{M}\\p{M}*(?:(?<=[${virama}])\\P{M}\\p{M}*)*|\\p{M}`, 'gu');

/** What a writer takes for one letter each: a consonant with its vowel sign is one. */
export function clustersOf(word: string): string[] {
  return marks.test(word) ? (word.match(cluster) ?? []) : Array.from(word);
}
