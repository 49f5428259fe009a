import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Light } from './light.ts';
import { type FigureName, figureFiles } from './figure-names.ts';
import { type Point, ellipse, glowPaint, uniqueId } from './svg.ts';

export interface FigureOptions {
  /** Height of the figure as it stands, without the empty rim of its file. */
  readonly h: number;
  readonly looks?: 'left' | 'right';
  /** Degrees, clockwise. */
  readonly tilt?: number;
  /** Tilts around its middle, not around its feet. */
  readonly middle?: boolean;
  readonly shadow?: boolean;
  /** Share of the figure below the line y: in water, behind a wall, in a basket. */
  readonly sunk?: number;
  readonly opacity?: number;
  /** Wider or narrower than the file; 1 is unchanged. */
  readonly stretch?: number;
  /** Upside down. */
  readonly over?: boolean;
  /** Share of the file left out at its left edge, where something else is drawn in its place. */
  readonly cut?: number;
  /** Drawn on the figure, in its own pixels from its upper left corner, before it is flipped and tilted. */
  readonly detail?: (width: number, height: number) => string;
  readonly tint?: string;
  readonly blur?: number;
  /** Turns all colors round the color circle, by degrees: a brother or sister of another color. */
  readonly hue?: number;
  readonly brightness?: number;
  readonly saturation?: number;
}

export interface FigurePiece {
  readonly kind: 'figure';
  readonly name: FigureName;
  readonly x: number;
  readonly y: number;
  readonly options: FigureOptions;
}

/** A figure standing with the middle of its feet on (x, y). */
export function figure(name: FigureName, x: number, y: number, options: FigureOptions): FigurePiece {
  return { kind: 'figure', name, x, y, options };
}

/** A figure that flies, hangs or is held: (x, y) is its middle, and it casts no shadow. */
export function floating(name: FigureName, x: number, y: number, options: FigureOptions): FigurePiece {
  return figure(name, x, y + options.h / 2, { shadow: false, middle: true, ...options });
}

interface Cutout {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const cutouts = new Map<string, Promise<Cutout>>();

async function cutOut(code: string): Promise<Cutout> {
  const file = fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${code}.webp`));
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 24 })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function tintMatrix(color: string): [[number, number, number], [number, number, number], [number, number, number]] {
  const part = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16) / 255;
  return [
    [part(1), 0, 0],
    [0, part(3), 0],
    [0, 0, part(5)],
  ];
}

async function bitmap(cutout: Cutout, [width, height]: Point, options: FigureOptions, light: Light) {
  let image = sharp(cutout.data).resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  if (options.hue !== undefined || options.brightness !== undefined || options.saturation !== undefined) {
    image = image.modulate({
      hue: Math.round(options.hue ?? 0),
      brightness: options.brightness ?? 1,
      saturation: options.saturation ?? 1,
    });
  }
  const tint = options.tint ?? light.tint;
  if (tint !== undefined) image = image.recomb(tintMatrix(tint));
  if (options.blur !== undefined) image = image.blur(options.blur);
  return image.png().toBuffer();
}

function groundShadow(x: number, y: number, width: number, light: Light): string {
  const strength = light.shadowStrength ?? 0.34;
  const color = light.shadow ?? '#2b2050';
  const paint = glowPaint([0, color, strength], [0.55, color, strength * 0.62], [1, color, 0]);
  const shifted = x + width * (light.shadowShift ?? 0.06);
  const rx = width * 0.6;
  return paint.def + ellipse([shifted, y - rx * 0.03, rx, Math.max(6, rx * 0.17)], paint.fill);
}

export async function drawFigure(piece: FigurePiece, light: Light): Promise<string> {
  const { name, x, y, options } = piece;
  const { code, faces } = figureFiles[name];
  let pending = cutouts.get(code);
  if (pending === undefined) {
    pending = cutOut(code);
    cutouts.set(code, pending);
  }
  const cutout = await pending;
  const height = Math.round(options.h);
  const width = Math.round((options.h * cutout.width * (options.stretch ?? 1)) / cutout.height);
  const png = await bitmap(cutout, [width, height], options, light);
  const flipped = options.looks !== undefined && faces !== 'front' && options.looks !== faces;
  const sunk = options.sunk ?? 0;
  const spin = `rotate(${options.tilt ?? 0} 0 ${options.middle ? -height / 2 : 0})`;
  const turn = `translate(${x} ${y}) ${spin} scale(${flipped ? -1 : 1} ${options.over ? -1 : 1})`;
  const top = options.over ? -height * sunk : -height * (1 - sunk);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const detail =
    options.detail === undefined
      ? ''
      : `<g transform="translate(${-width / 2} ${top})">${options.detail(width, height)}</g>`;
  const cut = options.cut === undefined ? undefined : uniqueId();
  const cutting =
    cut === undefined
      ? ''
      : `<clipPath id="${cut}"><rect x="${-width / 2 + width * (options.cut ?? 0)}" y="${top - 5}" width="${width}" height="${height + 10}"/></clipPath>`;
  const clipped = cut === undefined ? '' : ` clip-path="url(#${cut})"`;
  const image = `<g transform="${turn}" opacity="${options.opacity ?? 1}">${cutting}<image${clipped} x="${-width / 2}" y="${top}" width="${width}" height="${height}" xlink:href="${href}"/>${detail}</g>`;
  if (sunk > 0) {
    const id = uniqueId();
    const reach = Math.max(width, height) * 2;
    return `<clipPath id="${id}"><rect x="${x - reach}" y="${y - reach}" width="${reach * 2}" height="${reach}"/></clipPath><g clip-path="url(#${id})">${image}</g>`;
  }
  const shadow = options.shadow === false ? '' : groundShadow(x, y, width, light);
  return shadow + image;
}
