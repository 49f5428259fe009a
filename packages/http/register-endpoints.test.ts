import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nobody } from './access.ts';
import { createAnswerCache } from './caching/answer-cache.ts';
import { defineEndpoint, type Who } from './endpoint.ts';
import { handle, registerEndpoints } from './register-endpoints.ts';

const mount = async (who: unknown, owned = {}) => {
  const call = defineEndpoint('fly', {
    method: 'GET',
    path: '/fly',
    summary: 'Flies.',
    who: who as Who,
    owned,
    output: z.object({}),
  });
  const server = Fastify();
  const calls = [handle(call, async () => ({}))];
  await registerEndpoints(server, { calls, context: {}, version: '', cache: createAnswerCache(1), access: nobody });
};

test.each([undefined, null, 'everyone', {}, { roles: [] }, { roles: ['READER'] }])(
  'a call for %j is not mounted: it does not say who may',
  async (who) => {
    await expect(mount(who)).rejects.toThrow('The call fly does not say who may.');
  },
);

test('a call that names a team says for which roles it is', async () => {
  await expect(mount('account', { team: 'teamId' })).rejects.toThrow('The call fly names a team, and no role.');
  await expect(mount({ roles: ['EDITOR'] }, { team: 'teamId' })).resolves.toBeUndefined();
});

test('what anybody may read is read publicly, and nothing for somebody who is known or that is cached nowhere', async () => {
  const answersFrom = (cache: 'public' | 'never') =>
    handle(
      defineEndpoint(`from-${cache}`, {
        method: 'GET',
        path: `/${cache}`,
        summary: 'Says which database it was given.',
        who: 'anyone',
        output: z.object({ from: z.string() }),
        cache,
      }),
      async (context: { from: string }) => context,
    );
  const server = Fastify();
  await registerEndpoints(server, {
    calls: [answersFrom('public'), answersFrom('never')],
    context: { from: 'primary' },
    version: '',
    cache: createAnswerCache(1),
    access: { ...nobody, identify: async () => ({ id: '1', isFresh: false }) },
    readPublicly: (work) => work({ from: 'replica' }),
  });
  const authorization = 'Bearer token';
  const request = async (path: string, headers = {}) => (await server.inject({ url: `/api/${path}`, headers })).json();
  expect(await request('public')).toEqual({ from: 'replica' });
  expect(await request('public', { authorization })).toEqual({ from: 'primary' });
  expect(await request('never')).toEqual({ from: 'primary' });
});

test.each([
  ['\\u0000', 'Leave out the character NUL.'],
  ['\\ud83d', 'Send whole characters: half of one, a lone surrogate, is no text.'],
  ['\\ude00\\ud83d', 'Send whole characters: half of one, a lone surrogate, is no text.'],
])('%s in a body is refused with its place, as no database takes it', async (escaped, message) => {
  const call = defineEndpoint('name-kite', {
    method: 'POST',
    path: '/kites',
    summary: 'Names a kite.',
    who: 'anyone',
    body: z.object({ names: z.array(z.string()) }),
    output: z.object({}),
  });
  const server = Fastify();
  const calls = [handle(call, async () => ({}))];
  await registerEndpoints(server, { calls, context: {}, version: '', cache: createAnswerCache(1), access: nobody });
  const name = (text: string) =>
    server.inject({
      method: 'POST',
      url: '/api/kites',
      headers: { 'content-type': 'application/json' },
      payload: `{"names":["red","${text}"]}`,
    });
  expect((await name('\\ud83d\\ude00')).statusCode).toBe(200);
  const refused = await name(`a${escaped}`);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'invalid-input', errors: [{ path: 'body.names.1', message }] });
});
