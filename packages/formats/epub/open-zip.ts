import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FormatError, type FormatErrorCode } from '../format-error.ts';

/** What a file may be, so that a small one cannot become a huge one, nor many. */
export const zipLimits = { fileBytes: 200e6, unpackedBytes: 400e6, entryBytes: 50e6, ratio: 200, entries: 5000 };

/** The files inside a zip, by name; nothing is unpacked before it is asked for. */
export type Zip = {
  has: (name: string) => boolean;
  /** The bytes of one file; a FormatError epub-part-missing where there is none, zip-too-large over `most` bytes. */
  read: (name: string, most?: number) => Promise<Buffer>;
};

/**
 * Walks the directory of a zip file and refuses what could harm: names that lead out of it, two files of one name or in one place,
 * links, encryption, bombs. Throws FormatError zip-damaged, zip-entry-refused, zip-too-large, zip-too-many-entries, epub-encrypted, file-too-large.
 */
export async function openZip(bytes: Uint8Array, file: string): Promise<Zip> {
  if (bytes.length > zipLimits.fileBytes)
    throw new FormatError('file-too-large', { file, message: `More than ${zipLimits.fileBytes / 1e6} MB.` });
  const zip = await unlessDamaged(file, () =>
    fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
    }),
  );
  const entries = await listEntries(zip, file);
  return {
    has: (name) => entries.has(name),
    async read(name, most = zipLimits.entryBytes) {
      const entry = entries.get(name);
      if (entry === undefined) throw refusal('epub-part-missing', file, `there is no "${name}" in it.`);
      if (entry.uncompressedSize > most) throw refusal('zip-too-large', file, `"${name}" has more than ${most} bytes.`);
      return unlessDamaged(file, async () => buffer(await zip.openReadStreamPromise(entry)));
    },
  };
}

async function listEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > zipLimits.entries)
    throw refusal('zip-too-many-entries', file, `${zip.entryCount} files; at most ${zipLimits.entries} are accepted.`);
  const entries = new Map<string, Entry>();
  const places: [from: number, to: number][] = [];
  let unpacked = 0;
  await unlessDamaged(file, async () => {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, file);
      unpacked += entry.uncompressedSize;
      if (unpacked > zipLimits.unpackedBytes)
        throw refusal('zip-too-large', file, `more than ${zipLimits.unpackedBytes / 1e6} MB once unpacked.`);
      const name = entry.fileName.normalize('NFC');
      if (entries.has(name)) throw refusal('zip-entry-refused', file, `"${name}" is in it twice.`);
      entries.set(name, entry);
      const from = entry.relativeOffsetOfLocalHeader;
      places.push([from, from + 30 + entry.fileNameLength + entry.compressedSize]);
    }
  });
  places.sort(([one], [other]) => one - other);
  if (places.some(([, to], at) => to > (places[at + 1]?.[0] ?? Infinity)))
    throw refusal('zip-entry-refused', file, 'two files in it lie in the same place.');
  return entries;
}

const symbolicLink = 0o120000;

function checkEntry(entry: Entry, file: string): void {
  const { fileName, compressedSize, compressionMethod, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw refusal('epub-encrypted', file, `"${fileName}" is encrypted.`);
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === symbolicLink)
    throw refusal('zip-entry-refused', file, `"${fileName}" is a link.`);
  if (compressionMethod !== 0 && compressionMethod !== 8)
    throw refusal('zip-entry-refused', file, `"${fileName}" is packed in a way not known here.`);
  if (uncompressedSize > zipLimits.entryBytes)
    throw refusal('zip-too-large', file, `"${fileName}" has more than ${zipLimits.entryBytes / 1e6} MB.`);
  if (uncompressedSize > 1e6 && uncompressedSize > compressedSize * zipLimits.ratio)
    throw refusal('zip-too-large', file, `"${fileName}" is ${zipLimits.ratio} times as large once unpacked.`);
}

function refusal(code: FormatErrorCode, file: string, message: string): FormatError {
  return new FormatError(code, { file, message });
}

async function unlessDamaged<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FormatError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const isName = /^(absolute path|invalid relative path|invalid characters in fileName)/.test(message);
    throw refusal(isName ? 'zip-entry-refused' : 'zip-damaged', file, message);
  }
}
