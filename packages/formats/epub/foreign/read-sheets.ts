import type { FormatWarning } from '../../book.ts';
import { highestOf } from '../../extremes.ts';
import type { Sheet } from './book-pages.ts';
import type { EpubPicture } from '../epub-publication.ts';
import { loadPicture } from '../load-picture.ts';
import type { UnusablePictureError } from '../picture-facts.ts';
import { type OpenedEpub, readDocument } from '../open-epub.ts';
import { type FlowPiece, readPageFlow } from '../markup/page-flow.ts';
import type { EpubPackage } from '../container/read-package.ts';
import { readXhtml } from '../markup/read-xhtml.ts';
import { findAll, textOf, type XmlElement } from '../markup/read-xml.ts';
import { isRemote, resolveHref } from '../markup/resolve-href.ts';

/** Smaller pictures are ornaments, in pixels on either side. */
const smallestSide = 64;
/** Of the largest picture of a document: those with less are ornaments too, such as the logos of a credits page. */
const smallestShare = 0.25;

const faults: Record<UnusablePictureError, string> = {
  'picture-missing': 'a picture is not in the file',
  'picture-drawn': 'a drawing (SVG) cannot be taken as a picture',
  'picture-kind': 'a picture is none of JPEG, PNG and WebP',
};

/** Finds the pages of a foreign book in its reading order; what could not be taken is told in `warnings`. */
export async function readSheets(opened: OpenedEpub, warnings: FormatWarning[]): Promise<Sheet[]> {
  const { book } = opened;
  const isFixedBook = await isFixedLayout(opened);
  const covers = coverDocuments(book);
  const sheets: Sheet[] = [];
  for (const [index, { item, isLinear, properties }] of book.spine.entries()) {
    const kind = covers.has(item.name) ? 'cover' : '';
    if (item.properties.includes('nav') || (!isLinear && kind === '' && index > 0)) continue;
    const warn = (code: string, message: string) =>
      warnings.push({ code, page: index + 1, message: `${item.name}: ${message}` });
    const layout = properties.find((each) => each.startsWith('rendition:layout-'));
    const isFixed = layout === undefined ? isFixedBook : layout === 'rendition:layout-pre-paginated';
    if (/^image\/(?!svg)/.test(item.type)) {
      const picture = await loadPicture(opened, item.name);
      if (typeof picture === 'string') warn(picture, faults[picture]);
      else sheets.push({ name: item.name, text: '', alt: '', picture, isFixed: true, ...kinds(kind) });
      continue;
    }
    const root = await readDocument(opened, item.name);
    const { pieces, isDrawn } = readPageFlow(root);
    const parts = await loadParts(opened, { from: item.name, pieces, warn });
    if (isDrawn && parts.every((part) => 'text' in part))
      warn('page-drawn', 'the page is drawn (SVG); the drawing is not taken');
    const types = `${kind} ${typesOf(root)}`;
    for (const sheet of isFixed ? [wholeSheet(parts)] : splitFlow(parts))
      sheets.push({ name: item.name, ...sheet, isFixed, ...kinds(types) });
  }
  return sheets;
}

/** The picture that the package document names as the cover. */
export async function readCover(opened: OpenedEpub): Promise<EpubPicture | undefined> {
  const { book, metadata } = opened;
  const items = [...book.items.values()];
  const named = metadata.meta('cover');
  const item =
    items.find(({ properties }) => properties.includes('cover-image')) ??
    items.find(({ id, name }) => named !== undefined && (id === named || name.endsWith(named)));
  if (item === undefined || !item.type.startsWith('image/')) return undefined;
  const picture = await loadPicture(opened, item.name);
  return typeof picture === 'string' ? undefined : picture;
}

const appleOptions = 'META-INF/com.apple.ibooks.display-options.xml';
const appleBytes = 10_000;

/** By EPUB 3's own word, or by Amazon's and Apple's of EPUB 2. */
async function isFixedLayout({ metadata, zip, file }: OpenedEpub): Promise<boolean> {
  const layout = metadata.meta('rendition:layout')?.trim();
  if (layout !== undefined) return layout === 'pre-paginated';
  if (metadata.meta('fixed-layout')?.trim() === 'true') return true;
  if (!zip.has(appleOptions)) return false;
  const { root } = readXhtml(await zip.read(appleOptions, appleBytes), `${file}: ${appleOptions}`);
  return findAll(root, 'option').some(
    (option) => option.attributes['name'] === 'fixed-layout' && textOf(option).trim() === 'true',
  );
}

