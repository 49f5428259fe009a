import { cutText } from './cut-text.ts';
import { foldText } from './fold-text.ts';
import { dictionaryWords } from './dictionary-words.ts';
import { splitMyanmarSyllables } from './myanmar-syllables.ts';

/** One word a book must hold to be found; with `isPrefix` a word that begins so is enough. */
export type QueryWord = { word: string; isPrefix: boolean };

/** PostgreSQL refuses lexemes over 2046 bytes; no real word has 64 characters. */
const longestWord = 64;
/** More words than anybody types; keeps a pasted page from becoming a costly query. */
const maxQueryWords = 24;

// Scripts whose words stand without spaces and for which ICU has a dictionary.
const dictionaryRun = /(?:[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}][\u200b-\u200d\u2060]*)+/gu;
const ideograph = String.raw`(?:(?=[\p{L}\p{M}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}])`;
const myanmar = String.raw`(?:(?=[\p{L}\p{M}])\p{Script=Myanmar})`;
const runs = new RegExp(
  String.raw`(?<ideographs>${ideograph}+)|(?<syllables>${myanmar}+)|(?<word>(?:(?!${ideograph}|${myanmar})[\p{L}\p{N}](?:(?!${ideograph}|${myanmar})[\p{L}\p{N}\p{M}]|'(?=[\p{L}\p{N}]))*))`,
  'gu',
);

/**
 * The folded words of a text for a search index, in order and with repeats. What a word is follows from the characters, not from a language,
 * so that a query of unknown language is cut in the same way:
 * Thai, Lao, Khmer by dictionary; Chinese and Japanese as single characters and pairs; Myanmar scripts as single syllables and pairs
 * (the Burmese dictionary is wrong for Mon); Tibetan falls into syllables at its dots; all else at what is no letter, mark or digit.
 * A word with apostrophes counts whole without them (ngombe) and in its parts (l'eau: leau, eau).
 */
export function searchWords(text: string): string[] {
  return cut(text)
    .flatMap(({ kind, pieces }) => {
      if (kind === 'pairs')
        return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [`${pieces[index - 1]}${piece}`, piece]));
      if (kind === 'dictionary') return pieces;
      const parts = pieces.length < 2 ? [] : pieces.filter((piece) => piece.length >= 2);
      return [pieces.join(''), ...parts];
    })
    .map(shorten);
}

/** What a reader typed as words that must all be among the `searchWords` of a text; the last may be half typed. At most 24, none twice. */
export function queryWords(typed: string): QueryWord[] {
  const found = cut(typed.slice(0, 1000)).flatMap(({ kind, pieces }): QueryWord[] => {
    // A text may join what the query parts: in Khmer the dictionary keeps some compounds whole.
    if (kind === 'dictionary') return pieces.map((word) => ({ word, isPrefix: true }));
    if (kind === 'word') return [{ word: pieces.join(''), isPrefix: false }];
    if (pieces.length === 1) return [{ word: pieces[0] ?? '', isPrefix: false }];
    return pieces.slice(1).map((piece, index) => ({ word: `${pieces[index]}${piece}`, isPrefix: false }));
  });
  const last = found.at(-1);
  if (last !== undefined) last.isPrefix = true;
  const unique = new Map<string, QueryWord>();
  for (const { word, isPrefix } of found) {
    const short = shorten(word);
    unique.set(short, { word: short, isPrefix: isPrefix && (unique.get(short)?.isPrefix ?? true) });
  }
  return [...unique.values()].slice(0, maxQueryWords);
}

type Cut = { kind: 'dictionary' | 'pairs' | 'word'; pieces: string[] };

function cut(text: string): Cut[] {
  const cuts: Cut[][] = [];
  let start = 0;
  for (const match of text.matchAll(dictionaryRun)) {
    cuts.push(cutFolded(text.slice(start, match.index)), [{ kind: 'dictionary', pieces: foldedWords(match[0]) }]);
    start = match.index + match[0].length;
  }
  return [...cuts, cutFolded(text.slice(start))].flat();
}

function cutFolded(text: string): Cut[] {
  return Array.from(foldText(text).matchAll(runs), ({ groups = {} }): Cut => {
    if (groups.ideographs !== undefined) return { kind: 'pairs', pieces: Array.from(groups.ideographs) };
    if (groups.syllables !== undefined) return { kind: 'pairs', pieces: splitMyanmarSyllables(groups.syllables) };
    return { kind: 'word', pieces: (groups.word ?? '').split("'").filter((part) => part !== '') };
  });
}

/** Segments come before folding: folding takes Thai sara am apart, which the dictionary then does not know. */
function foldedWords(run: string): string[] {
  return dictionaryWords(run)
    .map((word) => foldText(word).replaceAll('\u200b', ''))
    .filter((word) => word !== '');
}

function shorten(word: string): string {
  return cutText(word, longestWord);
}
