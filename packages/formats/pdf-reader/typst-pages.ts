import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { readMadePdf } from '../pdf/read-made-pdf.ts';
import { damaged, type OpenedPdf } from './open-pdf.ts';
import type { PdfPageText } from './page-text.ts';

/**
 * The pages of a PDF that Typst made, as ours are: it says of each cluster of glyphs which letters it stands for, in every script.
 * Undefined for those of other programs and those without tags. @throws FormatError pdf-damaged
 */
export async function typstPages({ file, bytes, tree, facts }: OpenedPdf): Promise<PdfPageText[] | undefined> {
  const { Creator: creator } = facts;
  const isTagged = ['StructTreeRoot', 'ViewerPreferences'].every(
    (name) => tree.catalog.lookup(PDFName.of(name)) instanceof PDFDict,
  );
  if (typeof creator !== 'string' || !creator.startsWith('Typst ') || !isTagged) return undefined;
  const { pages, paragraphs } = await readMadePdf(bytes).catch(() => {
    throw damaged(file);
  });
  return pages.map((_, index) => {
    const own = paragraphs.filter(({ page, words }) => page === index && words.trim() !== '');
    return { text: own.map(({ words }) => words.normalize('NFC').trim()).join('\n\n'), fromGlyphs: '' };
  });
}
