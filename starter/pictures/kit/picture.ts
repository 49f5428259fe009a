import sharp from 'sharp';
import { between, HEIGHT, seeded, WIDTH } from '../svg.ts';
import { filters } from './brush.ts';

/** How the camera sees a page; three in a row that are the same are told of. */
export type Shot = 'wide' | 'medium' | 'close' | 'shoulder' | 'above' | 'below';

export interface Picture {
  readonly shot: Shot;
  readonly drawing: string;
  /** Strength of the paper, 1 unless told. */
  readonly paper?: number;
  /** Strength of the grain in shade, 1 unless told. */
  readonly grain?: number;
  /** 1200 high, for a cover; pages are 900 high. */
  readonly square?: boolean;
}

/** Pages that are the third in a row with one shot; the cover does not count. */
export function sameShots(pictures: readonly Picture[]): readonly number[] {
  const shots = pictures.map(({ shot }) => shot);
  return [...shots.keys()].filter(
    (page) => page > 2 && shots[page] === shots[page - 1] && shots[page] === shots[page - 2],
  );
}

const maxBytes = 60_000;
/** What a try at a lower quality aims at: a little more than fits, since most come out smaller. */
const aim = 61_440;

async function paper(strength: number, height: number): Promise<Buffer> {
  const random = seeded(7);
  const [w, h] = [WIDTH / 2, height / 2];
  const noise = Buffer.alloc(w * h);
  for (let i = 0; i < noise.length; i += 1) noise[i] = 128 + (between(random, 104, 152) - 128) * strength;
  return sharp(noise, { raw: { width: w, height: h, channels: 1 } })
    .blur(0.9)
    .resize(WIDTH, height, { kernel: 'cubic' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

/** How far each pixel is moved, so that straight lines get the wobble of a hand: smooth noise, the same for every page. */
function wobble(size: number, seed: number): Float32Array {
  const random = seeded(seed);
  const [w, h] = [Math.ceil(WIDTH / size) + 2, Math.ceil(WIDTH / size) + 2];
  const knots = Float32Array.from({ length: w * h }, () => random() * 2 - 1);
  const field = new Float32Array(WIDTH * WIDTH);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  for (let y = 0; y < WIDTH; y += 1) {
    const ky = Math.floor(y / size);
    const ty = ease(y / size - ky);
    for (let x = 0; x < WIDTH; x += 1) {
      const kx = Math.floor(x / size);
      const tx = ease(x / size - kx);
      const at = (dx: number, dy: number): number => knots[(ky + dy) * w + kx + dx] ?? 0;
      const top = at(0, 0) + (at(1, 0) - at(0, 0)) * tx;
      const low = at(0, 1) + (at(1, 1) - at(0, 1)) * tx;
      field[y * WIDTH + x] = top + (low - top) * ty;
    }
  }
  return field;
}

let fields: readonly [Float32Array, Float32Array, Float32Array, Float32Array] | undefined;

function byHand(pixels: Buffer, height: number): Buffer {
  fields ??= [wobble(46, 3), wobble(46, 5), wobble(13, 8), wobble(13, 11)];
  const [ax, ay, bx, by] = fields;
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const i = y * WIDTH + x;
      const sx = Math.min(WIDTH - 1.001, Math.max(0, x + (ax[i] ?? 0) * 2.6 + (bx[i] ?? 0) * 0.9));
      const sy = Math.min(height - 1.001, Math.max(0, y + (ay[i] ?? 0) * 2.6 + (by[i] ?? 0) * 0.9));
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - x0, sy - y0];
      for (let c = 0; c < 3; c += 1) {
        const at = (dx: number, dy: number): number =>
          pixels[((y0 + dy) * WIDTH + Math.min(WIDTH - 1, x0 + dx)) * 3 + c] ?? 0;
        out[i * 3 + c] = (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
      }
    }
  return out;
}

/** Drawn round the page and cut off again, so that no light falls on the edge of the paper as on the edge of a figure. */
const margin = 40;
const edge = margin * 0.99;

const papers = new Map<string, Promise<Buffer>>();

/** The finished page: drawn with a wobbling hand, laid on paper, and stored at the best quality that fits. */
export async function render({ drawing, paper: strength = 1, grain = 1, square = false }: Picture): Promise<Buffer> {
  if (drawing.includes('<image'))
    throw new Error('A picture of the kit is drawn: it has no emoji or other image in it.');
  const height = square ? WIDTH : HEIGHT;
  const kind = `${strength} ${height}`;
  const laidOn = papers.get(kind) ?? paper(strength, height);
  papers.set(kind, laidOn);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH + 2 * margin}" height="${height + 2 * margin}" viewBox="${6 - edge} ${height / 200 - edge} ${WIDTH - 12 + 2 * edge} ${height * 0.99 + 2 * edge}"><defs>${filters(grain)}</defs><rect width="100%" height="100%" fill="#fff8ea"/>${drawing}</svg>`;
  const cropped = sharp(Buffer.from(svg), { unlimited: true }).extract({
    left: margin,
    top: margin,
    width: WIDTH,
    height,
  });
  const drawn = byHand(await cropped.removeAlpha().raw().toBuffer(), height);
  const laid = await sharp(drawn, { raw: { width: WIDTH, height, channels: 3 } })
    .composite([{ input: await laidOn, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return smallEnough(laid);
}

/** As WebP at the best quality that fits; each try aims at the limit from the size of the one before. */
async function smallEnough(picture: Buffer): Promise<Buffer> {
  let quality = 78;
  for (;;) {
    const packed = await sharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (packed.length <= maxBytes || quality <= 30) return packed;
    quality = Math.max(30, Math.min(quality - 3, Math.round(quality * (aim / packed.length) ** 1.4)));
  }
}
