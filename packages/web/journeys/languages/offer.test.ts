import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');

async function firstVisit(locale: string): Promise<Page> {
  const page = await (await context({ ...phone, locale })).newPage();
  await page.goto(url);
  await started(page);
  return page;
}

const offer = (page: Page) => page.getByRole('form', { name: 'App Language' });

test('a device in another language is offered that language by its own name, and one press changes the page', async () => {
  const page = await firstVisit('id-ID');
  await offer(page).getByRole('button', { name: 'Bahasa Indonesia' }).waitFor();
  expect(await axeFaults(page, 'the home page with a language on offer')).toEqual([]);
  await offer(page).getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'id');
  expect(page.url()).toBe(`${url}/`);
  await started(page);
  await atRest(page);
  expect(await page.locator('.offer').count()).toBe(0);
});

test('it goes away at a press, and does not come again', async () => {
  const page = await firstVisit('ar-EG');
  await offer(page).getByRole('button', { name: 'العربية' }).waitFor();
  await offer(page).getByRole('button', { name: 'Dismiss' }).click();
  await offer(page).waitFor({ state: 'hidden' });
  await page.reload();
  await started(page);
  await atRest(page);
  expect(await offer(page).count()).toBe(0);
});

test.each([
  ['en-GB', 'the language of the page'],
  ['is-IS', 'one that the library has not'],
  ['zh-TW', 'one in another script than the library’s'],
])('nothing is offered for %s: %s', async (locale) => {
  const page = await firstVisit(locale);
  await atRest(page);
  expect(await offer(page).count()).toBe(0);
});

test('whoever dismisses it by keyboard goes on from where they were', async () => {
  const page = await firstVisit('id-ID');
  const dismiss = offer(page).getByRole('button', { name: 'Dismiss' });
  await dismiss.waitFor();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await offer(page).waitFor({ state: 'hidden' });
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
});
