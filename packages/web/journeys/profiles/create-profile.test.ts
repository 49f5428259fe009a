import { listProfiles } from '@letsread/profiles/contract.ts';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');
let session: Awaited<ReturnType<typeof signedIn>>;
let page: Page;
let turn = 0;

const dialog = () => page.getByRole('dialog', { name: 'Create Profile' });
const name = () => dialog().getByRole('textbox', { name: 'What is your name?' });
const create = () => dialog().getByRole('button', { name: 'Create', exact: true });

async function openDialog(path = '/about'): Promise<void> {
  await page.goto(url + path);
  await started(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'New Profile' }).click();
  await dialog().waitFor();
}

/** Until it answers to what is typed. */
const lives = () => page.locator('[data-island=session-dialogs][data-living]').waitFor({ state: 'attached' });

async function createReader(reader: string, picture = 'Panda'): Promise<void> {
  await name().fill(reader);
  await dialog().getByRole('radio', { name: picture }).check();
  await create().click();
}

async function cookie(cookieName: string): Promise<string | undefined> {
  const found = (await page.context().cookies()).find((one) => one.name === cookieName);
  return found && decodeURIComponent(found.value);
}

async function readers() {
  return (await session.client(listProfiles, { userId: session.userId })).items;
}

// One device for all, and an account of its own for each: a new device costs more than all that is done on it.
let device: BrowserContext;
beforeAll(async () => {
  device = await context(phone);
  page = await device.newPage();
});

beforeEach(async () => {
  turn += 1;
  await page.close();
  await device.clearCookies();
  session = await signedIn(device, url, { as: `Who makes profiles ${turn}` });
  page = await device.newPage();
});

describe('the Create Profile dialog', () => {
  test('section 2: it asks both questions, with a radio group of avatar images of 88 by 88, and has a Create button', async () => {
    await openDialog();
    await name().waitFor();
    const group = dialog().getByRole('group', { name: 'Which picture would you like?' });
    const pictures = group.getByRole('radio');
    expect(await pictures.count()).toBe(20);
    const tile = await group.locator('label').first().boundingBox();
    // A box of a dialog that has just grown to its size is a fraction off.
    expect([tile?.width, tile?.height].map((side) => Math.round(side ?? 0))).toEqual([88, 88]);
    await page.setViewportSize(phone.viewport);
    const tops = await group.locator('label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length).toBe(4);
    for (const picture of [group.locator('label').first(), group.locator('label').last()]) {
      await picture.scrollIntoViewIfNeeded();
      const { y = 0, height = 0 } = (await create().boundingBox()) ?? {};
      expect(y > 0 && y + height <= phone.viewport.height).toBe(true);
    }
    // One stop of the tab key, arrows move.
    await name().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await group.getByRole('radio', { checked: true }).count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await pictures.evaluateAll((all) => all.includes(document.activeElement as HTMLInputElement))).toBe(false);
  });

  test('section 5: the Create button is disabled while name or avatar is empty', async () => {
    await openDialog();
    await lives();
    expect(await create().isDisabled()).toBe(true);
    await name().fill('Amina');
    expect(await create().isDisabled()).toBe(true);
    await dialog().getByRole('radio', { name: 'Owl' }).check();
    expect(await create().isDisabled()).toBe(false);
    await dialog().getByRole('radio', { name: 'Fox' }).check();
    expect(await dialog().getByRole('radio', { checked: true }).count()).toBe(1);
    await name().fill('');
    expect(await create().isDisabled()).toBe(true);
  });

  test('section 5: a name has at most 20 characters and no leading whitespace, and is trimmed on submit', async () => {
    await openDialog();
    await lives();
    await name().pressSequentially('  Abcdefghijklmnopqrstuvwxyz');
    expect(await name().inputValue()).toBe('Abcdefghijklmnopqrst');
    await name().fill('   ');
    expect(await name().inputValue()).toBe('');
    await name().pressSequentially('  Ana Maria   ');
    expect(await name().inputValue()).toBe('Ana Maria   ');
    await dialog().getByRole('radio', { name: 'Owl' }).check();
    await create().click();
    await expect.poll(async () => (await readers()).map((one) => one.name)).toEqual(['Ana Maria']);
  });

  test('section 5: a spinner replaces the Create button while creating', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    await page.route('**/api/profile/create/*', async (route) => {
      await held;
      await route.continue();
    });
    await openDialog();
    await createReader('Tano');
    await dialog().getByText('Creating profile').waitFor();
    expect(await create().count()).toBe(0);
    finish();
    await expect.poll(async () => (await readers()).length).toBe(1);
  });
});

