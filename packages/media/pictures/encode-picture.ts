import sharp, { type AvifOptions } from 'sharp';
import type { pictureFormats } from '../contract.ts';
import { pictureLimits } from './inspect-picture.ts';

export type PictureFormat = (typeof pictureFormats)[number];

const quality = 75;
/** A WebP file can be no taller. */
const tallestWebp = 16_383;

/**
 * As like the original as WebP of quality 75 is, by SSIM, with a fifth fewer bytes or less (`npm run bench -- pictures`). The widths
 * of a phone are worth most effort; the time goes with the pixels.
 */
function avifOptions(width: number): AvifOptions {
  const options = { chromaSubsampling: '4:2:0', tune: 'ssim' } as const;
  if (width <= 384) return { ...options, quality: 53, effort: 4 };
  return { ...options, quality: 52, effort: width <= 640 ? 4 : 3 };
}

/** The widest that AVIF is made of: a larger one takes seconds and a hundred megabytes, and few ask for it. */
export const widestAvif = 1080;

/** A picture turned upright, in a width not above its own, without EXIF and other data. */
export async function encodePicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original, { failOn: 'error', limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .resize({ width, height: tallestWebp, fit: 'inside', withoutEnlargement: true });
  if (format === 'avif') return resized.avif(avifOptions(width)).toBuffer();
  if (format === 'webp') return resized.webp({ quality }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
