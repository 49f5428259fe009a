import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';
import { paragraphRoles, tagsBelow } from './mend-tags.ts';

/** A run of glyphs as it stands on a page: in points from the left edge and from the lower one, `id` its place in the tags. */
export type PlacedText = { x: number; y: number; text: string; id: number | undefined };

/** A PDF of ours, read back. */
export type ReadPdf = {
  /** `turned`: by how many degrees a page is shown turned, clockwise. */
  pages: { width: number; turned: number; texts: PlacedText[] }[];
  /** The paragraphs and headings in the order of the tags: their /ActualText, or what their glyphs say; `page` is the index of theirs. */
  paragraphs: { role: string; words: string; isActualText: boolean; page: number | undefined }[];
  language: string;
  /** "L2R" or "R2L". */
  direction: string;
  /** The XMP packet. */
  metadata: string;
  /** The /Alt of pictures, in the order of the tags. */
  alts: string[];
};

/** Reads what Typst writes, which is a small part of PDF: strings of two-byte codes, fonts with /ToUnicode, no forms with text. */
export async function readMadePdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const leaves = file.getPages();
  const pages = leaves.map((page) => {
    const fonts = page.node.Resources()?.lookup(PDFName.of('Font'));
    return {
      width: page.getWidth(),
      turned: page.getRotation().angle,
      texts: placedTexts(textOf(page.node.Contents()), fonts),
    };
  });
  const pageNumbers = new Map(leaves.map((page, index) => [page.ref.toString(), index]));
  const root = file.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const document = root.lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict);
  const paragraphs = tagsBelow(document, paragraphRoles).map((tag) => {
    const actual = tag.lookup(PDFName.of('ActualText'));
    const isActualText = actual instanceof PDFHexString || actual instanceof PDFString;
    const index = pageNumbers.get(String(tag.get(PDFName.of('Pg'))));
    const page = pages[index ?? -1];
    const ids = tag.lookup(PDFName.of('K'));
    const own = (ids instanceof PDFArray ? ids.asArray() : [ids]).map(String);
    const glyphs = (page?.texts ?? []).filter(({ id }) => own.includes(String(id)));
    const role = String(tag.get(PDFName.of('S'))).slice(1);
    const words = isActualText ? actual.decodeText() : glyphs.map(({ text }) => text).join('');
    return { role, isActualText, words, page: index };
  });
  const name = (key: string) => PDFName.of(key);
  const language = file.catalog.lookup(name('Lang'));
  return {
    pages,
    paragraphs,
    language: language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : '',
    direction: String(file.catalog.lookup(name('ViewerPreferences'), PDFDict).get(name('Direction'))).slice(1),
    metadata: textOf(file.catalog.lookup(name('Metadata'))),
    alts: tagsBelow(document, ['Figure']).map((tag) => {
      const alt = tag.lookup(name('Alt'));
      return alt instanceof PDFString || alt instanceof PDFHexString ? alt.decodeText() : '';
    }),
  };
}

function textOf(stream: PDFObject | undefined): string {
  if (stream instanceof PDFArray)
    return stream
      .asArray()
      .map((_, index) => textOf(stream.lookup(index)))
      .join('\n');
  if (!(stream instanceof PDFRawStream)) return '';
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

const token = /<<|>>|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\]()]+|[[\]]|\(|[^\s/<>[\]()]+/g;

/** The tokens of a content stream. Strings may hold brackets as they are where those are balanced. */
function* tokensOf(content: string): Generator<string> {
  for (let match = token.exec(content); match !== null; match = token.exec(content)) {
    if (match[0] !== '(') {
      yield match[0];
      continue;
    }
    let depth = 1;
    let end = match.index + 1;
    for (; depth > 0 && end < content.length; end++) {
      if (content[end] === '\\') end++;
      else if (content[end] === '(') depth++;
      else if (content[end] === ')') depth--;
    }
    yield content.slice(match.index, end);
    token.lastIndex = end;
  }
}

/** Follows the few operators that Typst sets text with (ISO 32000-1, 8.4.4, 9.4 and 14.6). */
function placedTexts(content: string, fonts: PDFObject | undefined): PlacedText[] {
  const texts: PlacedText[] = [];
  let [position, moved, characters] = [{ x: 0, y: 0 }, { x: 0, y: 0 }, new Map<string, string>()];
  const point = () => ({ x: Number(operands.at(-2)), y: Number(operands.at(-1)) });
  let operands: string[] = [];
  const stack: (typeof position)[] = [];
  const marked: Marked[] = [];
  for (const word of tokensOf(content)) {
    if (!/^[A-Za-z*]+$/.test(word)) operands.push(word);
    else {
      if (word === 'q') stack.push(position);
      if (word === 'Q') position = stack.pop() ?? { x: 0, y: 0 };
      if (word === 'cm') position = { x: position.x + point().x, y: position.y + point().y };
      if (word === 'Tm') moved = point();
      if (word === 'Tf') characters = unicodeOf(fonts, operands.at(-2) ?? '');
      if (word === 'BMC' || word === 'BDC') marked.push(markedBy(operands, marked.at(-1)));
      if (word === 'EMC') marked.pop();
      if (word === 'TJ' || word === 'Tj') {
        const inside = marked.at(-1);
        const glyphs = operands.flatMap(codesOf).map((code) => characters.get(code) ?? '');
        texts.push({
          x: position.x + moved.x,
          y: position.y - moved.y,
          id: inside?.id,
          text: inside?.words ?? glyphs.join(''),
        });
        // Words that stand for several runs are told once.
        if (inside?.words !== undefined) inside.words = '';
      }
      operands = [];
    }
  }
  return texts;
}

/** The codes of two bytes in a string operand; none in any other. */
function codesOf(operand: string): string[] {
  if (operand === '<<' || !/^[<(]/.test(operand)) return [];
  const inside = operand.slice(1, -1);
  const bytes = operand.startsWith('(') ? PDFString.of(inside).asBytes() : Buffer.from(inside, 'hex');
  return Buffer.from(bytes).toString('hex').match(/.{4}/g) ?? [];
}

/** A part of a page: its place in the tags, and the words that stand for its glyphs. */
type Marked = { id: number | undefined; words: string | undefined };

function markedBy(operands: string[], around: Marked | undefined): Marked {
  const after = (name: string) => operands[operands.indexOf(name) + 1] ?? '';
  const id = operands.includes('/MCID') ? Number(after('/MCID')) : around?.id;
  if (!operands.includes('/ActualText')) return { id, words: undefined };
  const value = after('/ActualText');
  const inside = value.slice(1, -1);
  return { id, words: (value.startsWith('(') ? PDFString.of(inside) : PDFHexString.of(inside)).decodeText() };
}

/** The characters of a font's codes, from its /ToUnicode map. */
function unicodeOf(fonts: PDFObject | undefined, name: string): Map<string, string> {
  const font = fonts instanceof PDFDict ? fonts.lookup(PDFName.of(name.slice(1))) : undefined;
  const map = font instanceof PDFDict ? textOf(font.lookup(PDFName.of('ToUnicode'))) : '';
  const pairs = map.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g);
  return new Map(
    Array.from(pairs, ([, code = '', text = '']) => [
      code.toLowerCase(),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  );
}
