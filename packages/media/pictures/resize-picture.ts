import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type BackgroundWork, createBackgroundWork } from './background-work.ts';
import type { pictureWidths } from '../contract.ts';
import { encodePicture, type PictureFormat, widestAvif } from './encode-picture.ts';
import { isPictureName, resizedKey } from './picture-file.ts';
import type { PictureStore } from './picture-store.ts';
import { createWorkQueue } from '../work-queue.ts';

export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureRequest {
  sha256: string;
  width: PictureWidth;
  format: PictureFormat;
}

export interface ResizedPicture {
  bytes: Buffer;
  /** Of the file; below the width asked for when the original is no wider. */
  width: number;
  /** Of the file: WebP where AVIF was asked for and is not made. */
  format: PictureFormat;
  /** AVIF will be there later. */
  isForNow: boolean;
}

export interface PictureResizer {
  /** The picture in this width, made now if it never was; undefined when there is no such picture. */
  pictureFile: (request: PictureRequest) => Promise<ResizedPicture | undefined>;
  /** Makes AVIF of a picture when nothing that was asked for waits; at once where it is there, or is not to be made. */
  makeAhead: (sha256: string, width: PictureWidth) => Promise<void>;
  close: () => Promise<void>;
}

interface ResizerSettings {
  /** How many may stand in line. */
  waiting?: number;
  /** Whether AVIF is made. */
  makesAvif?: boolean;
  background?: BackgroundWork;
}

const widthsRemembered = 20_000;
const atOnce = 2;

// Every picture is decoded once and kept as a file; libvips would hold what it decoded in memory as well.
sharp.cache(false);

export function createPictureResizer(
  store: PictureStore,
  { waiting = 200, makesAvif = true, background = createBackgroundWork() }: ResizerSettings = {},
): PictureResizer {
  const { storage } = store;
  const queue = createWorkQueue({ atOnce, waiting, what: 'pictures' });
  const originalWidths = new LRUCache<string, number>({ max: widthsRemembered });

  async function originalWidth(sha256: string): Promise<number | undefined> {
    const known = originalWidths.get(sha256);
    if (known !== undefined) return known;
    const original = await store.readPicture(sha256);
    if (original === undefined) return undefined;
    const { width } = (await sharp(original).metadata()).autoOrient;
    originalWidths.set(sha256, width);
    return width;
  }

  async function pictureFile({
    sha256,
    width: requestedWidth,
    format,
  }: PictureRequest): Promise<ResizedPicture | undefined> {
    if (!isPictureName(sha256)) return undefined;
    const known = await originalWidth(sha256);
    if (known === undefined) return undefined;
    const width = Math.min(requestedWidth, known);
    if (format !== 'avif') return found(sha256, width, format);
    const isToCome = makesAvif && width <= widestAvif;
    const made = isToCome ? await storage.read(keyOf(sha256, width, 'avif')) : undefined;
    if (made !== undefined) return { bytes: made, width, format, isForNow: false };
    if (isToCome) background.add(`${sha256}/${width}`, () => makeAvif(sha256, width));
    const meanwhile = await found(sha256, width, 'webp');
    return meanwhile && { ...meanwhile, isForNow: isToCome };
  }

  async function found(sha256: string, width: number, format: PictureFormat): Promise<ResizedPicture | undefined> {
    const key = keyOf(sha256, width, format);
    const bytes = (await storage.read(key)) ?? (await queue.run(key, () => make(key, { sha256, width, format })));
    return bytes && { bytes, width, format, isForNow: false };
  }

  async function makeAhead(sha256: string, requestedWidth: PictureWidth): Promise<void> {
    const known = makesAvif ? await originalWidth(sha256) : undefined;
    if (known === undefined) return;
    const width = Math.min(requestedWidth, known);
    if (width > widestAvif || (await storage.sizeOf(keyOf(sha256, width, 'avif'))) !== undefined) return;
    await background.addLast(`${sha256}/${width}`, () => makeAvif(sha256, width));
  }

  async function makeAvif(sha256: string, width: number): Promise<void> {
    await make(keyOf(sha256, width, 'avif'), { sha256, width, format: 'avif' });
  }

  function keyOf(sha256: string, width: number, format: PictureFormat): string {
    return resizedKey(sha256, { width, format });
  }

  async function make(
    key: string,
    { sha256, width, format }: { sha256: string; width: number; format: PictureFormat },
  ): Promise<Buffer | undefined> {
    // Whoever stood in line behind the maker of this very file finds it here.
    const already = await storage.read(key);
    if (already !== undefined) return already;
    const original = await store.readPicture(sha256);
    if (original === undefined) return undefined;
    const bytes = await encodePicture(original, width, format);
    await storage.write(key, bytes);
    return bytes;
  }

  return { pictureFile, makeAhead, close: () => background.close() };
}
