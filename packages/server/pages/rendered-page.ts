import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { strongEntityTag } from '@letsread/http/caching/entity-tag.ts';

/** The encodings in which a page goes out; `identity` is the page as it is. */
export type PageEncoding = 'identity' | 'gzip' | 'br';

/** A page as the web app rendered it. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  etag: string;
  identity: Buffer;
  /** Compressed ahead, where more than one reader will get it. */
  gzip?: Buffer;
  br?: Buffer;
  /** Whether `br` is as small as it gets, or on its way there. */
  isBest?: boolean;
}

export const maxBrotliQuality = constants.BROTLI_MAX_QUALITY;
/** In 2 to 3 ms of the processor; Brotli of quality 4 takes half of that and gives a tenth more, of 7 three times as long for a hundredth less. */
export const quality = { gzip: 6, br: 6 };

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

export function renderedPage(
  text: string,
  { status, headers, setCookies }: Pick<RenderedPage, 'status' | 'headers' | 'setCookies'>,
): RenderedPage {
  const identity = Buffer.from(text);
  return { status, headers, setCookies, etag: strongEntityTag(identity), identity };
}

/** The page with its bytes in every encoding a browser may ask for. */
export async function compressPage(page: RenderedPage): Promise<RenderedPage> {
  const [gzipped, br] = await Promise.all([compress(page, 'gzip'), compress(page, 'br')]);
  return { ...page, gzip: gzipped, br };
}

/** The bytes of a page in one encoding; made for this reader where they are not there yet. */
export async function encodedBody(page: RenderedPage, encoding: PageEncoding): Promise<Buffer> {
  return page[encoding] ?? compress(page, encoding);
}

function compress({ identity }: RenderedPage, encoding: PageEncoding): Promise<Buffer> {
  return encoding === 'gzip' ? gzipAsync(identity, { level: quality.gzip }) : compressBrotli(identity, quality.br);
}

export function compressBrotli(bytes: Buffer, brotliQuality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
