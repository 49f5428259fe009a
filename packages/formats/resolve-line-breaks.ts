import { highestOf } from './extremes.ts';

/**
 * The text of a page with only the line breaks that mean something: `\n\n` parts paragraphs, `\n` parts
 * lines of a song, of a dialogue, or sentences set apart. A break that is only the wrap of a printed page
 * becomes a space (nothing between letters of scripts that are written without spaces).
 *
 * Nothing in the books tells a wrap from a break, so the shape of the page decides: a wrap stands where the
 * next word would not have fitted on the line any more.
 */
export function resolveLineBreaks(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0);
  const width = highestOf(paragraphs.flat().map(lengthOf), 0);
  return paragraphs.map((lines) => settleParagraph(lines, width)).join('\n\n');
}

/** No printed page wraps later than this; a longer line was never wrapped. */
const widestWrap = 60;
const widestVerse = 45;

const sentenceEnd = /[.!?…:;।॥။۔؟。！？፧፨።]['"’”»›)\]」』]*$/u;
const speechEnd = /[.!?…।။۔؟。！？።]['"’”»›」』]+$/u;
const speechStart = /^['"‘“«‹「『„]/u;
const capitalStart = /^[\p{P}\p{S}]*\p{Lu}/u;
const dashStart = /^[-–—]\s/u;

function settleParagraph(lines: string[], width: number): string {
  const verse = isVerse(lines);
  return lines.reduce((text, line, at) => {
    const before = lines[at - 1] ?? '';
    return text + (verse || isMeant(before, line, width) ? '\n' : wrapBetween(before, line)) + line;
  });
}

/** A sentence ended with room to spare, or another voice begins. */
function isMeant(line: string, next: string, width: number): boolean {
  if (speechEnd.test(line) && speechStart.test(next)) return true;
  if (!sentenceEnd.test(line)) return false;
  return width > widestWrap || dashStart.test(next) || hasRoomFor(line, next, width);
}

/** Short lines that all begin with a capital, or that mostly end with room to spare in the middle of a sentence. */
function isVerse(lines: string[]): boolean {
  const width = highestOf(lines.map(lengthOf), 0);
  if (width > widestVerse || lines.length < 3) return false;
  if (lines.every((line) => capitalStart.test(line))) return true;
  const breaks = lines.slice(1).map((next, at) => ({ line: lines[at] ?? '', next }));
  const roomy = breaks.filter(({ line, next }) => hasRoomFor(line, next, width));
  const midSentence = roomy.filter(({ line }) => !sentenceEnd.test(line));
  return roomy.length * 2 > breaks.length && midSentence.length >= 2;
}

/** Printed letters differ in width, so a word counts as fitting only with a tenth of the line to spare. */
function hasRoomFor(line: string, next: string, width: number): boolean {
  const word = startsUnspaced.test(next) ? 2 : lengthOf(next.split(/\s/u, 1)[0] ?? '');
  return lengthOf(line) + 1 + word <= width * 0.9;
}

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`;
const startsUnspaced = new RegExp(String.raw`^[\p{P}\p{S}]*[${unspaced}]`, 'u');
const endsUnspaced = new RegExp(String.raw`[${unspaced}，、。！？：；」』]\p{M}*$`, 'u');

function wrapBetween(line: string, next: string): string {
  return endsUnspaced.test(line) && startsUnspaced.test(next) ? '' : ' ';
}

/** Columns a line takes, near enough: marks above and below take none, wide letters two. */
function lengthOf(text: string): number {
  const letters = text.replaceAll(/\p{M}/gu, '');
  return Array.from(letters).length + (letters.match(/[\u3000-\u9fff\uff00-\uff60\u{20000}-\u{3ffff}]/gu)?.length ?? 0);
}
