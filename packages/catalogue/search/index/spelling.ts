import { clustersOf } from './words/clusters.ts';
import { distanceInText, editDistance } from './words/edit-distance.ts';
import { titleKey } from './words/folded-words.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';
import { unspacedPairs } from './words/unspaced.ts';

const maxCandidates = 8;
/** Of one first letter and one length, the most used in titles. */
const maxCompared = 1500;
/** Two forms of one word have so many letters in common at their beginning, and at most so many after them. */
const sharedLetters = 4;
const maxEnding = 3;

/** How many letters of a word may be wrong: one from four characters (of which three may be typed), two from eight. */
function allowedEdits(characters: number): number {
  if (characters < 4) return 0;
  return characters < 8 ? 1 : 2;
}

/** Words of a language that may have been meant, the likeliest first: few letters are wrong, or the ending is another. */
export function similarWords(reader: IndexReader, word: string, language: IndexLanguage): string[] {
  const letters = clustersOf(word);
  // Of the word that was meant, which may be a letter longer.
  const maxEdits = allowedEdits(word.length + 1);
  const scores = new Map<string, number>();
  const consider = (candidate: string, names: number, cost: number) => {
    const score = cost + (names > 0 ? 0 : 0.5) - Math.min(names, 50) / 1000;
    if (candidate !== word && score < (scores.get(candidate) ?? Infinity)) scores.set(candidate, score);
  };
  const compare = (first: string, penalty: number) => {
    for (let length = Math.max(2, letters.length - maxEdits); length <= letters.length + maxEdits; length += 1) {
      for (const [candidate, names] of reader.lexicon.wordsOfLength(first, length, language.number, maxCompared)) {
        const others = clustersOf(candidate);
        const edits = editDistance(letters, others, maxEdits);
        if (edits <= allowedEdits(Math.max(word.length, candidate.length))) consider(candidate, names, edits + penalty);
      }
    }
  };
  if (maxEdits > 0) {
    const [first = '', second = ''] = Array.from(word);
    compare(first, 0);
    // The first two have changed places, or the first was left out.
    if (second !== first) compare(second, 0.3);
  }
  if (letters.length >= sharedLetters) {
    const kept = Math.max(sharedLetters, letters.length - maxEnding);
    for (const [candidate, names] of reader.lexicon.wordsFrom(letters.slice(0, kept).join(''), language.number, 300)) {
      const others = clustersOf(candidate);
      let shared = 0;
      while (shared < letters.length && letters[shared] === others[shared]) shared += 1;
      const endings = Math.max(letters.length, others.length) - shared;
      if (endings <= maxEnding) consider(candidate, names, 1 + 0.2 * endings);
    }
  }
  return [...scores]
    .toSorted(([one, a], [other, b]) => a - b || (one < other ? -1 : 1))
    .slice(0, maxCandidates)
    .map(([candidate]) => candidate);
}

/** Rows of titles without spaces that hold what was typed but for a sign or two. */
export function similarTitles(reader: IndexReader, typed: string, filters: string): number[] {
  const key = titleKey(typed).replaceAll(' ', '');
  const pairs = unspacedPairs(key);
  if (pairs.length === 0) return [];
  const letters = Array.from(key);
  const maxEdits = allowedEdits(letters.length + 1);
  if (maxEdits === 0) return [];
  const some = pairs.map((pair) => `"${pair}"`).join(' OR ');
  const rowids = reader.matchNames(`{pairs} : (${some})${filters}`, 1000);
  return reader
    .factsOf(rowids)
    .map(({ rowid, key: title }) => ({
      rowid,
      edits: distanceInText(letters, Array.from(title.replaceAll(' ', ''))),
    }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((one, other) => one.edits - other.edits || one.rowid - other.rowid)
    .map(({ rowid }) => rowid);
}
