import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { createApiClient } from '@letsread/http/api-client.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiClientContext, siteContext } from '../../request/contexts.ts';
import { loader as loadIndex } from './sitemap-index.ts';
import { loader as loadPart } from './sitemap-part.ts';

const answers: Record<string, unknown> = {
  '/book/slugs': { parts: [1, 3] },
  '/book/slugs/3': {
    slugs: ['the-red-kite', 'الطائرة'],
    updatedAt: ['2026-01-02T03:04:05Z', '2026-02-03T04:05:06Z'],
  },
  '/tag/all': { items: [{ id: '7', name: 'Wind' }] },
  '/book/collection': { items: [] },
  '/v5/book/search': { facets: { levels: [{ level: 2 }, { level: null }] } },
  [`/decodables/${englishLanguageId}`]: { languages: [{ id: '11' }] },
  // As in a library without English, which a list is in where no language is named.
  '/pathways?limit=1': { items: [], languages: [{ id: '11' }, { id: '12' }] },
  '/pathways?lId=11&limit=100': { items: [{ slug: 'first-stories' }], languages: [], cursor: 'two' },
  '/pathways?lId=11&limit=100&cursor=two': { items: [{ slug: 'of-both' }], languages: [] },
  '/pathways?lId=12&limit=100': { items: [{ slug: 'of-both' }, { slug: 'أولى' }], languages: [] },
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
      const answer = answers[path] ?? answers[path.split('?')[0] ?? ''];
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

test('a part has the addresses of all its editions, and when each was changed', async () => {
  const response = await part('books-3.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  expect(addresses(xml)).toEqual([
    'https://library.example/book/the-red-kite',
    `https://library.example/book/${encodeURIComponent('الطائرة')}`,
  ]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-01-02T03:04:05Z', '<lastmod>2026-02-03T04:05:06Z']);
});

test('the pages beside books are there, with the stages and reading paths of every language, each once', async () => {
  const found = addresses(await (await part('pages.xml')).text()).map((address) =>
    (address ?? '').replace('https://library.example', ''),
  );
  expect(found).toEqual(expect.arrayContaining(['/', '/tag/7', '/level/2', '/decodables?lId=11']));
  expect(found.filter((path) => path.startsWith('/pathways'))).toEqual([
    '/pathways',
    '/pathways/first-stories',
    '/pathways/of-both',
    encodeURI('/pathways/أولى'),
  ]);
  expect(found).not.toContain('/collections');
});

test.each(['books-2.xml', 'books-0.xml', 'books-.xml', 'books-99999999999999999.xml', '4846240843956224.xml', 'x'])(
  'there is no part %s, which a problem document says',
  async (name) => {
    const response = await part(name);
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      404,
      'application/problem+json',
      expect.objectContaining({ status: 404, code: 'not-found' }),
    ]);
  },
);
