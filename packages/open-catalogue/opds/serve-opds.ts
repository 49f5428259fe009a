import { ownOrigin } from '@letsread/http/addresses/own-origin.ts';
import { missingEdition } from '@letsread/catalogue/books/missing-edition.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Feed } from '../feed.ts';
import { feedContext } from '../feed-context.ts';
import { type FeedLanguage, feedLanguage, languageWithWords } from '../feed-language.ts';
import { type FeedQuery, readFeedQuery, readId } from '../feed-request.ts';
import { feeds } from '../feeds/feeds.ts';
import { listBooks } from '../editions/list-books.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import { type CatalogueVersion, catalogueVersions, feedUrl, type UrlBase } from '../document-urls.ts';
import { sendDocument } from '../send-document.ts';
import { atomFeedType, mediaTypes } from './media-type.ts';
import { writeOpds12Entry, writeOpds12Feed } from './opds12.ts';
import { writeOpds2Feed, writeOpds2Publication } from './opds2.ts';
import { writeOpenSearch } from './open-search.ts';
import { preferredVersion } from './preferred-version.ts';

/** All feeds below `/opds/v2` and `/opds/v1.2`, their publications one by one, and what searches OPDS 1.2. */
export function serveOpds(server: FastifyInstance, catalogue: OpenCatalogue): void {
  server.get('/opds', async (request, reply) => {
    const { base } = readerOf(request, catalogue);
    const version = preferredVersion(request.headers.accept);
    return reply.header('vary', 'Accept').redirect(feedUrl(base, version, { path: '' }), 302);
  });
  for (const version of catalogueVersions) {
    for (const path of Object.keys(feeds)) serveFeed(server, catalogue, { version, path });
    servePublication(server, catalogue, version);
  }
  server.get('/opds/v1.2/search.xml', async (request, reply) => {
    const { base, language } = readerOf(request, catalogue);
    return sendFor(request, reply, {
      catalogue,
      key: 'search.xml',
      type: mediaTypes.openSearch,
      make: async () => writeOpenSearch({ base, t: language.t }),
    });
  });
}

interface Served {
  version: CatalogueVersion;
  path: string;
}

function serveFeed(server: FastifyInstance, catalogue: OpenCatalogue, { version, path }: Served): void {
  const makeFeed = feeds[path];
  if (makeFeed === undefined) return;
  // No feed is both: those about the library as a whole lead on, all others list books.
  const kind: Feed['kind'] = ['', '/languages', '/levels', '/tags', '/collections'].includes(path)
    ? 'navigation'
    : 'acquisition';
  server.get(`/opds/${version}${path}`, async (request, reply) => {
    const { base, language } = readerOf(request, catalogue);
    const params = request.params as Record<string, string>;
    const query = heededBy(path, kind, readFeedQuery(request.query));
    return sendFor(request, reply, {
      catalogue,
      key: JSON.stringify([version, path, params, query]),
      isOneOfMany:
        [query.language, query.level, query.after].some((asked) => asked !== undefined) || query.query !== '',
      type: version === 'v2' ? mediaTypes.opds2 : atomFeedType(kind),
      async make() {
        const feed = await makeFeed(await feedContext(catalogue, language), { params, query });
        const writing = { base, t: language.t };
        return version === 'v2' ? writeOpds2Feed(feed, writing) : writeOpds12Feed(feed, writing, language.tag);
      },
    });
  });
}

/** What a feed does not heed is left out, or it would be made and kept anew for each value of it. */
function heededBy(path: string, kind: Feed['kind'], { page, after, language, level, query }: FeedQuery): FeedQuery {
  if (kind === 'navigation') return { page: 1, query: '' };
  if (path === '/all') return { page, after, query: '' };
  return { page, after, language, level, query: path === '/search' ? query : '' };
}

function servePublication(server: FastifyInstance, catalogue: OpenCatalogue, version: CatalogueVersion): void {
  server.get(`/opds/${version}/publications/:id`, async (request, reply) => {
    const { base, language } = readerOf(request, catalogue);
    const id = readId((request.params as { id?: string }).id, 'id');
    return sendFor(request, reply, {
      catalogue,
      key: JSON.stringify([version, 'publication', id]),
      type: version === 'v2' ? mediaTypes.opds2Publication : mediaTypes.atomEntry,
      async make() {
        const [book] = await listBooks(await feedContext(catalogue, language), [id]);
        if (book === undefined)
          throw await missingEdition(catalogue.database, sql`edition.id = ${id}`, 'No published edition has this id.');
        const writing = { base, t: language.t };
        return version === 'v2' ? writeOpds2Publication(book, writing) : writeOpds12Entry(book, writing);
      },
    });
  });
}

interface Sent {
  catalogue: OpenCatalogue;
  key: string;
  type: string;
  isOneOfMany?: boolean;
  make: () => Promise<string>;
}

function sendFor(request: FastifyRequest, reply: FastifyReply, { key, ...document }: Sent) {
  const { base, language } = readerOf(request, document.catalogue);
  const whole = `opds ${base.lang ?? '-'} ${language.tag} ${key}`;
  return sendDocument(request, reply, { ...document, key: whole, varies: 'Accept-Language' });
}

/** Where the request stands and what it speaks; a language that there are no words in is not carried on. */
function readerOf(request: FastifyRequest, { publicUrl }: OpenCatalogue): { base: UrlBase; language: FeedLanguage } {
  const { lang } = request.query as { lang?: unknown };
  const asked = typeof lang === 'string' ? lang : undefined;
  const language = feedLanguage(asked, request.headers['accept-language']);
  return { base: { origin: ownOrigin(request, publicUrl), lang: languageWithWords(asked ?? '')?.tag }, language };
}
