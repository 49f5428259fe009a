import { countWords } from '../words/word-count.ts';
import { checkTimings, type Timing, type TimedPage, type Timings, timingFault } from './timing.ts';

/** Words and when they are heard, as WebVTT and media overlays have them. */
export type Cue = { startMs: number; endMs: number; text: string };

/** A text as letters only, and for each of them which piece of the text it comes from. */
type Letters = { letters: string; starts: number[]; ends: number[] };

// A letter with its marks, so that both normal forms come apart into the same units.
const cluster = /\P{M}\p{M}*|\p{M}+/gu;
// White space, soft hyphens and what cannot be seen: files differ in them though the words are the same.
const unseen = /^[\s\u00ad\u200b\u2060\ufeff]+$/u;
const partOfWord = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds each cue in the text of the page, one after the other; white space and the Unicode normal form need not agree, and words may be left out.
 * Cues without a letter, digit or sign are passed over. The unit is "word" where a cue has about one word.
 * @throws FormatError cue-not-in-text, timings-out-of-order, too-many-timings; each names the page and the cue.
 */
export function alignCues(cues: readonly Cue[], timed: TimedPage): Timings {
  const text = spellOut(timed.text);
  const timings: Timing[] = [];
  const usedCues: Cue[] = [];
  let from = 0;
  for (const [index, cue] of cues.entries()) {
    const { letters } = spellOut(cue.text);
    if (letters === '') continue;
    const at = findNext(text, letters, from);
    if (at === undefined)
      throw timingFault(
        'cue-not-in-text',
        timed,
        `cue ${index + 1} "${shorten(cue.text)}" is not in the text of the page.`,
      );
    from = at + letters.length;
    timings.push([cue.startMs, cue.endMs, text.starts[at] ?? 0, text.ends[from - 1] ?? 0]);
    usedCues.push(cue);
  }
  return { unit: unitOf(usedCues), marks: checkTimings(timings, timed) };
}

function spellOut(text: string): Letters {
  const spelled: Letters = { letters: '', starts: [], ends: [] };
  for (const { 0: piece, index } of text.matchAll(cluster)) {
    if (unseen.test(piece)) continue;
    const letters = piece.normalize('NFD').replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '');
    for (let unit = 0; unit < letters.length; unit += 1) {
      spelled.starts.push(index);
      spelled.ends.push(index + piece.length);
    }
    spelled.letters += letters;
  }
  return spelled;
}

/** Where only signs are passed over, there; else where a word begins, so that "a" is not found inside "and". */
function findNext({ letters, starts, ends }: Letters, sought: string, from: number): number | undefined {
  for (let at = letters.indexOf(sought, from); at >= 0; at = letters.indexOf(sought, at + 1)) {
    const isNext = !partOfWord.test(letters.slice(from, at));
    const isApart = at === 0 || starts[at] !== ends[at - 1] || !partOfWord.test(letters[at - 1] ?? '');
    if (isNext || isApart) return at;
  }
  return undefined;
}

function unitOf(cues: readonly Cue[]): Timings['unit'] {
  const words = cues.reduce((sum, { text }) => sum + countWords(text, 'und'), 0);
  return words <= cues.length * 1.5 ? 'word' : 'sentence';
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
