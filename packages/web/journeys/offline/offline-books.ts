import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from '../testing/at-rest.ts';

/** What a device has: names of its caches, keys of kept files, slugs of kept books and of those on their way. */
export async function deviceContents(page: Page) {
  return page.evaluate(async () => {
    const keysOf = async (name: string) =>
      (await caches.has(name))
        ? (await (await caches.open(name)).keys()).map(({ url }) => url.replace(location.origin, ''))
        : [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('letsread');
      opening.onsuccess = () => resolve(opening.result);
    });
    const slugsIn = (store: string) =>
      new Promise<string[]>((resolve) => {
        if (!database.objectStoreNames.contains(store)) return resolve([]);
        const asking = database.transaction(store).objectStore(store).getAll();
        asking.onsuccess = () => resolve(asking.result.map((one: { card: { slug: string } }) => one.card.slug).sort());
      });
    const [books, jobs] = [await slugsIn('books'), await slugsIn('jobs')];
    database.close();
    const seen = [await keysOf('seen-pages'), await keysOf('seen-files'), await keysOf('seen-pictures')].flat();
    return { kept: await keysOf('kept'), seen, books, jobs };
  });
}

/** Waits until so many books are kept, as long as more and more of them comes: on a busy machine all of it takes long. */
export async function offlineBookTitles(page: Page, count: number): Promise<void> {
  const howFar = async () => {
    const { kept, books } = await deviceContents(page);
    return books.length >= count ? Infinity : kept.length + books.length;
  };
  for (let before = -1, now = before; before < Infinity; before = now)
    await expect.poll(async () => (now = await howFar())).toBeGreaterThan(before);
  await page.getByText('All of these are on this device').waitFor();
}

/** At rest, and what the page asked its own store before is answered and has begun nothing. */
export async function shelfAtRest(page: Page): Promise<void> {
  await atRest(page);
  await deviceContents(page);
  await atRest(page);
}

/** Waits until a service worker answers for the page. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Widths of the pictures that are shown: 0 is one that did not come. */
export async function shownPictures(page: Page): Promise<number[]> {
  return page.locator('.page[data-at=now] img').evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (one) => {
        await one.decode().catch(() => {});
        return one.naturalWidth;
      }),
    ),
  );
}

/** The records of kept books, after something was changed in each. */
export async function offlineRecords(page: Page, changed: Record<string, unknown> = {}) {
  return page.evaluate(async (change) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('letsread');
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction('books', 'readwrite');
    const books = transaction.objectStore('books');
    const records = await new Promise<Record<string, unknown>[]>((resolve) => {
      const asking = books.getAll();
      asking.onsuccess = () => {
        const all = (asking.result as object[]).map((book) => ({ ...book, ...change }));
        if (Object.keys(change).length > 0) for (const book of all) books.put(book);
        transaction.oncomplete = () => resolve(all);
      };
    });
    database.close();
    return records as { card: { slug: string }; build: string; refusedBy?: string; withSigning: boolean }[];
  }, changed);
}