describe('a profile that was created', () => {
  test('section 4: it gets a default reminder of 20 minutes, on, at 12:00, is stored as the selected profile, and the page reloads', async () => {
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/set-reminder/')) bodies.push([request.method(), request.postDataJSON()]);
    });
    await openDialog('/about');
    await page.evaluate('window.isOld = true');
    await createReader('Amina');
    await page.waitForFunction(() => !('isOld' in window));
    await page.waitForLoadState();
    expect(page.url()).toBe(`${url}/about`);
    const [reader] = await readers();
    expect(reader).toMatchObject({
      name: 'Amina',
      imageUrl: '/media/avatars/panda.webp',
      minutesPerDay: 20,
      dailyReminder: true,
      dailyReminderTime: '12:00',
    });
    expect(bodies).toEqual([['PUT', { minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:00' }]]);
    expect(await cookie('currentlySelectedProfile')).toBe(reader?.id);
    expect(JSON.parse((await cookie('profiles')) ?? '')).toMatchObject([{ id: reader?.id, name: 'Amina' }]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Amina/ })
      .waitFor();
  });

  test.each([
    ['pathwayReturnLink', '/collection/good-night?lId=1', '/collection/good-night?lId=1&loginFromPathway=true'],
    ['decodablesPage', '/search?level=1', '/search?level=1&loginFromDecodables=true'],
  ])(
    'section 4: a stored return link (%s) is followed with its flag, and the marker is cleared',
    async (marker, stored, to) => {
      await session.context.addCookies([{ name: marker, value: encodeURIComponent(stored), url }]);
      await openDialog();
      await createReader('Mali');
      await page.waitForURL(url + to);
      expect(await cookie(marker)).toBeUndefined();
      expect(await cookie('currentlySelectedProfile')).toBe((await readers())[0]?.id);
    },
  );

  test('section 4: a return link never leads to another site', async () => {
    await session.context.addCookies([
      { name: 'pathwayReturnLink', value: encodeURIComponent('//elsewhere.example/x'), url },
    ]);
    await openDialog();
    await createReader('Mali');
    await page.waitForURL(/loginFromPathway=true/);
    expect(new URL(page.url()).origin).toBe(url);
  });

  test('section 8: creation failures are silent, only the spinner stops; what was typed stays', async () => {
    await page.route('**/api/profile/create/*', (route: Route) => route.fulfill({ status: 500, body: '{}' }));
    await openDialog();
    const refused = page.waitForResponse('**/api/profile/create/*');
    await createReader('Amina');
    await refused;
    await create().waitFor();
    expect(await dialog().getByText('Creating profile').count()).toBe(0);
    expect(await page.getByRole('alert').allInnerTexts()).toSatisfy((texts: string[]) =>
      texts.every((one) => one === ''),
    );
    expect(await name().inputValue()).toBe('Amina');
    expect(await readers()).toEqual([]);
    await page.unroute('**/api/profile/create/*');
    await create().click();
    await expect.poll(async () => (await readers()).length).toBe(1);
  });
});

test('what was typed and chosen before scripts ran counts, by the same rules', async () => {
  await page.addInitScript('window.requestIdleCallback = () => 0');
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`${url}/profile/create`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'What is your name?' }).pressSequentially('  Abcdefghijklmnopqrstuvwxyz');
  await main.getByRole('radio', { name: 'Owl' }).check();
  typed.resolve();
  await started(page);
  await main.getByText('20 of 20').waitFor();
  expect(await main.getByRole('textbox', { name: 'What is your name?' }).inputValue()).toBe('Abcdefghijklmnopqrst');
  await main.getByRole('button', { name: 'Create', exact: true }).click();
  await expect.poll(async () => (await readers()).map((one) => one.name)).toEqual(['Abcdefghijklmnopqrst']);
});

test('what was answered in the dialog before it lived counts', async () => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-island-*.js', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await openDialog();
  await name().fill('Amina');
  await dialog().getByRole('radio', { name: 'Owl' }).check();
  answered.resolve();
  await create().click();
  await expect.poll(async () => (await readers()).map((one) => one.name)).toEqual(['Amina']);
});

