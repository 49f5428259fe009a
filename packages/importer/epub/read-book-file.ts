import { type BloomSigning, readBloomPub } from '@letsread/formats/bloompub/read-bloompub.ts';
import type { FallbackFacts } from '@letsread/formats/epub/foreign/foreign-metadata.ts';
import { type ReadEpub, readEpub } from '@letsread/formats/epub/read-epub.ts';
import { readPdf } from '@letsread/formats/pdf-reader/read-pdf.ts';
import type { ZipSource } from '@letsread/formats/epub/container/zip-source.ts';

/** An edition that was read from a file of books, with the videos of its signers where it has some. */
export type ReadBook = ReadEpub & { signing?: BloomSigning | undefined };

const pdfEnding = /\.pdf$/i;

/** Files with books in them, by the endings of their names. */
export const bookEnding = /\.(epub|bloompub|bloomd|pdf)$/i;

/** What no file of this kind says reliably is looked at by a person, always. */
export function isAlwaysDraft(file: string): boolean {
  return pdfEnding.test(file);
}

/** The editions in a file: of a BloomPUB one for each of its languages, else one. Throws the FormatErrors of the reader. */
export async function readBookFile(source: ZipSource, file: string, fallback: FallbackFacts): Promise<ReadBook[]> {
  if (pdfEnding.test(file)) return [await readPdf(source, file, fallback)];
  return /\.(bloompub|bloomd)$/i.test(file)
    ? readBloomPub(source, file, fallback)
    : [await readEpub(source, file, fallback)];
}
