import { promisify } from 'node:util';
import { crc32, inflateRaw, inflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { FormatError, type FormatErrorCode } from '../../format-error.ts';
import { readDirectory, type ZipSource } from './zip-source.ts';

/** What a file may be, so that a small one cannot become a huge one, nor many. */
export const zipLimits = { fileBytes: 200e6, unpackedBytes: 400e6, entryBytes: 50e6, ratio: 200, entries: 5000 };

/** The files inside a zip, by name; nothing is unpacked before it is asked for. */
export type Zip = {
  has: (name: string) => boolean;
  names: () => string[];
  /** The bytes of one file; a FormatError epub-part-missing where there is none, zip-too-large over `max` bytes. */
  read: (name: string, max?: number) => Promise<Buffer>;
};

/**
 * Walks the directory of a zip file and refuses what could harm: names that lead out of it, two files of one name or in one place,
 * links, encryption, bombs. @throws FormatError zip-damaged, zip-entry-refused, zip-too-large, zip-too-many-entries, epub-encrypted, file-too-large.
 */
export async function openZip(source: ZipSource, file: string): Promise<Zip> {
  if (source.byteLength > zipLimits.fileBytes)
    throw new FormatError('file-too-large', { file, message: `More than ${zipLimits.fileBytes / 1e6} MB.` });
  if (source.byteLength === 0) throw zipError('zip-damaged', file, 'It is empty.');
  const zip = await unlessDamaged(file, () => readDirectory(source));
  const entries = await listEntries(zip, file);
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    async read(name, max = zipLimits.entryBytes) {
      const entry = entries.get(name);
      if (entry === undefined) throw zipError('epub-part-missing', file, `there is no "${name}" in it.`);
      if (entry.uncompressedSize > max) throw zipError('zip-too-large', file, `"${name}" has more than ${max} bytes.`);
      return unlessDamaged(file, () => unpack(source, entry));
    },
  };
}

const unpackLater = promisify(inflateRaw);
/** Below this, handing the work to another thread costs more than the work. */
const fewBytes = 200_000;
const localHeaderBytes = 30;

/** Unpacks one file and compares it with what the directory says of it: another program may have believed the other one. */
async function unpack(source: ZipSource, entry: Entry): Promise<Buffer> {
  const from = entry.relativeOffsetOfLocalHeader;
  const header = await bytesOf(source, from, from + localHeaderBytes + entry.fileNameLength);
  if (header.readUInt32LE(0) !== 0x04034b50 || !header.subarray(localHeaderBytes).equals(entry.fileNameRaw))
    throw new Error(`"${entry.fileName}" is not where its directory says.`);
  const start = from + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await bytesOf(source, start, start + entry.compressedSize);
  const isStored = entry.compressionMethod === 0;
  const limit = { maxOutputLength: Math.max(1, entry.uncompressedSize) };
  const bytes = isStored
    ? packed
    : packed.length < fewBytes
      ? inflateRawSync(packed, limit)
      : await unpackLater(packed, limit);
  if (bytes.length !== entry.uncompressedSize || crc32(bytes) !== entry.crc32)
    throw new Error(`"${entry.fileName}" is not what its directory says.`);
  return bytes;
}

async function bytesOf(source: ZipSource, from: number, to: number): Promise<Buffer> {
  const bytes = source instanceof Uint8Array ? source.subarray(from, to) : await source.read(from, to);
  if (bytes.length !== to - from) throw new Error('It ends too early.');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

async function listEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > zipLimits.entries)
    throw zipError('zip-too-many-entries', file, `${zip.entryCount} files; at most ${zipLimits.entries} are accepted.`);
  const entries = new Map<string, Entry>();
  const ranges: [from: number, to: number][] = [];
  let unpacked = 0;
  let packed = 0;
  await unlessDamaged(file, async () => {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, file);
      unpacked += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (unpacked > zipLimits.unpackedBytes)
        throw zipError('zip-too-large', file, `more than ${zipLimits.unpackedBytes / 1e6} MB once unpacked.`);
      const name = entry.fileName.normalize('NFC');
      if (entries.has(name)) throw zipError('zip-entry-refused', file, `"${name}" is in it twice.`);
      entries.set(name, entry);
      const from = entry.relativeOffsetOfLocalHeader;
      ranges.push([from, from + 30 + entry.fileNameLength + entry.compressedSize]);
    }
  });
  if (isBomb(unpacked, packed))
    throw zipError('zip-too-large', file, `it is ${zipLimits.ratio} times as large once unpacked.`);
  ranges.sort(([one], [other]) => one - other);
  if (ranges.some(([, to], at) => to > (ranges[at + 1]?.[0] ?? Infinity)))
    throw zipError('zip-entry-refused', file, 'two files in it lie in the same place.');
  return entries;
}

const symbolicLink = 0o120000;

function checkEntry(entry: Entry, file: string): void {
  const { fileName, compressedSize, compressionMethod, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw zipError('epub-encrypted', file, `"${fileName}" is encrypted.`);
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === symbolicLink)
    throw zipError('zip-entry-refused', file, `"${fileName}" is a link.`);
  if (compressionMethod !== 0 && compressionMethod !== 8)
    throw zipError('zip-entry-refused', file, `"${fileName}" is packed in a way not known here.`);
  if (uncompressedSize > zipLimits.entryBytes)
    throw zipError('zip-too-large', file, `"${fileName}" has more than ${zipLimits.entryBytes / 1e6} MB.`);
  if (isBomb(uncompressedSize, compressedSize))
    throw zipError('zip-too-large', file, `"${fileName}" is ${zipLimits.ratio} times as large once unpacked.`);
}

/** Of one file, and of all together: many small ones are a large one. */
function isBomb(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > 1e6 && unpackedBytes > packedBytes * zipLimits.ratio;
}

function zipError(code: FormatErrorCode, file: string, message: string): FormatError {
  return new FormatError(code, { file, message });
}

async function unlessDamaged<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FormatError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const isName = /^(absolute path|invalid relative path|invalid characters in fileName)/.test(message);
    const isCut = message.startsWith('End of central directory record signature not found');
    const told = isCut ? 'It is no zip, or the end of it is missing: fetch it anew.' : message;
    throw zipError(isName ? 'zip-entry-refused' : 'zip-damaged', file, told);
  }
}