test('pressed twice, Create makes one profile, and the focus comes back when nothing came of it', async () => {
  let requests = 0;
  let pressed = Promise.withResolvers<void>();
  await page.route('**/api/profile/create/*', async (route) => {
    requests += 1;
    await pressed.promise;
    await (requests === 1 ? route.fulfill({ status: 500, body: '{}' }) : route.continue());
  });
  await openDialog();
  await lives();
  await page.evaluate('window.isOld = true');
  await name().fill('Bo');
  await dialog().getByRole('radio', { name: 'Bee' }).check();
  await create().focus();
  await page.keyboard.press('Enter');
  await dialog().getByText('Creating profile').waitFor();
  pressed.resolve();
  await create().waitFor();
  await expect.poll(() => create().evaluate((element) => element === document.activeElement)).toBe(true);
  pressed = Promise.withResolvers();
  await create().dblclick();
  pressed.resolve();
  // The page is opened anew when all is done.
  await page.waitForFunction(() => !('isOld' in window));
  expect(requests).toBe(2);
  expect(await readers()).toHaveLength(1);
});

test('a profile whose answer was lost on its way is made once, however often Create is pressed', async () => {
  await openDialog();
  let requests = 0;
  await page.route('**/api/profile/create/*', async (route) => {
    requests += 1;
    if (requests > 2) return route.continue();
    // The library makes it, and the device never hears of it.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await createReader('Amina');
  await expect.poll(() => requests).toBe(1);
  await create().click();
  await expect.poll(() => requests).toBe(2);
  await page.evaluate('window.isOld = true');
  await create().click();
  await page.waitForFunction(() => !('isOld' in window));
  expect((await readers()).map((one) => one.name)).toEqual(['Amina']);
});

test('a profile is not lost where its favourites cannot be had', async () => {
  await page.route('**/api/profile/favorite-books/**', (route: Route) => route.abort());
  await openDialog('/about');
  await page.evaluate('window.isOld = true');
  await createReader('Lina');
  await page.waitForFunction(() => !('isOld' in window));
  expect((await readers()).map((one) => one.name)).toEqual(['Lina']);
  expect(await cookie('currentlySelectedProfile')).toBe((await readers())[0]?.id);
});

test('section 2: /profile/create is the page of a signed-in user with no profile; it works without script', async () => {
  const [refreshToken] = (await session.context.cookies()).filter(({ name: one }) => one === 'refreshToken');
  const plain = await context({ ...phone, javaScriptEnabled: false });
  await plain.addCookies(refreshToken === undefined ? [] : [refreshToken]);
  page = await plain.newPage();
  await page.goto(`${url}/profile/create`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Create Profile' }).waitFor();
  await main.getByRole('textbox', { name: 'What is your name?' }).fill('Tano');
  await main.getByRole('radio', { name: 'Whale' }).check();
  await main.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/profile\/\d+$/);
  const [reader] = await readers();
  expect(page.url()).toBe(`${url}/profile/${reader?.id}`);
  expect(reader).toMatchObject({ name: 'Tano', minutesPerDay: 20, dailyReminder: true });
  await page.goto(`${url}/profile/create`);
  await page.waitForURL(`${url}/profile/${reader?.id}`);
});

test('section 2: signed out, /profile/create leads to /profile/signin', async () => {
  page = await (await context()).newPage();
  await page.goto(`${url}/profile/create`);
  await page.waitForURL(`${url}/profile/signin`);
});

test('section 8: without a network the spinner stops as well, and what was typed can be sent again', async () => {
  await openDialog();
  await lives();
  // What creates a profile is fetched at the press, and nothing of it is there yet.
  await page.route('**/assets/create-in-browser-*.js', (route: Route) => route.abort('internetdisconnected'));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('create-in-browser'));
  await createReader('Amina');
  await refused;
  await create().waitFor();
  expect(await name().inputValue()).toBe('Amina');
  await page.unroute('**/assets/create-in-browser-*.js');
  await create().click();
  await expect.poll(async () => (await readers()).map((one) => one.name)).toEqual(['Amina']);
});

test('section 5: who types at the beginning of a name goes on there, also after a space that is not accepted', async () => {
  await openDialog();
  await lives();
  await name().fill('Maria');
  await name().press('Home');
  await name().pressSequentially('  Ana ');
  expect(await name().inputValue()).toBe('Ana Maria');
});
