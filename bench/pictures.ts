import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encodePicture } from '@letsread/media/pictures/encode-picture.ts';
import sharp from 'sharp';
import { limit } from './limits.ts';
import { printTable } from './open-bench.ts';

const root = path.resolve(import.meta.dirname, '..');
const books = process.env.BOOKS_DIR ?? path.resolve(root, '../shared/books');
const widths = [256, 384, 640] as const;
const picturesEach = 24;
/**
 * Grainy drawings of 640 pixels lose 0.006, scanned pictures nothing: one quality is for both. A quality two lower has 16 % fewer bytes of
 * the drawings and loses 0.012, half of that in what is left when the grain is blurred away.
 */
const maxLoss = 0.008;
const drawnWidth = 1200;
/** What a starter picture may weigh at most in KB, and how many may weigh more. */
const starterGoals = { webp: { kb: 60, over: 0 }, avif: { kb: 40, over: 0 } } as const;

interface Weighed {
  bytes: number;
  likeness: number;
  cpuMs: number;
}

/** AVIF beside WebP as the library makes them: bytes, likeness to the picture that was resized (SSIM of its brightness), CPU. */
export async function measurePictures(): Promise<void> {
  const rows: string[][] = [];
  for (const [name, all] of Object.entries({ 'starter library': starterPictures(), 'real books': realPictures() })) {
    const some = all.filter((_, at) => at % Math.ceil(all.length / picturesEach) === 0);
    if (some.length === 0) console.log(`no ${name}; set BOOKS_DIR`);
    else for (const width of widths) rows.push([name, ...(await compare(name, some, width))]);
  }
  printTable(
    ['pictures', 'width', 'count', 'WebP KB', 'SSIM', 'CPU ms', 'AVIF KB', 'SSIM', 'CPU ms', 'AVIF / WebP', 'limit'],
    rows,
  );
  await weighStarterPictures();
}

/** Every picture of the starter library as wide as it is drawn: the WebP that it is kept as, and AVIF as the library makes it. */
async function weighStarterPictures(): Promise<void> {
  const files = starterPictures();
  const sizes: Record<'webp' | 'avif', number[]> = { webp: [], avif: [] };
  for (const file of files) {
    const original = readFileSync(file);
    sizes.webp.push(original.length);
    sizes.avif.push((await encodePicture(original, drawnWidth, 'avif')).length);
  }
  const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
  printTable(
    [`starter library at ${drawnWidth} px`, 'count', 'mean KB', 'largest KB', 'goal KB', 'over it', 'limit'],
    (['webp', 'avif'] as const).map((format) => {
      const goal = starterGoals[format];
      const over = sizes[format].filter((size) => size > goal.kb * 1000).length;
      return [
        format,
        String(files.length),
        kb(sizes[format].reduce((sum, size) => sum + size, 0) / files.length),
        kb(Math.max(...sizes[format])),
        String(goal.kb),
        String(over),
        limit(`pictures of the starter library over ${goal.kb} KB as ${format}`, over, goal.over),
      ];
    }),
  );
}

async function compare(name: string, files: string[], width: number): Promise<string[]> {
  const [webp, avif] = [await weigh(files, width, 'webp'), await weigh(files, width, 'avif')];
  const share = avif.bytes / webp.bytes;
  const what = `${name} at ${width} px`;
  limit(`how much less like AVIF is, ${what}`, webp.likeness - avif.likeness, maxLoss);
  return [
    String(width),
    String(files.length),
    ...[webp, avif].flatMap(({ bytes, likeness, cpuMs }) => [
      (bytes / 1000).toFixed(1),
      likeness.toFixed(4),
      cpuMs.toFixed(0),
    ]),
    share.toFixed(2),
    limit(`AVIF beside WebP, ${what}`, share, 0.9),
  ];
}

async function weigh(files: string[], width: number, format: 'webp' | 'avif'): Promise<Weighed> {
  const sum: Weighed = { bytes: 0, likeness: 0, cpuMs: 0 };
  for (const file of files) {
    const resized = await sharp(readFileSync(file))
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .png()
      .toBuffer();
    const before = process.cpuUsage();
    const made = await encodePicture(resized, width, format);
    const { user, system } = process.cpuUsage(before);
    sum.cpuMs += (user + system) / 1000 / files.length;
    sum.bytes += made.length / files.length;
    sum.likeness += likenessOf(await brightness(resized), await brightness(made)) / files.length;
  }
  return sum;
}

interface Brightness {
  data: Buffer;
  width: number;
  height: number;
}

async function brightness(picture: Buffer): Promise<Brightness> {
  const { data, info } = await sharp(picture).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const side = 8;
const step = 4;

/** The mean structural similarity (Wang et al., 2004) over squares of 8 pixels. */
function likenessOf(one: Brightness, other: Brightness): number {
  let [sum, count] = [0, 0];
  for (let top = 0; top + side <= one.height; top += step)
    for (let left = 0; left + side <= one.width; left += step) {
      sum += likenessOfSquare(one, other, top * one.width + left);
      count += 1;
    }
  return sum / count;
}

function likenessOfSquare(one: Brightness, other: Brightness, at: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let down = 0; down < side; down++)
    for (let along = 0; along < side; along++) {
      const pixel = at + down * one.width + along;
      const [x, y] = [one.data[pixel] ?? 0, other.data[pixel] ?? 0];
      a += x;
      b += y;
      aa += x * x;
      bb += y * y;
      ab += x * y;
    }
  const pixels = side * side;
  const [meanA, meanB] = [a / pixels, b / pixels];
  const [varianceA, varianceB] = [aa / pixels - meanA ** 2, bb / pixels - meanB ** 2];
  const together = ab / pixels - meanA * meanB;
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return (
    ((2 * meanA * meanB + c1) * (2 * together + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  );
}

function starterPictures(): string[] {
  const folder = path.join(root, 'starter/books');
  return readdirSync(folder).flatMap((book) => filesIn(path.join(folder, book, 'pictures'), /\.webp$/));
}

function realPictures(): string[] {
  const folder = path.join(books, 'images');
  return existsSync(folder) ? readdirSync(folder).flatMap((book) => filesIn(path.join(folder, book), /\.jpe?g$/)) : [];
}

function filesIn(folder: string, kind: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => kind.test(name))
    .map((name) => path.join(folder, name));
}
