import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { bombPng, madePicture, noisyJpeg, temporaryFolder } from '../testing/made-pictures.ts';
import { hashBytes, createPictureStore, type PictureStore } from './picture-store.ts';

async function anEmptyStore(): Promise<PictureStore> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return createPictureStore(folder.folder);
}

async function allFiles(store: PictureStore): Promise<string[]> {
  const entries = await readdir(store.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s is kept byte for byte and described', async (format) => {
  const store = await anEmptyStore();
  const bytes = await madePicture(format);
  const stored = await store.storePicture(bytes);
  expect(stored).toMatchObject({ sha256: hashBytes(bytes), format, width: 64, height: 48, bytes: bytes.length });
  expect(stored.colour).toMatch(/^#3[2-4]6[5-7]9[7-9a]$/);
  expect(await store.readPicture(stored.sha256)).toEqual(bytes);
});

test('the file lies under the first two digits of its hash', async () => {
  const store = await anEmptyStore();
  const { sha256 } = await store.storePicture(await madePicture('jpeg'));
  const file = path.join(store.dataDir, 'media', 'pictures', sha256.slice(0, 2), `${sha256}.jpg`);
  expect((await store.findPicture(sha256))?.key).toBe(path.relative(store.dataDir, file));
  expect(hashBytes(await readFile(file))).toBe(sha256);
});

test('the same picture at the same time, and again, is one file', async () => {
  const store = await anEmptyStore();
  const bytes = await madePicture('webp');
  await Promise.all(Array.from({ length: 8 }, () => store.storePicture(bytes)));
  await store.storePicture(bytes);
  expect(await allFiles(store)).toHaveLength(1);
});

test('a file that a crash of the machine cut short is written again', async () => {
  const store = await anEmptyStore();
  const bytes = await madePicture('png');
  const { sha256 } = await store.storePicture(bytes);
  const file = path.join(store.dataDir, (await store.findPicture(sha256))?.key ?? '');
  await writeFile(file, bytes.subarray(0, 10));
  await store.storePicture(bytes);
  expect(await readFile(file)).toEqual(bytes);
});

test('width and height are those of the picture turned upright', async () => {
  const store = await anEmptyStore();
  const lying = await sharp(await madePicture('jpeg', { width: 40, height: 20 }))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await store.storePicture(lying)).toMatchObject({ width: 20, height: 40 });
});

test('a crop keeps in view what draws the eye', async () => {
  const store = await anEmptyStore();
  const kite = await sharp(await madePicture('png', { width: 30, height: 30, colour: '#e03020' })).toBuffer();
  const sky = sharp({ create: { width: 300, height: 150, channels: 3, background: '#dce8f0' } });
  const { focusX, focusY } = await store.storePicture(
    await sky
      .composite([{ input: kite, left: 250, top: 20 }])
      .png()
      .toBuffer(),
  );
  expect(focusX).toBeGreaterThan(75);
  expect(focusY).toBeLessThan(40);
});

test('a grey picture and a see-through one have a colour too', async () => {
  const store = await anEmptyStore();
  const grey = await sharp(await madePicture('png', { colour: '#808080' }))
    .greyscale()
    .toBuffer();
  expect((await store.storePicture(grey)).colour).toBe('#808080');
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  expect((await store.storePicture(await clear.webp().toBuffer())).colour).toBe('#ffffff');
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

test.each([
  ['an empty file', async () => Buffer.alloc(0), 'picture-empty'],
  ['a file over 50 MB', async () => Buffer.alloc(50 * 1024 * 1024 + 1, 0xff), 'picture-too-many-bytes'],
  ['an SVG, whatever it is called', async () => svg, 'picture-kind-not-accepted'],
  ['a GIF', () => madePicture('gif'), 'picture-kind-not-accepted'],
  ['a PDF', async () => Buffer.from('%PDF-1.7 and so on'), 'picture-kind-not-accepted'],
  ['two bytes', async () => Buffer.from([0xff, 0xd8]), 'picture-kind-not-accepted'],
  ['a cut-off JPEG', async () => (await noisyJpeg()).subarray(0, -2000), 'picture-damaged'],
  ['a JPEG that is only its first bytes', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture-damaged'],
  ['a PNG of 900 million pixels', async () => bombPng(30_000, 30_000), 'picture-too-many-pixels'],
  ['a PNG with a side too long', async () => bombPng(17_000, 2), 'picture-too-many-pixels'],
  ['a PNG with less in it than it says', async () => bombPng(2000, 2000), 'picture-damaged'],
])('%s is refused and leaves nothing behind', async (_what, make, code) => {
  const store = await anEmptyStore();
  await expect(store.storePicture(await make())).rejects.toMatchObject({ name: 'UnusablePictureError', code });
  expect(await allFiles(store)).toEqual([]);
});

test('a name that is no hash finds nothing, whatever file it points at', async () => {
  const store = await anEmptyStore();
  await mkdir(path.join(store.dataDir, 'media', 'pictures'), { recursive: true });
  await writeFile(path.join(store.dataDir, 'secret.jpg'), 'secret');
  expect(await store.readPicture('../../secret')).toBeUndefined();
  expect(await store.readPicture('a'.repeat(63) + 'A')).toBeUndefined();
});
