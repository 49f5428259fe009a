import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page of the back room says of what was just done. */
export function noteOf(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

/** As it is read: without the signs that part names from sentences of another direction. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

/** Waits until the note has this sentence. */
export async function noteSays(page: Page, sentence: string): Promise<void> {
  await expect.poll(async () => withoutIsolates(await noteOf(page).innerText())).toContain(sentence);
}
