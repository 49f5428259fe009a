import { createDocumentCache } from '@letsread/http/caching/document-cache.ts';
import { letAnyoneRead } from '@letsread/http/headers/let-anyone-read.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import type { FastifyInstance } from 'fastify';
import { serveOembed } from './embedding/serve-oembed.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { serveOpds } from './opds/serve-opds.ts';
import { servePublications } from './publications/serve-publications.ts';

/** Nobody tells when a file that could not be made may be tried again, which is after an hour. */
const maxAgeMs = 3_600_000;
/** Some thousand feeds and pages; apart from the answers of the API, which a crawler of feeds must not push out. */
const documentCacheLimits = { max: 20_000, maxBytes: 16 * 1024 * 1024, maxAgeMs };
const searchCacheLimits = { max: 300, maxBytes: 4 * 1024 * 1024, maxAgeMs };

interface OpenCatalogueSettings extends Omit<OpenCatalogue, 'documents' | 'searches'> {
  /** Lets a document be made when there is room for it; without it at once. */
  admit?: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined;
}

/**
 * Serves the library to other programs: OPDS feeds below `/opds`, Web Publications below `/publications`, oEmbed. All of it
 * is public and read-only, so scripts of any site may read it; nobody is known here and no cookie is looked at. What was
 * sent is kept; the returned function forgets it, for when the catalogue has changed.
 */
export async function serveOpenCatalogue(
  server: FastifyInstance,
  { admit, ...settings }: OpenCatalogueSettings,
): Promise<() => void> {
  const documents = createDocumentCache({ ...documentCacheLimits, admit });
  const searches = createDocumentCache({ ...searchCacheLimits, admit });
  const catalogue = { ...settings, documents, searches };
  await server.register(async (open) => {
    open.setErrorHandler(sendProblem);
    letAnyoneRead(open, {
      addresses: ['/opds', '/opds/*', '/publications/*', '/oembed'],
      exposed: ['ETag', 'Retry-After'],
    });
    serveOpds(open, catalogue);
    servePublications(open, catalogue);
    serveOembed(open, catalogue);
    open.get('/opds/*', async () => {
      throw commonProblem('not-found', { detail: 'There is no such feed. All feeds are reached from /opds.' });
    });
  });
  return () => {
    documents.clear();
    searches.clear();
  };
}