type Part = { text: string } | { picture: EpubPicture; alt: string };

async function loadParts(
  opened: OpenedEpub,
  options: { from: string; pieces: FlowPiece[]; warn: (code: string, message: string) => void },
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const piece of options.pieces) {
    if ('text' in piece) parts.push(piece);
    else {
      const picture = await loadAt(opened, options.from, piece.src);
      if (typeof picture === 'string') options.warn(picture, `${faults[picture]}: ${piece.src.slice(0, 100)}`);
      else if (picture.width >= smallestSide && picture.height >= smallestSide)
        parts.push({ picture, alt: describes(piece.alt) ? piece.alt : '' });
    }
  }
  return parts;
}

async function loadAt(opened: OpenedEpub, from: string, src: string): Promise<EpubPicture | UnusablePictureError> {
  // `data:` is what is left: the rest was refused.
  if (/^data:/i.test(src) || isRemote(src)) return 'picture-kind';
  return loadPicture(opened, resolveHref(from, src, `${opened.file}: ${from}`).name);
}

/** Programs write names of files, and the word for picture, where nobody described it. */
function describes(alt: string): boolean {
  return (
    !/\.(jpe?g|png|gif|webp|svg|tiff?)$/i.test(alt) &&
    !/^(image|picture|img|illustration|cover|photo)?[\s_-]*\d*$/i.test(alt)
  );
}

function areaOf(part: Part): number {
  return 'picture' in part ? part.picture.width * part.picture.height : 0;
}

function textOfParts(parts: Part[]): string {
  return parts.flatMap((part) => ('text' in part ? part.text : [])).join('\n\n');
}

/** One page with its largest picture and all its words. */
function wholeSheet(parts: Part[]): Pick<Sheet, 'text' | 'picture' | 'alt'> {
  const largest = parts.reduce<Part | undefined>(
    (best, part) => (areaOf(part) > (best === undefined ? 0 : areaOf(best)) ? part : best),
    undefined,
  );
  const found = largest !== undefined && 'picture' in largest ? largest : { picture: undefined, alt: '' };
  return { text: textOfParts(parts), picture: found.picture, alt: found.alt };
}

/** A story in one document: each large picture is a page with the words after it, or before it where the last picture has none after. */
function splitFlow(parts: Part[]): Pick<Sheet, 'text' | 'picture' | 'alt'>[] {
  const largest = highestOf(parts.map(areaOf), 0);
  const isLarge = (part: Part) => 'picture' in part && areaOf(part) >= largest * smallestShare;
  if (parts.filter(isLarge).length < 2) return [wholeSheet(parts)];
  const isTextFirst = parts.length > 0 && !isLarge(parts[0] as Part) && isLarge(parts.at(-1) as Part);
  const groups: Part[][] = [[]];
  for (const part of parts) {
    if (isLarge(part) && !isTextFirst && (groups.at(-1)?.length ?? 0) > 0) groups.push([]);
    groups.at(-1)?.push(part);
    if (isLarge(part) && isTextFirst) groups.push([]);
  }
  return groups.filter((group) => group.length > 0).map(wholeSheet);
}

function typesOf(root: XmlElement): string {
  const inside = [root, ...findAll(root, 'body'), ...findAll(root, 'section')];
  return inside.map(({ attributes }) => `${attributes['epub:type'] ?? ''} ${attributes['role'] ?? ''}`).join(' ');
}

function kinds(types: string): Pick<Sheet, 'isCover' | 'isTitlePage'> {
  return { isCover: /\bcover\b/.test(types), isTitlePage: /\btitlepage\b/.test(types) };
}

/** The documents that the guide of EPUB 2 calls the cover. */
function coverDocuments({ root, name }: EpubPackage): Set<string> {
  const references = findAll(root, 'reference').filter(({ attributes }) => attributes['type'] === 'cover');
  return new Set(
    references.flatMap(({ attributes: { href = '' } }) => {
      try {
        return resolveHref(name, href, '').name;
      } catch {
        return [];
      }
    }),
  );
}
