import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { listTags } from '@letsread/catalogue/contract.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type LoadWebApp } from '../create-server.ts';
import { limitRequests } from './limit-requests.ts';
import { readSettings } from '../settings.ts';

/** A page that asks for three things. */
const loadWebApp: LoadWebApp = async ({ createClient }) => ({
  async render(_request, { address }) {
    const client = createClient({ address });
    for (let count = 0; count < 3; count++) await client(listTags, {});
    return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
  },
});

let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_A_MINUTE: '5', DATA_DIR: tmpdir() });
  server = await createServer({ database, settings, loadWebApp });
});
afterEach(() => server.close());
afterAll(() => database.close());

const statuses = async (addresses: readonly string[], remoteAddress: string) => {
  const found = [];
  for (const url of addresses) found.push((await server.inject({ url, remoteAddress })).statusCode);
  return found;
};
const searches = Array.from({ length: 6 }, (_, number) => `/search?cardName=word${number}`);

test('a page that has to be rendered counts as one call, whatever it asks', async () => {
  expect(await statuses(searches, '192.0.2.1')).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statuses(['/api/tag/all', ...searches], '192.0.2.2')).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('a page from memory counts as nothing, and is there for who asked too often', async () => {
  expect(await statuses([...Array(20).fill('/book/the-red-kite'), ...searches], '192.0.2.3')).toEqual([
    ...Array(24).fill(200),
    429,
    429,
  ]);
  expect(await statuses(['/book/the-red-kite'], '192.0.2.3')).toEqual([200]);
});

test('a form counts too', async () => {
  const send = () => server.inject({ method: 'POST', url: '/login', remoteAddress: '192.0.2.4' });
  for (let count = 0; count < 5; count++) expect((await send()).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(429);
});

test('what a browser asks before a script of another site may is not counted', async () => {
  const remoteAddress = '192.0.2.11';
  for (let count = 0; count < 8; count++)
    expect((await server.inject({ method: 'OPTIONS', url: '/opds/v2/new', remoteAddress })).statusCode).toBe(204);
  expect(await statuses(Array(6).fill('/opds/v2/new'), remoteAddress)).toEqual([200, 200, 200, 200, 200, 429]);
});

test('who asked for too many pages is told so kindly, in their language, and when to come back', async () => {
  await statuses(searches, '192.0.2.5');
  const cookie = 'localization_lang=ar; localization_direction=rtl';
  const reply = await server.inject({
    url: '/search?cardName=a"><i>',
    remoteAddress: '192.0.2.5',
    headers: { cookie },
  });
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'letsread-problem': 'too-many-requests' });
  expect(reply.body).toContain('<html lang="ar" dir="rtl">');
  expect(reply.body).toMatch(/<h1>[^<]*\p{Script=Arabic}[^<]*<\/h1>/u);
  expect(reply.body).not.toContain('<i>');
});

test('all addresses of one network of IPv6 count together', async () => {
  for (let host = 0; host < 5; host++)
    expect(await statuses(searches.slice(0, 1), `2001:db8:1:2::${host}`)).toEqual([200]);
  expect(await statuses(searches.slice(0, 1), '2001:db8:1:2:ffff::9')).toEqual([429]);
  expect(await statuses(searches.slice(0, 1), '2001:db8:1:3::1')).toEqual([200]);
});

test('who hangs up before they are counted is counted by their address', async () => {
  const counted = Promise.withResolvers<unknown>();
  const plain = Fastify();
  const { countPage } = await limitRequests(plain, { maxAMinute: 5 });
  plain.get('/', async (request) => {
    await once(request.raw.socket, 'close');
    counted.resolve(countPage(request));
  });
  await plain.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((plain.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: library.example\r\n\r\n', () => socket.destroy());
  await expect(counted.promise).resolves.toBeUndefined();
  await plain.close();
});

test('a dozen lists of books are made ready for an address in ten minutes, also through a page', async () => {
  const generous = await createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', REQUESTS_A_MINUTE: '1000', DATA_DIR: tmpdir() }),
    loadWebApp,
  });
  const send = async () =>
    (
      await generous.inject({
        method: 'POST',
        url: '/api/book/bundles',
        payload: { editions: ['1'], choice: 'epub' },
        remoteAddress: '192.0.2.9',
      })
    ).statusCode;
  const answers = [];
  for (let count = 0; count < 13; count++) answers.push(await send());
  await generous.close();
  expect(answers).toEqual([...Array(12).fill(404), 429]);
});
