import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontPath } from '../fonts/font-path.ts';
import { type FontName, fonts } from '../fonts/fonts.ts';
import { missingGlyphs } from '../fonts/missing-glyphs.ts';
import { scriptOfText } from '../fonts/script-of-text.ts';
import { chooseVoices } from '../pdf/description/choose-voices.ts';
import { longestWord } from '../pdf/description/text-units.ts';
import { joinNames } from '../words/join-names.ts';
import { type CoverToMake, coverSize, pictureHeight } from './cover-to-make.ts';
import { figureOf } from './figures.ts';
import { patterns } from './patterns.ts';

/** Makes one cover after the other; fonts stay in memory. */
export type CoverWriter = { write: (cover: CoverToMake) => string };

/** The figure stands above the title: in a list the heart lies over the upper end of a cover, and must hide no letter. */
const inset = { start: 76, end: 44, top: 168 };
const titleHeight = coverSize.height * 0.6;
const sizes = [104, 92, 82, 73, 65, 58, 52, 46, 41, 36, 32, 28, 24, 20];
const maxLines = 5;
/** On the band under a picture. */
const band = {
  inset: { start: 32, end: 32, top: pictureHeight + 8 },
  titleHeight: coverSize.height - pictureHeight - 16,
  sizes: sizes.filter((size) => size <= 58),
  maxLines: 2,
};

const workspace = path.join(tmpdir(), 'lets-read-no-such-folder');
const inWorkspace = (name: string) => path.join(workspace, name);

/**
 * Opens the maker of covers: an SVG of 640 by 640 in which letters are outlines, so that whatever draws it needs no font. Synchronous
 * and without network. A title with a letter that no font has is left out: cloth and figure alone say nothing false.
 */
export function createCoverWriter(): CoverWriter {
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontPaths: (Object.keys(fonts) as FontName[]).map(fontPath) }],
  });
  compiler.addSource(inWorkspace('voice.typ'), readFileSync(new URL('../pdf/voice.typ', import.meta.url), 'utf8'));
  compiler.addSource(inWorkspace('cover.typ'), readFileSync(new URL('cover.typ', import.meta.url), 'utf8'));
  return { write: (cover) => writeCover(compiler, cover) };
}

function writeCover(compiler: NodeCompiler, cover: CoverToMake): string {
  const { cloth, pattern, level, themes } = cover;
  const ink = inkOn(cloth);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="640" height="640" viewBox="0 0 640 640">`;
  const ground = `<rect width="640" height="640" fill="${cloth}"/>`;
  if (cover.isOverPicture)
    return [open, ground, words(compiler, { ...cover, authors: [] }, ink, band), '</svg>'].join('');
  const isRightToLeft = cover.language.direction === 'rtl';
  const colours = (shapes: string) => shapes.replaceAll('currentColor', ink).replaceAll('var(--cloth)', cloth);
  const middle = (isRightToLeft ? inset.end - inset.start : inset.start - inset.end) / 2 + coverSize.width / 2;
  const spine = isRightToLeft ? coverSize.width - 40 : 0;
  const fold = isRightToLeft ? coverSize.width - 44 : 36;
  return [
    open,
    ground,
    weave(colours(patterns[pattern % patterns.length] ?? ''), ink, longTitle(cover.title)),
    `<rect x="${spine}" width="40" height="640" opacity=".12"/><rect x="${fold}" width="8" height="640" fill="#fff" opacity=".3"/>`,
    `<g transform="translate(${middle - 56} 40) scale(1.75)" fill="${ink}" stroke-linejoin="round">${colours(figureOf(themes, level))}</g>`,
    words(compiler, cover, ink, { inset, titleHeight, sizes, maxLines }),
    '</svg>',
  ].join('');
}

/** Small letters stand on plain cloth: a pattern behind them is harder to read, and what costs most bytes. */
const maxLettersOnPattern = 36;
const longTitle = (title: string) => Array.from(new Intl.Segmenter('en').segment(title)).length > maxLettersOnPattern;

const fade = `<linearGradient id="fade" x2="0" y2="1"><stop offset=".16" stop-color="#fff"/><stop offset=".28" stop-color="#000"/></linearGradient><mask id="above"><rect width="640" height="640" fill="url(#fade)"/></mask>`;

/** The pattern over the whole cloth, or only around the figure, where it fades before the title begins. */
function weave(pattern: string, ink: string, isOnlyAbove: boolean): string {
  const drawn = `<g transform="scale(2.6667)" fill="${ink}" opacity=".16">${pattern}</g>`;
  return isOnlyAbove ? `${fade}<g mask="url(#above)">${drawn}</g>` : drawn;
}

/** The words as outlines, without the frame that Typst draws around its page. */
function words(
  compiler: NodeCompiler,
  { title, authors, language }: CoverToMake,
  ink: string,
  area: typeof band,
): string {
  const author = joinNames(authors, language.script);
  const known = (text: string) =>
    missingGlyphs(text).length === 0 ? text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  const [shownTitle, shownAuthor] = [known(title), known(author)];
  if (shownTitle === '' && shownAuthor === '') return '';
  const spoken = (text: string) => ({ ...language, script: scriptOfText(text, language.script) });
  const { voices } = chooseVoices({
    book: { language: spoken(title), said: shownTitle },
    names: { language: spoken(author), said: shownAuthor },
  });
  const data = {
    title: breakable(shownTitle),
    author: shownAuthor,
    ink,
    ...area,
    words: breakable(shownTitle)
      .split(/[ \u200b]/)
      .flatMap((word) => longestWord(word) || []),
    voice: voices.book,
    authorVoice: voices.names,
  };
  compiler.mapShadow(inWorkspace('cover.json'), Buffer.from(JSON.stringify(data)));
  try {
    const made = compiler.compile({ mainFilePath: inWorkspace('cover.typ'), resetRead: true });
    if (made.result === null) {
      const faults: unknown[] = made.takeDiagnostics()?.shortDiagnostics ?? [];
      throw new Error(`Typst could not set the cover: ${JSON.stringify(faults)}`);
    }
    return compiler.plainSvg(made.result);
  } finally {
    compiler.unmapShadow(inWorkspace('cover.json'));
    compiler.evictCache(1);
  }
}

const dictionaries = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;
const maxWord = 18;

/** A word that is too long for the cover may be broken between any of its letters, where Typst knows no better. */
function breakable(title: string): string {
  return title
    .split(' ')
    .map((word) => {
      const letters = Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment);
      return letters.length <= maxWord || dictionaries.test(word) ? word : letters.join('\u200b');
    })
    .join(' ');
}

/** Dark ink on light cloth and light ink on dark: whichever stands out more (WCAG 2.2, relative luminance). */
function inkOn(cloth: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(cloth.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.3 ? '#3a2410' : '#ffffff';
}
