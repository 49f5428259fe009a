import type { FormatWarning } from '../book.ts';
import { FormatError } from '../format-error.ts';
import { arrangeSheets } from './foreign/book-pages.ts';
import type { EpubNarration, EpubPage, EpubPublication } from './epub-publication.ts';
import { type FallbackFacts, readForeignFacts } from './foreign/foreign-metadata.ts';
import { readForeignNarration } from './foreign/foreign-narration.ts';
import { type OpenedEpub, openEpub } from './open-epub.ts';
import { isOurBook, readOurBook } from './ours/our-book.ts';
import { maxSpineItems } from './container/read-package.ts';
import { readCover, readSheets } from './foreign/read-sheets.ts';
import type { ZipSource } from './container/zip-source.ts';

/** A book read from an EPUB. */
export type ReadEpub = {
  publication: EpubPublication;
  /** Whether this library wrote the file, so that all of it came back; else a person should look at it. */
  isOurs: boolean;
  warnings: FormatWarning[];
  /** The bytes of a picture or sound that the publication names. */
  readPart: (name: string) => Promise<Buffer>;
};

/**
 * Reads a picture book from an EPUB 2 or 3, of fixed layout or with flowing text: plain text, pictures, who made it and its licence.
 * `file` is named in errors; `fallback` is taken where the file itself says nothing that is understood. Nothing of its markup is kept.
 * @throws FormatError: those of `openEpub`, `readForeignFacts` and `readOurBook`, picture-too-large, pages-missing, timings-damaged.
 */
export async function readEpub(source: ZipSource, file: string, fallback: FallbackFacts = {}): Promise<ReadEpub> {
  const opened = await openEpub(source, file);
  const warnings: FormatWarning[] = [];
  const isOurs = isOurBook(opened);
  const publication = isOurs ? await readOurBook(opened) : await readForeignBook(opened, fallback, warnings);
  const parts = new Set(
    publication.pages.flatMap(({ picture, narration }) => [picture?.name ?? [], narration?.sound.name ?? []].flat()),
  );
  for (const { narration } of publication.pages)
    if (narration !== undefined && !opened.zip.has(narration.sound.name))
      throw new FormatError('epub-part-missing', { file, message: `there is no "${narration.sound.name}" in it.` });
  return {
    publication,
    isOurs,
    warnings,
    readPart(name) {
      if (!parts.has(name)) throw new RangeError(`"${name}" is no picture or sound of the book.`);
      return opened.zip.read(name);
    },
  };
}

async function readForeignBook(
  opened: OpenedEpub,
  fallback: FallbackFacts,
  warnings: FormatWarning[],
): Promise<EpubPublication> {
  const { file } = opened;
  const sheets = await readSheets(opened, warnings);
  const narrations = await readForeignNarration(opened, warnings);
  for (const name of opened.repaired)
    warnings.push({
      code: 'page-repaired',
      message: `${file}: ${name} is not well-formed; it was read as browsers would.`,
    });
  const facts = await readForeignFacts(opened, fallback, warnings);
  const { cover, pages } = arrangeSheets(sheets, { title: facts.title, cover: await readCover(opened) });
  if (pages.length === 0)
    throw new FormatError('pages-missing', {
      file,
      message: 'No page of it has words or a picture that can be taken.',
    });
  if (pages.length > maxSpineItems)
    throw new FormatError('too-many-pages', {
      file,
      message: `${pages.length} pages; at most ${maxSpineItems} are accepted.`,
    });
  const sheetsOf = Map.groupBy(pages, ({ name }) => name);
  const found = new Map<string, EpubNarration>();
  for (const [name, narration] of narrations) {
    if (sheetsOf.get(name)?.length === 1) found.set(name, narration);
    else {
      const message = `${file}: ${name} is narrated, but it did not become one page; its sound is not taken.`;
      warnings.push({ code: 'narration-passed-over', message });
    }
  }
  return {
    ...facts,
    pages: [
      { text: '', ...cover },
      ...pages.map(({ name, text, picture, alt }): EpubPage => ({ text, picture, alt, narration: found.get(name) })),
    ],
  };
}
