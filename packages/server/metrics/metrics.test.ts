import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import { temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { createServer as createPort } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { readSettings } from '../settings.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;
beforeAll(async () => {
  folder = await temporaryFolder();
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await folder[Symbol.asyncDispose]();
});

const serverWith = (more: NodeJS.ProcessEnv) =>
  createServer({
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder.folder, ...more }),
    loadWebApp: undefined,
  });

test('the numbers are for who has the token, and say nothing of readers', async () => {
  const token = 'a token of the operator'.replaceAll(' ', '-');
  const server = await serverWith({ METRICS_TOKEN: token });
  await server.inject('/api/book/downloads/4711?second=42');
  await server.inject('/nowhere/of/amina');
  const without = await server.inject('/metrics');
  expect([without.statusCode, without.json<{ code: string }>().code]).toEqual([401, 'no-token']);
  expect((await server.inject({ url: '/metrics', headers: { authorization: 'Bearer another' } })).statusCode).toBe(401);
  const { body, headers } = await server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/book/downloads/:editionId",status="4xx"} 1',
  );
  expect(body).toMatch(/database_pool_connections\{state="waiting"\} \d+/);
  expect(body).toContain('process_resident_memory_bytes');
  // With its slash: the digits alone may be part of any number of bytes.
  expect(body).not.toMatch(/amina|\/4711/);
  await server.close();
});

test('on a port of their own they need no token, and without either setting there are none', async () => {
  const probe = createPort().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const server = await serverWith({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' });
  await server.ready();
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await server.inject('/metrics')).statusCode).toBe(404);
  const other = await serverWith({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' });
  await expect(other.ready()).rejects.toThrow(
    `The setting METRICS_PORT="${port}" cannot be used: another program has this port.`,
  );
  await other.close();
  await server.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('what went wrong has one name in the answer and in the line of the log', async () => {
  const server = await serverWith({ TRUST_PROXY: '1' });
  void server.register(async (own) => {
    own.setErrorHandler(sendProblem);
    own.get('/breaks', () => Promise.reject(new Error('a bug')));
  });
  const answer = await server.inject({ url: '/breaks', headers: { 'x-request-id': 'given-by-the-proxy' } });
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([500, 'given-by-the-proxy']);
  const own = await server.inject({ url: '/breaks', headers: { 'x-request-id': 'an id\nwith a second line' } });
  expect(own.headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/);
  await server.close();
});
