import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { readSettings } from '../settings.ts';

let database: Database;
let patient: FastifyInstance;
let hasty: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_A_MINUTE: '0', DATA_DIR: tmpdir() });
  const options = { database, settings, loadWebApp: undefined };
  patient = await createServer(options);
  hasty = await createServer({ ...options, patience: { headMs: 150, requestMs: 300, lookEveryMs: 25 } });
  for (const server of [patient, hasty]) await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await hasty.close();
  await patient.close();
  await database.close();
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const json = 'host: localhost\r\ncontent-type: application/json\r\n';
const halves: [string, string][] = [
  ['nothing at all', ''],
  ['half a head', 'GET /api/tag/all HTTP/1.1\r\nhost: loc'],
  ['half a body', `POST /api/idp/sign-in HTTP/1.1\r\n${json}content-length: 60\r\n\r\n{"email":`],
  [
    'half a body in chunks',
    `POST /api/idp/sign-in HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\n9\r\n{"email":\r\n`,
  ],
  ['half a body that no call reads', `POST /api/nothing HTTP/1.1\r\n${json}content-length: 60\r\n\r\n{`],
];

/** Sends what it is given, and gives what was answered up to the end of the connection. */
function open(server: FastifyInstance, text: string): { socket: Socket; closed: Promise<string> } {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  sockets.push(socket);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString())).on('error', () => {});
  // Not `once`: a connection that is reset is closed too.
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(received))) };
}

test.each([
  ['a method that is none', 'FLY /api/tag/all HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  ['NUL in its address', 'GET /api/\0 HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
] as const)(
  'what no request can be read from (%s) is answered with a problem document too',
  async (_what, text, status) => {
    const [head = '', body = ''] = (await open(patient, text).closed).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid-input', detail: expect.stringMatching(/\.$/) });
  },
);

async function request(server: FastifyInstance, path: string): Promise<number> {
  const { port } = server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  await answer.arrayBuffer();
  return answer.status;
}

test.each(halves)('a connection that sends %s is answered 408 and closed', async (_what, half) => {
  const answered = await open(hasty, half).closed;
  expect(answered.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 408');
});

test.each([
  ['head', 'GET /api/tag/all HTTP/1.1\r\nx-slow: '],
  ['body', `POST /api/idp/sign-in HTTP/1.1\r\n${json}content-length: 60000\r\n\r\n`],
])('a letter now and then keeps no connection: a %s that comes slowly is ended', async (_what, begin) => {
  const { socket, closed } = open(hasty, begin);
  const letters = setInterval(() => socket.write('a'), 20);
  const answered = await closed.finally(() => clearInterval(letters));
  // A letter that meets the end resets the connection, and what was not yet read of the answer is lost with it.
  expect(answered).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test('others are served while hundreds send half a head or half a body', async () => {
  const slow = Array.from({ length: 100 }, () => halves.slice(0, 4).map(([, half]) => open(patient, half))).flat();
  let closed = 0;
  for (const each of slow) void each.closed.then(() => (closed += 1));
  await Promise.all(slow.map(({ socket }) => once(socket, 'connect')));
  for (const path of ['/healthz', '/readyz', '/api/tag/all', '/api/v5/book/search', '/api/language/by_type'])
    await expect.poll(async () => [path, await request(patient, path)]).toEqual([path, 200]);
  expect(closed).toBe(0);
});

test('as it is started, a head may take 15 seconds and a whole request 30, and silence lasts a minute', () => {
  const { headersTimeout, requestTimeout } = patient.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
  expect(patient.initialConfig.connectionTimeout).toBe(60_000);
});
