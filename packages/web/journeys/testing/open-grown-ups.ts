import type { Page } from 'playwright-core';

/** Opens what a profile has for grown-ups; it is closed unless a grown-up is asked something. */
export async function openGrownUps(page: Page): Promise<void> {
  const part = page.locator('details.grownups');
  await part.waitFor();
  if ((await part.getAttribute('open')) === null) await part.locator(':scope > summary').click();
}
