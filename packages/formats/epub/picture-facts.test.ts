import { expect, test } from 'vitest';
import { madePicture } from '../testing/made-publication.ts';
import { madePng } from '../testing/made-picture-book.ts';
import { readPictureFacts } from './picture-facts.ts';

const riff = (kind: string, ...bytes: number[]) =>
  Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    Buffer.from(kind, 'latin1'),
    Buffer.from(bytes),
    Buffer.alloc(20),
  ]);

test('JPEG and PNG tell their size', () => {
  expect(readPictureFacts(Buffer.from(madePicture('blue').bytes))).toEqual({
    type: 'image/jpeg',
    width: 48,
    height: 48,
    isInterlaced: false,
  });
  expect(readPictureFacts(madePng(7, 5))).toEqual({ type: 'image/png', width: 7, height: 5, isInterlaced: false });
});

test('a JPEG whose lines come in passes, with filling between its parts, tells its size', () => {
  const filled = [0xff, 0xd8, 0xff, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0, 9, 0, 12, 3, 0, 0, 0];
  expect(readPictureFacts(Buffer.from(filled))).toEqual({
    type: 'image/jpeg',
    width: 12,
    height: 9,
    isInterlaced: true,
  });
});

test('the three kinds of WebP tell their size', () => {
  const facts = { type: 'image/webp', width: 300, height: 200, isInterlaced: false };
  expect(readPictureFacts(riff('VP8X', 0, 0, 0, 0, 0, 0, 0, 0, 0x2b, 1, 0, 199, 0, 0))).toEqual(facts);
  expect(readPictureFacts(riff('VP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x2c, 0x01, 200, 0))).toEqual(facts);
  const bits = 299 | (199 << 14);
  expect(
    readPictureFacts(riff('VP8L', 0, 0, 0, 0, 0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24)),
  ).toEqual(facts);
});

test('what is no picture, or is cut off before its size, has no facts', () => {
  for (const bytes of [
    '',
    'GIF89a',
    '<svg/>',
    'RIFF\0\0\0\0WEBPVP8X',
    'RIFF\0\0\0\0WEBPODD '.padEnd(40, '\0'),
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0\x00',
    '\xff\xd8\xff\xe0\x00\x02x',
  ])
    expect(readPictureFacts(Buffer.from(bytes, 'latin1'))).toBeUndefined();
});
