import sharp from 'sharp';
import { pictureLimits } from './inspect-picture.ts';

/** The formats of drawings: they are so small in WebP that AVIF would gain nothing. */
export const drawingFormats = ['webp', 'jpg'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

/** Few colours and much cloth: what a picture would show as noise is not there. */
const jpg = { quality: 76, mozjpeg: true } as const;
/** What a drawing without a picture may weigh in WebP. */
const maxBytes = 6000;

/**
 * In the order they are tried. The larger ones are for dense screens, where noise shows even less; many letters come with fewer pixels
 * before they come with more bytes: at this quality they look softer, not broken.
 */
function webpSizes(width: number): { width: number; quality: number }[] {
  if (width <= 256) return [36, 24, 12].map((quality) => ({ width, quality }));
  return [1, 0.8, 0.7, 0.6].map((share) => ({ width: Math.round(width * share), quality: 12 }));
}

/** A picture that fills the drawing's width from its upper end down, cut around its focus. */
export interface PictureOver {
  bytes: Uint8Array;
  /** In hundredths of its width and height. */
  focus: { x: number; y: number };
  width: number;
  height: number;
}

/** A drawing of ours (never one that somebody sent: SVG may name other files) as a picture of a width, not above its own. */
export async function drawSvg(
  svg: string,
  { width, format, picture }: { width: number; format: DrawingFormat; picture?: PictureOver | undefined },
): Promise<Buffer> {
  // Put together first: sharp makes smaller before it lays one over the other, in whatever order it is told.
  const whole =
    picture &&
    (await sharp(Buffer.from(svg))
      .composite([{ input: await cut(picture), top: 0, left: 0 }])
      .png()
      .toBuffer());
  const drawn = sharp(whole ?? Buffer.from(svg)).resize({ width, withoutEnlargement: true });
  if (format === 'jpg') return drawn.jpeg(jpg).toBuffer();
  return picture === undefined ? smallWebp(svg, width) : drawn.webp({ quality: 60 }).toBuffer();
}

async function smallWebp(svg: string, requestedWidth: number): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  let made = Buffer.alloc(0);
  for (const { width, quality } of webpSizes(requestedWidth)) {
    made = await sharp(drawing).resize({ width, withoutEnlargement: true }).webp({ quality, effort: 6 }).toBuffer();
    if (made.length < maxBytes) break;
  }
  return made;
}

async function cut({ bytes, focus, width, height }: PictureOver): Promise<Buffer> {
  const upright = await sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(width / upright.info.width, height / upright.info.height);
  const [wide, high] = [upright.info.width, upright.info.height].map((side) => Math.ceil(side * scale)) as [
    number,
    number,
  ];
  return sharp(upright.data)
    .resize(wide, high, { fit: 'fill' })
    .extract({ left: startOf(focus.x, wide, width), top: startOf(focus.y, high, height), width, height })
    .toBuffer();
}

/** As `object-position` of a frame has it: the focus lies as far into the frame as into the picture. */
function startOf(hundredths: number, whole: number, shown: number): number {
  return Math.round(((whole - shown) * hundredths) / 100);
}
