import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nobody } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { handle, registerEndpoints } from '../register-endpoints.ts';
import { createAnswerCache } from './answer-cache.ts';

const text = (letters: number) => 'kite '.repeat(letters / 5);

/** A library whose calls answer with a text, publicly or not, and count how often they were asked. */
async function openKites(letters = 5000) {
  let asked = 0;
  const kiteCall = (cache: 'public' | 'never') =>
    handle(
      defineEndpoint(`${cache}-kites`, {
        method: 'GET',
        path: `/kites/${cache}`,
        summary: 'Tells of kites.',
        who: 'anyone',
        output: z.object({ text: z.string() }),
        cache,
      }),
      async () => {
        asked++;
        return { text: text(letters) };
      },
    );
  const server = Fastify();
  await registerEndpoints(server, {
    calls: [kiteCall('public'), kiteCall('never')],
    context: {},
    version: '',
    cache: createAnswerCache(100_000),
    access: nobody,
  });
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({ method, url, headers });
  return { ask, timesAsked: () => asked };
}

const gzipped = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test.each(['/api/kites/public', '/api/kites/never', '/api/openapi.json', '/api/docs'])(
  '%s is packed for who takes gzip, and for nobody else',
  async (url) => {
    const { ask } = await openKites();
    const plain = await ask(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    // From memory too, where the one who asked first took no gzip.
    for (const packed of [await ask(url, gzipped), await ask(url, gzipped)]) {
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
      expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(packed.headers.etag).toBe(plain.headers.etag);
    }
    const refused = await ask(url, { 'accept-encoding': 'gzip;q=0, identity' });
    expect(refused.body).toBe(plain.body);
    // A cache between must not give the one to who takes only the other.
    expect(refused.headers.vary).toBe('Accept-Encoding');
  },
);

test('an answer of one packet goes as it is', async () => {
  const { ask } = await openKites(100);
  for (const url of ['/api/kites/public', '/api/kites/public', '/api/kites/never']) {
    const answer = await ask(url, gzipped);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual({ text: text(100) });
  }
});

test('who has a public answer is told so, packed or not, and it is asked for once', async () => {
  const { ask, timesAsked } = await openKites();
  const { etag } = (await ask('/api/kites/public', gzipped)).headers;
  for (const headers of [gzipped, {}]) {
    const known = await ask('/api/kites/public', { ...headers, 'if-none-match': String(etag) });
    expect(known.statusCode).toBe(304);
    expect(known.rawPayload).toHaveLength(0);
    expect(known.headers['content-encoding']).toBeUndefined();
  }
  const head = await ask('/api/kites/public', gzipped, 'HEAD');
  expect(head.headers).toMatchObject({ etag, 'content-encoding': 'gzip' });
  expect(head.rawPayload).toHaveLength(0);
  expect(timesAsked()).toBe(1);
});
