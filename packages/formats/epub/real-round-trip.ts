import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type EpubLayout, writeEpub } from '../epub-writer/write-epub.ts';
import { madeWords } from '../made-publication.ts';
import type { Publication } from '../publication.ts';
import { readRealPublication } from '../real-publication.ts';
import { type ReadEpub, readEpub } from './read-epub.ts';

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

/**
 * Writes every real book of a language as EPUB and reads it again: both, in plain data, one after the other. Pictures go with all books of
 * fixed layout, and with the first one of a language whose words flow: they are the same files in both, and most of the time.
 */
export async function* realRoundTrips(
  languageCode: string,
  layout: EpubLayout,
): AsyncGenerator<{ name: string; written: unknown; read: unknown; warnings: unknown[] }> {
  let isFirst = true;
  for (const file of readdirSync(path.join(booksDir, 'texts', languageCode)).sort()) {
    const number = /^\d{4}/.exec(file)?.[0];
    if (number === undefined) continue;
    const real = readRealPublication(booksDir, languageCode, number);
    const publication = layout === 'fixed' || isFirst ? real : withoutPictures(real);
    isFirst = false;
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
