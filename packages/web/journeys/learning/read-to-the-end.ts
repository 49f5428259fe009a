import type { Page } from 'playwright-core';

/** Reads the book that is open, page by page, to its last page. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.locator('.reader[data-records]').waitFor();
  const last = Number(await page.locator('.reader').getAttribute('data-last'));
  const first = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  for (let number = first + 1; number <= last; number++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.pathname.endsWith(`/${number}`));
  }
  await page.getByRole('heading', { name: /^You finished / }).waitFor();
}

/** The same for somebody who has read most of it on another day, and goes on at its last page but one. */
export async function readOn(page: Page): Promise<void> {
  const last = Number(await page.locator('.reader').getAttribute('data-last'));
  await page.goto(page.url().replace(/\/\d+$/, `/${last - 1}`));
  await readToTheEnd(page);
}

/** What this device keeps of completions: "reader:kind:book", sorted; nobody's begin with the colon. */
export async function savedCompletions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('letsread');
      opening.onsuccess = () => resolve(opening.result);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      if (!database.objectStoreNames.contains('completions')) return resolve([]);
      const asking = database.transaction('completions').objectStore('completions').getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    });
    database.close();
    return keys.map(String).sort();
  });
}
