import sharp from 'sharp';
import { type FigurePiece, drawFigure } from './figure.ts';
import type { Light } from './light.ts';
import { HEIGHT, WIDTH, between, seeded } from './svg.ts';

export interface GroupPiece {
  readonly kind: 'group';
  readonly attributes: string;
  readonly pieces: readonly Piece[];
}

export type Piece = string | FigurePiece | GroupPiece;

export interface Scene {
  readonly light?: Light;
  /** Strength of the paper grain, 1 unless told: less for a picture of many middle tones, which would be too large a file. */
  readonly grain?: number;
  readonly pieces: readonly Piece[];
}

export interface Book {
  readonly slug: string;
  /** The cover first, then page 1, page 2 and so on. */
  readonly scenes: readonly Scene[];
}

export function group(attributes: string, ...pieces: readonly Piece[]): GroupPiece {
  return { kind: 'group', attributes, pieces };
}

async function markup(piece: Piece, light: Light): Promise<string> {
  if (typeof piece === 'string') return piece;
  if (piece.kind === 'figure') return drawFigure(piece, light);
  const inner = await Promise.all(piece.pieces.map((child) => markup(child, light)));
  return `<g ${piece.attributes}>${inner.join('')}</g>`;
}

async function paperGrain(strength: number): Promise<Buffer> {
  const random = seeded(7);
  const [w, h] = [WIDTH / 3, HEIGHT / 3];
  const noise = Buffer.alloc(w * h);
  for (let i = 0; i < noise.length; i += 1) noise[i] = 128 + (between(random, 115, 141) - 128) * strength;
  return sharp(noise, { raw: { width: w, height: h, channels: 1 } })
    .blur(0.7)
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

const grains = new Map<number, Promise<Buffer>>();

export async function renderScene(scene: Scene): Promise<Buffer> {
  const strength = scene.grain ?? 1;
  const grain = grains.get(strength) ?? paperGrain(strength);
  grains.set(strength, grain);
  const parts = await Promise.all(scene.pieces.map((piece) => markup(piece, scene.light ?? {})));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grain, blend: 'soft-light' }])
    .removeAlpha()
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toBuffer();
}
