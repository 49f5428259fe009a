import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { createAnswerCache } from '@letsread/http/caching/answer-cache.ts';
import { registerEndpoints } from '@letsread/http/register-endpoints.ts';
import { projectCalls } from '@letsread/projects/server.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRequests } from './limit-requests.ts';

let database: Database;
let server: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  server = Fastify();
  await limitRequests(server, { maxAMinute: 0 });
  server.addHook('onRequest', async (request) => {
    request.account = { id: String(request.headers['x-account']), isFresh: false };
  });
  server.get('/guessable', { config: { isGuessable: true } }, async () => 'answered');
  server.get('/other', async () => 'answered');
  await registerEndpoints(server, {
    calls: projectCalls,
    context: { database },
    version: 'test',
    cache: createAnswerCache(1),
    access: {
      identify: async (id) => ({ id, isFresh: false }),
      accountOfProfile: async () => undefined,
      standingOf: async () => ({ roles: [], teamIds: [] }),
    },
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function isAnswered(account: string, url: string) {
  return (await server.inject({ url, headers: { 'x-account': account } })).body === 'answered';
}

test('what could be guessed an account asks thirty times an hour, also where all else may be asked any number of times', async () => {
  for (let count = 0; count < 30; count++) expect(await isAnswered('1', '/guessable')).toBe(true);
  expect([await isAnswered('1', '/guessable'), await isAnswered('1', '/other')]).toEqual([false, true]);
  expect(await isAnswered('2', '/guessable')).toBe(true);
});

test('codes of projects are guessed neither by looking nor by joining', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into account (display_name) select 'Joseph' from generate_series(1, 3) returning id`,
  );
  const guess = async (method: 'GET' | 'PUT', url: string) =>
    (await server.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${rows[2]?.id}` } }))
      .statusCode;
  const codes = Array.from({ length: 16 }, (_, at) => `0000-00${at + 10}`);
  const statuses: number[] = [];
  for (const code of codes) {
    statuses.push(await guess('GET', `/project/${code}`));
    statuses.push(await guess('PUT', `/project/${code}/assign`));
  }
  expect(statuses).toEqual([...Array<number>(30).fill(404), 429, 429]);
  expect([await guess('GET', '/project/sync'), await guess('PUT', '/project/unassign')]).toEqual([200, 200]);
});
