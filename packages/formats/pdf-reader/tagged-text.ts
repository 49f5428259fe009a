import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import type { OpenedPdf } from './open-pdf.ts';

/** A paragraph or heading by the tags: its words where the file says them, and the ids of its glyphs (as PDF.js has them). */
export type TaggedParagraph = { words: string | undefined; ids: string[] };

const paragraphs = new Set(['/P', '/H', '/H1', '/H2', '/H3', '/H4', '/H5', '/H6', '/LBody', '/Caption']);
/** Deeper ones are of no book. */
const maxDepth = 60;

/** The tagged paragraphs of each page (by its index) in the order of the tags. */
export function taggedParagraphs({ tree }: OpenedPdf): Map<number, TaggedParagraph[]> {
  const indexOf = new Map(tree.getPages().map(({ ref }, index) => [ref.toString(), index]));
  const found = new Map<number, TaggedParagraph[]>();
  const seen = new Set<PDFDict>();
  const look = (element: PDFDict, above: string, depth: number) => {
    if (depth > maxDepth || seen.has(element)) return;
    seen.add(element);
    const page = element.get(PDFName.of('Pg'))?.toString() ?? above;
    const words = textOf(element.lookup(PDFName.of('ActualText')));
    const kids = kidsOf(element.lookup(PDFName.of('K')));
    if (words === undefined && !paragraphs.has(String(element.get(PDFName.of('S'))))) {
      for (const kid of kids) if (kid instanceof PDFDict) look(kid, page, depth + 1);
      return;
    }
    const index = indexOf.get(page);
    if (index === undefined) return;
    const ids = markedBelow(element, 0).map((id) => `p${page.replace(/ 0 R$/, 'R')}_mc${id}`);
    found.set(index, [...(found.get(index) ?? []), { words, ids }]);
  };
  const root = tree.catalog.lookup(PDFName.of('StructTreeRoot'));
  if (root instanceof PDFDict) look(root, '', 0);
  return found;
}

function markedBelow(element: PDFDict, depth: number): number[] {
  if (depth > maxDepth) return [];
  return kidsOf(element.lookup(PDFName.of('K'))).flatMap((kid) => {
    if (kid instanceof PDFNumber) return [kid.asNumber()];
    if (!(kid instanceof PDFDict)) return [];
    const id = kid.lookup(PDFName.of('MCID'));
    return id instanceof PDFNumber ? [id.asNumber()] : markedBelow(kid, depth + 1);
  });
}

function kidsOf(kids: PDFObject | undefined): PDFObject[] {
  if (kids instanceof PDFArray) return kids.asArray().flatMap((_, index) => kids.lookup(index) ?? []);
  return kids === undefined ? [] : [kids];
}

function textOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFHexString || value instanceof PDFString ? value.decodeText() : undefined;
}
