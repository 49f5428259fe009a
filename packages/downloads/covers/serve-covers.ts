import { isTagNamed, strongEntityTag } from '@letsread/http/caching/entity-tag.ts';
import { letAnyoneRead } from '@letsread/http/headers/let-anyone-read.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import { id } from '@letsread/http/values.ts';
import { pictureWidths } from '@letsread/media/contract.ts';
import { drawingFormats } from '@letsread/media/pictures/draw-svg.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CoverSize, Covers } from './open-covers.ts';

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
const rule = `Give a width of ${pictureWidths.join(', ')} and .webp or .jpg.`;

/**
 * Answers `/media/covers/:name/:file`, for example `/media/covers/123-0123456789abcdef/256.webp`: the cover of an edition with its title
 * on it, at an address that changes with all that is on it, so that it may be kept for ever. An older one, or the edition's id alone,
 * leads to the newest. That of a draft or of a withdrawn edition is for those alone who may see it, and is kept nowhere.
 */
export async function serveCovers(
  server: FastifyInstance,
  {
    covers,
    mayReadUnpublished,
  }: { covers: Covers; mayReadUnpublished: (request: FastifyRequest, editionId: string) => Promise<boolean> },
): Promise<void> {
  await server.register(async (media) => {
    media.setErrorHandler(sendProblem);
    // Reading apps on the web fetch them too.
    letAnyoneRead(media, { addresses: ['/media/covers/*'] });
    media.get<{ Params: { name: string; file: string } }>('/media/covers/:name/:file', async (request, reply) => {
      const { name, file } = request.params;
      const { editionId, size } = readFileName(name, file);
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const published = await covers.find(editionId, size);
      const isUnpublishedToo = published === undefined && (await mayReadUnpublished(request, editionId));
      const found = isUnpublishedToo ? await covers.find(editionId, size, { isUnpublishedToo }) : published;
      if (found === undefined) throw new Problem('picture-not-found', 404, { detail: 'There is no such edition.' });
      if (found.name !== name)
        return reply.header('cache-control', 'no-cache').redirect(`/media/covers/${found.name}/${file}`, 302);
      const { bytes, isForNow } = await found.read();
      const tag = strongEntityTag(bytes);
      reply.headers({
        'cache-control': isUnpublishedToo
          ? 'private, no-store'
          : isForNow
            ? 'no-cache'
            : 'public, max-age=31536000, immutable',
        etag: tag,
        'x-content-type-options': 'nosniff',
      });
      if (isTagNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type(types[size.format]).send(bytes);
    });
  });
}

function readFileName(name: string, file: string): { editionId: string; size: CoverSize } {
  const [, editionId] = /^([1-9]\d{0,18})(?:-[0-9a-f]{16})?$/.exec(name) ?? [];
  const [, digits, ending] = /^([1-9]\d{1,3})\.([a-z]{3,4})$/.exec(file) ?? [];
  const width = pictureWidths.find((one) => one === Number(digits));
  const format = drawingFormats.find((one) => one === ending);
  if (editionId !== undefined && id.safeParse(editionId).success && width !== undefined && format !== undefined)
    return { editionId, size: { width, format } };
  throw commonProblem('invalid-input', { errors: [{ path: 'params.file', message: rule }] });
}
