import type { FastifyInstance } from 'fastify';
import type { OpenCatalogue } from '../open-catalogue.ts';
import { ownOrigin } from '../own-origin.ts';
import { sendKept } from '../send-kept.ts';
import { oembed, oembedXml, readOembedQuery } from './oembed.ts';

/** `/oembed?url=…`: what other sites show when somebody pastes the address of a book. */
export function serveOembed(server: FastifyInstance, catalogue: OpenCatalogue): void {
  server.get('/oembed', async (request, reply) => {
    const { url, maxwidth, maxheight, format } = readOembedQuery(request.query);
    const origin = ownOrigin(request, catalogue.publicUrl);
    return sendKept(request, reply, {
      cache: catalogue.cache,
      key: `oembed ${JSON.stringify([origin, url, maxwidth, maxheight, format])}`,
      type: format === 'xml' ? 'text/xml; charset=utf-8' : 'application/json',
      async make() {
        const facts = await oembed(catalogue, { origin, url, maxwidth, maxheight });
        return format === 'xml' ? oembedXml(facts) : JSON.stringify(facts);
      },
    });
  });
}
