import type { OpenedPdf } from './open-pdf.ts';
import { type GlyphItem, glyphParagraphs } from './glyph-text.ts';
import type { TaggedParagraph } from './tagged-text.ts';

/** The words of a page; `fromGlyphs` is what of them was read from glyphs and not told by the file. */
export type PdfPageText = { text: string; fromGlyphs: string };

type Page = Awaited<ReturnType<OpenedPdf['pages']['getPage']>>;

export async function readPageText(page: Page, tagged: readonly TaggedParagraph[]): Promise<PdfPageText> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const glyphs: GlyphItem[] = items;
  if (tagged.every(({ words }) => words === undefined)) {
    const text = clean(glyphParagraphs(glyphs.filter(({ type }) => type === undefined)));
    return { text, fromGlyphs: text };
  }
  const marked = glyphsById(glyphs);
  const read = tagged.map(({ words, ids }) =>
    words === undefined ? glyphParagraphs(ids.flatMap((id) => marked.get(id) ?? [])) : [],
  );
  return {
    text: clean(tagged.flatMap(({ words }, index) => words ?? read[index] ?? [])),
    fromGlyphs: clean(read.flat()),
  };
}

function glyphsById(items: readonly GlyphItem[]): Map<string, GlyphItem[]> {
  const found = new Map<string, GlyphItem[]>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop();
    else if (item.type !== undefined) open.push(item.id ?? undefined);
    else {
      const id = open.findLast((each) => each !== undefined);
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), item]);
    }
  }
  return found;
}

function clean(paragraphs: readonly string[]): string {
  return paragraphs
    .map((text) => text.toWellFormed().replaceAll('\0', '').normalize('NFC').trim())
    .filter((text) => text !== '')
    .join('\n\n');
}
