import { isTagNamed, strongEntityTag } from '@letsread/http/caching/entity-tag.ts';
import { letAnyoneRead } from '@letsread/http/headers/let-anyone-read.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pictureFormats, pictureWidths } from '../contract.ts';
import { isPictureName } from './picture-file.ts';
import type { PictureFormat } from './encode-picture.ts';
import type { PictureRequest, PictureResizer, PictureWidth, ResizedPicture } from './resize-picture.ts';

const hotBytes = 24 * 1024 * 1024;
const bytesOfAnEntry = 300;
const forEver = 'public, max-age=31536000, immutable';
/** Who has the WebP keeps it, as another file for the same picture would cost more; a cache for many asks for the AVIF again. */
const forNow = `${forEver}, s-maxage=600`;
const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Answers `/media/pictures/:sha256/:file`, for example `/media/pictures/3fa9…/640.webp`. */
export async function servePictures(server: FastifyInstance, { resizer }: { resizer: PictureResizer }): Promise<void> {
  const hot = new LRUCache<string, ResizedPicture>({
    maxSize: hotBytes,
    sizeCalculation: ({ bytes }) => bytes.length + bytesOfAnEntry,
  });

  async function hotFile(request: PictureRequest): Promise<ResizedPicture> {
    const key = `${request.sha256}/${request.width}.${request.format}`;
    const known = hot.get(key);
    if (known !== undefined) return known;
    const made = await resizer.pictureFile(request);
    if (made === undefined) throw new Problem('picture-not-found', 404);
    if (!made.isForNow) hot.set(key, made);
    return made;
  }

  await server.register(async (media) => {
    media.setErrorHandler(sendProblem);
    letAnyoneRead(media, { addresses: ['/media/pictures/*'] });
    media.get('/media/pictures/:sha256/:file', async (request, reply) => {
      const pictureRequest = readPictureRequest(request.params as { sha256: string; file: string });
      const { bytes, format, isForNow } = await hotFile(pictureRequest);
      reply.headers({ 'cache-control': isForNow ? forNow : forEver, 'x-content-type-options': 'nosniff' });
      // A page has twenty pictures, and one that is kept for ever is never asked about again.
      if (isForNow) {
        const tag = strongEntityTag(bytes);
        reply.header('etag', tag);
        if (isTagNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
      }
      return reply.type(types[format]).send(bytes);
    });
  });
}

/** What the address asks for, if it is one of the pictures that we make; only then does it become a path. */
function readPictureRequest({ sha256, file }: { sha256: string; file: string }): PictureRequest {
  const [, digits, format] = /^([1-9][0-9]{1,3})\.([a-z]{3,4})$/.exec(file) ?? [];
  const width = pictureWidths.find((one): one is PictureWidth => one === Number(digits));
  const known = pictureFormats.find((one) => one === format);
  const errors = [
    ...(isPictureName(sha256)
      ? []
      : [{ path: 'params.sha256', message: 'Give the 64 digits of a picture’s address.' }]),
    ...(width === undefined || known === undefined ? [{ path: 'params.file', message: rule }] : []),
  ];
  if (width === undefined || known === undefined || errors.length > 0) throw commonProblem('invalid-input', { errors });
  return { sha256, width, format: known };
}

const rule = `Give a width of ${pictureWidths.join(', ')} and .webp, .jpg or .avif.`;
