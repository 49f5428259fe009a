import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FormatError } from '../format-error.ts';
import { fontPath } from '../fonts/font-path.ts';
import type { FontName } from '../fonts/fonts.ts';
import { fonts } from '../fonts/fonts.ts';
import { withScriptOfText } from '../fonts/script-of-text.ts';
import type { Publication } from '../publication.ts';
import type { BookletSide } from './booklet-order.ts';
import { bookletOrder } from './booklet-order.ts';
import type { Said, Voice } from './description/book-description.ts';
import { describeBook } from './description/describe-book.ts';
import { mendTags } from './mend-tags.ts';
import type { MadePdf, PdfOptions } from './pdf-options.ts';

export type { MadePdf, PdfLayout, PdfOptions } from './pdf-options.ts';

/** Makes one file after the other; fonts and layouts once made stay in memory. */
export type PdfWriter = { write: (options: PdfOptions) => Promise<MadePdf> };

/** No file is read from it: Typst wants a folder to name sources by. */
const workspace = path.join(tmpdir(), 'lets-read-no-such-folder');
const templates = ['book.typ', 'voice.typ'];
const inWorkspace = (name: string) => path.join(workspace, name);

/**
 * Opens Typst with all fonts, which are read when a book needs them. Synchronous and without network: use it inside a worker.
 * Fonts are chosen by the letters of the text. `write` throws FormatError licence-allows-no-changes, second-edition-missing, editions-differ, glyphs-missing.
 */
export function createPdfWriter(): PdfWriter {
  const fontPaths = (Object.keys(fonts) as FontName[]).map(fontPath);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
  for (const name of templates)
    compiler.addSource(inWorkspace(name), readFileSync(new URL(name, import.meta.url), 'utf8'));
  return { write: (options) => writePdf(compiler, options) };
}

async function writePdf(compiler: NodeCompiler, requested: PdfOptions): Promise<MadePdf> {
  refuseWhatMayNotBe(requested);
  const options: PdfOptions = {
    ...requested,
    publication: withScriptOfText(requested.publication),
    second: requested.second && withScriptOfText(requested.second),
  };
  const { book, pictures } = describeBook(options);
  const files = new Map<string, Uint8Array>([...pictures, ['book.json', Buffer.from(JSON.stringify(book))]]);
  for (const [name, bytes] of files) compiler.mapShadow(inWorkspace(name), Buffer.from(bytes));
  let set: SetBook;
  try {
    set = setBook(compiler, options, book.pages.length + 2);
  } finally {
    for (const name of files.keys()) compiler.unmapShadow(inWorkspace(name));
    // Fonts stay; nothing else of a book is of use to another one.
    compiler.evictCache(1);
  }
  await letGo();
  const { pages, sides } = set;
  const paragraphs = set.paragraphs.map(({ voice, words }) => ({
    words,
    isPlain: isFoundAsItIs(words, book.voices[voice]),
  }));
  const { direction } = options.publication.language;
  const isSound =
    sides === undefined &&
    paragraphs.every(({ isPlain }) => isPlain) &&
    Buffer.from(set.bytes.buffer, set.bytes.byteOffset, set.bytes.length).includes(viewerDirection(direction));
  const bytes = isSound
    ? set.bytes
    : await mendTags(set.bytes, {
        paragraphs,
        direction,
        leafOrder: sides?.flatMap(tagOrder),
        areBacksTurned: sides !== undefined && options.flip === 'long',
      });
  return { bytes, pages, sheets: sides === undefined ? pages : pages / 2 };
}

/** What Typst makes of a book; `sides` only of a booklet. */
type SetBook = { bytes: Uint8Array; pages: number; paragraphs: Said[]; sides: BookletSide[] | undefined };

/** All that Typst does, without a pause: another book may be begun as soon as this one is mended. */
function setBook(compiler: NodeCompiler, { publication, layout }: PdfOptions, minLeaves: number): SetBook {
  const { direction } = publication.language;
  const ordersFor = (counts: number[]) =>
    Object.fromEntries(layout === 'booklet' ? counts.map((count) => [count, bookletOrder(count, direction)]) : []);
  let orders = ordersFor([minLeaves, minLeaves + 1, minLeaves + 2]);
  let document = compile(compiler, orders);
  const [leafCount] = compiler.query(document, { selector: '<leaf-count>', field: 'value' }) as [number];
  if (layout === 'booklet' && orders[leafCount] === undefined) {
    orders = ordersFor([leafCount]);
    document = compile(compiler, orders);
  }
  const creationTimestamp = Math.floor(Date.parse(publication.updatedAt) / 1000);
  const bytes = compiler.pdf(document, { creationTimestamp, pdfStandard: 'ua-1' });
  const paragraphs = compiler.query(document, { selector: '<said>', field: 'value' }) as Said[];
  return { bytes, pages: document.numOfPages, paragraphs, sides: orders[leafCount] };
}

/** Whether programs find words in the PDF as they are. Marks that a font moves over a Latin letter are found twice, and book.typ breaks the longest words. */
function isFoundAsItIs(words: string, voice: Voice | undefined): boolean {
  if (voice === undefined || !voice.isPlain || /\p{L}{40}/u.test(words)) return false;
  return voice.fonts[0]?.isLatin !== true || !/\p{M}/u.test(words);
}

/** As Typst writes it into the file. It knows the direction by the language only, and Punjabi, Dari and Kurdish wrongly. */
function viewerDirection(direction: 'ltr' | 'rtl'): string {
  return `/Direction /${direction === 'rtl' ? 'R2L' : 'L2R'}`;
}

/** What Typst has made is freed between turns of the event loop; without one a long run of books fills the memory. */
async function letGo(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** The leaves of a side as book.typ sets them one after the other. */
function tagOrder(side: BookletSide): number[] {
  return side.filter((leaf) => leaf !== null).toSorted((one, other) => one - other);
}

function compile(compiler: NodeCompiler, orders: Record<number, BookletSide[]>): NodeTypstDocument {
  compiler.mapShadow(inWorkspace('orders.json'), Buffer.from(JSON.stringify(orders)));
  const made = compiler.compile({ mainFilePath: inWorkspace('book.typ'), resetRead: true });
  if (made.result === null) {
    const faults: unknown[] = made.takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`Typst could not set the book: ${JSON.stringify(faults)}`);
  }
  return made.result;
}

function refuseWhatMayNotBe({ publication, second, edition }: PdfOptions): void {
  const editions = second === undefined ? [publication] : [publication, second];
  if (edition !== 'full' && editions.some(({ licence }) => !licence.allowsDerivatives))
    refuse('licence-allows-no-changes', publication, 'its licence allows nothing but the whole book as it is');
  if (edition !== 'bilingual') return;
  if (second === undefined)
    return refuse('second-edition-missing', publication, 'a bilingual file needs a second edition');
  if (second.pages.length !== publication.pages.length)
    refuse('editions-differ', publication, 'the two editions differ in their number of pages');
}

function refuse(
  code: 'licence-allows-no-changes' | 'second-edition-missing' | 'editions-differ',
  { id, title }: Publication,
  message: string,
): never {
  throw new FormatError(code, { file: id === '' ? title : id, message });
}
