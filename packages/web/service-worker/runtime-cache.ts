import { cacheNames, offlinePath } from '../app/offline/cache-keys.ts';

/** About 300 pictures are 10 MB; a page and its files are a tenth of that. */
const maxEntries = { [cacheNames.pages]: 60, [cacheNames.pictures]: 300, [cacheNames.files]: 200 } as const;

/** Keeps what was seen, and lets go of what was seen longest ago. A full device is no reason to fail. */
export async function storeSeen(name: keyof typeof maxEntries, key: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const keys = (await cache.keys()).filter((one) => !one.url.endsWith(offlinePath));
    for (const old of keys.slice(0, Math.max(0, keys.length - maxEntries[name]))) await cache.delete(old);
  } catch (error) {
    console.warn('What was seen could not be kept:', error);
  }
}

/** A copy of what was kept or seen; kept books come first. */
export async function copyOf(
  name: (typeof cacheNames)[keyof typeof cacheNames],
  key: string,
  options: CacheQueryOptions = {},
): Promise<Response | undefined> {
  const looked: CacheQueryOptions = { ignoreVary: true, ...options };
  const saved = await caches.match(key, { ...looked, cacheName: cacheNames.kept });
  return saved ?? (name === cacheNames.kept ? undefined : caches.match(key, { ...looked, cacheName: name }));
}
