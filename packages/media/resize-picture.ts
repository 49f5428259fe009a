import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { pictureFormats, pictureWidths } from './contract.ts';
import { pictureLimits } from './inspect-picture.ts';
import { isPictureName, resizedFile } from './picture-file.ts';
import type { PictureStore } from './picture-store.ts';
import { createWorkQueue } from './work-queue.ts';
import { writeFileWhole } from './write-file-whole.ts';

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

export interface AskedPicture {
  sha256: string;
  width: PictureWidth;
  format: PictureFormat;
}

export interface ResizedPicture {
  file: string;
  bytes: Buffer;
  /** Of the file; below the width asked for when the original is no wider. */
  width: number;
}

export interface PictureResizer {
  /** The picture in this width, made now if it never was; undefined when there is no such picture. */
  pictureFile: (asked: AskedPicture) => Promise<ResizedPicture | undefined>;
}

const quality = 75;
const widthsRemembered = 20_000;
const atOnce = 2;
/** A WebP file can be no taller. */
const tallestWebp = 16_383;

// Every picture is decoded once and kept as a file; libvips would hold what it decoded in memory as well.
sharp.cache(false);

export function createPictureResizer(
  store: PictureStore,
  { waiting = 200 }: { waiting?: number } = {},
): PictureResizer {
  const queue = createWorkQueue({ atOnce, waiting, what: 'pictures' });
  const originalWidths = new LRUCache<string, number>({ max: widthsRemembered });

  async function originalWidth(sha256: string): Promise<number | undefined> {
    const known = originalWidths.get(sha256);
    if (known !== undefined) return known;
    const found = await store.findPicture(sha256);
    if (found === undefined) return undefined;
    const { width } = (await sharp(found.file).metadata()).autoOrient;
    originalWidths.set(sha256, width);
    return width;
  }

  async function pictureFile({ sha256, width: asked, format }: AskedPicture): Promise<ResizedPicture | undefined> {
    if (!isPictureName(sha256)) return undefined;
    const known = await originalWidth(sha256);
    if (known === undefined) return undefined;
    const width = Math.min(asked, known);
    const file = resizedFile(store.dataDir, sha256, { width, format });
    const bytes = (await readIfThere(file)) ?? (await queue.run(file, () => make(file, { sha256, width, format })));
    return bytes && { file, bytes, width };
  }

  async function make(
    file: string,
    { sha256, width, format }: { sha256: string; width: number; format: PictureFormat },
  ): Promise<Buffer | undefined> {
    // Whoever stood in line behind the maker of this very file finds it here.
    const already = await readIfThere(file);
    if (already !== undefined) return already;
    const original = await store.readPicture(sha256);
    if (original === undefined) return undefined;
    const bytes = await resize(original, width, format);
    await writeFileWhole(file, bytes);
    return bytes;
  }

  return { pictureFile };
}

async function resize(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original, { failOn: 'error', limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .resize({ width, height: tallestWebp, fit: 'inside', withoutEnlargement: true });
  if (format === 'webp') return resized.webp({ quality }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
