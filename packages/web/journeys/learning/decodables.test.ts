import { getDecodable } from '@letsread/learning/decodables/contract.ts';
import { getBook } from '@letsread/catalogue/contract.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeFaults } from '../testing/axe-faults.ts';
import { type Gateway, openGateway } from '../offline/gateway.ts';
import { deviceContents, taken } from '../offline/offline-books.ts';
import { giveVoices, type SaidSentence } from '../reader/voices.ts';
import { createClient, signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, useBrowser } from '../testing/visitor.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');
const moon = '/decodables/the-moon-says-good-night';
const plain = { ...phone, javaScriptEnabled: false };

const stage = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) });
const cookie = async (page: Page, cookieName: string) =>
  (await page.context().cookies()).find(({ name }) => name === cookieName)?.value;

describe('the stages of a language', () => {
  test('a stage is opened and put away with the keyboard, and its books say how much of them can be read', async () => {
    const page = await visit(laptop);
    await page.goto(`${url}/decodables`);
    await page.getByRole('heading', { level: 1, name: 'Letters and sounds' }).waitFor();
    const ladder = page.getByRole('list', { name: 'Stages' });
    expect(await ladder.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(10);
    await ladder.getByText('ant', { exact: true }).waitFor();
    expect(await ladder.locator('.rung__word').count()).toBe(await ladder.getByRole('heading', { level: 2 }).count());
    expect(await page.getByText('Each stage brings a few new letters').isVisible()).toBe(false);
    const tenth = stage(page, 'Stage 10');
    expect(await tenth.getAttribute('aria-expanded')).toBe('false');
    await tenth.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]stage=10#stage-10$/);
    await expect.poll(() => tenth.getAttribute('aria-expanded')).toBe('true');
    await ladder.getByRole('link', { name: 'Papa Counts to Six', exact: true }).waitFor();
    await ladder.getByText('You can read 8 of 10 words at this stage').first().waitFor();
    await tenth.press('Enter');
    await page.waitForURL(/lId=\d+#stage-10$/);
    await expect.poll(() => ladder.getByRole('article').count()).toBe(0);
    // Nothing is locked: a stage without books says so, and is no control.
    expect(await ladder.getByText('No books at this stage yet').count()).toBeGreaterThan(0);
    expect(await stage(page, 'Stage 1').count()).toBe(0);
  });

  test('without script a stage opens, another language shows its own, and a level of beginners leads there', async () => {
    const page = await visit(plain);
    await page.goto(`${url}/level/1`);
    await page.getByRole('link', { name: 'Letters and sounds' }).click();
    await page.waitForURL(`${url}/decodables`);
    await stage(page, 'Stage 7').click();
    await page.getByRole('link', { name: 'The Moon Says Good Night', exact: true }).waitFor();
    const languages = page.getByRole('navigation', { name: 'Languages with stages' });
    await languages.getByRole('link', { name: 'español' }).click();
    await page.getByText('Dos consonantes').waitFor();
    expect(await languages.getByRole('link', { name: 'español' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('list', { name: 'Stages' }).locator('[lang=es]').count()).toBeGreaterThan(0);
  });

  test('a language without stages is told kindly, with those that have them', async () => {
    const page = await visit(plain);
    await page.goto(url);
    await chooseLanguage(page, 'العربية');
    await page.waitForURL(url + '/');
    const answer = await page.goto(`${url}/decodables`);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 2, name: 'ليست بلغة العربية بعد' }).waitFor();
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await page.getByText('Vokal, m, b, n').waitFor();
    expect((await page.goto(`${url}/level/1`))?.status()).toBe(200);
    expect(await page.locator('main a[href="/decodables"]').count()).toBe(0);
  });

  test('addresses that make no sense open no stage and do no harm', async () => {
    const page = await visit(plain);
    for (const search of ['?stage=99', '?stage=x&lId=x', '?stage=0']) {
      expect((await page.goto(`${url}/decodables${search}`))?.status()).toBe(200);
      expect(await page.getByRole('article').count()).toBe(0);
      await page.getByRole('heading', { level: 2, name: 'Stage 1', exact: false }).first().waitFor();
    }
    expect((await page.goto(`${url}/decodables/no-such-book`))?.status()).toBe(404);
  });
});

describe('the sounds in a book', () => {
  test('are reached from the book, and a tap says the words with the sound, one after another', async () => {
    const visitor = await context(phone);
    await visitor.addInitScript(giveVoices, ['en-GB']);
    const page = await visitor.newPage();
    const said = () => page.evaluate(() => (globalThis as unknown as { said: SaidSentence[] }).said);
    // The picture of a stage says its word.
    await page.goto(`${url}/decodables`);
    await page.getByRole('button', { name: /^Listen: ant/ }).click();
    await expect.poll(async () => (await said()).map(({ text }) => text)).toEqual(['ant']);
    await page.goto(`${url}/book/the-moon-says-good-night`);
    await page.getByRole('link', { name: 'Sounds in this book' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sounds in this book' }).waitFor();
    await page.getByRole('button', { name: /^Listen: oo/ }).click();
    const words = ['good', 'moon', 'cool'];
    for (const [at, word] of words.entries()) {
      await page.locator('.isaid', { hasText: word }).waitFor();
      expect((await said()).map(({ text }) => text)).toEqual(words.slice(0, at + 1));
      await page.evaluate(() => (globalThis as unknown as { endSentence: () => void }).endSentence());
    }
    await expect.poll(() => page.locator('.isaid').count()).toBe(0);
    expect((await said())[0]).toMatchObject({ lang: 'en' });
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await page.waitForURL(`${url}/read/the-moon-says-good-night/0`);
  });

  test('without a voice the words are there all the same, and nothing that does nothing', async () => {
    const page = await visit(phone);
    await page.goto(url + moon);
    await page.getByRole('button', { name: 'Print this sheet' }).waitFor();
    await page.getByText('good moon cool').waitFor();
    expect(await page.getByRole('button', { name: /Listen/ }).count()).toBe(0);
    expect(await page.getByText('Tap a sound').count()).toBe(0);
  });

  test('without script the sheet is whole, and what cannot print is not there', async () => {
    const page = await visit(plain);
    await page.goto(url + moon);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual([
      'Words to practise',
      'Sentences from the story',
      'Words to know by sight',
      'Words to read together',
      'Names, to say together',
    ]);
    expect(await page.getByRole('button', { name: 'Print this sheet' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Page 4' }).click();
    await page.waitForURL(`${url}/read/the-moon-says-good-night/4`);
  });

  test('the sheet is printed black on white, on one page of A4, without bars and buttons', async () => {
    const page = await visit({ ...laptop, colorScheme: 'dark' });
    for (const slug of ['the-moon-says-good-night', 'the-market-in-the-fog']) {
      await page.goto(`${url}/decodables/${slug}`);
      await page.getByRole('button', { name: 'Print this sheet' }).waitFor();
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(paper).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][\d.]* 84[12]/);
    }
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: 'Print this sheet' }).isVisible()).toBe(false);
    for (const role of ['banner', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(0);
    expect(await page.getByRole('link').count()).toBe(0);
    const colours = await page.evaluate(() => {
      const word = document.querySelector('.words li');
      return [getComputedStyle(document.body).backgroundColor, word && getComputedStyle(word).color];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  test('a book in a language without stages has none, and its page no way to them', async () => {
    const client = createClient(url);
    const { editions } = await client(getBook, { slug: 'the-moon-says-good-night' });
    const arabic = editions.find(({ language }) => language.languageISOCode === 'ar');
    await expect(client(getDecodable, { editionId: arabic?.editionId ?? '' })).rejects.toMatchObject({
      code: 'scheme-not-found',
    });
    const page = await visit(plain);
    const slug = encodeURIComponent(arabic?.slug ?? '');
    expect((await page.goto(`${url}/decodables/${slug}`))?.status()).toBe(404);
    await page.goto(`${url}/book/${slug}`);
    expect(await page.locator('a[href^="/decodables"]').count()).toBe(0);
  });
});

describe('specification section 4: who logs in from here comes back', () => {
  const path = '/decodables?lId=4846240843956224&stage=7';
  const keep = (page: Page) => page.getByRole('button', { name: 'Log in to save what you read' });

  async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
    await page.waitForURL(/\/login\?to=/);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'password' }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  }

  async function createProfile(page: Page): Promise<void> {
    await page.waitForURL(`${url}/profile/create`);
    await page.getByRole('main').getByRole('textbox', { name: 'What is your name?' }).fill('Amina');
    await page.getByRole('main').getByRole('radio', { name: 'Owl' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  }

  test('log in, first profile, and back on the page with the flag, which leaves the address; the marker is gone', async () => {
    const account = await signedIn(await context(), url, { as: 'Who comes for letters' });
    const without = await account.context.newPage();
    await without.goto(url + path);
    await without.getByRole('button', { name: 'Make a profile to save what you read' }).click();
    await without.waitForURL(`${url}/profile/create`);
    const page = await visit(phone);
    await page.goto(url + path);
    await keep(page).click();
    await logIn(page, account);
    expect(decodeURIComponent((await cookie(page, 'decodablesPage')) ?? '')).toBe(path);
    const flagged = page.waitForRequest((request) => request.url().includes('loginFromDecodables=true'));
    await createProfile(page);
    await flagged;
    await page.waitForURL(url + path);
    await page.getByText('Thank you. From now on, we’ll save what you read.').waitFor();
    await page.getByRole('link', { name: 'The Moon Says Good Night', exact: true }).waitFor();
    expect(await cookie(page, 'decodablesPage')).toBe(undefined);
    expect(await keep(page).count()).toBe(0);
    await page.reload();
    expect(await page.getByText('Thank you.').count()).toBe(0);
  });

  test('without script too: an account that has a reader is back at once, and the marker is gone', async () => {
    const account = await signedIn(await context(), url, { as: 'Who has a reader', profiles: ['Mali'] });
    const page = await visit(plain);
    await page.goto(url + path);
    await keep(page).click();
    await logIn(page, account);
    await page.waitForURL(`${url + path}&loginFromDecodables=true`);
    await page.getByText('Thank you. From now on, we’ll save what you read.').waitFor();
    expect(await cookie(page, 'decodablesPage')).toBe(undefined);
    // A marker of another day leads nobody away.
    await page.context().addCookies([{ name: 'decodablesPage', value: '%2Fsearch', url }]);
    await page.goto(url + path);
    expect(await cookie(page, 'decodablesPage')).toBe(undefined);
  });

  test('a form of another site keeps nothing, and the flag alone thanks nobody', async () => {
    const visitor = await context();
    const answer = await visitor.request.post(`${url}/decodables`, {
      headers: { origin: 'https://elsewhere.example' },
      form: { place: '/decodables' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.headers()['set-cookie']).toBe(undefined);
    const page = await visitor.newPage();
    await page.goto(`${url}/decodables?loginFromDecodables=true`);
    await keep(page).waitFor();
    expect(await page.getByText('Thank you.').count()).toBe(0);
  });
});

test('axe finds nothing and nothing scrolls sideways at 320 pixels, in both directions', async () => {
  const page = await visit({ ...phone, viewport: { width: 320, height: 640 } });
  await page.addInitScript(giveVoices, ['en-GB']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/decodables?lId=4846240843956224&stage=7', moon]) {
      await page.goto(url + path);
      expect(await axeFaults(page, path)).toEqual([]);
    }
    if (colorScheme === 'dark') break;
    await chooseLanguage(page, 'العربية');
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  }
  await page.goto(`${url}/decodables`);
  expect(await axeFaults(page, 'no stages')).toEqual([]);
});

describe('without a network', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await openGateway(url);
  });
  afterAll(() => gateway.close());

  test('pages of stages and of sounds that were seen open again', async () => {
    const page = await (await context({ ...phone, serviceWorkers: 'allow' })).newPage();
    await page.goto(`${gateway.url}/decodables`);
    await taken(page);
    for (const path of ['/decodables?stage=7', moon]) {
      await page.goto(gateway.url + path);
      await expect.poll(async () => (await deviceContents(page)).seen).toContain(path);
    }
    await page.context().setOffline(true);
    await page.goto(`${gateway.url}/decodables?stage=7`);
    await page.getByRole('link', { name: 'The Moon Says Good Night', exact: true }).waitFor();
    await page.goto(gateway.url + moon);
    await page.getByText('good moon cool').waitFor();
  });
});

test('a title that only a screen reader says is in the language of its book', async () => {
  const page = await visit(laptop);
  await page.goto(`${url}/decodables`);
  await page.getByRole('link', { name: 'español' }).click();
  await page.getByText('Dos consonantes').waitFor();
  await page.locator('a.rung__head').first().click();
  const title = page
    .getByRole('link', { name: /^Sounds in this book/ })
    .first()
    .locator('[lang]');
  expect(await title.getAttribute('lang')).toBe('es');
});
