import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type EpubLayout, writeEpub } from '../epub-writer/write-epub.ts';
import { madeWords } from './made-publication.ts';
import type { Publication } from '../publication.ts';
import { readRealPublication } from './real-publication.ts';
import { type ReadEpub, readEpub } from '../epub/read-epub.ts';

const booksDir = process.env['BOOKS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/books');

/** The codes of the languages that there are real books in; none where the books are not there (`BOOKS_DIR`), which is said. */
export function realLanguages(): string[] {
  const texts = path.join(booksDir, 'texts');
  if (existsSync(texts)) return readdirSync(texts);
  console.log(
    `The real books did not go through EPUB: there are none at ${booksDir}. Set BOOKS_DIR to have them tested.`,
  );
  return [];
}

/** With words that flow, every so many books beside the first of each language: the layouts differ in the frame of a page, not in its words. */
const everySoMany = 5;

/** The stories whose pictures went through a layout. */
const withPictures = new Set<string>();

/**
 * Writes the real books of a language as EPUB and reads them again: both, in plain data, one after the other. Every book is there in fixed
 * layout, of those whose words flow some. Pictures take most of the time: a story has them in the first language that it is met in.
 */
export async function* realRoundTrips(
  languageCode: string,
  layout: EpubLayout,
): AsyncGenerator<{ name: string; written: unknown; read: unknown; warnings: unknown[] }> {
  const files = readdirSync(path.join(booksDir, 'texts', languageCode)).sort();
  const stories = files.flatMap((file) => {
    const [number] = /^\d{4}/.exec(file) ?? [];
    return number === undefined ? [] : { file, number };
  });
  for (const [at, { file, number }] of stories.entries()) {
    if (layout === 'reflowable' && at % everySoMany !== 0) continue;
    const real = readRealPublication(booksDir, languageCode, number);
    const publication = withPictures.has(`${layout} ${number}`) ? withoutPictures(real) : real;
    withPictures.add(`${layout} ${number}`);
    const { bytes } = await writeEpub({ publication, words: madeWords(), layout });
    const book = await readEpub(bytes, file);
    yield {
      name: `${languageCode}/${file}`,
      written: writtenFacts(publication),
      read: await readFacts(book),
      warnings: book.warnings,
    };
  }
}

function withoutPictures({ pages, ...facts }: Publication): Publication {
  return { ...facts, pages: pages.map((page) => ({ ...page, picture: undefined })) };
}

/** A publication that can be compared: pictures and sounds as bytes, nothing left out. */
export function writtenFacts({ pages, ...facts }: Publication): unknown {
  return {
    ...facts,
    subtitle: facts.subtitle ?? null,
    pages: pages.map(({ text, alt, picture, narration }) => ({
      text,
      alt,
      picture: picture && { ...picture, bytes: Buffer.from(picture.bytes).toString('latin1') },
      narration: narration && {
        ...narration,
        sound: { type: narration.sound.type, bytes: Buffer.from(narration.sound.bytes).toString('latin1') },
      },
    })),
  };
}

/** What was read, in the form of `writtenFacts`. */
export async function readFacts({ publication: { pages, ...facts }, readPart }: ReadEpub): Promise<unknown> {
  const bytesOf = async (name: string) => (await readPart(name)).toString('latin1');
  const read = pages.map(async ({ text, alt, picture, narration }) => ({
    text,
    alt,
    picture: picture && {
      type: picture.type,
      width: picture.width,
      height: picture.height,
      bytes: await bytesOf(picture.name),
    },
    narration: narration && {
      ...narration,
      sound: { type: narration.sound.type, bytes: await bytesOf(narration.sound.name) },
    },
  }));
  return { ...facts, subtitle: facts.subtitle ?? null, pages: await Promise.all(read) };
}
