import type { EpubPicture } from './epub-publication.ts';

/** What the first bytes of a picture say; sizes are those of the file, before any turning. */
export type PictureFacts = Pick<EpubPicture, 'type' | 'width' | 'height'> & {
  /** Its lines come in several passes, so that it can only be decoded as a whole. */
  isInterlaced: boolean;
};

/** Why a picture is not taken. */
export type UnusablePictureError = 'picture-missing' | 'picture-drawn' | 'picture-kind';

/** What a picture may be, so that decoding it takes no more memory than there is. */
export const pictureLimits = { pixels: 50_000_000, interlacedPixels: 20_000_000, side: 16_384 };

/** Says what a JPEG, PNG or WebP picture is, undefined for everything else; nothing is decoded. */
export function readPictureFacts(bytes: Buffer): PictureFacts | undefined {
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return jpegFacts(bytes);
  if (head.startsWith('\x89PNG\r\n\x1a\n') && bytes.length >= 29) {
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    return { type: 'image/png', width, height, isInterlaced: bytes[28] === 1 };
  }
  const size = head.startsWith('RIFF') && head.endsWith('WEBP') ? webpSize(bytes) : undefined;
  return size && { type: 'image/webp', width: size[0], height: size[1], isInterlaced: false };
}

/** By the first frame header (ITU-T T.81, B.2.2). */
function jpegFacts(bytes: Buffer): PictureFacts | undefined {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Filling before a marker.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { type: 'image/jpeg', width, height, isInterlaced: (marker & 3) === 2 };
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Buffer): [number, number] | undefined {
  if (bytes.length < 30) return undefined;
  const kind = bytes.subarray(12, 16).toString('latin1');
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
