import type { ReadyScheme, TaughtGrapheme } from './ready-scheme.ts';
import { readyScheme } from './ready-scheme.ts';
import type { Scheme } from './scheme.ts';

/** Letters of a word that are read together. */
export type WordPiece = {
  letters: string;
  /** As the scheme writes it, "a-e"; null for letters that no stage teaches. */
  grapheme: string | null;
  /** The stage that teaches it; null when none does. */
  stage: number | null;
  /** Whether it is what follows the gap of a parted grapheme, so no sound of its own. */
  isSecondPart: boolean;
};

type Position = { word: string; at: number; scheme: Scheme; ready: ReadyScheme };
type Match = { grapheme: TaughtGrapheme; secondAt: number | undefined };

/** A folded word cut into graphemes from left to right, always the longest that may stand there; joined, the letters are the word. */
export function decodePieces(word: string, scheme: Scheme): WordPiece[] {
  const ready = readyScheme(scheme);
  const pieces: WordPiece[] = [];
  let open: { grapheme: TaughtGrapheme; at: number } | undefined;
  for (let at = 0; at < word.length;) {
    if (open?.at === at) {
      const { label, last, stage } = open.grapheme;
      pieces.push({ letters: last, grapheme: label, stage, isSecondPart: true });
      at += last.length;
      open = undefined;
      continue;
    }
    const match = findMatch({ word, at, scheme, ready }, open?.at);
    const letters = match?.grapheme.first ?? /^[^]\p{M}*/u.exec(word.slice(at))?.[0] ?? word.slice(at);
    pieces.push({
      letters,
      grapheme: match?.grapheme.label ?? null,
      stage: match?.grapheme.stage ?? null,
      isSecondPart: false,
    });
    if (match?.secondAt !== undefined) open = { grapheme: match.grapheme, at: match.secondAt };
    at += letters.length;
  }
  return pieces;
}

/** `bound` is where the second part of an open grapheme stands: nothing reaches over it. */
function findMatch(position: Position, bound: number | undefined): Match | undefined {
  const { word, at, ready } = position;
  for (const grapheme of ready.graphemes.get(Array.from(word.slice(at, at + 2))[0] ?? '') ?? []) {
    const end = at + grapheme.first.length;
    if (!word.startsWith(grapheme.first, at) || end > (bound ?? word.length)) continue;
    if (!standsHere(grapheme, position) || !obeysRule(grapheme, position)) continue;
    if (grapheme.position !== 'split') return { grapheme, secondAt: undefined };
    const gap = bound === undefined ? findGap(grapheme, position) : undefined;
    if (gap !== undefined) return { grapheme, secondAt: gap.isDropped ? undefined : end + gap.length };
  }
  return undefined;
}

function standsHere(grapheme: TaughtGrapheme, position: Position): boolean {
  if (grapheme.position === 'start') return position.at === 0;
  if (grapheme.position !== 'end') return true;
  const rest = position.word.slice(position.at + grapheme.first.length);
  return isTail(rest, position, position.ready.silentLetters.has(grapheme.first.slice(-1)));
}

/** What parts a split grapheme, with its length; undefined when it is none here. */
function findGap(grapheme: TaughtGrapheme, position: Position): { length: number; isDropped: boolean } | undefined {
  const { split } = position.scheme;
  const rest = position.word.slice(position.at + grapheme.first.length);
  for (const consonant of split?.through ?? []) {
    if (!rest.startsWith(consonant)) continue;
    const beyond = rest.slice(consonant.length);
    if (beyond.startsWith(grapheme.last) && isTail(beyond.slice(grapheme.last.length), position, true)) {
      return { length: consonant.length, isDropped: false };
    }
    if (isSingle(consonant) && split?.dropsBefore.includes(beyond) === true)
      return { length: consonant.length, isDropped: true };
  }
  return undefined;
}

/** Before more than one consonant a vowel is short where the silent letter is gone: nothing, disgusting. */
function isSingle(consonant: string): boolean {
  return Array.from(consonant).length === 1;
}

function isTail(rest: string, { scheme }: Position, isAfterSilent: boolean): boolean {
  return rest === '' || scheme.tails.includes(rest) || (isAfterSilent && scheme.split?.tails.includes(rest) === true);
}

function obeysRule({ first, position: kind, rule = {} }: TaughtGrapheme, { word, at, scheme }: Position): boolean {
  const before = word.slice(0, at);
  const after = word.slice(at + first.length);
  const follows = (beginnings: string[]) =>
    beginnings.some((each) => (each === '' ? after === '' : after.startsWith(each)));
  const precedes = (ends: string[]) => ends.some((each) => (each === '' ? before === '' : before.endsWith(each)));
  const isOneOf = (words: string[]) => words.some((pattern) => fits(word, pattern));
  // An ending is one only after a vowel: sing and red have none.
  const vowelBefore = rule.vowelBefore ?? (kind === 'end' ? true : undefined);
  return (
    (rule.words === undefined || isOneOf(rule.words)) &&
    (rule.exceptWords === undefined || !isOneOf(rule.exceptWords)) &&
    (rule.before === undefined || follows(rule.before)) &&
    (rule.notBefore === undefined || !follows(rule.notBefore)) &&
    (rule.after === undefined || precedes(rule.after)) &&
    (rule.notAfter === undefined || !precedes(rule.notAfter)) &&
    (vowelBefore === undefined || vowelBefore === Array.from(before).some((letter) => scheme.vowels.includes(letter)))
  );
}

function fits(word: string, pattern: string): boolean {
  if (pattern.startsWith('*')) return word.endsWith(pattern.slice(1));
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}
