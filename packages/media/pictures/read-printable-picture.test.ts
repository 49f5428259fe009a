import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { madePicture, noisyJpeg, temporaryFolder } from '../testing/made-pictures.ts';
import { createPictureStore } from './picture-store.ts';
import { readPrintablePicture } from './read-printable-picture.ts';
import { createPictureResizer } from './resize-picture.ts';
import { stripMetadata } from './strip-metadata.ts';

async function printable(bytes: Buffer) {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const store = createPictureStore(folder.folder);
  const { sha256 } = await store.storePicture(bytes);
  const found = await readPrintablePicture(sha256, { store, resizer: createPictureResizer(store) });
  if (found === undefined) throw new Error('The picture is not there.');
  return found;
}

/** Says where it was taken, in the way phones do. */
const taken = {
  IFD0: { Copyright: 'Somebody', Make: 'A phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 33/1 0/1' },
};

test.each(['jpeg', 'png'] as const)(
  'a small %s is handed out as it is, but for what it tells beside the picture',
  async (format) => {
    const picture = sharp(await noisyJpeg(300, 200)).withExif(taken);
    const bytes = await (format === 'jpeg' ? picture.jpeg() : picture.png()).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const found = await printable(bytes);
    expect(found).toMatchObject({ type: `image/${format}`, width: 300, height: 200 });
    expect((await sharp(found.bytes).metadata()).exif).toBe(undefined);
    expect(Buffer.from(found.bytes).includes('A phone')).toBe(false);
    expect(await sharp(found.bytes).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  },
);

test('a picture that tells nothing beside is handed out byte for byte', async () => {
  const bytes = await madePicture('jpeg');
  expect(Buffer.from((await printable(bytes)).bytes)).toEqual(bytes);
});

test('a WebP, a turned and a large picture become an upright JPEG of at most 1920 pixels', async () => {
  expect(await printable(await madePicture('webp'))).toMatchObject({ type: 'image/jpeg', width: 64, height: 48 });
  const turned = await sharp(await madePicture('jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await printable(turned)).toMatchObject({ type: 'image/jpeg', width: 48, height: 64 });
  const large = await madePicture('png', { width: 2400, height: 1200 });
  expect(await printable(large)).toMatchObject({ type: 'image/jpeg', width: 1920, height: 960 });
});

test('a JPEG in the inks of a press becomes one in the colours of a screen', async () => {
  const create = { width: 300, height: 200, channels: 3, background: '#d02020' } as const;
  const inks = await sharp({ create }).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(inks).metadata()).space).toBe('cmyk');
  const found = await printable(inks);
  expect(found).toMatchObject({ type: 'image/jpeg', width: 300, height: 200 });
  expect((await sharp(found.bytes).metadata()).space).toBe('srgb');
});

test('bytes that are laid out in another way than they should be are left as they are', () => {
  const odd = Buffer.from('ffd8ffe1000401', 'hex');
  expect(stripMetadata(odd, 'jpeg')).toBe(odd);
  const cut = Buffer.from('89504e470d0a1a0a0000ffff4948445200', 'hex');
  expect(stripMetadata(cut, 'png')).toBe(cut);
});
