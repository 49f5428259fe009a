import { crc32 } from 'node:zlib';
import { unpackEpub } from '@letsread/formats/epub-writer/package/pack-epub.ts';
import { expect, test } from 'vitest';
import { readSpan } from './read-span.ts';
import { layoutZip, type ZipEntry } from './zip-layout.ts';

const changedAt = new Date('2026-03-04T05:06:08Z');
const contents: Record<string, string> = {
  '01 The Red Kite.epub': 'a kite',
  '02 الطائرة الورقية.epub': 'up, up it went',
  '03 គោ ក្របី.pdf': '',
};
const names = Object.keys(contents);
const contentOf = (index: number) => Buffer.from(contents[names[index] ?? ''] ?? '');
const layout = layoutZip(
  names.map((name, index): ZipEntry => {
    const content = contentOf(index);
    return { name, bytes: content.length, crc32: crc32(content), changedAt };
  }),
);

async function read(first = 0, last = layout.bytes - 1): Promise<Buffer> {
  const open = async (index: number, span: { first: number; last: number }) =>
    (async function* () {
      yield contentOf(index).subarray(span.first, span.last + 1);
    })();
  return Buffer.concat(await Array.fromAsync(readSpan(layout, { first, last }, open)));
}

test('an archive is as long as it was said to be, and others read its files by their names', async () => {
  const zip = await read();
  expect(zip.length).toBe(layout.bytes);
  const files = Object.entries(unpackEpub(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  expect(Object.fromEntries(files)).toEqual(contents);
});

test('each header has the sum and the size of its file, so that it can be unpacked while it comes', async () => {
  const zip = await read();
  const flags = zip.readUInt16LE(6);
  expect([flags & 0x0008, flags & 0x0800]).toEqual([0, 0x0800]);
  expect([zip.readUInt32LE(14), zip.readUInt32LE(18), zip.readUInt32LE(22)]).toEqual([crc32('a kite'), 6, 6]);
});

test('whichever part of it is asked for is that part', async () => {
  const zip = await read();
  for (let first = 0; first < zip.length; first += 7)
    for (const last of [first, first + 40, zip.length - 1])
      expect((await read(first, Math.min(last, zip.length - 1))).equals(zip.subarray(first, last + 1))).toBe(true);
});

test('an archive without files is one, and one of more than 4 GB is refused', () => {
  expect(layoutZip([]).bytes).toBe(22);
  const half = { name: 'half', bytes: 2 ** 31, crc32: 0, changedAt };
  expect(() => layoutZip([half, half])).toThrow('ZIP64');
});
