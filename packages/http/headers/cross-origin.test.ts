import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nobody } from '../access.ts';
import { allowOtherOrigins } from './cross-origin.ts';
import { commonProblem } from '../problem.ts';
import { sendProblem } from '../send-problem.ts';

const partner = 'https://partner.example';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  // As a limit does, before any hook of the API.
  server.addHook('onRequest', async ({ url }) => {
    if (url === '/api/full') throw commonProblem('too-many-requests', { retryAfterSeconds: 7 });
  });
  await server.register(
    async (api) => {
      api.setErrorHandler(sendProblem);
      allowOtherOrigins(api, { headers: ['Idempotency-Key'] });
      api.get('/cookie', async ({ headers }) => ({ cookie: headers.cookie ?? null }));
      api.get('/own', async () => nobody.identify(''));
      api.get('/full', async () => ({}));
    },
    { prefix: '/api' },
  );
});
afterAll(() => server.close());

test('a partner’s page may ask with tokens, and read tags, waiting times and problems', async () => {
  const preflight = await server.inject({
    method: 'OPTIONS',
    url: '/api/own',
    headers: {
      origin: partner,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    },
  });
  expect([preflight.statusCode, preflight.body]).toEqual([204, '']);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, accessToken, Content-Type, If-None-Match, Idempotency-Key',
    'access-control-max-age': '86400',
  });
  for (const [url, status] of [
    ['/api/cookie', 200],
    ['/api/own', 401],
    ['/api/full', 429],
  ] as const) {
    const { statusCode, headers } = await server.inject({ url, headers: { origin: partner } });
    expect([url, statusCode]).toEqual([url, status]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag, Retry-After',
    });
    // The same for every origin: nothing varies by it, and no cookie may come along.
    expect([headers.vary, headers['access-control-allow-credentials']]).toEqual([undefined, undefined]);
  }
});

test.each([
  ['the library’s own page', { 'sec-fetch-site': 'same-origin' }, 'refreshToken=a'],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, 'refreshToken=a'],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: partner }, null],
  ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://shop.library.example' }, null],
  ['an older browser on another site', { origin: partner }, null],
  ['a page without an origin', { origin: 'null' }, null],
  ['an older browser on the library’s own page', { origin: 'https://library.example' }, 'refreshToken=a'],
  ['an app', {}, 'refreshToken=a'],
])('a cookie from %s is looked at only where it is our own', async (_from, headers, cookie) => {
  const answer = await server.inject({
    url: '/api/cookie',
    headers: { host: 'library.example', cookie: 'refreshToken=a', ...headers },
  });
  expect(answer.json()).toEqual({ cookie });
});
