import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRequests } from './limit-requests.ts';
import { allowMaking } from './partner-keys.ts';
import { readSettings } from '../settings.ts';

const key = 'mekong-mekong-mekong-mekong-mekong-1';

let server: FastifyInstance;
beforeAll(async () => {
  const settings = readSettings({ PARTNER_KEYS: `Mekong Library=${key}, Reading Rivers=${key}2` });
  server = Fastify();
  const { countMadeFile } = await limitRequests(server, { maxAMinute: settings.REQUESTS_A_MINUTE });
  const allow = allowMaking(countMadeFile, settings.PARTNER_KEYS);
  server.get('/file', async (request) => {
    await allow(request);
    return 'made';
  });
});
afterAll(() => server.close());

async function statusesOf(times: number, headers: Record<string, string> = {}) {
  const answers = await Promise.all(Array.from({ length: times }, () => server.inject({ url: '/file', headers })));
  return new Set(answers.map(({ statusCode }) => statusCode));
}

test('a partner with a key has any number of files made, everybody else twenty a minute', async () => {
  expect(await statusesOf(200, { authorization: `Bearer ${key}` })).toEqual(new Set([200]));
  // The partner’s files count against nobody else at its address.
  expect(await statusesOf(20)).toEqual(new Set([200]));
  expect(await statusesOf(1)).not.toContain(200);
  expect(await statusesOf(1, { authorization: `Bearer ${key}3` })).not.toContain(200);
  expect(await statusesOf(30, { authorization: `Bearer ${key}2` })).toEqual(new Set([200]));
});
