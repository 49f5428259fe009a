import { cacheNames, offlinePath } from './cache-keys.ts';

/** Pages and pictures that were seen tell which books were read. */
export async function deleteRuntimeCache(): Promise<void> {
  await caches.delete(cacheNames.pictures);
  if (!(await caches.has(cacheNames.pages))) return;
  const pages = await caches.open(cacheNames.pages);
  for (const request of await pages.keys())
    if (!['/', offlinePath].includes(new URL(request.url).pathname)) await pages.delete(request, { ignoreVary: true });
}
