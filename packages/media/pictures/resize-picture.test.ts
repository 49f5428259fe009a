import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { madePicture, noisyJpeg, temporaryFolder } from '../testing/made-pictures.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import { createPictureResizer, type PictureResizer } from './resize-picture.ts';

async function aStore(waiting?: number): Promise<{ store: PictureStore; resizer: PictureResizer }> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const store = createPictureStore(folder.folder);
  return { store, resizer: createPictureResizer(store, waiting === undefined ? {} : { waiting }) };
}

async function resizedFiles(store: PictureStore): Promise<string[]> {
  const entries = await readdir(path.join(store.dataDir, 'media', 'resized'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

const absent = 'f'.repeat(64);

test('a width and a format give a picture of that width and format', async () => {
  const { store, resizer } = await aStore();
  const { sha256 } = await store.storePicture(await noisyJpeg(600, 400));
  const webp = await resizer.pictureFile({ sha256, width: 384, format: 'webp' });
  expect(await sharp(webp?.bytes).metadata()).toMatchObject({ format: 'webp', width: 384, height: 256 });
  const jpg = await resizer.pictureFile({ sha256, width: 96, format: 'jpg' });
  expect(await sharp(jpg?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 });
  expect(await resizedFiles(store)).toEqual(['384.webp', '96.jpg']);
});

test('all widths beyond the original are one file of its own width', async () => {
  const { store, resizer } = await aStore();
  const { sha256 } = await store.storePicture(await noisyJpeg(600, 400));
  const files = await Promise.all(
    ([640, 1080, 3840] as const).map((width) => resizer.pictureFile({ sha256, width, format: 'webp' })),
  );
  expect(new Set(files.map((made) => made?.bytes.toString('base64'))).size).toBe(1);
  expect(files.map((made) => made?.width)).toEqual([600, 600, 600]);
  expect(await resizedFiles(store)).toEqual(['600.webp']);
});

test('AVIF is made in the background: until it is there, and where it never will be, there is WebP', async () => {
  const { store, resizer } = await aStore();
  const { sha256 } = await store.storePicture(await noisyJpeg(1200, 40));
  const request = { sha256, width: 96, format: 'avif' } as const;
  const first = await resizer.pictureFile(request);
  expect(first).toMatchObject({ format: 'webp', isForNow: true });
  expect((await sharp(first?.bytes).metadata()).format).toBe('webp');
  await resizer.makeAhead(sha256, 96);
  const later = await resizer.pictureFile(request);
  expect(later).toMatchObject({ format: 'avif', isForNow: false, width: 96 });
  expect(await sharp(later?.bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 96 });
  await resizer.makeAhead(sha256, 1920);
  expect(await resizer.pictureFile({ ...request, width: 1920 })).toMatchObject({ format: 'webp', isForNow: false });
  expect(await resizedFiles(store)).toEqual(['1200.webp', '96.avif', '96.webp']);
  await resizer.close();
});

test('a library may have no AVIF', async () => {
  const { store } = await aStore();
  const { sha256 } = await store.storePicture(await noisyJpeg());
  const resizer = createPictureResizer(store, { makesAvif: false });
  await resizer.makeAhead(sha256, 96);
  expect(await resizer.pictureFile({ sha256, width: 96, format: 'avif' })).toMatchObject({
    format: 'webp',
    isForNow: false,
  });
  await resizer.makeAhead(sha256, 96);
  expect(await resizedFiles(store)).toEqual(['96.webp']);
});

test('a picture is turned upright and tells nothing of its maker', async () => {
  const { store, resizer } = await aStore();
  const lying = await sharp(await madePicture('jpeg', { width: 80, height: 40 }))
    .withExif({ IFD0: { Copyright: 'A person', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { sha256 } = await store.storePicture(lying);
  for (const format of ['webp', 'jpg'] as const) {
    const made = await resizer.pictureFile({ sha256, width: 32, format });
    const metadata = await sharp(made?.bytes).metadata();
    expect(metadata).toMatchObject({ width: 32, height: 64 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  }
});

test('ten that ask at the same time get one file, and it is made again when it was deleted', async () => {
  const { store, resizer } = await aStore(0);
  const { sha256 } = await store.storePicture(await noisyJpeg());
  const request = { sha256, width: 256, format: 'webp' } as const;
  const made = await Promise.all(Array.from({ length: 10 }, () => resizer.pictureFile(request)));
  expect(new Set(made.map((one) => one?.bytes.toString('base64'))).size).toBe(1);
  expect(await resizedFiles(store)).toEqual(['256.webp']);
  await rm(path.join(store.dataDir, 'media', 'resized'), { recursive: true });
  expect((await resizer.pictureFile(request))?.bytes).toEqual(made[0]?.bytes);
});

test('beyond the line of those that wait there is an overload', async () => {
  const { store, resizer } = await aStore(1);
  const { sha256 } = await store.storePicture(await noisyJpeg());
  const answers = await Promise.allSettled(
    ([16, 32, 48, 64, 96] as const).map((width) => resizer.pictureFile({ sha256, width, format: 'jpg' })),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: 'overloaded' } });
  expect((await resizer.pictureFile({ sha256, width: 96, format: 'jpg' }))?.width).toBe(96);
});

test('a picture that is not there makes no file and no folder', async () => {
  const { store, resizer } = await aStore(0);
  expect(await resizer.pictureFile({ sha256: absent, width: 640, format: 'webp' })).toBeUndefined();
  expect(await resizer.pictureFile({ sha256: '../../../etc/passwd', width: 640, format: 'webp' })).toBeUndefined();
  expect(await readdir(store.dataDir)).toEqual([]);
});

test('the tallest picture that is kept can be shown', async () => {
  const { store, resizer } = await aStore();
  const { sha256 } = await store.storePicture(await madePicture('png', { width: 20, height: 16_384 }));
  expect(await resizer.pictureFile({ sha256, width: 640, format: 'webp' })).toBeDefined();
});
