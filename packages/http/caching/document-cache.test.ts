import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDocumentCache } from './document-cache.ts';
import { strongEntityTag } from './entity-tag.ts';

const open = (max = 10) => createDocumentCache({ max, maxBytes: 100_000, maxAgeMs: 3_600_000 });

/** Gives "1", "2" and so on, one for each time it was called. */
function counted() {
  let calls = 0;
  return async () => String(++calls);
}
const textOf = async (made: Promise<{ bodies: { identity: Buffer } }>) => (await made).bodies.identity.toString();

test('a document is made and packed once, for who asks meanwhile and afterwards', async () => {
  const cache = open();
  const make = counted();
  const together = await Promise.all([cache.getOrMake('a', make), cache.getOrMake('a', make)]);
  const after = await cache.getOrMake('a', make);
  expect(together[0].bodies.identity.toString()).toBe('1');
  expect([together[1], after].map((made) => made.bodies.gzip === together[0].bodies.gzip)).toEqual([true, true]);
  expect(gunzipSync(after.bodies.gzip).toString()).toBe('1');
  expect(after.etag).toBe(strongEntityTag('1'));
});

test('what cannot be made is told to all who wait, and tried again for the next', async () => {
  const cache = open();
  let calls = 0;
  const fail = async () => {
    calls++;
    throw new Error('no');
  };
  const answers = await Promise.allSettled([cache.getOrMake('a', fail), cache.getOrMake('a', fail)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(calls).toBe(1);
  expect(await textOf(cache.getOrMake('a', async () => 'yes'))).toBe('yes');
});

test('what was begun before all was forgotten is given to nobody after it', async () => {
  const cache = open();
  const old = Promise.withResolvers<string>();
  const first = cache.getOrMake('a', () => old.promise);
  cache.clear();
  const newer = Promise.withResolvers<string>();
  const second = cache.getOrMake('a', () => newer.promise);
  old.resolve('old');
  expect(await textOf(first)).toBe('old');
  const third = cache.getOrMake('a', async () => 'made twice');
  newer.resolve('new');
  expect([await textOf(second), await textOf(third)]).toEqual(['new', 'new']);
  expect(await textOf(cache.getOrMake('a', async () => 'made twice'))).toBe('new');
});

test('no more are kept than was said: those asked for longest ago go', async () => {
  const cache = open(2);
  for (const key of ['a', 'b', 'a', 'c']) await cache.getOrMake(key, async () => key);
  expect(await textOf(cache.getOrMake('a', async () => 'anew'))).toBe('a');
  expect(await textOf(cache.getOrMake('b', async () => 'anew'))).toBe('anew');
});

test('one that is too large to keep is given all the same', async () => {
  const cache = createDocumentCache({ max: 10, maxBytes: 1000, maxAgeMs: 3_600_000 });
  const large = async () => crypto.randomUUID().repeat(100);
  const first = await textOf(cache.getOrMake('a', large));
  expect(await textOf(cache.getOrMake('a', large))).not.toBe(first);
});

test('what is too old is made anew', async () => {
  const cache = createDocumentCache({ max: 10, maxBytes: 100_000, maxAgeMs: 1 });
  const make = counted();
  await cache.getOrMake('a', make);
  await expect.poll(async () => Number(await textOf(cache.getOrMake('a', make)))).toBeGreaterThan(1);
});
