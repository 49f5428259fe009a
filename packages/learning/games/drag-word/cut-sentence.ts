import { splitMyanmarSyllables } from '@letsread/formats/words/myanmar-syllables.ts';
import { minOffered } from '../game-sizes.ts';
import type { TokenUnit } from '../game.ts';
import type { Writing } from '../writing.ts';

/** A sentence in pieces: joined in turn, tokens[0] + gaps[0] + tokens[1] + …, they are the sentence. */
export type CutSentence = { unit: TokenUnit; tokens: string[]; gaps: string[] };

/**
 * The tokens of a sentence: words with the punctuation that touches them, so that a full stop says which is last; where spaces do not part words, see
 * `Writing`. Undefined where the cut cannot be trusted. A token never begins with a mark, and no apostrophe or joiner parts a word.
 */
export function cutSentence(sentence: string, writing: Writing): CutSentence | undefined {
  const spaced = attachPunctuation(atSpaces(sentence));
  if (writing.parting === 'spaces') return { unit: 'word', ...spaced };
  if (writing.parting === 'unknown') return undefined;
  if (writing.hasPhrases && spaced.tokens.length > minOffered) return { unit: 'phrase', ...spaced };
  // An invisible space is where the writer parted the words.
  if (sentence.includes('\u200b')) return { unit: 'word', ...attachPunctuation(cutAt(sentence, /[\s\u200b]+/gu)) };
  const cutPiece = piecesBy[writing.parting];
  const inner = spaced.tokens.map(cutPiece);
  if (inner.some((pieces) => pieces === undefined)) return undefined;
  const tokens = inner.flatMap((pieces) => pieces ?? []);
  const gaps = inner.flatMap((pieces, at) => [
    ...Array.from({ length: (pieces?.length ?? 0) - 1 }, () => ''),
    ...spaced.gaps.slice(at, at + 1),
  ]);
  return { unit: unitOf[writing.parting], ...attachPunctuation(dotsApart({ tokens, gaps })) };
}

type Cut = { tokens: string[]; gaps: string[] };

const unitOf = { dictionary: 'word', syllables: 'syllable', characters: 'character' } as const;
const piecesBy = { dictionary: dictionaryWords, syllables, characters };

/** Ethiopic has a word space that can be seen (U+1361). */
function atSpaces(sentence: string): Cut {
  return cutAt(sentence, /[\s\u1361]+/gu);
}

function cutAt(sentence: string, between: RegExp): Cut {
  return { tokens: sentence.split(between), gaps: sentence.match(between) ?? [] };
}

const hasLetter = /[\p{L}\p{N}]/u;

/** What holds no letter goes with what is before it ("Où vas-tu ?"), at the beginning with what follows ("¿ Dónde"). */
function attachPunctuation({ tokens, gaps }: Cut): Cut {
  const joined: Cut = { tokens: [], gaps: [] };
  tokens.forEach((token, at) => {
    const before = joined.tokens.at(-1);
    const gap = gaps[at - 1] ?? '';
    if (before === undefined) joined.tokens.push(token);
    else if (hasLetter.test(token) && hasLetter.test(before)) {
      joined.tokens.push(token);
      joined.gaps.push(gap);
    } else joined.tokens[joined.tokens.length - 1] = before + gap + token;
  });
  return joined;
}

/** The dot between Tibetan syllables stays where it is when syllables move. */
function dotsApart({ tokens, gaps }: Cut): Cut {
  return {
    tokens: tokens.map((token, at) => (at < gaps.length ? token.replace(/[་༌]$/u, '') : token)),
    gaps: gaps.map((gap, at) => (tokens[at]?.match(/[་༌]$/u)?.[0] ?? '') + gap),
  };
}

let words: Intl.Segmenter | undefined;
let graphemes: Intl.Segmenter | undefined;

/**
 * By the dictionary of ICU, which knows the language by its letters. It falls apart into single letters where it meets a word that it does not know, so a
 * sentence with such a piece is refused; so is a cut that a Myanmar syllable does not allow.
 */
function dictionaryWords(piece: string): string[] | undefined {
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  const found: string[] = [];
  for (const { segment } of words.segment(piece)) {
    const isOwn = hasLetter.test(segment) && !/^[ๆໆฯ]/u.test(segment);
    if (isOwn || found.length === 0) found.push(segment);
    else found[found.length - 1] += segment;
  }
  if (found.some((word) => Array.from(word.replace(/\P{L}+/gu, '')).length < 2 && !/\p{M}/u.test(word)))
    return undefined;
  if (!/\p{Script=Myanmar}/u.test(piece)) return found;
  const starts = startsOf(splitMyanmarSyllables(piece));
  return [...startsOf(found)].every((start) => starts.has(start)) ? found : undefined;
}

function startsOf(pieces: readonly string[]): Set<number> {
  let at = 0;
  return new Set(pieces.map((piece) => (at += piece.length) - piece.length));
}

function syllables(piece: string): string[] {
  if (/\p{Script=Tibetan}/u.test(piece)) return piece.match(/[^་༌]+[་༌]*/gu) ?? [piece];
  return splitMyanmarSyllables(piece);
}

/** A letter of Chinese; of Japanese with the small kana, the lengthening and the doubling that are said with it. */
function characters(piece: string): string[] {
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  const found: string[] = [];
  for (const { segment } of graphemes.segment(piece)) {
    if (found.length > 0 && /^[ぁぃぅぇぉゃゅょゎっァィゥェォャュョヮッーゝゞヽヾ々]/u.test(segment))
      found[found.length - 1] += segment;
    else found.push(segment);
  }
  return found;
}
