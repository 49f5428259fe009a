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
