import { escapeText } from '@letsread/http/escape-markup.ts';
import { listSlugs } from '@letsread/catalogue/addresses/contract.ts';
import { englishLanguageId, listCollections, listTags, searchBooks } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { problemDocument } from '@letsread/http/problem-document.ts';
import { everyItem } from '@letsread/http/lists/every-item.ts';
import { listPathways } from '@letsread/learning/contract.ts';
import { getDecodableScheme } from '@letsread/learning/decodables/contract.ts';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { isProblem } from '../../request/is-problem.ts';
import { answerOf } from '../../request/problems.ts';
import { bookPath } from '../book-path.ts';
import type { Route } from './+types/sitemap-part.ts';
import { sitemapNamespace, xmlResponse } from './xml.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [, part, books] = /^(pages|books-([1-9]\d{0,13}))\.xml$/.exec(params.part) ?? [];
  if (part === undefined) return noSuchPart();
  const { origin } = context.get(siteContext);
  const client = context.get(apiClientContext);
  const places = await answerOf(books === undefined ? sharedPlaces(client) : bookPlaces(client, Number(books)));
  if (places === undefined) return noSuchPart();
  const entries = places.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return `<url><loc>${escapeText((origin ?? url.origin) + path)}</loc>${lastmod}</url>`;
  });
  return xmlResponse(`<urlset xmlns="${sitemapNamespace}">\n${entries.join('\n')}\n</urlset>`, origin);
}

/** A page, and when it changed last, where that is known. */
interface Place {
  path: string;
  changedAt?: string | undefined;
}

/** As feeds and calls say it, since programs ask for sitemaps. */
function noSuchPart(): Response {
  const problem = problemDocument(commonProblem('not-found'));
  return Response.json(problem, { status: problem.status, headers: { 'content-type': 'application/problem+json' } });
}

async function sharedPlaces(client: ApiClient): Promise<Place[]> {
  const [tags, collections, pathways, stages, books] = await Promise.all([
    client(listTags, {}),
    everyItem((cursor) => client(listCollections, { limit: 100, books: 1, cursor })),
    pathwaySlugs(client),
    // Any scheme tells which languages have one, and books.
    client(getDecodableScheme, { langId: englishLanguageId }),
    client(searchBooks, { limit: 1, fLimit: 1 }),
  ]);
  const paths = [
    '/',
    '/search',
    '/about',
    '/collaborators',
    '/termsandcondition',
    '/accessibility',
    ...books.facets.levels.flatMap(({ level }) => (level === null ? [] : `/level/${level}`)),
    ...tags.items.map((tag) => `/tag/${tag.id}`),
    ...(collections.length > 0 ? ['/collections'] : []),
    ...collections.map((collection) => `/collection/${encodeURIComponent(collection.slug)}`),
    ...(pathways.length > 0 ? ['/pathways'] : []),
    ...stages.languages.map(({ id }) => `/decodables?lId=${id}`),
    ...pathways.map((slug) => `/pathways/${encodeURIComponent(slug)}`),
  ];
  return paths.map((path) => ({ path }));
}

/** Of all languages: a list has only the paths that have stories in its own. */
async function pathwaySlugs(client: ApiClient): Promise<string[]> {
  const slugs = new Set<string>();
  const { languages } = await client(listPathways, { limit: 1 });
  for (const { id } of languages) {
    const pathways = await everyItem((cursor) => client(listPathways, { lId: id, limit: 100, cursor }));
    for (const { slug } of pathways) slugs.add(slug);
  }
  return [...slugs];
}

/** Undefined where there is no such part. */
async function bookPlaces(client: ApiClient, part: number): Promise<Place[] | undefined> {
  const { slugs, updatedAt } = await client(listSlugs, { part }).catch((error: unknown) => {
    if (isProblem(error) && error.code === 'part-not-found') return { slugs: [], updatedAt: [] };
    throw error;
  });
  if (slugs.length === 0) return undefined;
  return slugs.map((slug, at) => ({ path: bookPath(slug), changedAt: updatedAt[at] }));
}
