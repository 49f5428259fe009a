import sharp from 'sharp';
import type { PictureFormat } from './resize-picture.ts';

/** Few colours and much cloth: what a picture would show as noise is not there. */
const qualities = { webp: { quality: 36, effort: 6 }, jpg: { quality: 76, mozjpeg: true } } as const;

/** A drawing of ours (never one that somebody sent: SVG may name other files) as a picture of a width, not above its own. */
export async function drawSvg(
  svg: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg)).resize({ width, withoutEnlargement: true });
  return format === 'webp' ? drawn.webp(qualities.webp).toBuffer() : drawn.jpeg(qualities.jpg).toBuffer();
}
