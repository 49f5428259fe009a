import { highestOf, lowestOf } from '../extremes.ts';

/** A run of glyphs, or the beginning or end of marked content, as PDF.js tells them. */
export type GlyphItem = {
  str?: string;
  transform?: number[];
  width?: number;
  height?: number;
  hasEOL?: boolean;
  type?: string;
  id?: string | null;
};

type Line = { text: string; left: number; right: number; y: number; size: number };

/** Lines of one size that stand under each other as far apart as the nearest ones of the page are a paragraph; more is a new one. */
const furthest = 1.25;
const noSpaceBetween = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\u3000-\u303f\uff00-\uffef]/u;

/** The paragraphs that the glyphs of a page make, from top to bottom, without its number. */
export function glyphParagraphs(items: readonly GlyphItem[]): string[] {
  const lines = linesOf(items);
  const blocks = blocksOf(withoutNumber(lines));
  const ordered: Line[][] = [];
  for (const block of blocks) {
    const at = ordered.findIndex((other) => isAbove(block, other));
    ordered.splice(at === -1 ? ordered.length : at, 0, block);
  }
  return ordered.map(joinLines).filter((text) => text !== '');
}

/** The number of the page stands alone, above or below all else. */
function withoutNumber(lines: readonly Line[]): Line[] {
  const heights = lines.map(({ y }) => y);
  const [lowest, highest] = [lowestOf(heights), highestOf(heights)];
  const isOutermost = ({ y }: Line) => y === lowest || y === highest;
  return lines.filter((line) => !(/^[-–—\s]*\p{Nd}{1,3}[-–—\s]*$/u.test(line.text) && isOutermost(line)));
}

function linesOf(items: readonly GlyphItem[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const { str = '', transform = [], width = 0, height = 0, hasEOL = false } of items) {
    const [, , , , x = 0, y = 0] = transform;
    const size = Math.max(height, line?.size ?? 0);
    if (str !== '' && line !== undefined && Math.abs(line.y - y) > size / 2) line = undefined;
    if (str !== '' && line === undefined && str.trim() !== '') {
      line = { text: '', left: x, right: x, y, size: height };
      lines.push(line);
    }
    if (line !== undefined) {
      line.text += str;
      line.right = Math.max(line.right, x + width);
      line.size = Math.max(line.size, height);
    }
    if (hasEOL) line = undefined;
  }
  return lines;
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const steps = lines.flatMap((line, index) => stepBetween(lines[index - 1], line) ?? []);
  const usual = lowestOf(steps);
  const blocks: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const step = stepBetween(lines[index - 1], line);
    const block = blocks.at(-1);
    if (block !== undefined && step !== undefined && step <= usual * furthest) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** How far a line is below the one before, in its own size; undefined where it does not go on there. */
function stepBetween(before: Line | undefined, line: Line): number | undefined {
  if (before === undefined || before.left > line.right || line.left > before.right) return undefined;
  if (Math.abs(before.size - line.size) > before.size / 4) return undefined;
  const step = (before.y - line.y) / Math.max(1, line.size);
  return step > 0.5 && step < 2.5 ? step : undefined;
}

/** Wholly above, in the same column. */
function isAbove(block: readonly Line[], other: readonly Line[]): boolean {
  const lowest = lowestOf(block.map(({ y }) => y));
  const highest = highestOf(other.map(({ y, size }) => y + size / 2));
  const left = (lines: readonly Line[]) => lowestOf(lines.map((line) => line.left));
  const right = (lines: readonly Line[]) => highestOf(lines.map((line) => line.right));
  return lowest >= highest && left(block) < right(other) && left(other) < right(block);
}

function joinLines(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text.replaceAll(/\s+/gu, ' ').trim())
    .reduce((before, text) => {
      if (before === '') return text;
      if (/\p{Ll}[-\u00ad\u2010]$/u.test(before) && /^\p{Ll}/u.test(text)) return before.slice(0, -1) + text;
      const isClosed = noSpaceBetween.test(before.at(-1) ?? '') && noSpaceBetween.test(text[0] ?? '');
      return before + (isClosed ? '' : ' ') + text;
    }, '');
}
