import type { Games } from './game.ts';

type Level = Games['level'];

/** Tokens of a sentence: `from`, `to` are the limits, `best` is what is chosen first. */
export type SentenceSize = { from: number; to: number; best: number };

const sentenceSizes: Record<Level, SentenceSize> = {
  1: { from: 3, to: 5, best: 4 },
  2: { from: 3, to: 6, best: 4 },
  3: { from: 3, to: 7, best: 5 },
  4: { from: 3, to: 7, best: 6 },
  5: { from: 4, to: 7, best: 6 },
};

/** Words and phrases by level; single syllables and characters, which say less, four to eight. */
export function sentenceSize(level: Level, unit: 'word' | 'phrase' | 'syllable' | 'character'): SentenceSize {
  if (unit === 'word' || unit === 'phrase') return sentenceSizes[level];
  return { from: 4, to: level <= 2 ? 7 : 8, best: level <= 2 ? 5 : 6 };
}

const gappedSizes: Record<Level, SentenceSize> = {
  1: { from: 6, to: 8, best: 7 },
  2: { from: 6, to: 9, best: 8 },
  3: { from: 6, to: 10, best: 9 },
  4: { from: 6, to: 12, best: 9 },
  5: { from: 6, to: 12, best: 10 },
};

/** Of a sentence in which few tokens are missing: longer, as most of it is there to be read. */
export function gappedSize(level: Level): SentenceSize {
  return gappedSizes[level];
}

/** How many tokens of so many are missing: never more than a third, nor more than three. */
export function missingOf(tokens: number): number {
  return Math.min(3, Math.floor(tokens / 3));
}

/** An edition with fewer such sentences has sentences that are put in order as a whole. */
export const minGapped = 2;

/** Sentences to put together in one sitting. */
export const maxSentences = 4;
/** Longest text on a tile, in letters: the longest that fits a screen of 320 pixels at the size of a story's text. */
export const longestToken = 22;
/** Fewest tokens that a child has to place. */
export const minOffered = 3;

/** Pairs at most, by behaviours.md ("Drag-word and match games"), and fewest of all. */
export function maxPairs(level: Level): number {
  if (level === 1) return 3;
  return level === 2 ? 4 : 6;
}
export const minPairs = 3;

/** Longest text beside a picture, in letters; where letters are syllables or words, a third of it. */
export function longestMatchText(level: Level, isDense: boolean): number {
  const letters = 40 + 10 * level;
  return isDense ? Math.ceil(letters / 3) : letters;
}
