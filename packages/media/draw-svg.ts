import sharp from 'sharp';

/** The formats of drawings: they are so small in WebP that AVIF would gain nothing. */
export const drawingFormats = ['webp', 'jpg'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

/** Few colours and much cloth: what a picture would show as noise is not there. */
const qualities = { webp: { quality: 36, effort: 6 }, jpg: { quality: 76, mozjpeg: true } } as const;

/** A drawing of ours (never one that somebody sent: SVG may name other files) as a picture of a width, not above its own. */
export async function drawSvg(
  svg: string,
  { width, format }: { width: number; format: DrawingFormat },
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg)).resize({ width, withoutEnlargement: true });
  return format === 'webp' ? drawn.webp(qualities.webp).toBuffer() : drawn.jpeg(qualities.jpg).toBuffer();
}
