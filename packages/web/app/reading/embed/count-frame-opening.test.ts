import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { countFrameOpening } from './count-frame-opening.ts';

afterEach(() => vi.unstubAllGlobals());

test('each opening of a frame is counted, and no mark of it is left on the device', async () => {
  const touched: string[] = [];
  for (const name of ['sessionStorage', 'localStorage'])
    vi.stubGlobal(name, new Proxy({}, { get: (_, key) => void touched.push(`${name}.${String(key)}`) }));
  const counted: string[] = [];
  const server = createServer((request, reply) => {
    counted.push(`${request.method} ${request.url}`);
    reply.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/analytics/book/1`;
  countFrameOpening(address);
  countFrameOpening(address);
  await expect.poll(() => counted).toEqual(['POST /api/analytics/book/1', 'POST /api/analytics/book/1']);
  expect(touched).toEqual([]);
  server.close();
});

test('a frame whose library is not reached goes on without a word', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  countFrameOpening('http://127.0.0.1:1/api/analytics/book/1');
  // Node tells of a failure that nobody took at the end of the turn.
  await setImmediate();
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});
