/** A file of an archive, whose bytes are elsewhere. */
export interface ZipEntry {
  name: string;
  bytes: number;
  crc32: number;
  changedAt: Date;
}

/** What an archive is made of, in order: headers, which are here, and the bytes of the entries, by their place among them. */
export type ZipPart = { kind: 'header'; bytes: Buffer } | { kind: 'entry'; index: number; length: number };

export interface ZipLayout {
  parts: ZipPart[];
  bytes: number;
}

/** Without the larger numbers of ZIP64, which some phones cannot read. */
export const maxZipBytes = 0xffff_ffff;

const utf8Names = 0x0800;
const version = 20;
/** Made by Unix, so that the name and the rights of a file are read as they are written. */
const madeBy = 0x0300 | version;
const plainFile = (0o100644 << 16) >>> 0;

/**
 * How an archive lies whose entries are stored as they are (APPNOTE 6.3.10): each header tells the sum and the size of its entry, so that
 * everything that unpacks as it reads can do so, and where every byte stands is known before one is sent. Throws RangeError over 4 GB.
 */
export function layoutZip(entries: readonly ZipEntry[]): ZipLayout {
  const parts: ZipPart[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, entry] of entries.entries()) {
    const header = localHeader(entry);
    parts.push({ kind: 'header', bytes: header }, { kind: 'entry', index, length: entry.bytes });
    directory.push(directoryHeader(entry, offset));
    offset += header.length + entry.bytes;
  }
  const listed = Buffer.concat(directory);
  const end = endOfDirectory(entries.length, listed.length, Math.min(offset, maxZipBytes));
  const bytes = offset + listed.length + end.length;
  if (bytes > maxZipBytes) throw new RangeError(`An archive of ${bytes} bytes would need ZIP64.`);
  parts.push({ kind: 'header', bytes: Buffer.concat([listed, end]) });
  return { parts, bytes };
}

function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  writeFacts(header, 6, entry, name);
  return Buffer.concat([header, name]);
}

function directoryHeader(entry: ZipEntry, offset: number): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(madeBy, 4);
  header.writeUInt16LE(version, 6);
  writeFacts(header, 8, entry, name);
  header.writeUInt32LE(plainFile, 38);
  header.writeUInt32LE(Math.min(offset, maxZipBytes), 42);
  return Buffer.concat([header, name]);
}

/** What both headers of a file tell alike. */
function writeFacts(header: Buffer, at: number, { bytes, crc32, changedAt }: ZipEntry, name: Buffer): void {
  header.writeUInt16LE(utf8Names, at);
  header.writeUInt32LE(dosTime(changedAt), at + 4);
  header.writeUInt32LE(crc32, at + 8);
  header.writeUInt32LE(Math.min(bytes, maxZipBytes), at + 12);
  header.writeUInt32LE(Math.min(bytes, maxZipBytes), at + 16);
  header.writeUInt16LE(name.length, at + 20);
}

function endOfDirectory(entries: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** As DOS wrote it: two seconds are the least it can tell, and 1980 is its first year. In UTC, so that every machine writes the same. */
function dosTime(date: Date): number {
  const year = Math.max(1980, date.getUTCFullYear()) - 1980;
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
