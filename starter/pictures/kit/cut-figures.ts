import sharp from 'sharp';
import { HEIGHT, WIDTH } from '../svg.ts';
import type { Picture } from './picture.ts';

const seen = 400;
/** Of the picture at that width: less is a corner between two folds. */
const maxOpen = 20;

/** Pages on which a person ends at the waist, and neither a table, a hull nor the edge of the page hides it. */
export async function cutFigures(pictures: readonly Picture[]): Promise<readonly number[]> {
  const open = await Promise.all(pictures.map(openWaists));
  return [...open.keys()].filter((page) => (open[page] ?? 0) > maxOpen);
}

/** How many pixels of a line along all waists are in sight: what differs between the page with and without it. */
async function openWaists({ drawing, square = false }: Picture): Promise<number> {
  if (!drawing.includes('class="waist"')) return 0;
  // Light and grain are spread over what is beside; here only what lies over what matters.
  const plain = drawing.replaceAll(/ filter="[^"]*"/g, '');
  const height = square ? WIDTH : HEIGHT;
  const [without, withLine] = await Promise.all([
    pixels(plain, height),
    pixels(plain.replaceAll('class="waist"', 'stroke="#f0f" stroke-width="8"'), height),
  ]);
  let open = 0;
  for (let at = 0; at < without.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs((without[at + c] ?? 0) - (withLine[at + c] ?? 0)) > 60)) open += 1;
  return open;
}

function pixels(drawing: string, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${seen}" viewBox="6 ${height / 200} ${WIDTH - 12} ${height * 0.99}"><rect x="-50" y="-50" width="1300" height="1300" fill="#fff8ea"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
}
