import sharp from 'sharp';
import type { PictureStore } from './picture-store.ts';
import type { PictureResizer } from './resize-picture.ts';
import { stripMetadata } from './strip-metadata.ts';

/** A picture as paper and e-book readers take it; sizes in pixels as it is shown. */
export interface PrintablePicture {
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

/** More than this is made smaller: A4 at 200 dots an inch needs no more pixels, nor a page more bytes. */
const maxWidth = 1920;
const maxBytes = 600_000;

/**
 * The original where EPUB and PDF can hold it as it is, so that nothing of the picture is lost (what it tells beside is left out); else a JPEG of at most 1920 pixels.
 * Undefined when there is no such picture.
 */
export async function readPrintablePicture(
  sha256: string,
  { store, resizer }: { store: PictureStore; resizer: PictureResizer },
): Promise<PrintablePicture | undefined> {
  const bytes = await store.readPicture(sha256);
  if (bytes === undefined) return undefined;
  const { format, autoOrient, orientation = 1, space, width, height } = await sharp(bytes).metadata();
  const isSmall = bytes.length <= maxBytes && width <= maxWidth && height <= maxWidth;
  // What was made for a press (four inks) many e-readers show in wrong colours, or not at all.
  if (isSmall && orientation === 1 && space !== 'cmyk' && (format === 'jpeg' || format === 'png'))
    return { bytes: stripMetadata(bytes, format), type: `image/${format}`, width, height };
  const resized = await resizer.pictureFile({ sha256, width: maxWidth, format: 'jpg' });
  if (resized === undefined) return undefined;
  const scale = resized.width / autoOrient.width;
  return {
    bytes: resized.bytes,
    type: 'image/jpeg',
    width: resized.width,
    height: Math.max(1, Math.round(autoOrient.height * scale)),
  };
}
