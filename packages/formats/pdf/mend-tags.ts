import { degrees, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';

/** One paragraph or heading of a PDF, in the order of its tags. `isPlain`: the text that programs find in the file is right as it is. */
export type TaggedWords = { words: string; isPlain: boolean };

/** What Typst cannot say: the words of paragraphs whose glyphs do not give them back, and which leaf comes first in a book whose sheets are out of order. */
export type Mending = {
  paragraphs: TaggedWords[];
  /** In which the pages of the book follow each other. */
  direction: 'ltr' | 'rtl';
  /** The number of each leaf in the order of the tags; undefined when that is the reading order. */
  leafOrder?: number[] | undefined;
  /** Every second page stands on its head: the backs of sheets that a printer turns over their upper edge. */
  areBacksTurned?: boolean;
};

/**
 * Writes the words as /ActualText on the paragraphs and headings of a tagged PDF of book.typ, and brings the leaves into reading
 * order in the tags, and tells in which direction the book is read. The same bytes give the same bytes. Throws an Error when the tags are not those of these paragraphs.
 */
export async function mendTags(
  bytes: Uint8Array,
  { paragraphs, direction, leafOrder, areBacksTurned = false }: Mending,
): Promise<Uint8Array> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  const document = childrenOf(file.catalog.lookup(PDFName.of('StructTreeRoot')))[0];
  if (!(document instanceof PDFDict)) throw new Error('the PDF has no tags');
  const tagged = tagsBelow(document, paragraphRoles);
  if (tagged.length !== paragraphs.length)
    throw new Error(`${tagged.length} paragraphs are tagged, ${paragraphs.length} were set`);
  tagged.forEach((tag, index) => {
    const { words, isPlain } = paragraphs[index] ?? { words: '', isPlain: true };
    if (!isPlain) tag.set(PDFName.of('ActualText'), PDFHexString.fromText(words));
  });
  const viewer = file.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
  viewer.set(PDFName.of('Direction'), PDFName.of(direction === 'rtl' ? 'R2L' : 'L2R'));
  if (leafOrder !== undefined) sortLeaves(document, leafOrder);
  if (areBacksTurned)
    for (const back of file.getPages().filter((_, index) => index % 2 === 1)) back.setRotation(degrees(180));
  return file.save({ updateFieldAppearances: false });
}

/** The tags that book.typ gives to words. */
export const paragraphRoles: readonly string[] = ['P', 'H1', 'H2'];

/** The first tags of these roles on each way down, in order. */
export function tagsBelow(tag: PDFDict, roles: readonly string[]): PDFDict[] {
  const role = tag.get(PDFName.of('S'));
  if (role instanceof PDFName && roles.includes(role.decodeText())) return [tag];
  return childrenOf(tag).flatMap((child) => (child instanceof PDFDict ? tagsBelow(child, roles) : []));
}

function childrenOf(tag: PDFObject | undefined): (PDFObject | undefined)[] {
  if (!(tag instanceof PDFDict)) return [];
  const children = tag.lookup(PDFName.of('K'));
  return children instanceof PDFArray ? children.asArray().map((_, index) => children.lookup(index)) : [children];
}

function sortLeaves(document: PDFDict, leafOrder: readonly number[]): void {
  const leaves = document.lookup(PDFName.of('K'));
  if (!(leaves instanceof PDFArray) || leaves.size() !== leafOrder.length)
    throw new Error('the tags of the PDF are not those of its leaves');
  const sorted = leaves.asArray().map((leaf, index) => ({ leaf, number: leafOrder[index] ?? 0 }));
  sorted.sort((one, other) => one.number - other.number);
  sorted.forEach(({ leaf }, index) => {
    leaves.set(index, leaf);
  });
}
