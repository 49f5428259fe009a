import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import type { TextSpan } from './game.ts';
import type { Writing } from './writing.ts';

/** A sentence of a page, or what stands for one: in Thai and Lao a phrase between spaces, in Chinese also a clause. */
export type Sentence = {
  text: string;
  /** In the page's text as stored. */
  span: TextSpan;
  /** Where a character of `text` stands in the stored text. */
  storedAt: (offset: number) => number;
  /** What ends sentences in its script ends it. */
  isEnded: boolean;
  /** A part of a sentence, up to its comma. */
  isClause: boolean;
  /** All that the page says. */
  isWholePage: boolean;
};

/** Any script's mark at the end of a sentence. The Greek question mark looks like a semicolon and is often typed as one. */
const asciiEnds = '.!?…‼⁇⁈⁉';
const otherEnds = '।॥۔؟。！？．።፧፨។៕။།༎༑᙮᠃᠉꓿։߹꩝꩟꫰꯫᱾᱿𑅀𑅁';
const closing = String.raw`["'’”»›」』)\]）】〉》]`;
const apostrophe = "['’‘ʼ`]";
const endsSentence = new RegExp(`[${asciiEnds};${otherEnds}]${closing}*$`, 'u');
const opensQuote = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${apostrophe}(?=[\p{L}\p{M}])`, 'u');
const closesQuote = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\p{P}])(?<!${apostrophe})${apostrophe}(?![\p{L}\p{M}\p{N}])`,
  'u',
);

/**
 * The sentences of a page as it is to be read: its line breaks settled, songs and verse left out (a line that stops in mid-sentence is no sentence). What
 * is not a whole sentence by its own marks is left out too: parts of quoted speech, what follows an abbreviation, and a page that just stops.
 */
export function findSentences(pageText: string, writing: Writing): Sentence[] {
  const resolved = resolveLineBreaks(pageText);
  const toStored = storedOffsets(resolved, pageText);
  const found: Sentence[] = [];
  let start = 0;
  for (const paragraph of resolved.split('\n\n')) {
    for (const { from, to, ...rest } of inParagraph(paragraph, writing)) {
      const text = paragraph.slice(from, to);
      const first = start + from;
      const storedAt = (offset: number): number => toStored(first + offset);
      const span = { from: storedAt(0), to: storedAt(text.length - 1) + 1 };
      found.push({ text, span, storedAt, ...rest, isWholePage: text === resolved });
    }
    start += paragraph.length + 2;
  }
  return found;
}

/** What is longer is in no game, and takes long to look at. */
const maxLetters = 1000;

type Piece = { from: number; to: number; isEnded: boolean; isClause: boolean };

function inParagraph(paragraph: string, writing: Writing): Piece[] {
  const lines = paragraph.split('\n');
  if (writing.endsAt === 'marks' && lines.slice(0, -1).some((line) => !endsSentence.test(line))) return [];
  const hasSingleQuotes = opensQuote.test(paragraph) && closesQuote.test(paragraph);
  const pieces: Piece[] = [];
  let start = 0;
  for (const line of lines) {
    for (const piece of inLine(line, writing)) {
      const text = line.slice(piece.from, piece.to);
      if (text.length > maxLetters) continue;
      const isQuoted = hasSingleQuotes && (opensQuote.test(text) || closesQuote.test(text));
      if (!isQuoted && isSound(text)) pieces.push({ ...piece, from: start + piece.from, to: start + piece.to });
    }
    start += line.length + 1;
  }
  return pieces;
}

const oddStart = /^(?![¿¡]|["'’‘ʼ`“”«‹„「『‘]|\p{L})/u;

/** Begins as a sentence does: with a letter, a capital where the script has them, or a mark that opens. Clicks and small prefixes may stand before the capital. */
function isSound(sentence: string): boolean {
  const start = sentence.match(/\p{L}+/u)?.[0] ?? '';
  const startsSmall = /\p{Ll}/u.test(start) && !/\p{Lu}/u.test(start.slice(0, 3));
  return !startsSmall && !oddStart.test(sentence);
}

const tibetanPiece = /[^\s།༎༑༔]+(?:\s*[།༎༑༔]+)?/gu;
// A repetition mark may stand apart from the word that it repeats.
const spacedPiece = /\S+(?:\s+[ๆໆฯ]\S*)*/gu;

function inLine(line: string, writing: Writing): Piece[] {
  if (writing.endsAt === 'marks') return atMarks(line, writing);
  const isTibetan = writing.endsAt === 'shad';
  return Array.from(line.matchAll(isTibetan ? tibetanPiece : spacedPiece), ({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
    isEnded: !isTibetan || /[།༎༑༔]$/u.test(text),
    isClause: false,
  }));
}

function atMarks(line: string, writing: Writing): Piece[] {
  const ends = writing.language === 'el' ? `${asciiEnds};\u037e` : asciiEnds;
  const mark = `[${ends}${otherEnds}]`;
  // From the first of several marks on only: from each of thousands it would take minutes.
  const end = new RegExp(
    `(?:(?<!${mark})${mark}+(?<=[${otherEnds}])|(?<![${ends}])[${ends}]+(?=\\s|$))(?!\\s*${closing})(?!${mark})`,
    'gu',
  );
  const pieces: Piece[] = [];
  let from = 0;
  let isAfterAbbreviation = false;
  for (const match of line.matchAll(end)) {
    const to = match.index + match[0].length;
    const isAbbreviation = abbreviation.test(line.slice(from, to));
    if (!isAbbreviation && !isAfterAbbreviation)
      pieces.push({ ...trimmed(line, from, to), isEnded: true, isClause: false });
    isAfterAbbreviation = isAbbreviation;
    from = to;
  }
  // Without a mark it is a sentence only where it is all there is.
  if (from === 0 && line !== '') pieces.push({ from: 0, to: line.length, isEnded: false, isClause: false });
  return writing.hasClauses ? pieces.flatMap((piece) => [piece, ...firstClause(line, piece)]) : pieces;
}

/** "Mr.", "Sra.", "J.": the next sentence may be the rest of this one. */
const abbreviation = /(?<![\p{L}\p{M}])\p{Lu}\p{L}{0,2}\.$/u;

/** What comes before the first comma: in Chinese it stands by itself. */
function firstClause(line: string, { from, to }: Piece): Piece[] {
  const clause = /^[^，、；]+[，；]/u.exec(line.slice(from, to))?.[0];
  return clause === undefined ? [] : [{ from, to: from + clause.length, isEnded: true, isClause: true }];
}

function trimmed(line: string, from: number, to: number): { from: number; to: number } {
  const text = line.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: start + text.trim().length };
}

/** Settling changes white space only: the n-th other character of the settled text is the n-th of the stored one. */
function storedOffsets(resolved: string, stored: string): (offset: number) => number {
  const offsets = Array.from(stored.matchAll(/\S/g), (match) => match.index);
  const ranks: number[] = [];
  let rank = -1;
  for (const character of resolved.split('')) ranks.push(/\S/.test(character) ? (rank += 1) : rank);
  return (offset) => offsets[ranks[offset] ?? 0] ?? 0;
}
