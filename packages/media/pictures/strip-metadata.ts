/**
 * A JPEG or PNG without what a camera or a program wrote into it beside the picture: where and with what it was taken, remarks,
 * small copies. No pixel changes; colour profiles stay. Bytes that are not laid out as they should be are given back as they are.
 */
export function stripMetadata(bytes: Uint8Array, format: 'jpeg' | 'png'): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts = format === 'jpeg' ? jpegParts(view) : pngParts(view);
  return parts === undefined ? bytes : Buffer.concat(parts);
}

/** APP1 (Exif, XMP), APP13 (IPTC) and remarks; the orientation that Exif tells has to be looked at before. */
const droppedMarkers = new Set([0xe1, 0xed, 0xfe]);
const startOfScan = 0xda;

function jpegParts(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff) return undefined;
    if (marker === startOfScan) return [...parts, bytes.subarray(at)];
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!droppedMarkers.has(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

const droppedChunks = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

function pngParts(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return undefined;
    if (!droppedChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}
