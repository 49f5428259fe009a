/**
 * The text of a page with only the line breaks that mean something: `\n\n` parts paragraphs, `\n` parts
 * lines of a verse, of a dialogue or sentences set apart; a break that is only the wrap of a printed page
 * becomes a space (nothing between letters of scripts that are written without spaces).
 *
 * Nothing in the books tells a wrap from a break (`docs/decisions`), so the shape of the page decides: a
 * wrap stands where the next word would not have fitted on the line any more.
 */
export function settleLineBreaks(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0);
  const width = Math.max(...paragraphs.flat().map(lengthOf));
  return paragraphs.map((lines) => settleParagraph(lines, width)).join('\n\n');
}

function settleParagraph(lines: string[], width: number): string {
  const verse = isVerse(lines);
  return lines.reduce((text, line, at) => {
    const before = lines[at - 1] ?? '';
    return text + (verse || isMeant(before, line, width) ? '\n' : wrapBetween(before, line)) + line;
  });
}

const sentenceEnd = /[.!?…:;။។۔؟。！？।॥።፧፨]['"’”»›)\]」』]*$/u;
const speechEnd = /[.!?…,။។۔؟。！？।]['"’”»›」』]+$/u;
const speechStart = /^['"‘“«‹「『„]/u;
const dashStart = /^[-–—]\s/u;

/** A sentence ended with room to spare, or another voice begins. */
function isMeant(line: string, next: string, width: number): boolean {
  if (speechEnd.test(line) && !line.endsWith(',') && speechStart.test(next)) return true;
  if (!sentenceEnd.test(line)) return false;
  return dashStart.test(next) || hasRoomFor(line, next, width);
}

/** Short lines that mostly end with room to spare, in the middle of a sentence too: so songs are broken, not margins. */
function isVerse(lines: string[]): boolean {
  const width = Math.max(...lines.map(lengthOf));
  const breaks = lines.slice(1).map((next, at) => ({ line: lines[at] ?? '', next }));
  const roomy = breaks.filter(({ line, next }) => hasRoomFor(line, next, width));
  return width <= 45 && roomy.length * 2 > breaks.length && roomy.filter(({ line }) => !sentenceEnd.test(line)).length >= 2;
}

/** Printed letters differ in width, so a word counts as fitting only with a tenth of the line to spare. */
function hasRoomFor(line: string, next: string, width: number): boolean {
  const word = unspaced.test(next) ? 1 : lengthOf(next.split(/\s/u, 1)[0] ?? '');
  return lengthOf(line) + 1 + word <= width * 0.9;
}

const unspaced = /^[\p{P}\p{S}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const endsUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}，、。！？：；」』”]\p{M}*$/u;

function wrapBetween(line: string, next: string): string {
  return endsUnspaced.test(line) && unspaced.test(next) ? '' : ' ';
}

/** Letters as a reader counts them, near enough: marks above and below take no room. */
function lengthOf(text: string): number {
  return [...text.replaceAll(/\p{M}/gu, '')].length;
}
