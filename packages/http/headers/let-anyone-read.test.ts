import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commonProblem } from '../problem.ts';
import { sendProblem } from '../send-problem.ts';
import { letAnyoneRead } from './let-anyone-read.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  // As a limit does, before any hook of the scope.
  server.addHook('onRequest', async ({ url, method }) => {
    if (url === '/feeds/full' && method === 'GET') throw commonProblem('too-many-requests', { retryAfterSeconds: 7 });
  });
  await server.register(async (feeds) => {
    feeds.setErrorHandler(sendProblem);
    letAnyoneRead(feeds, { addresses: ['/feeds', '/feeds/*'], exposed: ['ETag', 'Retry-After'] });
    for (const url of ['/feeds', '/feeds/full']) feeds.get(url, async () => 'a feed');
    feeds.get('/feeds/gone', async () => {
      throw commonProblem('not-found');
    });
  });
  await server.register(async (pictures) => {
    letAnyoneRead(pictures, { addresses: ['/pictures/*'] });
    pictures.get('/pictures/kite.webp', async () => 'a picture');
  });
  server.get('/mine', async () => 'a page');
});
afterAll(() => server.close());

test.each(['/feeds', '/feeds/full', '/feeds/none', '/pictures/kite.webp'])(
  'before a script elsewhere reads %s, its browser may send the headers it likes',
  async (url) => {
    const { statusCode, body, headers } = await server.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://reader.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match,range,x-reader',
      },
    });
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Authorization, If-Modified-Since, If-None-Match, If-Range, Range, *',
      'access-control-max-age': '86400',
    });
  },
);

test.each([
  ['/feeds', 200],
  ['/feeds/gone', 404],
  ['/feeds/full', 429],
])('what %s answers, %i, is read by a script elsewhere', async (url, status) => {
  const { statusCode, headers } = await server.inject({ url, headers: { origin: 'https://reader.example' } });
  expect([statusCode, headers['access-control-allow-origin'], headers['access-control-expose-headers']]).toEqual([
    status,
    '*',
    'ETag, Retry-After',
  ]);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test('who says no origin gets the same, so that what is kept is good for scripts too', async () => {
  const { headers } = await server.inject('/pictures/kite.webp');
  expect([headers['access-control-allow-origin'], headers['vary'], headers['access-control-expose-headers']]).toEqual([
    '*',
    undefined,
    undefined,
  ]);
});

test('what stands beside the scope is read by nobody elsewhere', async () => {
  expect((await server.inject('/mine')).headers['access-control-allow-origin']).toBeUndefined();
  expect((await server.inject({ method: 'OPTIONS', url: '/mine' })).statusCode).toBe(404);
});
