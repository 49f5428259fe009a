import { listCollections, listTags, searchBooks } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { data } from 'react-router';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { bookPath } from '../book-path.ts';
import type { Route } from './+types/sitemap-part.ts';
import { sitemapNamespace, xmlResponse, xmlText } from './xml.ts';

/** As many addresses as one sitemap may have. */
const most = 50_000;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [, part] = /^(pages|[1-9]\d{0,18})\.xml$/.exec(params.part) ?? [];
  if (part === undefined) throw data(null, { status: 404 });
  const { origin } = context.get(siteContext);
  const ask = context.get(apiClientContext);
  const paths = await answerOf(part === 'pages' ? sharedPaths(ask) : bookPaths(ask, part));
  if (paths.length === 0) throw data(null, { status: 404 });
  const entries = paths.map((path) => `<url><loc>${xmlText((origin ?? url.origin) + path)}</loc></url>`);
  return xmlResponse(`<urlset xmlns="${sitemapNamespace}">\n${entries.join('\n')}\n</urlset>`, origin);
}

async function sharedPaths(ask: ApiClient): Promise<string[]> {
  const [tags, collections, books] = await Promise.all([
    ask(listTags, {}),
    ask(listCollections, { limit: 1 }),
    ask(searchBooks, { limit: 1, fLimit: 1 }),
  ]);
  return [
    '/',
    '/search',
    '/about',
    '/collaborators',
    '/termsandcondition',
    '/accessibility',
    ...books.facets.levels.flatMap(({ level }) => (level === null ? [] : `/level/${level}`)),
    ...tags.items.map((tag) => `/tag/${tag.id}`),
    ...collections.items.map((collection) => `/collection/${encodeURIComponent(collection.slug)}`),
  ];
}

async function bookPaths(ask: ApiClient, lId: string): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await ask(searchBooks, { lId, limit: 100, fLimit: 1, cursor });
    paths.push(...part.items.map((book) => bookPath(book.slug)));
    cursor = part.cursor;
  } while (cursor !== undefined && paths.length < most);
  return paths.slice(0, most);
}
