import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRequests } from './limit-requests.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  await limitRequests(server, { maxAMinute: 0 });
  server.addHook('onRequest', async (request) => {
    request.account = { id: String(request.headers['x-account']), isFresh: false };
  });
  server.get('/guessable', { config: { isGuessable: true } }, async () => 'answered');
  server.get('/other', async () => 'answered');
});
afterAll(() => server.close());

async function isAnswered(account: string, url: string) {
  return (await server.inject({ url, headers: { 'x-account': account } })).body === 'answered';
}

test('what could be guessed an account asks thirty times an hour, also where all else may be asked any number of times', async () => {
  for (let count = 0; count < 30; count++) expect(await isAnswered('1', '/guessable')).toBe(true);
  expect([await isAnswered('1', '/guessable'), await isAnswered('1', '/other')]).toEqual([false, true]);
  expect(await isAnswered('2', '/guessable')).toBe(true);
});
