import type { EpubPicture } from '../epub/epub-publication.ts';
import type { OpenedPdf } from './open-pdf.ts';

/** Smaller ones are ornaments. */
const minSide = 200;

type Page = Awaited<ReturnType<OpenedPdf['pages']['getPage']>>;
type Raster = { width: number; height: number; data: Uint8Array };

/** The one picture of a page as JPEG; `count`: how many it has that are large enough; `unread`: one of them cannot be decoded. */
export async function readPagePicture(
  page: Page,
  name: string,
): Promise<{ count: number; unread: boolean; picture?: EpubPicture; bytes?: Buffer }> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((operation, index): string[] => {
    const args: unknown = argsArray[index];
    const [id] = Array.isArray(args) ? (args as unknown[]) : [];
    return operation === OPS.paintImageXObject && typeof id === 'string' ? [id] : [];
  });
  const rasters: Raster[] = [];
  let unread = false;
  for (const id of new Set(names)) {
    const raster = await rasterOf(page, id);
    unread ||= raster === undefined;
    if (raster !== undefined && Math.min(raster.width, raster.height) >= minSide) rasters.push(raster);
  }
  const [only, ...more] = rasters;
  if (only === undefined || more.length > 0) return { count: rasters.length, unread };
  const { width, height } = only;
  return { count: 1, unread, picture: { name, type: 'image/jpeg', width, height }, bytes: await encode(only) };
}

function rasterOf(page: Page, id: string): Promise<Raster | undefined> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(id, (found: unknown) => {
      const isRaster = typeof found === 'object' && found !== null && 'data' in found && found.data instanceof Object;
      resolve(isRaster ? (found as Raster) : undefined);
    });
  });
}

async function encode({ width, height, data }: Raster): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const pixels = width * height;
  const channels = data.length >= pixels * 4 ? 4 : data.length >= pixels * 3 ? 3 : 1;
  // Black and white: a bit for each, lines filled up to whole bytes.
  const bits = Math.ceil(width / 8);
  const raw =
    data.length >= pixels
      ? data
      : Uint8Array.from({ length: pixels }, (_, at) => {
          const [row, column] = [Math.floor(at / width), at % width];
          return ((data[row * bits + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1 ? 255 : 0;
        });
  return sharp(raw, { raw: { width, height, channels } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer();
}
