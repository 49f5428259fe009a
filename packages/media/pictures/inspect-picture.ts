import sharp, { type Metadata } from 'sharp';
import type { OriginalFormat } from './picture-file.ts';

export const pictureLimits = { bytes: 50 * 1024 * 1024, pixels: 50_000_000, side: 16_384 };

export type UnusablePictureCode =
  | 'picture-empty'
  | 'picture-too-many-bytes'
  | 'picture-kind-not-accepted'
  | 'picture-too-many-pixels'
  | 'picture-damaged';

/** A picture that cannot be kept; the message says why, for whoever sent it. */
export class UnusablePictureError extends Error {
  readonly code: UnusablePictureCode;

  constructor(code: UnusablePictureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusablePictureError';
    this.code = code;
  }
}

/** What a crop keeps in view, in percent of the width and the height. */
export interface Focus {
  focusX: number;
  focusY: number;
}

export interface PictureFacts extends Focus {
  format: OriginalFormat;
  /** Of the picture as it is shown, so after the turning that its EXIF data asks for. */
  width: number;
  height: number;
  bytes: number;
  /** Average colour, "#rrggbb". */
  colour: string;
}

/** Decodes a picture from the first to the last byte and says what it is, or throws a UnusablePictureError. */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  if (bytes.length === 0) throw new UnusablePictureError('picture-empty', 'The picture file is empty.');
  if (bytes.length > pictureLimits.bytes) {
    throw new UnusablePictureError(
      'picture-too-many-bytes',
      `The picture has ${bytes.length} bytes; at most ${pictureLimits.bytes} are accepted.`,
    );
  }
  const format = sniff(bytes);
  if (format === undefined) {
    throw new UnusablePictureError(
      'picture-kind-not-accepted',
      'The file is no JPEG, PNG or WebP picture, whatever its name says.',
    );
  }
  const metadata = await damagedUnless(sharp(bytes, { limitInputPixels: false }).metadata());
  checkSize(metadata);
  const { width, height } = metadata.autoOrient;
  const small = await shrink(bytes);
  const [colour, focus] = await Promise.all([averageColour(small), focusOf(small)]);
  return { format, width, height, bytes: bytes.length, colour, ...focus };
}

/** By the first bytes only: libvips would open much more than we accept, scripts in SVG included. */
function sniff(bytes: Uint8Array): OriginalFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return undefined;
}

function checkSize({ width, height }: Metadata): void {
  const { pixels, side } = pictureLimits;
  if (width * height <= pixels && width <= side && height <= side) return;
  throw new UnusablePictureError(
    'picture-too-many-pixels',
    `The picture is ${width} × ${height}; at most ${pixels / 1_000_000} million pixels and ${side} on a side are accepted.`,
  );
}

/** A small copy as it is shown, without the EXIF turning and on white: rows of red, green and blue. */
interface SmallPicture {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 };
}

/**
 * Shrunk while it is decoded, which for a JPEG costs a part of a full decode and still reads its last byte, so that a
 * cut-off file is found. What is known of a picture is seen in this copy: decoding is most of an import's time.
 */
async function shrink(bytes: Uint8Array): Promise<SmallPicture> {
  const { data, info } = await damagedUnless(
    sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimits.pixels })
      .autoOrient()
      .resize(160, 160, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
}

async function averageColour({ data, raw }: SmallPicture): Promise<string> {
  const pixels = await sharp(data, { raw }).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
  const bands = [0, 1, 2].map((band) => average(pixels, { band, of: 3 }));
  return `#${bands.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Where a picture draws the eye (skin, saturation, edges: libvips' attention). @throws UnusablePictureError for a damaged one. */
export async function findFocus(bytes: Uint8Array): Promise<Focus> {
  return focusOf(await shrink(bytes));
}

async function focusOf({ data, raw }: SmallPicture): Promise<Focus> {
  const side = Math.min(raw.width, raw.height);
  const cut = await sharp(data, { raw })
    .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = cut.info;
  // Where nothing stands out libvips names the corner.
  if (attentionX === 0 && attentionY === 0) return { focusX: 50, focusY: 50 };
  const percent = (at: number, of: number) => Math.min(100, Math.max(0, Math.round((100 * at) / of)));
  return { focusX: percent(attentionX, raw.width), focusY: percent(attentionY, raw.height) };
}

function average(data: Uint8Array, { band, of }: { band: number; of: number }): number {
  const values = data.filter((_value, at) => at % of === band);
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

async function damagedUnless<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UnusablePictureError('picture-damaged', `The picture cannot be decoded: ${reason}.`, { cause: error });
  }
}
