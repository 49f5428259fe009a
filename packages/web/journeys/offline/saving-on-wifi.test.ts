import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { axeFaults } from '../testing/axe-faults.ts';
import { densePhone, useBrowser } from '../testing/visitor.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { deviceContents, shelfAtRest, taken } from './offline-books.ts';
import { changeNetwork, startWithSim } from './paid-network.ts';

const { context } = useBrowser();
let gateway: Gateway;

beforeEach(async () => {
  gateway = await openGateway(inject('libraryUrl'));
});
afterEach(() => gateway.close());

const slug = 'the-great-slow-chase';
const offer = (page: Page) => page.getByRole('button', { name: /^Save to this device · 0\.\d MB$/ });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Save now, or wait for Wi-Fi?' });
const saveNow = (page: Page) => page.getByRole('button', { name: /^Save now · 0\.\d MB$/ });
const isOfStory = (path: string) => path.startsWith('/read/') || /\/media\/pictures\/.*\/640\.avif$/.test(path);
const storyRequests = () => gateway.requestedPaths.filter(isOfStory);

async function phoneWithSim(): Promise<BrowserContext> {
  const visitor = await context({ ...densePhone, serviceWorkers: 'allow' });
  await startWithSim(visitor);
  return visitor;
}

async function openBook(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(`${gateway.url}/book/${slug}`);
  await taken(page);
  await offer(page).waitFor();
  return page;
}

test('over a paid network a press asks first; closed, nothing comes; "Save now" brings the book at once', async () => {
  const page = await openBook(await phoneWithSim());
  await offer(page).click();
  await choices(page).waitFor();
  expect(await axeFaults(page, 'the question whether to wait for Wi-Fi')).toEqual([]);
  await page.keyboard.press('Escape');
  await choices(page).waitFor({ state: 'hidden' });
  await shelfAtRest(page);
  expect(await deviceContents(page)).toMatchObject({ jobs: [], books: [] });
  expect(storyRequests()).toEqual([]);
  await expect.poll(() => offer(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await saveNow(page).click();
  await page.getByText('On this device', { exact: true }).waitFor();
});

test('a book that waits for Wi-Fi outlives its tab, and comes by itself when the phone finds some', async () => {
  const visitor = await phoneWithSim();
  const page = await openBook(visitor);
  await offer(page).click();
  await choices(page).getByRole('button', { name: 'Save on Wi-Fi' }).click();
  await page.getByRole('status').getByText('Waiting for Wi-Fi').waitFor();
  expect(await axeFaults(page, 'a book that waits for Wi-Fi')).toEqual([]);
  await shelfAtRest(page);
  await page.close();

  const next = await visitor.newPage();
  await next.goto(`${gateway.url}/mybooks?show=downloaded`);
  const waiting = next.getByRole('listitem').filter({ hasText: 'The Great Slow Chase' });
  await waiting.getByText('Waiting for Wi-Fi').waitFor();
  expect(await axeFaults(next, 'a shelf with a book that waits for Wi-Fi')).toEqual([]);
  await shelfAtRest(next);
  expect(storyRequests()).toEqual([]);
  await changeNetwork(next, 'wifi', { isHeard: true });
  await next.getByText(/^1 book, /).waitFor();
  expect(await deviceContents(next)).toMatchObject({ jobs: [], books: [slug] });
});

test('a book that waits can be saved now or taken out of the queue', async () => {
  const page = await openBook(await phoneWithSim());
  await offer(page).click();
  await choices(page).getByRole('button', { name: 'Save on Wi-Fi' }).click();
  await page.getByRole('status').getByText('Waiting for Wi-Fi').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await offer(page).waitFor();
  await expect.poll(async () => (await deviceContents(page)).jobs).toEqual([]);
  await offer(page).click();
  await choices(page).getByRole('button', { name: 'Save on Wi-Fi' }).click();
  await page.getByRole('status').getByText('Waiting for Wi-Fi').waitFor();
  await page.goto(`${gateway.url}/mybooks?show=downloaded`);
  await saveNow(page).click();
  await page.getByText(/^1 book, /).waitFor();
});

test('several books are asked about once; they come at the next opening over Wi-Fi, and stop where it is left', async () => {
  const visitor = await phoneWithSim();
  const page = await visitor.newPage();
  await page.goto(`${gateway.url}/search`);
  await taken(page);
  await page.getByRole('button', { name: 'Select books' }).click();
  await page.getByRole('checkbox', { name: 'The Great Slow Chase' }).check();
  await page.getByRole('checkbox', { name: 'Papa Counts to Six' }).check();
  await page.getByRole('button', { name: /^Save 2 books/ }).click();
  await choices(page).getByRole('button', { name: 'Save on Wi-Fi' }).click();
  await page.getByText('Waiting for Wi-Fi').waitFor();
  await shelfAtRest(page);
  expect(storyRequests()).toEqual([]);

  await changeNetwork(page, 'wifi', { isHeard: false });
  gateway.fate = (path) => (isOfStory(path) && path.endsWith('/640.avif') ? 'hold' : undefined);
  await page.goto(`${gateway.url}/mybooks?show=downloaded`);
  await page.getByRole('progressbar').first().waitFor();
  await expect.poll(() => storyRequests().filter((path) => path.endsWith('.avif')).length).toBe(3);
  await changeNetwork(page, 'cellular', { isHeard: true });
  await expect.poll(() => page.getByText('Waiting for Wi-Fi').count()).toBe(3);
  await shelfAtRest(page);
  expect((await deviceContents(page)).jobs.length).toBe(2);
  gateway.fate = () => undefined;
  await changeNetwork(page, 'wifi', { isHeard: true });
  await page.getByText(/^2 books, /).waitFor();
});
