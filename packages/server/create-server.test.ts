import { tmpdir } from 'node:os';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { listProviders, signIn } from '@letsread/identity/contract.ts';
import type { FastifyInstance } from 'fastify';
import { createContext, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextWith } from './web-app/built-web-app.ts';
import { createServer, type LoadWebApp } from './create-server.ts';
import type { Site } from './web-app/site-from-settings.ts';
import { readSettings } from './settings.ts';

const apiClientContext = createContext<ApiClient>();
const apiClientWithContext = createContext<(headers: Record<string, string>) => ApiClient>();
const siteContext = createContext<Site>();
const built = { entry: { module: { apiClientContext, apiClientWithContext, siteContext } } } as unknown as ServerBuild;

/** Signs in with the mail address in its path, or asks with a token for "/token"; shows what the call ended with. */
const loadWebApp: LoadWebApp = async (webContext) => ({
  async render(request, reader) {
    const context = contextWith(built, webContext, reader);
    const email = decodeURIComponent(new URL(request.url).pathname.slice(1));
    const requests =
      email === 'token'
        ? context.get(apiClientWithContext)({ authorization: 'Bearer none' })(listProviders, {})
        : context.get(apiClientContext)(signIn, { body: { email, password: 'a guess' } });
    return new Response(
      await requests.then(
        () => 'answered',
        ({ code }: { code: string }) => code,
      ),
    );
  },
});

let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir(), TRUST_PROXY: '1' });
  server = await createServer({ database, settings, loadWebApp });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

test('what a page asks counts against the reader’s own address, as what the reader asks', async () => {
  const submit = async (email: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await server.inject({ method: 'POST', url: `/${email}`, headers, remoteAddress: '10.0.0.1' })).body;
  };
  expect(await submit('a@example.org', '192.0.2.7')).toBe('wrong-credentials');
  expect(await submit('b@example.org', '192.0.2.7')).toBe('wrong-credentials');
  expect(await submit('c@example.org', '192.0.2.8')).toBe('wrong-credentials');
  await server.inject({
    method: 'POST',
    url: '/api/idp/sign-in',
    headers: { 'x-forwarded-for': '192.0.2.7' },
    payload: { email: 'd@example.org', password: 'a guess' },
  });
  const { rows } = await database.pool.query('select count from attempt order by count desc');
  // One for each account, one for it in its network, one for 192.0.2.8, and three for 192.0.2.7.
  expect(rows.map(({ count }) => count)).toEqual([3, ...Array<number>(9).fill(1)]);
});

test('recordings are served, and counted against nobody', async () => {
  const answer = await server.inject(`/media/recordings/${'0'.repeat(64)}.mp3`);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'recording-not-found']);
});

test('a file that is not there is not found, by whatever it would be read', async () => {
  for (const method of ['GET', 'HEAD'] as const)
    expect((await server.inject({ method, url: '/media/avatars/nobody.webp' })).statusCode).toBe(404);
});

test.each([
  '/opds',
  '/opds/v2/all',
  '/publications/1/manifest.json',
  '/publications/1/pages/0.html',
  '/oembed',
  '/downloads/1/epub',
  '/downloads/books.zip?editions=1&choice=epub',
  `/media/pictures/${'0'.repeat(64)}/256.jpg`,
  `/media/recordings/${'0'.repeat(64)}.mp3`,
  '/media/covers/1/256.jpg',
  '/media/avatars/elephant.webp',
  '/media/avatars/nobody.webp',
])('a script of another site reads %s, and may send what it likes beforehand', async (url) => {
  const origin = 'https://reader.example';
  const beforehand = await server.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'range' },
  });
  expect(beforehand.statusCode).toBe(204);
  for (const headers of [beforehand.headers, (await server.inject({ url, headers: { origin } })).headers]) {
    expect(headers['access-control-allow-origin']).toBe('*');
    // The same for everybody: no cache has to tell origins apart, and no cookie may come along.
    expect([headers['vary'] ?? '', headers['access-control-allow-credentials']]).toEqual([
      expect.not.stringMatching(/origin|\*/i),
      undefined,
    ]);
  }
});

test('pages of readers are read by no script of another site', async () => {
  for (const url of ['/media', '/book/1', '/robots.txt'])
    expect((await server.inject(url)).headers['access-control-allow-origin']).toBeUndefined();
});

test.each(['/api/openapi.json', '/api/docs'])('%s has a tag, by which it is not sent again', async (url) => {
  const { headers, statusCode } = await server.inject(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('s-maxage=')]);
  const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
});

test('a page asks for who is signed in with headers of its own', async () => {
  // Listing the providers needs no token; one that is not good is refused.
  expect((await server.inject({ method: 'POST', url: '/token' })).body).toBe('no-token');
});

test('whatever is below /api and is no call is a problem document, never a page', async () => {
  for (const url of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/v5/nothing/at/all',
    '/api//',
    '/api/%zz',
    '/api/nothing?page=1',
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'] as const) {
      const { statusCode, headers, body } = await server.inject({ method: method as 'GET', url });
      expect([method, url, statusCode, headers['content-type']]).toEqual([
        method,
        url,
        url.includes('%') ? 400 : 404,
        'application/problem+json',
      ]);
      if (method !== 'HEAD')
        expect(JSON.parse(body)).toMatchObject({ code: url.includes('%') ? 'invalid-input' : 'not-found' });
    }
  expect((await server.inject('/api/%zz')).headers['access-control-allow-origin']).toBe('*');
  const page = await server.inject('/apiary');
  expect(page.headers['content-type']).not.toBe('application/problem+json');
});
