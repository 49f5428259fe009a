import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { deviceContents, shelfAtRest, taken } from './offline-books.ts';
import { signedIn } from '../testing/signed-in.ts';
import { densePhone, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
let gateway: Gateway;

beforeEach(async () => {
  gateway = await openGateway(inject('libraryUrl'));
});
afterEach(() => gateway.close());

const device = () => context({ ...densePhone, serviceWorkers: 'allow' });
const isPicture = (path: string) => path.includes('/media/pictures/');
const offer = (page: Page) => page.getByRole('button', { name: /^Save to this device · 0\.\d MB$/ });

async function openBook(slug = 'the-great-slow-chase', opened?: Page): Promise<Page> {
  const page = opened ?? (await (await device()).newPage());
  await page.goto(`${gateway.url}/book/${slug}`);
  await taken(page);
  await offer(page).waitFor();
  return page;
}

async function keep(page: Page): Promise<void> {
  await offer(page).click();
  await page.getByText('On this device', { exact: true }).waitFor();
}

describe('a book on its way', () => {
  test('goes on at the next opening when its tab was closed, and asks for no file a third time', async () => {
    const page = await openBook();
    let passed = 0;
    // Covers of the page itself are not what is kept.
    gateway.fate = (path) => (isPicture(path) && path.endsWith('/640.avif') && ++passed > 5 ? 'hold' : undefined);
    await offer(page).click();
    await page.getByRole('progressbar', { name: 'Saving to this device' }).waitFor();
    // Three are asked for at once: when all of them wait, nothing more is asked for from this tab.
    await expect.poll(() => passed).toBe(8);
    const { jobs, books } = await deviceContents(page);
    expect({ jobs, books }).toEqual({ jobs: ['the-great-slow-chase'], books: [] });
    expect(await axeFaults(page, 'a book on its way')).toEqual([]);
    const visitor = page.context();
    await page.close();
    gateway.fate = () => undefined;
    const before = gateway.requestedPaths.length;
    const next = await visitor.newPage();
    await next.goto(`${gateway.url}/about`);
    // A book is here a moment before it is no longer on its way.
    await expect.poll(() => deviceContents(next)).toMatchObject({ books: ['the-great-slow-chase'], jobs: [] });
    const again = gateway.requestedPaths.slice(before).filter((path) => isPicture(path) && path.endsWith('/640.avif'));
    expect(again.length).toBe(new Set(again).size);
    expect(again.length).toBeLessThan(12);
  });

  test('is said with its size before and asked for by the button alone; cancelled, it leaves nothing behind', async () => {
    const page = await openBook();
    await atRest(page);
    expect(gateway.requestedPaths.filter((path) => path.startsWith('/read/') || path.startsWith('/api/v5/'))).toEqual(
      [],
    );
    expect(await deviceContents(page)).toMatchObject({ kept: [], books: [], jobs: [] });
    expect(await axeFaults(page, 'a book on offer')).toEqual([]);
    gateway.fate = (path) => (isPicture(path) && path.endsWith('/640.avif') ? 'hold' : undefined);
    await offer(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await offer(page).waitFor();
    await expect.poll(async () => (await deviceContents(page)).kept).toEqual([]);
    expect(await deviceContents(page)).toMatchObject({ books: [], jobs: [] });
  });

  test('comes although the finger went down before the offer lived and up after it', async () => {
    const page = await openBook();
    let letCome = () => {};
    const after = new Promise<void>((resolve) => (letCome = resolve));
    gateway.fate = (path) => (path.startsWith('/assets/') ? { after } : undefined);
    await offer(page).hover();
    await page.mouse.down();
    letCome();
    await atRest(page);
    await page.mouse.up();
    await page.getByText('On this device', { exact: true }).waitFor();
  });

  test('is offered to who uses the keyboard: what they stand on stays under them as it comes to life', async () => {
    const page = await openBook();
    await offer(page).focus();
    await atRest(page);
    await expect.poll(() => offer(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('On this device', { exact: true }).waitFor();
  });

  test('cancelled or removed by who uses the keyboard, also on a later visit, they go on from what comes in its place', async () => {
    const page = await openBook();
    const press = async (one: Locator) => {
      await one.focus();
      await page.keyboard.press('Enter');
    };
    const hasFocus = async (one: Locator) => {
      await expect.poll(() => one.evaluate((it) => it === document.activeElement)).toBe(true);
    };
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const holdPictures = (path: string) => (isPicture(path) && path.endsWith('/640.avif') ? 'hold' : undefined);
    gateway.fate = holdPictures;
    await offer(page).click();
    await cancel.waitFor();
    await page.reload();
    await press(cancel);
    await hasFocus(offer(page));

    gateway.fate = () => undefined;
    await keep(page);
    await page.reload();
    await press(page.getByRole('button', { name: 'Remove from this device' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
    await hasFocus(offer(page));

    gateway.fate = holdPictures;
    await offer(page).click();
    await cancel.waitFor();
    await page.goto(`${gateway.url}/mybooks?show=downloaded`);
    await press(cancel);
    await hasFocus(page.getByRole('heading', { name: 'My books' }));
  });

  test('leaves nothing behind when a file is not there, and can be tried again', async () => {
    const page = await openBook();
    gateway.fate = (path) => (isPicture(path) && path.endsWith('/640.avif') ? { status: 404 } : undefined);
    await offer(page).click();
    await page.getByRole('alert').getByText('We couldn’t download all of it').waitFor();
    await expect.poll(async () => (await deviceContents(page)).kept).toEqual([]);
    gateway.fate = () => undefined;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('On this device', { exact: true }).waitFor();
    // Who uses the keyboard goes on from what stands where the pressed button stood.
    const remove = page.getByRole('button', { name: 'Remove from this device' });
    await expect.poll(() => remove.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('is kept without its games where those cannot be had', async () => {
    const page = await openBook();
    gateway.fate = (path) => (path.startsWith('/play/') ? { status: 503 } : undefined);
    await keep(page);
    expect(gateway.requestedPaths.some((path) => path.startsWith('/play/'))).toBe(true);
    const { kept, books } = await deviceContents(page);
    expect(books).toEqual(['the-great-slow-chase']);
    expect(kept.filter((key) => key.startsWith('/play/'))).toEqual([]);
  });

  test('is taken back wholly when the device is full, and says what to do', async () => {
    const page = await openBook();
    const client = await page.context().newCDPSession(page);
    const { usage } = await client.send('Storage.getUsageAndQuota', { origin: gateway.url });
    await client.send('Storage.overrideQuotaForOrigin', { origin: gateway.url, quotaSize: usage + 400_000 });
    await offer(page).click();
    await page.getByRole('alert').getByText('There’s no space left on this device.').waitFor();
    await expect.poll(async () => (await deviceContents(page)).kept).toEqual([]);
    expect(await deviceContents(page)).toMatchObject({ books: [], jobs: [] });
    expect(await axeFaults(page, 'a full device')).toEqual([]);
  });

  test('takes nothing of another book with it when the device is full', async () => {
    const page = await openBook();
    await keep(page);
    const before = (await deviceContents(page)).kept;
    await openBook('papa-counts-to-six', page);
    const client = await page.context().newCDPSession(page);
    const { usage } = await client.send('Storage.getUsageAndQuota', { origin: gateway.url });
    await client.send('Storage.overrideQuotaForOrigin', { origin: gateway.url, quotaSize: usage + 20_000 });
    await offer(page).click();
    await page.getByRole('alert').getByText('There’s no space left on this device.').waitFor();
    await expect.poll(async () => (await deviceContents(page)).kept.toSorted()).toEqual(before.toSorted());
    expect(await deviceContents(page)).toMatchObject({ books: ['the-great-slow-chase'], jobs: [] });
  });

  test('is whole although another one is removed just as it ends', async () => {
    const page = await openBook();
    await keep(page);
    await page.context().addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with the cache it is of
      const { put } = Cache.prototype;
      Cache.prototype.put = async function slow(key, response) {
        if (key === '/book/papa-counts-to-six')
          await new Promise((resolve) => Object.assign(globalThis, { putNow: resolve }));
        return put.call(this, key, response);
      };
    });
    const shelf = await page.context().newPage();
    await shelf.goto(`${gateway.url}/mybooks?show=downloaded`);
    await shelf.getByRole('button', { name: 'Remove from this device: The Great Slow Chase' }).click();
    await openBook('papa-counts-to-six', page);
    await offer(page).click();
    await expect.poll(async () => (await deviceContents(page)).kept).toContain('/read/papa-counts-to-six/0');
    await shelf.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect
      .poll(() => shelf.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)))
      .toEqual(['kept-files']);
    await page.waitForFunction(() => 'putNow' in globalThis);
    await page.evaluate(() => (globalThis as unknown as { putNow: () => void }).putNow());
    await page.getByText('On this device', { exact: true }).waitFor();
    await expect.poll(async () => (await deviceContents(page)).books).toEqual(['papa-counts-to-six']);
    // Its files go after the book itself.
    await expect
      .poll(async () => (await deviceContents(page)).kept.filter((key) => key.includes('slow-chase')))
      .toEqual([]);
    await shelfAtRest(shelf);
    expect((await deviceContents(page)).kept).toEqual(
      expect.arrayContaining(['/read/papa-counts-to-six/0', '/book/papa-counts-to-six', '/mybooks?show=downloaded']),
    );
  });

  test('is given up where a file never comes although the library answers; waits while the network is away, and goes on', async () => {
    const page = await openBook();
    const waiting = 'This continues when the internet is back.';
    gateway.fate = (path) => (isPicture(path) && path.endsWith('/640.avif') ? 'break' : undefined);
    // It is said for some seconds, in which a busy machine may not look: the page notes it itself.
    await page.evaluate((waiting) => {
      const note = () => document.body.innerText.includes(waiting) && (document.body.dataset['waited'] = '');
      new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
    }, waiting);
    await offer(page).click();
    await page.getByRole('alert').getByText('We couldn’t download all of it').waitFor();
    expect(await page.locator('body').getAttribute('data-waited')).toBe('');
    await expect.poll(async () => (await deviceContents(page)).kept).toEqual([]);
    // Nor is it given up while nothing answers at all.
    gateway.fate = () => 'break';
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(waiting).waitFor();
    gateway.fate = () => undefined;
    await page.getByText('On this device', { exact: true }).waitFor();
  });

  test('is not tried again at once where the device does not even let go of it', async () => {
    const page = await openBook();
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    });
    gateway.fate = (path) => (isPicture(path) && path.endsWith('/640.avif') ? { status: 404 } : undefined);
    const failure = page.waitForEvent('console', (line) => line.text().startsWith('Books could not be kept:'));
    await offer(page).click();
    await failure;
    await shelfAtRest(page);
    expect(gateway.requestedPaths.filter((path) => path === '/read/the-great-slow-chase/0').length).toBe(1);
  });
});

describe('the Downloaded shelf', () => {
  test('tells how much room is used, that the browser may take it back, and removes one book and all', async () => {
    const page = await openBook();
    await page.context().addInitScript(() => {
      Object.defineProperty(StorageManager.prototype, 'persist', { value: async () => false });
      Object.defineProperty(StorageManager.prototype, 'persisted', { value: async () => false });
    });
    await keep(page);
    await openBook('papa-counts-to-six', page);
    await keep(page);
    const both = (await deviceContents(page)).kept;
    await page.goto(`${gateway.url}/mybooks?show=downloaded`);
    await page.getByText(/^2 books, \d(\.\d)?\sMB$/).waitFor();
    await page.getByText('This browser may remove books when the device is full.').waitFor();
    expect(await axeFaults(page, 'the Downloaded shelf')).toEqual([]);
    await page.getByRole('button', { name: 'Remove from this device: Papa Counts to Six' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText(/^1 book, \d(\.\d)?\sMB$/).waitFor();
    const one = (await deviceContents(page)).kept;
    expect(one.length).toBeLessThan(both.length);
    expect(one.filter((key) => key.includes('papa'))).toEqual([]);
    await page.context().addInitScript(() => {
      Object.defineProperty(StorageManager.prototype, 'estimate', { value: () => Promise.reject(new TypeError('No')) });
    });
    await page.reload();
    await page.getByText('This browser doesn’t show how much space is left.').waitFor();
    expect(await page.getByRole('meter').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('heading', { name: 'No books on this device' }).waitFor();
    await expect.poll(async () => (await deviceContents(page)).kept).toEqual([]);
  });

  test('with the data saver on, books wait for a press, and pictures are small', async () => {
    const page = await openBook();
    await atRest(page);
    let held = 0;
    gateway.fate = (path) => (isPicture(path) && path.endsWith('/640.avif') && ++held > 0 ? 'hold' : undefined);
    await offer(page).click();
    await page.getByRole('progressbar').waitFor();
    // Three are asked for at once: what is asked for later is the next page's.
    await expect.poll(() => held).toBe(3);
    const visitor = page.context();
    await page.close();
    gateway.fate = () => undefined;
    const next = await visitor.newPage();
    await visitor.addCookies([{ name: 'dataSaver', value: '1', url: gateway.url }]);
    gateway.requestedPaths.length = 0;
    await next.goto(`${gateway.url}/mybooks?show=downloaded`);
    await next.mouse.click(5, 5);
    await next.getByText('Data saver is on').waitFor();
    expect(await next.getByRole('checkbox', { name: 'Data saver' }).isChecked()).toBe(true);
    await shelfAtRest(next);
    expect(gateway.requestedPaths.filter(isPicture)).toEqual([]);
    await next.getByRole('button', { name: 'Continue' }).click();
    await next.getByText(/^1 book, /).waitFor();
    expect(
      gateway.requestedPaths.filter((path) => isPicture(path) && !/\/(128|256|384)\.(avif|webp)$/.test(path)),
    ).toEqual([]);
  });
});

test('books that were chosen in a search are kept together', async () => {
  const page = await (await device()).newPage();
  await page.goto(`${gateway.url}/search`);
  await taken(page);
  await page.getByRole('button', { name: 'Select books' }).click();
  await page.getByRole('checkbox', { name: 'The Great Slow Chase' }).check();
  await page.getByRole('checkbox', { name: 'Papa Counts to Six' }).check();
  expect(await axeFaults(page, 'choosing books')).toEqual([]);
  await page.getByRole('button', { name: /^Save 2 books · 0\.\d MB$/ }).click();
  await page.getByText('All of these are on this device').waitFor();
  expect((await deviceContents(page)).books).toEqual(['papa-counts-to-six', 'the-great-slow-chase']);
});

test('where books cannot be saved, it is said whether the network is away or the library lacks something', async () => {
  const page = await (await device()).newPage();
  await page.goto(`${gateway.url}/search`);
  await taken(page);
  await page.getByRole('button', { name: 'Select books' }).click();
  await page.getByRole('checkbox', { name: 'The Great Slow Chase' }).check();
  const save = page.getByRole('button', { name: /^Save 1 book/ });
  gateway.fate = (path) => (path.includes('/offline-panels') ? { status: 404 } : undefined);
  await save.click();
  await page.getByRole('alert').getByText('We couldn’t download all of it').waitFor();
  gateway.fate = () => 'break';
  await save.click();
  await page.getByRole('alert').getByText('Please check your internet connection').waitFor();
});

test('where the browser keeps nothing, an offer that is pressed says that it could not be, and stays', async () => {
  const visitor = await device();
  await visitor.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Nothing is kept here.', 'SecurityError');
    };
  });
  const page = await openBook('the-great-slow-chase', await visitor.newPage());
  await offer(page).click();
  await page.getByRole('alert').getByText('This browser keeps nothing on this device, so no book was saved.').waitFor();
  await offer(page).waitFor();
});

test('nothing of an account stays in any cache', async () => {
  const own = await signedIn(await device(), gateway.url, { as: 'Joseph of the offline tests', profiles: ['Amina'] });
  const page = await own.context.newPage();
  for (const path of ['/', '/mybooks', `/profile/${own.profiles[0]?.id}`, '/book/the-great-slow-chase']) {
    await page.goto(gateway.url + path);
    await taken(page);
  }
  await keep(page);
  // The pages are kept as anyone's; what the menu of somebody signed in adds to them has its sheets too.
  const { kept } = await deviceContents(page);
  for (const sheet of [/^\/assets\/profiles-/, /^\/assets\/project-code-/])
    expect(kept).toContainEqual(expect.stringMatching(sheet));
  await page.goto(`${gateway.url}/read/the-great-slow-chase/0`);
  await expect.poll(async () => (await deviceContents(page)).seen).toContain('/');
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        found.push(request.url + (await (await caches.match(request, { ignoreVary: true }))?.text()));
    return found;
  });
  const ofAccount = [own.email, own.displayName, 'Amina'];
  expect(ofAccount.filter((word) => texts.some((text) => text.includes(word)))).toEqual([]);
});

test('the library can be installed as an app', async () => {
  const page = await (await device()).newPage();
  await page.goto(gateway.url);
  await taken(page);
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A browser without a profile on disk names only that.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, manifest } = (await client.send('Page.getAppManifest')) as { errors: unknown[]; manifest?: unknown };
  expect([errors, manifest !== undefined]).toEqual([[], true]);
});
