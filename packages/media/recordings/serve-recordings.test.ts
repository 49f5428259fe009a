import { rm } from 'node:fs/promises';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/made-pictures.ts';
import { recordingOfTest } from '../testing/made-recordings.ts';
import { createRecordingStore } from './recording-store.ts';
import { serveRecordings } from './serve-recordings.ts';

interface Served {
  server: FastifyInstance;
  bytes: Buffer;
  url: string;
  dataDir: string;
}

async function aServer(): Promise<Served> {
  const folder = await temporaryFolder();
  const server = fastify();
  onTestFinished(async () => {
    await server.close();
    await folder[Symbol.asyncDispose]();
  });
  const store = createRecordingStore(folder.folder);
  await serveRecordings(server, { store });
  const bytes = await recordingOfTest('half-second.mp3');
  const { sha256 } = await store.storeRecording(bytes);
  return { server, bytes, url: `/media/recordings/${sha256}.mp3`, dataDir: store.dataDir };
}

test('a recording is served for ever, whole, with its type, length and tag', async () => {
  const { server, bytes, url } = await aServer();
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload).toEqual(bytes);
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=100-', 100, undefined],
  ['bytes=-50', -50, undefined],
  ['bytes=10-9999999', 10, undefined],
])('the range %s is answered with these bytes', async (range, first, last) => {
  const { server, bytes, url } = await aServer();
  const answer = await server.inject({ url, headers: { range } });
  const expected = bytes.subarray(first, last === undefined ? undefined : last + 1);
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload).toEqual(expected);
  const begin = first < 0 ? bytes.length + first : first;
  expect(answer.headers['content-range']).toBe(`bytes ${begin}-${begin + expected.length - 1}/${bytes.length}`);
  expect(answer.headers['content-length']).toBe(String(expected.length));
});

test('a range outside the file is a 416 that says how long it is', async () => {
  const { server, bytes, url } = await aServer();
  const answer = await server.inject({ url, headers: { range: `bytes=${bytes.length}-` } });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ code: 'range-not-in-file' });
});

test('several ranges, and what is no range, are answered with the whole file', async () => {
  const { server, bytes, url } = await aServer();
  for (const range of ['bytes=0-1,5-6', 'bytes=9-2', 'pages=1-2']) {
    const answer = await server.inject({ url, headers: { range } });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length]);
  }
});

test('a range is for the version that the asker has, else it gets the whole file', async () => {
  const { server, url } = await aServer();
  const { etag } = (await server.inject(url)).headers;
  const request = async (version: string) =>
    (await server.inject({ url, headers: { range: 'bytes=0-9', 'if-range': version } })).statusCode;
  expect(await request(String(etag))).toBe(206);
  expect(await request('"other"')).toBe(200);
  expect(await request(`W/${String(etag)}`)).toBe(200);
  expect(await request('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200);
});

test('HEAD answers like GET of the whole file, without it', async () => {
  const { server, bytes, url } = await aServer();
  const head = await server.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } });
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-length']).toBe(String(bytes.length));
  expect(head.headers['accept-ranges']).toBe('bytes');
  expect(head.rawPayload.length).toBe(0);
});

test('whoever has the recording is told so', async () => {
  const { server, url } = await aServer();
  const { etag } = (await server.inject(url)).headers;
  const again = await server.inject({ url, headers: { 'if-none-match': String(etag), range: 'bytes=0-9' } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload.length).toBe(0);
});

test('a recording that nobody has is a 404 problem that is not kept', async () => {
  const { server, url, dataDir } = await aServer();
  await rm(path.join(dataDir, 'media'), { recursive: true });
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ code: 'recording-not-found', status: 404 });
  expect((await server.inject(url.replace('.mp3', '.mp4'))).statusCode).toBe(404);
});

test.each([
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  `${'a'.repeat(64)}.exe`,
  `${'a'.repeat(63)}.mp3`,
  `${'a'.repeat(64)}.mp3%00`,
])('the name %s never becomes a path', async (name) => {
  const { server } = await aServer();
  const answer = await server.inject(`/media/recordings/${name}`);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.headers['content-type']).toContain('json');
});

test('twenty that ask at the same time all get their own part', async () => {
  const { server, bytes, url } = await aServer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => server.inject({ url, headers: { range: `bytes=${at}-${at + 99}` } })),
  );
  expect(answers.every(({ rawPayload }, at) => rawPayload.equals(bytes.subarray(at, at + 100)))).toBe(true);
});
