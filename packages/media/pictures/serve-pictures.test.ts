import { rm } from 'node:fs/promises';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { noisyJpeg, temporaryFolder } from '../testing/made-pictures.ts';
import { createBackgroundWork } from './background-work.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import { createPictureResizer, type PictureResizer } from './resize-picture.ts';
import { servePictures } from './serve-pictures.ts';

async function aServer(settings?: Parameters<typeof createPictureResizer>[1]): Promise<{
  server: FastifyInstance;
  store: PictureStore;
  resizer: PictureResizer;
  sha256: string;
  address: string;
}> {
  const folder = await temporaryFolder();
  const server = fastify();
  onTestFinished(async () => {
    await server.close();
    await folder[Symbol.asyncDispose]();
  });
  const store = createPictureStore(folder.folder);
  const resizer = createPictureResizer(store, settings);
  await servePictures(server, { resizer });
  const { sha256 } = await store.storePicture(await noisyJpeg());
  return { server, store, resizer, sha256, address: `/media/pictures/${sha256}` };
}

test('a picture is served for ever, with its type and length, and to scripts of any site', async () => {
  const { server, address } = await aServer();
  const answer = await server.inject(`${address}/640.webp`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(answer.rawPayload.length),
    'access-control-allow-origin': '*',
  });
  // Twenty stand on a page, and none is asked about again or differs by who asks.
  expect([answer.headers['etag'], answer.headers['vary']]).toEqual([undefined, undefined]);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(600);
  const jpg = await server.inject(`${address}/384.jpg`);
  expect(jpg.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(jpg.rawPayload).metadata()).format).toBe('jpeg');
});

test('AVIF is WebP until it is made: readers keep that, a cache between asks again', async () => {
  const { server, resizer, sha256, address } = await aServer();
  const first = await server.inject(`${address}/64.avif`);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable, s-maxage=600',
  });
  await resizer.makeAhead(sha256, 64);
  const later = await server.inject(`${address}/64.avif`);
  expect(later.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { etag } = first.headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(later.headers['etag']).toBeUndefined();
  // What a cache asks again with then gets the AVIF.
  expect(
    (await server.inject({ url: `${address}/64.avif`, headers: { 'if-none-match': String(etag) } })).rawPayload,
  ).toEqual(later.rawPayload);
  await resizer.close();
});

test('HEAD answers like GET, without the picture', async () => {
  const { server, address } = await aServer();
  const got = await server.inject(`${address}/64.webp`);
  const head = await server.inject({ method: 'HEAD', url: `${address}/64.webp` });
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload.length).toBe(0);
  expect(head.headers['content-length']).toBe(String(got.rawPayload.length));
  expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
});

test('whoever asks again before the AVIF is made is told that they have what there is', async () => {
  const { server, address } = await aServer({ background: createBackgroundWork({ maxWaiting: 0 }) });
  const { etag } = (await server.inject(`${address}/64.avif`)).headers;
  const again = await server.inject({
    url: `${address}/64.avif`,
    headers: { 'if-none-match': `"other", ${String(etag)}` },
  });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload.length).toBe(0);
  expect(again.headers['cache-control']).toContain('immutable');
});

test('a hot picture is answered from memory', async () => {
  const { server, store, address } = await aServer();
  const first = await server.inject(`${address}/128.webp`);
  await rm(path.join(store.dataDir, 'media'), { recursive: true });
  expect((await server.inject(`${address}/128.webp`)).rawPayload).toEqual(first.rawPayload);
});

test('a picture that nobody has is a 404 problem that is not kept', async () => {
  const { server } = await aServer();
  const answer = await server.inject(`/media/pictures/${'0'.repeat(64)}/640.webp`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ code: 'picture-not-found', status: 404 });
});

test.each([
  '641.webp',
  '640.heic',
  '640.gif',
  '0640.webp',
  '640',
  '.webp',
  '640.webp.jpg',
  '1e3.webp',
  '99999.jpg',
  '-16.jpg',
])('%s is a 400 problem that says what can be asked for', async (file) => {
  const { server, address } = await aServer();
  const answer = await server.inject(`${address}/${file}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ path: 'params.file' }] });
});

test.each(['..%2f..%2f..%2fetc', '%2e%2e', 'A'.repeat(64), 'a'.repeat(63), `${'a'.repeat(64)}%00`, '..%5c..%5csecret'])(
  'the name %s never becomes a path',
  async (name) => {
    const { server } = await aServer();
    expect([400, 404]).toContain((await server.inject(`/media/pictures/${name}/640.webp`)).statusCode);
  },
);

test('ten that ask at the same time all get the same picture', async () => {
  const { server, address } = await aServer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.inject(`${address}/256.jpg`)));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
});
