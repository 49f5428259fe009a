import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './page-headers.ts';
import { quality } from './rendered-page.ts';

/** A file to carry away that is kept nowhere: it goes out while it is written, so that its length costs no memory. */
export function isFile(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  return (
    response.status === 200 &&
    response.body !== null &&
    response.headers.get('cache-control') === 'no-store' &&
    response.headers.get('content-disposition')?.startsWith('attachment') === true
  );
}

/** Takes of the file what its reader takes; who hangs up ends the writing. What fails midway breaks the file off. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: { headers: Headers; body: ReadableStream<Uint8Array> },
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const setCookies = headers.getSetCookie();
  if (setCookies.length > 0) reply.header('set-cookie', setCookies);
  for (const [name, value] of headers) {
    if (!['set-cookie', 'content-length'].includes(name)) reply.header(name, value);
  }
  reply.header('vary', 'Accept-Encoding, Cookie, Save-Data');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (request.method === 'HEAD') {
    await body.cancel();
    return reply.send();
  }
  const written = Readable.fromWeb(body as WebStream);
  if (encoding === 'identity') return reply.send(written);
  const compressed =
    encoding === 'gzip'
      ? createGzip({ level: quality.gzip })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality.br } });
  // What breaks the one off breaks the other: Fastify, which reads the second, logs it.
  return reply.send(pipeline(written, compressed, () => {}));
}
