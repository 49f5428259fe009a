import { once } from 'node:events';
import { type AddressInfo, connect, createServer as createProxy, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { searchBooks } from '@letsread/catalogue/contract.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { queryServer } from '@letsread/database/testing/test-server.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type LoadWebApp } from '../create-server.ts';
import { readSettings } from '../settings.ts';

/** A page that shows what the database says. */
const loadWebApp: LoadWebApp = async ({ createClient }) => ({
  async render({ url }, { address }) {
    await createClient({ address })(searchBooks, { cardName: new URL(url).search });
    return new Response('<p>shelves</p>', { headers: { 'content-type': 'text/html' } });
  },
});

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serve(database: Database): Promise<FastifyInstance> {
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir() });
  const server = await createServer({ database, settings, loadWebApp });
  ends.push(() => server.close());
  return server;
}

async function expectUnavailable(server: FastifyInstance): Promise<void> {
  const call = await server.inject('/api/v5/book/search?cardName=secret');
  expect(call.statusCode).toBe(503);
  expect(call.json()).toMatchObject({ code: 'database-unavailable' });
  expect(call.body).not.toContain('secret');
  const page = await server.inject('/search?cardName=secret');
  expect(page.headers).toMatchObject({ 'letsread-problem': 'database-unavailable', 'cache-control': 'no-store' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  for (const { headers } of [call, page]) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.inject('/readyz')).statusCode).toBe(503);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  const signIn = { email: 'amina@example.org', password: 'as fast as a kite' };
  const refused = await server.inject({ method: 'POST', url: '/api/idp/sign-in', payload: signIn });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'database-unavailable']);
}

describe.each(testDatabaseKinds)('without its database (%s)', (kind) => {
  let database: Database;
  let server: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    server = await serve(database);
  });

  test('the library says so, and pages in memory are served', async () => {
    expect((await server.inject('/book/the-red-kite')).body).toContain('shelves');
    await database.close();
    await expectUnavailable(server);
    const page = await server.inject('/book/the-red-kite');
    expect([page.statusCode, page.body]).toEqual([200, '<p>shelves</p>']);
  });
});

describe.each(testDatabaseKinds.filter((kind) => kind === 'server'))('on a %s', () => {
  test('the library is there again when its database is', async () => {
    const proxy = await openProxy();
    const losses: Error[] = [];
    const database = await openDatabase({ url: proxy.url, onConnectionLost: (error) => losses.push(error) });
    ends.push(() => database.close());
    const server = await serve(database);
    expect((await server.inject('/api/tag/all')).statusCode).toBe(200);
    await proxy.cut();
    await expect.poll(() => losses.length).toBeGreaterThan(0);
    await expectUnavailable(server);
    await proxy.restore();
    await expect.poll(async () => (await server.inject('/readyz')).statusCode).toBe(200);
    expect((await server.inject('/search?cardName=kite')).body).toContain('shelves');
  });
});

/** The server of the tests through a line that can be cut. */
async function openProxy() {
  const target = new URL(process.env.TEST_DATABASE_URL ?? '');
  target.pathname = `/${process.env.TEST_DATABASE_TEMPLATE}`;
  const name = `lets_read_outage_${process.pid}`;
  await queryServer(
    process.env.TEST_DATABASE_URL ?? '',
    `create database ${name} template "${target.pathname.slice(1)}"`,
  );
  ends.push(() => queryServer(process.env.TEST_DATABASE_URL ?? '', `drop database ${name} with (force)`));
  const folder = target.searchParams.get('host');
  const sockets = new Set<Socket>();
  const proxy = createProxy((near) => {
    const far = folder === null ? connect(Number(target.port), target.hostname) : connect(`${folder}/.s.PGSQL.5432`);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    if (proxy.listening) await new Promise((resolve) => proxy.close(resolve));
  };
  ends.push(cut);
  const { username, password } = target;
  const login = password === '' ? username : `${username}:${password}`;
  return { url: `postgres://${login}@127.0.0.1:${port}/${name}`, cut, restore: () => listen(port) };
}
