import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { deviceContents, offlineRecords, shownPictures, taken } from './offline-books.ts';
import { heardOn, noteHeard } from '../reader/heard.ts';
import { chooseLanguage, densePhone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
let gateway: Gateway;

beforeEach(async () => {
  gateway = await openGateway(inject('libraryUrl'));
});
afterEach(() => gateway.close());

const open = async () => (await context({ ...densePhone, serviceWorkers: 'allow' })).newPage();

async function saveCollection(page: Page): Promise<void> {
  await page.goto(gateway.url);
  await taken(page);
  await page.goto(`${gateway.url}/collection/rain-and-shine`);
  await page.getByRole('button', { name: /^Save all 4 books · 1(\.\d)? MB$/ }).click();
  await page.getByText('All of these are on this device').waitFor();
}

describe('a collection that is kept on the device', () => {
  test('opens in aeroplane mode: home, book, and a story to its last page', async () => {
    const page = await open();
    await saveCollection(page);
    await page.context().setOffline(true);
    await page.goto(gateway.url);
    // One press from wherever somebody is to all that opens.
    await page.getByRole('link', { name: 'You are offline. Books you downloaded still open.' }).click();
    await page.waitForURL('**/mybooks?show=downloaded');
    await page.getByText(/^4 books, \d(\.\d)?\sMB$/).waitFor();
    await page.goBack();

    const away = page.getByRole('link', { name: 'Papa Counts to Six' }).first();
    await expect.poll(() => away.locator('.cover').evaluate((one) => getComputedStyle(one).opacity)).toBe('0.4');
    await away.click();
    await page.getByRole('alert').getByText('This book is not on this device').waitFor();
    expect(await axeFaults(page, 'home without a network')).toEqual([]);

    await page.getByRole('link', { name: 'The Great Slow Chase' }).first().click();
    await page.waitForURL('**/book/the-great-slow-chase');
    await page.getByText('On this device', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await page.waitForURL('**/read/the-great-slow-chase/0');
    for (let number = 0; number <= 11; number++) {
      await page.waitForURL(`**/read/the-great-slow-chase/${number}`);
      const widths = await shownPictures(page);
      expect(widths.length).toBe(1);
      expect(widths[0]).toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('heading', { name: /^You finished / }).waitFor();

    // A page in the middle opens from its own address too.
    await page.goto(`${gateway.url}/read/jumo-and-the-big-boom/4`);
    await expect.poll(() => page.title()).toContain('page 4 of');
    expect((await shownPictures(page))[0]).toBeGreaterThan(0);
  });

  test('is found on the Downloaded shelf, and other pages say that there is no network', async () => {
    const page = await open();
    await saveCollection(page);
    await page.context().setOffline(true);
    await page.goto(`${gateway.url}/about`);
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(await axeFaults(page, 'the page without a network')).toEqual([]);
    await page.getByRole('link', { name: 'Downloaded books' }).click();
    await page.getByText(/^4 books, \d(\.\d)?\sMB$/).waitFor();
    expect(await axeFaults(page, 'the shelf without a network')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Jumo and the Big Boom' }).click();
    await page.waitForURL('**/book/jumo-and-the-big-boom');
    await page.goto(`${gateway.url}/mybooks`);
    await page.waitForURL('**/mybooks?show=downloaded');
  });
});

test('where the browser lets nobody see what is kept, a press without a network says that the page is not here', async () => {
  const visitor = await context({ ...densePhone, serviceWorkers: 'block' });
  await visitor.addInitScript(() => {
    CacheStorage.prototype.has = () => Promise.reject(new DOMException('Nothing is kept here.', 'SecurityError'));
  });
  const page = await visitor.newPage();
  await page.goto(`${gateway.url}/about`);
  await atRest(page);
  await visitor.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collaborators' }).click();
  await page.getByRole('alert').getByText('This page is not on this device').waitFor();
});

test('a form without a network ends in a page of the library, and the picker of languages stays and says why', async () => {
  const page = await open();
  await page.goto(`${gateway.url}/decodables`);
  await taken(page);
  await started(page);
  // The network is there, and leads nowhere: the browser takes itself to be online.
  gateway.fate = () => 'break';
  await chooseLanguage(page, 'español');
  const picker = page.getByRole('dialog');
  await picker.getByRole('alert').getByText('Please check your internet connection and try again!').waitFor();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Log in to save what you read' }).click();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  expect(page.url()).toBe(`${gateway.url}/decodables`);
  await page.context().setOffline(false);
  gateway.fate = () => undefined;
  await page.goto(`${gateway.url}/decodables`);
  await page.getByRole('main').getByRole('button', { name: 'Log in to save what you read' }).click();
  await page.waitForURL('**/login?**');
});

test('a book is kept with its recordings, and with sign language where that was asked for', async () => {
  const page = await open();
  await page.goto(`${gateway.url}/book/the-moon-says-good-night`);
  await taken(page);
  await page.getByText(/The recording takes [\d.]+ MB of this/).waitFor();
  await page.getByRole('checkbox', { name: /^With sign language, \d+(\.\d)? MB more$/ }).check();
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.goto(`${gateway.url}/read/the-moon-says-good-night/1`);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('checkbox', { name: /Sign language video/ }).check();
  await page.keyboard.press('Escape');
  const video = page.getByRole('region', { name: 'Sign language' }).locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThanOrEqual(2);
  const recordings = (await deviceContents(page)).kept.filter((key) =>
    /\/recordings\/.*\.(opus|mp3|m4a|wav)$/.test(key),
  );
  expect(recordings.length).toBeGreaterThan(0);
  const part = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { range: 'bytes=10-19' } });
    return [answer.status, (await answer.blob()).size];
  }, recordings[0] ?? '');
  expect(part).toEqual([206, 10]);
});

