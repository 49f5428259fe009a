import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { cacheNames } from '../app/offline/cache-keys.ts';
import { answerRecording } from './answer-recording.ts';

const address = 'https://library.example/media/recordings/one.mp3';
const letters = 'abcdefghij';

beforeEach(() => {
  const saved = new Map([[address, letters]]);
  vi.stubGlobal('caches', {
    match: async (key: string, { cacheName }: { cacheName: string }) => {
      const text = cacheName === cacheNames.kept ? saved.get(key) : undefined;
      return text === undefined ? undefined : new Response(text, { headers: { 'content-type': 'audio/mpeg' } });
    },
  });
  vi.stubGlobal('fetch', async () => new Response('from the network'));
});
afterEach(() => vi.unstubAllGlobals());

const answer = (range?: string, url = address) =>
  answerRecording(new Request(url, { headers: range === undefined ? {} : { range } }));

test.each([
  ['bytes=0-', letters, '0-9'],
  ['bytes=2-4', 'cde', '2-4'],
  ['bytes=8-500', 'ij', '8-9'],
  ['bytes=-3', 'hij', '7-9'],
  ['bytes=-500', letters, '0-9'],
])('a player that asks for %s of a kept recording gets those', async (range, text, sent) => {
  const { status, headers, text: read } = await readAnswer(range);
  expect([status, read]).toEqual([206, text]);
  expect(headers.get('content-range')).toBe(`bytes ${sent}/10`);
  expect(headers.get('content-type')).toBe('audio/mpeg');
});

test('bytes that are not there are refused, as by the library', async () => {
  const { status, headers, text } = await readAnswer('bytes=10-');
  expect([status, headers.get('content-range'), text]).toEqual([416, 'bytes */10', '']);
});

test('who asks for no part gets all', async () => {
  const { status, headers, text } = await readAnswer();
  expect([status, headers.get('accept-ranges'), text]).toEqual([200, 'bytes', letters]);
});

test('what is not kept comes from the network', async () => {
  expect(await (await answer(undefined, `${address}?other`)).text()).toBe('from the network');
});

async function readAnswer(range?: string) {
  const response = await answer(range);
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}
