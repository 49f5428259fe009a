import type { Locator } from 'playwright-core';

/** Presses what leads from a screen to a document: the router of the screen shows it, and then has it loaded anew, without what was typed. */
export async function openDocument(pressed: Locator): Promise<void> {
  await Promise.all([pressed.page().waitForEvent('load'), pressed.click()]);
}
