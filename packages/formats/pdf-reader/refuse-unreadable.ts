import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { FormatError } from '../format-error.ts';
import { scriptOfText } from '../fonts/script-of-text.ts';
import type { OpenedPdf } from './open-pdf.ts';
import type { PdfPageText } from './page-text.ts';

/** Letters that stand in a file as they are read; all others are joined or change places when they are drawn. */
const plainLetters =
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Ethiopic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Tifinagh}\p{sc=Ol_Chiki}\p{sc=Lisu}\p{sc=Yi}\p{sc=Common}\p{sc=Inherited}]/u;
const maxUnknown = 0.02;
const maxPagesWithBadFonts = 0.2;
const use = 'Bring its EPUB, or the words and pictures as a folder of a story.';

/** @throws FormatError pdf-scanned, pdf-text-garbled */
export function refuseUnreadable(opened: OpenedPdf, texts: readonly PdfPageText[], languageScript: string): void {
  const { file } = opened;
  const garbled = (reason: string) =>
    new FormatError('pdf-text-garbled', { file, message: `The words of this PDF cannot be read: ${reason} ${use}` });
  const bad = pagesWithBadFonts(opened);
  if (bad > texts.length * maxPagesWithBadFonts)
    throw garbled(`on ${bad} pages it does not say which letters its glyphs are.`);
  const empty = texts.filter(({ text }) => !/\p{L}/u.test(text)).length;
  if (empty > texts.length / 2) {
    const message = `This PDF holds pictures of pages, not text: ${empty} of ${texts.length} pages have no words. ${use}`;
    throw new FormatError('pdf-scanned', { file, message });
  }
  const all = texts.map(({ text }) => text).join('\n');
  const signs = all.match(/\S/gu)?.length ?? 0;
  const unknown = all.match(/[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/gu)?.length ?? 0;
  if (unknown > signs * maxUnknown) throw garbled(`${unknown} of its ${signs} letters are none.`);
  const script = scriptOfText(all, languageScript);
  if (script !== languageScript)
    throw garbled(`its letters (${script}) are not those of the language that was given (${languageScript}).`);
  const letters = texts.flatMap(({ fromGlyphs }) => fromGlyphs.match(/\p{L}/gu) ?? []);
  const drawn = letters.filter((letter) => !plainLetters.test(letter)).length;
  if (drawn > letters.length * maxUnknown)
    throw garbled('letters of its script are drawn in another order than they are written, or joined.');
}

/** A font of many letters that does not say which they are. */
function pagesWithBadFonts({ tree }: OpenedPdf): number {
  return tree.getPages().filter(({ node }) => {
    const fonts = node.Resources()?.lookup(PDFName.of('Font'));
    if (!(fonts instanceof PDFDict)) return false;
    return fonts.keys().some((key) => {
      const font = fonts.lookup(key);
      if (!(font instanceof PDFDict) || font.has(PDFName.of('ToUnicode'))) return false;
      return String(font.get(PDFName.of('Encoding'))).startsWith('/Identity');
    });
  }).length;
}
