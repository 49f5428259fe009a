import { createApiClient } from '@letsread/http/api-client.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { loader as loadIndex } from './sitemap-index.ts';
import { loader as loadPart } from './sitemap-part.ts';

const answers: Record<string, unknown> = {
  '/book/slugs': { parts: [1, 3] },
  '/book/slugs/3': { slugs: ['the-red-kite', 'الطائرة'] },
};

function loaderArgs(): { context: RouterContextProvider; url: URL } {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    apiUrl: '/api',
    locationUrl: '/api/location',
    links: {},
    origin: 'https://library.example',
  });
  context.set(
    apiClientContext,
    createApiClient(async ({ path }) => {
      const answer = answers[path];
      const problem = { type: 'about:blank', title: 'No', status: 404, code: 'part-not-found' };
      return { status: answer === undefined ? 404 : 200, text: JSON.stringify(answer ?? problem) };
    }),
  );
  return { context, url: new URL('http://evil.example/sitemap.xml') };
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const part = (name: string) =>
  loadPart({ ...loaderArgs(), params: { part: name } } as unknown as Parameters<typeof loadPart>[0]);

test('the sitemap leads to the pages beside books and to every part that has editions', async () => {
  const response = await loadIndex(loaderArgs() as unknown as Parameters<typeof loadIndex>[0]);
  expect(addresses(await response.text())).toEqual([
    'https://library.example/sitemaps/pages.xml',
    'https://library.example/sitemaps/books-1.xml',
    'https://library.example/sitemaps/books-3.xml',
  ]);
});

test('a part has the addresses of all its editions', async () => {
  const response = await part('books-3.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(addresses(await response.text())).toEqual([
    'https://library.example/book/the-red-kite',
    `https://library.example/book/${encodeURIComponent('الطائرة')}`,
  ]);
});

test.each(['books-2.xml', 'books-0.xml', 'books-.xml', 'books-99999999999999999.xml', '4846240843956224.xml', 'x'])(
  'there is no part %s',
  async (name) => {
    await expect(part(name)).rejects.toMatchObject({ init: { status: 404 } });
  },
);