test('a collection is kept with its recordings', async () => {
  const page = await open();
  await page.addInitScript(noteHeard);
  await page.goto(`${gateway.url}/collection/good-night`);
  await taken(page);
  await page.getByRole('button', { name: /^Save all 3 books/ }).click();
  await page.getByText('All of these are on this device').waitFor();
  expect((await deviceContents(page)).kept.filter((key) => /\/recordings\//.test(key)).length).toBeGreaterThan(0);
  await page.goto(`${gateway.url}/book/the-moon-says-good-night`);
  await page.getByText('On this device', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.goto(`${gateway.url}/read/the-moon-says-good-night/1`);
  await page.getByRole('button', { name: 'Listen' }).tap();
  await expect.poll(async () => (await heardOn(page)).words.length).toBeGreaterThan(0);
});

test('a book that was recorded after it was kept is offered its recording', async () => {
  const page = await open();
  await page.goto(`${gateway.url}/book/the-moon-says-good-night`);
  await taken(page);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  const here = page.getByText('On this device', { exact: true });
  await here.waitFor();
  await offlineRecords(page, { withNarration: false });
  await page.reload();
  const more = page.getByRole('button', { name: /^Save the recording too · \d+(\.\d)?.MB$/ });
  await more.click();
  await more.waitFor({ state: 'detached' });
  await here.waitFor();
});

test('a collection is kept around a book that is here with sign language: less is said, and the videos stay', async () => {
  const page = await open();
  const all = page.getByRole('button', { name: /^Save all 3 books/ });
  const size = async () => Number(/([\d.]+).MB/.exec((await all.textContent()) ?? '')?.[1]);
  await page.goto(`${gateway.url}/collection/good-night`);
  await taken(page);
  await all.waitFor();
  const whole = await size();
  await page.goto(`${gateway.url}/book/the-moon-says-good-night`);
  await page.getByRole('checkbox', { name: /^With sign language/ }).check();
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  const isVideo = (key: string) => /\/recordings\/.*\.(mp4|webm)$/.test(key);
  const videos = (await deviceContents(page)).kept.filter(isVideo);
  expect(videos.length).toBeGreaterThan(0);
  await page.goto(`${gateway.url}/collection/good-night`);
  await all.waitFor();
  await expect.poll(size).toBeLessThan(whole);
  gateway.requestedPaths.length = 0;
  await all.click();
  await page.getByText('All of these are on this device').waitFor();
  expect((await offlineRecords(page)).filter(({ withSigning }) => withSigning).length).toBe(1);
  expect((await deviceContents(page)).kept.filter(isVideo)).toEqual(videos);
  expect(gateway.requestedPaths.filter((path) => path.startsWith('/read/the-moon-says-good-night'))).toEqual([]);
});

test('a book that was read once and the home page open again without a network, kept or not', async () => {
  const page = await open();
  await page.goto(`${gateway.url}/book/papa-counts-to-six`);
  await taken(page);
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  for (let number = 0; number <= 10; number++) {
    await page.waitForURL(`**/read/papa-counts-to-six/${number}`);
    await shownPictures(page);
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('heading', { name: /^You finished / }).waitFor();
  await page.goto(gateway.url);
  await atRest(page);
  await expect
    .poll(async () => (await deviceContents(page)).seen)
    .toEqual(expect.arrayContaining(['/', '/read/papa-counts-to-six/0']));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await started(page);
  await page.goto(`${gateway.url}/read/papa-counts-to-six/3`);
  expect((await shownPictures(page))[0]).toBeGreaterThan(0);
});

test('the first page of a first visit opens again, without its files being asked for twice', async () => {
  const page = await open();
  await page.goto(gateway.url);
  await taken(page);
  const { length } = gateway.requestedPaths.filter((path) => /^\/(assets|words)\//.test(path));
  await expect
    .poll(async () => (await deviceContents(page)).seen.filter((key) => /^\/(assets|words)\//.test(key)).length)
    .toBeGreaterThanOrEqual(length);
  const scripts = gateway.requestedPaths.filter((path) => path.endsWith('.js') && path !== '/sw.js');
  expect(scripts.length).toBe(new Set(scripts).size);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await started(page);
});
