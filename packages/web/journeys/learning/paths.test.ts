import {
  getGrowth,
  getPathway,
  listAwards,
  listPathwayProgress,
  recordCompletions,
} from '@letsread/learning/contract.ts';
import { listKeepReading } from '@letsread/reading/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { openGateway } from '../offline/gateway.ts';
import { deviceContents, offlineBookTitles, taken } from '../offline/offline-books.ts';
import { shiftsOf, watchShifts } from '../testing/layout-shifts.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, phone, started, useBrowser } from '../testing/visitor.ts';
import { savedCompletions, readOn, readToTheEnd } from './read-to-the-end.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');
/** Six stories and nothing else. */
const path = '/pathways/from-farm-to-river';

async function readNext(page: Page, read = readOn): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Read', exact: true }).click();
  await page.waitForURL('**/read/*/0');
  await read(page);
}

async function backToPath(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the path' }).click();
  await page.waitForURL(`**${path}`);
}

const done = (page: Page, count: number) => page.getByText(`${count} of 6 steps done`).waitFor();

describe('a child who is not signed in', () => {
  test('walks a path, signs in for the first time, and is back on it with nothing lost, on to the badge', async () => {
    const page = await visit(phone);
    await page.goto(`${url}/pathways`);
    await page.getByRole('link', { name: /^From the Farm to the River/ }).click();
    await done(page, 0);
    expect(await page.getByRole('link', { name: 'Log in to keep your stickers' }).count()).toBe(0);
    await readNext(page, readToTheEnd);
    await page.getByText('A sticker for you').waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await backToPath(page);
    await done(page, 1);

    // The second sticker of the day asks for nothing.
    await readNext(page);
    await page.getByText('A sticker for you').waitFor();
    expect(await page.getByRole('button', { name: 'Not now' }).count()).toBe(0);
    await backToPath(page);
    await done(page, 2);
    expect(await savedCompletions(page)).toEqual([expect.stringMatching(/^:book:/), expect.stringMatching(/^:book:/)]);

    await page.getByRole('link', { name: 'Log in to keep your stickers' }).click();
    await page.waitForURL('**/login?to=*');
    const session = await account(page);
    await page.getByRole('textbox', { name: 'What is your name?' }).fill('Amina');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(`**${path}`);
    await done(page, 2);
    expect((await page.context().cookies()).some(({ name }) => name === 'pathwayReturnLink')).toBe(false);
    const reader = await session.reader();
    expect((await session.client(listAwards, reader)).items).toHaveLength(2);
    // The page that gives them away is loaded anew.
    await expect
      .poll(() => savedCompletions(page))
      .toEqual([expect.stringMatching(/^\d+:book:/), expect.stringMatching(/^\d+:book:/)]);
    await atRest(page);
    expect(await page.getByRole('region', { name: /^Save th/ }).count()).toBe(0);

    // Three more are read on another device.
    const { path: steps } = await session.client(getPathway, { slug: 'from-farm-to-river' });
    const deeds = steps.slice(2, 5).map(({ book }) => ({ kind: 'book' as const, bookId: book.bookId }));
    await session.client(recordCompletions, { ...reader, body: { deeds } });
    await page.reload();
    await done(page, 5);
    await readNext(page);
    await page.getByText('A sticker for you And a badge for the whole path').waitFor();
    await backToPath(page);
    await done(page, 6);
    await page.getByRole('heading', { name: 'You finished the whole path' }).waitFor();
    await expect
      .poll(async () => (await session.client(listAwards, reader)).items.map(({ kind }) => kind).sort())
      .toEqual(['badge', ...Array.from({ length: 6 }, () => 'sticker')]);

    // Somebody else's flag, or the same address again, gives nothing twice.
    await page.goto(`${url}${path}?loginFromPathway=true`);
    await page.waitForURL(`**${path}`);
    await atRest(page);
    expect((await session.client(listAwards, reader)).items).toHaveLength(7);
  });

  test('finishes a book at its last page, however they came there, and shows its sticker as new once', async () => {
    const page = await visit(phone);
    await watchShifts(page);
    await page.goto(`${url}/read/papa-counts-to-six/0`);
    await page.locator('.reader[data-records]').waitFor();
    const last = (await page.locator('.reader').getAttribute('data-last')) ?? '';
    await page.getByRole('slider').fill(last);
    await page.getByRole('heading', { name: /^You finished / }).waitFor();
    await page.getByText('A sticker for you').waitFor();
    expect(await savedCompletions(page)).toEqual([expect.stringMatching(/^:book:/)]);
    await page.getByRole('link', { name: 'Log in to keep your stickers' }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
    await page.goto(`${url}/read/papa-counts-to-six/0`);
    await readOn(page);
    await page.getByText('Your sticker for this story').waitFor();
  });
});

/** Makes an account and signs it in, as the mail's link and the form do; with what is asked of it afterwards. */
async function account(page: Page) {
  const to = new URL(page.url()).searchParams.get('to') ?? '';
  const { client, userId } = await signedIn(page.context(), url, { as: `Family ${Math.random()}` });
  await page.goto(url + to);
  await page.waitForURL('**/profile/create');
  return {
    client,
    async reader() {
      const cookies = await page.context().cookies();
      const profileId = cookies.find(({ name }) => name === 'currentlySelectedProfile')?.value ?? '';
      return { userId, profileId };
    },
  };
}

test('stickers of nobody are offered to who is signed in, and given to them once', async () => {
  const page = await visit(phone);
  await page.goto(`${url}/read/papa-counts-to-six/0`);
  await readOn(page);
  await page.getByText('A sticker for you').waitFor();
  const { client, userId, profiles } = await signedIn(page.context(), url, { as: 'Offered', profiles: ['Amina'] });
  const reader = { userId, profileId: profiles[0]?.id ?? '' };
  // This tab was never left for signing in: whoever gave the address on has not said whose they are.
  await page.goto(`${url}/pathways?loginFromPathway=true`);
  await page.waitForURL(`${url}/pathways`);
  const offer = page.getByRole('region', { name: 'Save this sticker for Amina?' });
  await offer.waitFor();
  expect((await client(listAwards, reader)).items).toEqual([]);

  // Without an answer of the library they stay nobody's.
  await page.route('**/api/profile/deeds/**', (route) => route.abort());
  await offer.getByRole('button', { name: 'Save for Amina' }).click();
  await offer.getByText('We can’t reach the library.').waitFor();
  expect(await savedCompletions(page)).toEqual([expect.stringMatching(/^:book:/)]);
  await page.unroute('**/api/profile/deeds/**');
  const loadedAnew = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Save for Amina' }).click();
  await offer.waitFor({ state: 'detached' });
  await loadedAnew;
  expect((await client(listAwards, reader)).items).toHaveLength(1);
  // The finished book comes with its sticker.
  const own = { uId: userId, pId: reader.profileId };
  expect((await client(listKeepReading, { ...own, finished: 'true' })).items.map(({ slug }) => slug)).toEqual([
    'papa-counts-to-six',
  ]);
  expect(await client(getGrowth, reader)).toMatchObject({ finished: 1, begun: 0, stickers: 1 });
  expect(await savedCompletions(page)).toEqual([
    `${reader.profileId}:book:${(await savedCompletions(page))[0]?.split(':')[2]}`,
  ]);
  await page.goto(`${url}/pathways/first-stories`);
  await page.getByText('1 of 5 steps done').waitFor();
  await page.goto(`${url}/mybooks?show=reading`);
  await page.getByRole('heading', { name: 'Read again' }).waitFor();
  await atRest(page);
  expect(await page.getByText('Read here before you logged in').count()).toBe(0);
});

test('where an account has several readers, stickers of nobody are given to the one that is named', async () => {
  const page = await visit(phone);
  await page.goto(`${url}/read/papa-counts-to-six/0`);
  await readOn(page);
  await page.getByText('A sticker for you').waitFor();
  await page.getByRole('link', { name: 'Log in to keep your stickers' }).click();
  await page.waitForURL('**/login?to=*');
  const { client, userId, profiles } = await signedIn(page.context(), url, {
    as: 'Several',
    profiles: ['Amina', 'Luis'],
  });
  const awards = async () =>
    Promise.all(profiles.map(async ({ id }) => (await client(listAwards, { userId, profileId: id })).items.length));
  await page.goto(`${url}/pathways?loginFromPathway=true`);
  const offer = page.getByRole('region', { name: 'Whose stickers are these?' });
  await offer.getByRole('button', { name: 'Save for Luis' }).waitFor();
  expect(await awards()).toEqual([0, 0]);
  await offer.getByRole('button', { name: 'Save for Luis' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await awards()).toEqual([0, 1]);
});

test('a grown-up begins a path again or hides it; what was earned stays', async () => {
  const page = await visit(phone);
  const { client, userId, profiles } = await signedIn(page.context(), url, { as: 'Grown-up', profiles: ['Amina'] });
  const reader = { userId, profileId: profiles[0]?.id ?? '' };
  await page.goto(`${url}/read/papa-counts-to-six/0`);
  await readOn(page);
  await page.getByText('A sticker for you').waitFor();
  await expect.poll(async () => (await client(listAwards, reader)).items.length).toBe(1);
  await page.goto(`${url}/pathways/first-stories`);
  await page.getByText('1 of 5 steps done').waitFor();
  await page.getByText('For grown-ups').click();
  await page.getByRole('button', { name: 'Start this path again' }).click();
  await page.getByText('0 of 5 steps done').waitFor();
  await page.getByText('For grown-ups').click();
  await page.getByRole('button', { name: 'Hide this path' }).click();
  await expect
    .poll(
      async () =>
        (await client(listPathwayProgress, reader)).items.find(({ slug }) => slug === 'first-stories')?.isHidden,
    )
    .toBe(true);
  await page.goto(`${url}/pathways`);
  await page.getByText('Hidden paths').waitFor();
  expect(await page.getByRole('link', { name: /^My First Stories/ }).isVisible()).toBe(false);
  expect((await client(listAwards, reader)).items).toHaveLength(1);
});

test('a path that was seen is walked without a network, where its books are kept', async () => {
  const gateway = await openGateway(url);
  const page = await (await context({ ...phone, serviceWorkers: 'allow' })).newPage();
  await page.goto(gateway.url);
  await taken(page);
  await page.goto(`${gateway.url}/pathways`);
  await started(page);
  await page.goto(gateway.url + path);
  await page.getByRole('heading', { name: 'On this path' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Save all 6 books/ }).click();
  await offlineBookTitles(page, 6);
  await expect.poll(async () => (await deviceContents(page)).seen).toEqual(expect.arrayContaining(['/pathways', path]));
  await page.context().setOffline(true);
  gateway.fate = () => 'break';
  await page.goto(gateway.url + path);
  await done(page, 0);
  for (let step = 1; step <= 6; step++) {
    await readNext(page);
    await page.getByText('A sticker for you').waitFor();
    expect(
      await page.locator('.reward__sticker').evaluate((one) => (one as HTMLImageElement).decode().then(() => true)),
    ).toBe(true);
    await backToPath(page);
    await done(page, step);
  }
  await page.getByRole('heading', { name: 'You finished the whole path' }).waitFor();
  await page.getByRole('link', { name: 'All paths' }).click();
  await page.getByRole('link', { name: /From the Farm to the River.*6 of 6.*Badge earned/s }).waitFor();
  await gateway.close();
});

test('paths of another language than that of the page are read aloud in theirs', async () => {
  const page = await visit(phone);
  await page.goto(`${url}/pathways`);
  await page.getByRole('link', { name: 'العربية', exact: true }).click();
  await page.waitForURL('**/pathways?lId=*');
  const name = page.locator('[data-path=from-farm-to-river] strong > bdi');
  expect(await name.getAttribute('lang')).toBe('ar');
  await name.click();
  await page.waitForURL('**/pathways/from-farm-to-river?lId=*');
  expect(await page.locator('h1 > bdi').getAttribute('lang')).toBe('ar');
});

test.each(['English', 'العربية'])('paths have no fault in %s at 320 pixels', async (language) => {
  const page = await visit({ viewport: { width: 320, height: 640 } });
  await page.goto(url);
  if (language !== 'English') await chooseLanguage(page, language);
  for (const address of ['/pathways', path, '/pathways/thunder-and-fog']) {
    await page.goto(url + address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFaultsInBoth(page, address)).toEqual([]);
  }
});

test('whoever puts off an offered sticker goes on from the heading of the page', async () => {
  const page = await visit(phone);
  await page.goto(`${url}/read/papa-counts-to-six/0`);
  await readOn(page);
  await page.getByText('A sticker for you').waitFor();
  await signedIn(page.context(), url, { as: 'Putting off', profiles: ['Amina'] });
  await page.goto(`${url}/pathways`);
  const offer = page.getByRole('region', { name: 'Save this sticker for Amina?' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
});
