import { once } from 'node:events';
import { createInflate } from 'node:zlib';
import { decodePDFRawStream, type PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { FormatError } from '../format-error.ts';

/**
 * What the streams of a PDF may be once unpacked: each picture, all pictures, and all else together. Of four thousand bytes
 * a PDF can make gigabytes, and PDF.js takes each stream into memory whole.
 */
export const unpackedLimits = { picture: 500_000_000, pictures: 4_000_000_000, rest: 100_000_000 };

/** A stream within a stream is taken into memory to be looked at. */
const maxInner = 20_000_000;
const maxDictionary = 4096;
const chunkSize = 1 << 20;

type Left = { pictures: number; rest: number };

/**
 * Looks at every stream that is packed with zlib, wherever it stands and whatever the rest of the file says of it: before
 * anything is unpacked. @throws FormatError file-too-large
 */
export async function refuseBombs(bytes: Uint8Array, file: string): Promise<Left> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const left = { pictures: unpackedLimits.pictures, rest: unpackedLimits.rest };
  for (let at = source.indexOf('stream'); at !== -1; at = source.indexOf('stream', at + 6)) {
    const begin =
      at + 6 + (source[at + 6] === 0x0d ? 1 : 0) + (source[at + 6] === 0x0a || source[at + 7] === 0x0a ? 1 : 0);
    if (!isZlib(source, begin)) continue;
    const dictionary =
      source
        .toString('latin1', Math.max(0, at - maxDictionary), at)
        .split(/\bobj\b/)
        .at(-1) ?? '';
    const isPicture = /\/Subtype\s*\/Image\b/.test(dictionary);
    const end = source.indexOf('endstream', begin);
    const packed = source.subarray(begin, end === -1 ? source.length : end);
    // Pixels may begin like something that is packed.
    const mayHoldMore = !isPicture || /\/Fl\w*[\s/]+Fl/.test(dictionary);
    take(left, {
      isPicture,
      unpacked: await countUnpacked(packed, roomIn(left, isPicture), mayHoldMore ? 3 : 0),
      file,
    });
  }
  return left;
}

/** Looks at those that are packed in other ways, such as LZW, which only the tree of the file tells. @throws FormatError file-too-large */
export function refuseOtherBombs(tree: PDFDocument, left: Left, file: string): void {
  for (const [, object] of tree.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const { dict } = object;
    const text = dict.toString();
    if (!/\/(?:LZWDecode|RunLengthDecode|ASCII85Decode|ASCIIHexDecode)\b/.test(text)) continue;
    const isPicture = /\/Subtype\s*\/Image\b/.test(text);
    take(left, { isPicture, unpacked: countDecoded(object, roomIn(left, isPicture)), file });
  }
}

function roomIn(left: Left, isPicture: boolean): number {
  return isPicture ? Math.min(unpackedLimits.picture, left.pictures) : left.rest;
}

function take(left: Left, { isPicture, unpacked, file }: { isPicture: boolean; unpacked: number; file: string }): void {
  if (unpacked > roomIn(left, isPicture))
    throw new FormatError('file-too-large', {
      file,
      message: 'Unpacked it is too large: a picture may have 500 MB, and all else 100 MB together.',
    });
  left[isPicture ? 'pictures' : 'rest'] -= unpacked;
}

/** By its first two bytes (RFC 1950, 2.2). */
function isZlib(bytes: Uint8Array, at: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** How many bytes come of it, one more than `room` where there are more. What is damaged counts as far as it can be read. */
async function countUnpacked(packed: Uint8Array, room: number, depth: number): Promise<number> {
  const inflate = createInflate({ chunkSize });
  const inner: Buffer[] = [];
  let count = 0;
  let isWithin = false;
  inflate.on('data', (chunk: Buffer) => {
    if (count === 0) isWithin = depth > 0 && isZlib(chunk, 0);
    count += chunk.length;
    if (isWithin && count <= maxInner) inner.push(chunk);
    if (count > room) inflate.destroy();
  });
  inflate.on('error', () => {});
  inflate.end(packed);
  await once(inflate, 'close');
  if (!isWithin || count > room) return count;
  if (count > maxInner) return room + 1;
  return count + (await countUnpacked(Buffer.concat(inner), room - count, depth - 1));
}

function countDecoded(stream: PDFRawStream, room: number): number {
  try {
    return decodePDFRawStream(stream).getBytes(room + 1).length;
  } catch {
    // A picture in its own format, such as JPEG, or damaged: PDF.js reads no more of it.
    return 0;
  }
}
