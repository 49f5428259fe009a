import { escapeText } from '@letsread/http/escape-markup.ts';
import { listSlugs } from '@letsread/catalogue/addresses/contract.ts';
import { listCollections, listTags, searchBooks } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { everyItem } from '@letsread/http/lists/every-item.ts';
import { data } from 'react-router';

import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { bookPath } from '../book-path.ts';
import type { Route } from './+types/sitemap-part.ts';
import { sitemapNamespace, xmlResponse } from './xml.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [, part, books] = /^(pages|books-([1-9]\d{0,13}))\.xml$/.exec(params.part) ?? [];
  if (part === undefined) throw data(null, { status: 404 });
  const { origin } = context.get(siteContext);
  const client = context.get(apiClientContext);
  const paths = await answerOf(books === undefined ? sharedPaths(client) : bookPaths(client, Number(books)));
  const entries = paths.map((path) => `<url><loc>${escapeText((origin ?? url.origin) + path)}</loc></url>`);
  return xmlResponse(`<urlset xmlns="${sitemapNamespace}">\n${entries.join('\n')}\n</urlset>`, origin);
}

async function sharedPaths(client: ApiClient): Promise<string[]> {
  const [tags, collections, books] = await Promise.all([
    client(listTags, {}),
    everyItem((cursor) => client(listCollections, { limit: 100, books: 1, cursor })),
    client(searchBooks, { limit: 1, fLimit: 1 }),
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
    ...(collections.length > 0 ? ['/collections'] : []),
    ...collections.map((collection) => `/collection/${encodeURIComponent(collection.slug)}`),
  ];
}

async function bookPaths(client: ApiClient, part: number): Promise<string[]> {
  const { slugs } = await client(listSlugs, { part });
  return slugs.map(bookPath);
}
