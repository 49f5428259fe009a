import { ownOrigin } from '@letsread/http/addresses/own-origin.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { FastifyInstance } from 'fastify';
import { wordsOf } from '../feed-language.ts';
import { readId } from '../feed-request.ts';
import { mediaTypes } from '../opds/media-type.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import { sendDocument } from '../send-document.ts';
import { writeManifest } from './manifest.ts';
import { pagePolicy } from './page-style.ts';
import { publicationPage } from './publication-page.ts';
import { readEdition } from './read-edition.ts';

/** `/publications/{editionId}/manifest.json` and the pages it lists. */
export function servePublications(server: FastifyInstance, catalogue: OpenCatalogue): void {
  server.get('/publications/:id/manifest.json', async (request, reply) => {
    const id = readId((request.params as { id?: string }).id, 'id');
    const base = { origin: ownOrigin(request, catalogue.publicUrl) };
    return sendDocument(request, reply, {
      catalogue,
      key: `manifest ${id}`,
      type: mediaTypes.webPublication,
      async make() {
        const edition = await readEdition(catalogue, id);
        return writeManifest(edition, { base, t: wordsOf(edition.book.language.languageISOCode).t });
      },
    });
  });
  const policy = pagePolicy(catalogue.mediaUrl.startsWith('http') ? ` ${new URL(catalogue.mediaUrl).origin}` : '');
  server.get('/publications/:id/pages/:page', async (request, reply) => {
    const { id, page } = request.params as { id?: string; page?: string };
    const editionId = readId(id, 'id');
    const number = /^(0|[1-9]\d{0,3})\.html$/.exec(page ?? '')?.[1];
    if (number === undefined) throw noSuchPage();
    const base = { origin: ownOrigin(request, catalogue.publicUrl) };
    // What the manifest has already told of; a search engine has the book's own page.
    reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' });
    return sendDocument(request, reply, {
      catalogue,
      key: `page ${editionId} ${number}`,
      type: 'text/html; charset=utf-8',
      async make() {
        const edition = await readEdition(catalogue, editionId);
        const words = wordsOf(edition.book.language.languageISOCode);
        const written = publicationPage(edition, Number(number), { base, words });
        if (written === undefined) throw noSuchPage();
        return written;
      },
    });
  });
}

function noSuchPage(): Problem {
  return new Problem('page-not-found', 404, { detail: 'The publication has no such page.' });
}
