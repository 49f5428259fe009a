import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { readSettings } from '../settings.ts';

let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_A_MINUTE: '0', DATA_DIR: tmpdir() });
  server = await createServer({ database, settings, loadWebApp: undefined });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const deep = '['.repeat(8000);
const json = { 'content-type': 'application/json' };

test.each([
  ['without an end', deep],
  ['with an end', deep + ']'.repeat(8000)],
  ['inside a field', `{"email":${deep}${']'.repeat(8000)},"password":"x"}`],
])('a body of 8,000 brackets %s is 400 where a body is declared', async (_what, payload) => {
  const reply = await server.inject({ method: 'POST', url: '/api/idp/sign-in', headers: json, payload });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'invalid-input']);
});

test.each([deep, `${deep}${']'.repeat(8000)}`, 'no json', '\0'])(
  'a body is not read where none is declared (%#)',
  async (payload) => {
    const reply = await server.inject({ method: 'POST', url: '/api/analytics/book/1', headers: json, payload });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'book-not-found' });
  },
);

test('a body of any size is refused before it is sent, where none is declared too', async () => {
  const headers = { ...json, 'content-length': String(10 ** 9) };
  const reply = await server.inject({ method: 'POST', url: '/api/analytics/book/1', headers });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([413, 'body-too-large']);
});

test.each([
  ['GET http://evil.example/api/tag/all', '200'],
  ['GET http://evil.example', '404'],
  ['GET http://evil.example?a=b', '404'],
  ['OPTIONS *', '404'],
])('an address that is no path leads to what its path is: %s', async (line, status) => {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  await once(socket, 'close');
  expect(received.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
});

test.each([
  ['another', 'host: localhost\r\nHost: evil.example\r\n'],
  ['the same again', 'Host: localhost\r\nx: y\r\nHOST: localhost\r\n'],
  ['none', ''],
])('a request must name one host: with %s it is refused, and is not read on', async (_what, hosts) => {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  for (const path of ['/healthz', '/api/tag/all']) socket.write(`GET ${path} HTTP/1.1\r\naccept: */*\r\n${hosts}\r\n`);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  await once(socket, 'close');
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

test('what is said to several hosts is a problem with the headers of every answer', async () => {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: one.example\r\nhost: other.example\r\n\r\n');
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  await once(socket, 'close');
  expect(received).toMatch(/content-type: application\/problem\+json/i);
  expect(received).toMatch(/x-content-type-options: nosniff/i);
  expect(received).toMatch(/content-security-policy: default-src 'none'; frame-ancestors 'none'/i);
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'invalid-input',
    detail: 'Give the Host header once.',
  });
});

test('an address that is not properly encoded is refused with the headers of every answer', async () => {
  const { headers, statusCode } = await server.inject('/api/%');
  expect([statusCode, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
    400,
    'nosniff',
    'same-origin',
  ]);
});

test('a file says only what speaks to files: pages have dozens of pictures', async () => {
  const file = await server.inject('/media/avatars/lion.webp');
  const page = await server.inject('/api/tag/all');
  const safety = ['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];
  expect(safety.filter((name) => name in file.headers)).toEqual(['x-content-type-options']);
  expect(safety.filter((name) => name in page.headers)).toEqual(safety);
  expect([file.statusCode, page.statusCode]).toEqual([200, 200]);
});

const inert = "default-src 'none'; frame-ancestors 'none'";

test.each([
  ['a call', '/api/tag/all', 200],
  ['a call that fails', '/api/book/collection/slug/none', 404],
  ['a call without a token', '/api/profile/by-user/1', 401],
  ['a call that there is not', '/api/none', 404],
  ['the calls described', '/api/openapi.json', 200],
  ['a feed', '/opds/v1.2/search.xml', 200],
  ['a picture of no size that we make', `/media/pictures/${'0'.repeat(64)}/321.webp`, 400],
  ['a recording that there is not', `/media/recordings/${'0'.repeat(64)}.mp3`, 404],
  ['an address that cannot be read', '/api/%', 400],
])('opened as a document, %s runs nothing and stands in no frame', async (_what, url, status) => {
  const { statusCode, headers } = await server.inject(url);
  expect([statusCode, headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
    status,
    inert,
    'nosniff',
  ]);
});

test('what is no HTTP is answered with no more than other answers', async () => {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('NO HTTP\r\n\r\n');
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  await once(socket, 'close');
  expect(received).toContain(`Content-Security-Policy: ${inert}`);
  expect(received).toContain('X-Content-Type-Options: nosniff');
});

test('a page of documentation keeps the policy that it needs', async () => {
  const { headers } = await server.inject('/api/docs');
  expect(headers['content-security-policy']).toContain("style-src 'sha256-");
});

test('a connection is good for another request after a body that nobody read', async () => {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const body = 'x'.repeat(20_000);
  const head = `host: localhost\r\ncontent-type: application/json\r\n`;
  socket.write(`POST /api/analytics/book/1 HTTP/1.1\r\n${head}content-length: ${body.length}\r\n\r\n${body}`);
  socket.write(`GET /healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1.1 404[\s\S]*HTTP\/1.1 200[\s\S]*alive/);
});
