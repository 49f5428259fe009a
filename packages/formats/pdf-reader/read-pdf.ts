import type { FormatWarning } from '../book.ts';
import type { EpubPage } from '../epub/epub-publication.ts';
import type { FallbackFacts } from '../epub/foreign/foreign-metadata.ts';
import type { ReadEpub } from '../epub/read-epub.ts';
import type { ZipSource } from '../epub/container/zip-source.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import { readPagePicture } from './page-picture.ts';
import { type PdfPageText, readPageText } from './page-text.ts';
import { pdfFacts, pdfLanguage } from './pdf-facts.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { taggedParagraphs } from './tagged-text.ts';
import { typstPages } from './typst-pages.ts';

/** A first page with more than a title and names is a page of the story. */
const maxCoverText = 200;

/**
 * Reads the words of a PDF, page by page, with the picture of each. `fallback` must have the language, and the licence where the pages
 * do not name it. @throws FormatError: those of `openPdf`, `pdfFacts` and `refuseUnreadable`, language-missing.
 */
export async function readPdf(source: ZipSource, file: string, fallback: FallbackFacts = {}): Promise<ReadEpub> {
  const opened = await openPdf(source, file);
  try {
    return await readOpened(opened, fallback);
  } finally {
    await opened.close();
  }
}

async function readOpened(opened: OpenedPdf, fallback: FallbackFacts): Promise<ReadEpub> {
  const { file, facts } = opened;
  const warnings: FormatWarning[] = [];
  const language = pdfLanguage(file, fallback);
  const texts = (await typstPages(opened)) ?? (await readTexts(opened));
  refuseUnreadable(opened, texts, language.script);
  const said = pdfFacts({ file, facts, texts: texts.map(({ text }) => text), language }, fallback, warnings);
  const { found, parts } = await readPictures(opened, warnings);
  const read = texts.map(({ text }, index): EpubPage => ({ text, alt: '', picture: found[index] }));
  const [first] = read;
  const isCover = read.length > 1 && (first?.text.length ?? 0) <= maxCoverText;
  const cover: EpubPage = { text: '', alt: '', picture: read.find(({ picture }) => picture)?.picture };
  const story = (isCover ? read.slice(1) : read).filter(({ text, picture }) => text !== '' || picture !== undefined);
  if (isCover && first?.text) {
    const words = first.text.replaceAll(/\s+/gu, ' ');
    const taken = `${file}: page 1 is taken as the cover; its words are not taken: “${words}”`;
    warnings.push({ code: 'cover-words-left-out', page: 1, message: taken });
  }
  const message = `${file}: its layout, drawings and fonts are not taken.`;
  warnings.push({ code: 'layout-left-out', message });
  return {
    publication: { ...said, pages: [isCover && first?.picture ? { ...first, text: '' } : cover, ...story] },
    isOurs: false,
    warnings,
    async readPart(name) {
      const bytes = parts.get(name);
      if (bytes === undefined) throw new RangeError(`"${name}" is no picture of the book.`);
      return bytes;
    },
  };
}

async function readTexts(opened: OpenedPdf): Promise<PdfPageText[]> {
  const tagged = taggedParagraphs(opened);
  const texts: PdfPageText[] = [];
  for (let number = 1; number <= opened.pages.numPages; number++)
    texts.push(await readPageText(await opened.pages.getPage(number), tagged.get(number - 1) ?? []));
  return texts;
}

async function readPictures({ file, pages }: OpenedPdf, warnings: FormatWarning[]) {
  const parts = new Map<string, Buffer>();
  const found: EpubPage['picture'][] = [];
  const several: number[] = [];
  const damaged: number[] = [];
  for (let number = 1; number <= pages.numPages; number++) {
    const page = await pages.getPage(number);
    const { count, unread, picture, bytes } = await readPagePicture(page, `page-${number}.jpg`);
    if (count > 1) several.push(number);
    if (unread) damaged.push(number);
    if (picture !== undefined && bytes !== undefined) parts.set(picture.name, bytes);
    found.push(picture);
    page.cleanup();
  }
  if (several.length > 0) {
    const message = `${file}: pages ${several.join(', ')} have several pictures, which are not taken.`;
    warnings.push({ code: 'pictures-left-out', message });
  }
  if (damaged.length > 0) {
    const message = `${file}: a picture on pages ${damaged.join(', ')} cannot be read and is not taken.`;
    warnings.push({ code: 'picture-not-taken', message });
  }
  return { found, parts };
}
