import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { renderedPage } from './rendered-page.ts';

const page = (text: string) => async () => renderedPage(text, { status: 200, headers: {}, setCookies: [] });

/** Compresses only when it is let; tells what it was given. */
function heldCompression() {
  const compressed: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const compressBest = async (bytes: Buffer) => {
    compressed.push(bytes.toString());
    await released;
    return Buffer.from('best');
  };
  return { compressed, release, compressBest };
}

test('a page that the cache has dropped is not compressed any more', async () => {
  const { compressed, release, compressBest } = heldCompression();
  // Room for about three small pages.
  const cache = createPageCache({ maxBytes: 2000, compressBest });
  const requestTwice = async (name: string) => {
    await cache.getOrCreate(name, page(name));
    await cache.getOrCreate(name, page(name));
  };
  await requestTwice('first');
  await requestTwice('dropped');
  for (const name of ['a', 'b', 'c', 'd', 'last']) await requestTwice(name);
  release();
  await expect.poll(() => compressed.at(-1)).toBe('last');
  expect(compressed).toContain('first');
  expect(compressed).not.toContain('dropped');
});

test('no more than so many pages wait to be compressed, and one that found no room comes the next time', async () => {
  const { compressed, release, compressBest } = heldCompression();
  const cache = createPageCache({ maxBytes: 1_000_000, maxWaiting: 2, compressBest });
  const names = Array.from({ length: 10 }, (_, number) => `page ${number}`);
  for (const name of [...names, ...names]) await cache.getOrCreate(name, page(name));
  release();
  await expect.poll(() => compressed).toEqual(['page 0', 'page 1', 'page 2']);
  await cache.getOrCreate('page 9', page('page 9'));
  await expect.poll(() => compressed.at(-1)).toBe('page 9');
});

test('what waits is forgotten with the pages', async () => {
  const { compressed, release, compressBest } = heldCompression();
  const cache = createPageCache({ maxBytes: 1_000_000, compressBest });
  for (const name of ['a', 'a', 'b', 'b']) await cache.getOrCreate(name, page(name));
  cache.clear();
  for (const name of ['c', 'c']) await cache.getOrCreate(name, page(name));
  release();
  await expect.poll(() => compressed).toEqual(['a', 'c']);
});

test('the best compression that gives more bytes than the quick one, as some short pages do, is not taken', async () => {
  let tries = 0;
  const compressBest = async () => {
    tries += 1;
    return Buffer.alloc(1000);
  };
  const cache = createPageCache({ maxBytes: 1_000_000, compressBest });
  const first = await cache.getOrCreate('short', page('short'));
  cache.find('short');
  await expect.poll(() => tries).toBe(1);
  // In the turn after the work was done.
  await new Promise(setImmediate);
  expect(cache.find('short')?.br).toEqual(first.br);
  expect(first.br?.length).toBeLessThan(1000);
});

/** Makes one page at a time and says how often, and how many at once. */
function countedMaking(made: ReturnType<typeof page>, { failures = 0 } = {}) {
  const counts = { times: 0, atOnce: 0, mostAtOnce: 0 };
  const make = async () => {
    counts.times += 1;
    counts.atOnce += 1;
    counts.mostAtOnce = Math.max(counts.mostAtOnce, counts.atOnce);
    const isFailing = counts.times <= failures;
    await new Promise(setImmediate);
    counts.atOnce -= 1;
    if (isFailing) throw new Error(`making ${counts.times} failed`);
    return made();
  };
  return { counts, make };
}

const readers = Array.from({ length: 8 });

test('where one making fails, the next in line makes the page for all who wait', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 });
  const { counts, make } = countedMaking(page('made'), { failures: 2 });
  const results = await Promise.allSettled(readers.map(() => cache.getOrCreate('a', make)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(counts).toMatchObject({ times: 3, mostAtOnce: 1 });
  expect(cache.find('a')?.identity.toString()).toBe('made');
});

test('where every making fails, each reader hears of a failure of their own, and the next may try again', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 });
  const { counts, make } = countedMaking(page('made'), { failures: 8 });
  const results = await Promise.allSettled(readers.map(() => cache.getOrCreate('a', make)));
  const reasons = results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'made'));
  expect(new Set(reasons).size).toBe(8);
  expect(counts).toMatchObject({ times: 8, mostAtOnce: 1 });
  expect((await cache.getOrCreate('a', make)).identity.toString()).toBe('made');
});

test('a page of an error is made once for all who wait, and again for who comes later', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 });
  const { counts, make } = countedMaking(async () =>
    renderedPage('none', { status: 404, headers: {}, setCookies: [] }),
  );
  const pages = await Promise.all(readers.map(() => cache.getOrCreate('a', make)));
  expect(pages.map(({ status }) => status)).toEqual(readers.map(() => 404));
  expect(counts.times).toBe(1);
  await cache.getOrCreate('a', make);
  expect(counts.times).toBe(2);
});

test.each([
  { is: 'that sets a cookie', headers: { 'cache-control': 'private' }, setCookies: ['a=b'] },
  { is: 'that is not to be stored', headers: { 'cache-control': 'no-store' }, setCookies: [] },
])('a page $is is made for each reader, at once', async ({ headers, setCookies }) => {
  const cache = createPageCache({ maxBytes: 1_000_000 });
  const { counts, make } = countedMaking(async () => renderedPage('own', { status: 200, headers, setCookies }));
  await Promise.all(readers.map(() => cache.getOrCreate('a', make)));
  expect(counts).toMatchObject({ times: 8, mostAtOnce: 7 });
  expect(cache.find('a')).toBeUndefined();
});
