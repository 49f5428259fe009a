import type { BrowserContext, Page } from 'playwright-core';

/** A page of the reader in a new tab, ready to tell the library of what is read. */
export async function openReader(visitor: BrowserContext, address: string): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(address);
  await page.locator('.reader[data-records]').waitFor();
  return page;
}

/** Until the turn is kept on the device, and no longer noted for a page that may be left. */
export async function turnQueued(page: Page): Promise<void> {
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('turned:')));
}

/** By the slider, until the address says so. */
export async function turnTo(page: Page, number: number): Promise<void> {
  await page.getByRole('slider').fill(String(number));
  await page.waitForURL(`**/read/*/${number}`);
}
