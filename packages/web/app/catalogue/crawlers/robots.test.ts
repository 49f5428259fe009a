import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '../../request/contexts.ts';
import { loader } from './robots.ts';

async function robots(origin?: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    apiUrl: '/api',
    locationUrl: '/api/location',
    links: {},
    ...(origin === undefined ? {} : { origin }),
  });
  const url = new URL('http://evil.example/robots.txt');
  const response = loader({ context, url } as unknown as Parameters<typeof loader>[0]);
  return { text: await response.text(), cache: response.headers.get('cache-control') };
}

test('with an address of its own the library names that, whatever Host it is asked by', async () => {
  const { text, cache } = await robots('https://library.example');
  expect(text).toContain('Sitemap: https://library.example/sitemap.xml');
  expect(text).not.toContain('evil');
  expect(cache).toBe('public, max-age=3600');
});

test('without one, what repeats the Host of a request is kept by no cache', async () => {
  const { text, cache } = await robots();
  expect(text).toContain('Sitemap: http://evil.example/sitemap.xml');
  expect(cache).toBe('private, no-store');
});
