import { unzipSync, type Zippable, zipSync } from 'fflate';

/** A file in the archive, by its path. */
export type PackedFile = { path: string; content: string | Uint8Array };

// Local time, for that is what stands in a zip: the same bytes on every machine and day.
const mtime = new Date(1980, 0, 1);
const packed = /\.(?:jpg|png|mp3|m4a)$/;

/** The bytes of an EPUB (EPUB 3 "OCF ZIP"): the media type first and bare, pictures and sounds as they are, the rest deflated. */
export function packEpub(files: readonly PackedFile[]): Uint8Array {
  const encoder = new TextEncoder();
  const archive: Zippable = { mimetype: [encoder.encode('application/epub+zip'), { level: 0, mtime }] };
  for (const { path, content } of files) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    archive[path] = [bytes, { level: packed.test(path) ? 0 : 6, mtime }];
  }
  return zipSync(archive);
}

/** The files of an EPUB of our own, for checks: nothing is limited or refused as it is of foreign ones. */
export function unpackEpub(bytes: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(bytes);
}
