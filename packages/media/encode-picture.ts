import sharp from 'sharp';
import type { pictureFormats } from './contract.ts';
import { pictureLimits } from './inspect-picture.ts';

export type PictureFormat = (typeof pictureFormats)[number];

const quality = 75;
/** A WebP file can be no taller. */
const tallestWebp = 16_383;

/**
 * As like the original as WebP of quality 75 is, by SSIM, with a fifth fewer bytes (`npm run bench -- pictures`). More effort pays
 * for small pictures: there are many of them on a page, and the time goes with the pixels.
 */
const avif = { quality: 54, chromaSubsampling: '4:2:0', tune: 'ssim' } as const;
const widestWithEffort = 384;

/** The widest that AVIF is made of: a larger one takes seconds and a hundred megabytes, and few ask for it. */
export const widestAvif = 1080;

/** A picture turned upright, in a width not above its own, without EXIF and other data. */
export async function encodePicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original, { failOn: 'error', limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .resize({ width, height: tallestWebp, fit: 'inside', withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ ...avif, effort: width <= widestWithEffort ? 4 : 3 }).toBuffer();
  if (format === 'webp') return resized.webp({ quality }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
