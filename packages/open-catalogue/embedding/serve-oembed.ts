import { ownOrigin } from '@letsread/http/addresses/own-origin.ts';
import type { FastifyInstance } from 'fastify';
import type { OpenCatalogue } from '../open-catalogue.ts';
import { sendDocument } from '../send-document.ts';
import { oembed, oembedXml, readBookAddress, readOembedQuery } from './oembed.ts';

/** `/oembed?url=…`: what other sites show when somebody pastes the address of a book. */
export function serveOembed(server: FastifyInstance, catalogue: OpenCatalogue): void {
  server.get('/oembed', async (request, reply) => {
    const { url, maxwidth, maxheight, format } = readOembedQuery(request.query);
    const origin = ownOrigin(request, catalogue.publicUrl);
    const asked = { origin, slug: readBookAddress(url, origin), maxwidth, maxheight };
    return sendDocument(request, reply, {
      catalogue,
      key: `oembed ${JSON.stringify([asked, format])}`,
      isOneOfMany: maxwidth !== undefined || maxheight !== undefined,
      type: format === 'xml' ? 'text/xml; charset=utf-8' : 'application/json',
      async make() {
        const facts = await oembed(catalogue, asked);
        return format === 'xml' ? oembedXml(facts) : JSON.stringify(facts);
      },
    });
  });
}
