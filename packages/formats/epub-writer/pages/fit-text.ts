import type { Box } from './page-geometry.ts';

/** Words that stand in one box, a block a paragraph, with "\n" between its lines. `scale` is their size in that of the page. */
export type FitBlock = { text: string; script: string; scale?: number };

/** Sizes of letters that a page may have, in pixels of its viewport. */
const textSizes = [48, 44, 40, 36, 33, 30, 27, 24, 22, 20, 18, 16, 14, 12] as const;

/** The smallest size that is easy to read for a child: 16 pixels on a phone that is 360 wide. Before letters get smaller a picture does. */
export const easySize = 36;

/** The height of a line in sizes of its letters, by ISO 15924 code: what the marks above and below letters need. */
export function lineHeightOf(script: string): number {
  return lineHeights[script] ?? 1.45;
}

/** Whether blocks at a size are sure to stand in a box: the width of letters is reckoned, not measured, on the wide side. */
export function fitsBox(blocks: readonly FitBlock[], sizePx: number, box: Pick<Box, 'width' | 'height'>): boolean {
  const height = blocks.reduce((sum, { text, script, scale = 1 }) => {
    const size = sizePx * scale;
    const lines = text.split('\n').reduce((count, line) => count + linesOf(line, box.width / size), 0);
    return sum + (lines * lineHeightOf(script) + paragraphGap) * size;
  }, 0);
  return height - paragraphGap * sizePx <= box.height;
}

/** The largest size at which the blocks stand in a box; the smallest where none does. */
export function fitSize(blocks: readonly FitBlock[], box: Pick<Box, 'width' | 'height'>): number {
  return textSizes.find((size) => fitsBox(blocks, size, box)) ?? 12;
}

/** The space between paragraphs, in sizes of their letters. */
export const paragraphGap = 0.5;

/** How many lines a line of the text takes, wrapped as browsers do; `width` in sizes of its letters. */
function linesOf(text: string, roomWidth: number): number {
  // Chinese and Japanese lines end a letter early where the next sign may not begin one.
  const width = eastAsian.test(text) ? Math.floor(roomWidth) - 1 : roomWidth;
  let lines = 1;
  let used = 0;
  for (const [part] of text.matchAll(parts)) {
    const needed = widthOf(part);
    const trailing = widthOf(/\s*$/u.exec(part)?.[0] ?? '');
    if (used > 0 && used + needed - trailing > width) {
      lines += 1;
      used = 0;
    }
    if (needed - trailing > width) lines += Math.ceil((needed - trailing) / width) - 1;
    used += needed;
  }
  return lines;
}

const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const unspaced = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
/**
 * What a line can end behind: a letter of Chinese or Japanese with the signs that cling to it, a stretch as long as most words in scripts
 * without spaces (whose words only dictionaries know), a syllable of Tibetan, else a word with its space.
 */
const parts = new RegExp(
  String.raw`[「『（《]*[${han}ー]\p{M}*[，、。！？：；」』）》…]*|[${unspaced}\u200b]{1,9}\p{M}*|[^\s${han}${unspaced}་]+[\s་]?|\s|་`,
  'gu',
);

// Letters behind these stand below the one before: coeng of Khmer, virama of Burmese.
const stackers = new Set(['\u17d2', '\u1039']);

function widthOf(part: string): number {
  let width = 0;
  let before = '';
  for (const letter of part) {
    if (!stackers.has(before)) width += letterWidth(letter);
    before = letter;
  }
  return width;
}

function letterWidth(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x300) return code === 0x20 ? widths.space : /[A-ZÀ-ÞmwMW@%&]/.test(letter) ? widths.wide : widths.latin;
  const [, width] = ranges.find(([last]) => code <= last) ?? [0, 1];
  return combining.test(letter) ? Math.min(width, 0.1) : width;
}

const eastAsian = new RegExp(`[${han}]`, 'u');
const combining = /[\p{Mn}\p{Cf}]/u;
const widths = { space: 0.32, latin: 0.56, wide: 0.78 };

// The mean width of letters up to a code point, on the wide side, held against Chromium over the real books in the fonts of `fonts/`.
const ranges: readonly (readonly [last: number, width: number])[] = [
  [0x52f, 0.66],
  [0x5ff, 0.6],
  [0x8ff, 0.55],
  [0x97f, 0.62],
  [0x9ff, 0.66],
  [0xa7f, 0.68],
  [0xaff, 0.62],
  [0xb7f, 0.68],
  [0xdff, 0.85],
  [0xe7f, 0.6],
  [0xeff, 0.62],
  [0xfff, 0.6],
  [0x109f, 0.8],
  [0x11ff, 0.7],
  [0x139f, 0.78],
  [0x17ff, 0.72],
  [0x2e7f, 0.62],
];

const lineHeights: Readonly<Record<string, number>> = {
  Arab: 1.8,
  Aran: 2.3,
  Beng: 1.7,
  Deva: 1.6,
  Ethi: 1.6,
  Gujr: 1.6,
  Guru: 1.6,
  Hans: 1.6,
  Hant: 1.6,
  Java: 2,
  Jpan: 1.65,
  Khmr: 1.9,
  Knda: 1.7,
  Kore: 1.6,
  Laoo: 1.7,
  Mlym: 1.7,
  Mtei: 1.7,
  Mymr: 1.9,
  Orya: 1.7,
  Sinh: 1.6,
  Taml: 1.6,
  Telu: 1.8,
  Thaa: 1.7,
  Thai: 1.7,
  Tibt: 1.8,
};
