import { getGrowth, listAwards } from '@letsread/learning/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { giveVoices } from '../reader/voices.ts';
import { openGateway } from '../offline/gateway.ts';
import { taken } from '../offline/offline-books.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, useBrowser } from '../testing/visitor.ts';
import { answersOf, pairOf, tabTo } from './playing.ts';

const { context, visit } = useBrowser({ hasMotion: true });
const url = inject('libraryUrl');
const slug = 'papa-counts-to-six';
const address = `${url}/play/${slug}/questions`;

const answer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Answers' }).getByRole('button', { name: new RegExp(`${name}\\.?$`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** How often something has begun to move, by the name of how it does. */
async function watchMoves(page: Page): Promise<() => Promise<Record<string, number>>> {
  const moves = await page.evaluateHandle(() => {
    const begun: Record<string, number> = {};
    addEventListener('animationstart', ({ animationName }) => {
      begun[animationName] = (begun[animationName] ?? 0) + 1;
    });
    return begun;
  });
  return () => moves.evaluate((begun) => begun);
}

/** By keys alone. */
async function orderBusyDay(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await tabTo(page, answer(page, name));
    await page.keyboard.press('Enter');
  }
  // It takes no focus before that.
  await expect.poll(() => button(page, 'Check').isEnabled()).toBe(true);
  await tabTo(page, button(page, 'Check'));
  await page.keyboard.press('Enter');
}

describe('questions', () => {
  test('keep the place of a picture that is still to come', async () => {
    const page = await visit(phone);
    await page.route('**/media/pictures/**', () => {});
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const heightOfPicture = () =>
      page.evaluate(() => document.querySelector('.play__pic img')?.getBoundingClientRect().height ?? 0);
    await expect.poll(heightOfPicture).toBeGreaterThan(100);
  });

  test('are answered by who reads: wrong, looked up, right; each is told the library, and they earn their sticker', async () => {
    const {
      context: visitor,
      client,
      userId,
      profiles,
    } = await signedIn(await context(phone), url, {
      as: 'Whose child answers',
      profiles: ['Nia'],
    });
    const who = { userId, profileId: profiles[0]?.id ?? '' };
    const page = await visitor.newPage();
    await page.goto(address);
    await orderBusyDay(page, ['They take a drink', 'They chase a butterfly', 'They ride on a goat']);
    await page.getByText('First they take a drink').first().waitFor();
    await page.keyboard.press('Enter');

    await page.getByRole('img', { name: 'Step 2 of 3' }).waitFor();
    await answer(page, 'The goat').tap();
    await page.getByText('Have another look.').last().waitFor();
    expect(await axeFaults(page, 'a second try')).toEqual([]);
    await button(page, 'Let’s look again').tap();
    const again = page.getByRole('dialog', { name: 'Let’s look again' });
    await expect.poll(() => again.innerText()).toContain('Papa waits. He listens.');
    expect(await axeFaults(page, 'the page again')).toEqual([]);
    await again.getByRole('button', { name: 'Back to the question' }).tap();
    expect(await answer(page, 'The goat').getAttribute('aria-disabled')).toBe('true');
    const moves = await watchMoves(page);
    await answer(page, 'The last egg').tap();
    // The checks on it and beside the words pop, the figure bounces, and once.
    await expect.poll(moves).toEqual({ check: 2, bounce: 1 });
    await page.getByText('Papa is waiting for the last egg.').first().waitFor();
    await button(page, 'Next').tap();

    for (const wrong of ['Three chicks pull a worm.', 'Four chicks chase a butterfly.'])
      await answer(page, wrong).tap();
    await page.getByText('A new chick comes out of the egg.').first().waitFor();
    expect(await page.getByRole('paragraph').filter({ hasText: 'Yes!' }).count()).toBe(0);
    await button(page, 'Next').tap();
    await page.getByText('A sticker for you').waitFor();

    const answers = async () => (await client(getGrowth, who)).answers;
    await expect.poll(async () => (await answers()).answered).toBe(3);
    expect((await answers()).firstTry).toBe(1);
    await expect
      .poll(async () => (await client(listAwards, who)).items.map(({ kind, deed }) => [kind, deed]))
      .toEqual([['sticker', 'questions']]);
  });

  test('keep their answers in place, may be left at any time, and tell nobody of who is signed out', async () => {
    const page = await visit(phone);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto(`${url}/read/${slug}/11`);
    await page.getByRole('link', { name: 'Questions' }).tap();
    await page.waitForURL(address);
    sent.length = 0;
    const names = async () => page.getByRole('group', { name: 'Answers' }).innerText();
    const before = await names();
    await orderBusyDay(page, ['They ride on a goat', 'They take a drink', 'They chase a butterfly']);
    await page.getByText('Have another look.').last().waitFor();
    expect(await names()).toBe(before);
    await orderBusyDay(page, ['They ride on a goat', 'They take a drink', 'They chase a butterfly']);
    await page.getByText('First they take a drink').first().waitFor();
    await atRest(page);
    expect(sent).toEqual([]);
    await page.getByRole('link', { name: 'Not now' }).tap();
    await page.waitForURL(`**/read/${slug}/11`);
  });
});

test('the end of a book and its own page lead to what is played with it, and a path is come back to', async () => {
  const page = await visit(phone);
  await page.goto(`${url}/read/${slug}/11`);
  const tiles = page.getByRole('region', { name: 'Play with this book' });
  expect(await tiles.getByRole('link').allInnerTexts()).toHaveLength(3);
  await page.goto(url);
  await page.getByRole('link', { name: 'The Great Slow Chase' }).first().tap();
  await page.getByRole('navigation', { name: 'Play with this book' }).getByRole('link', { name: 'Match' }).tap();
  await page.waitForURL('**/play/the-great-slow-chase/match');
  await page.evaluate(() => sessionStorage.setItem('path', '/pathways/first-steps?lId=1'));
  for (const { id } of (await answersOf(page)).items) for (const one of pairOf(page, id)) await one.tap();
  await button(page, 'Next').tap();
  await page.getByText('A sticker for you').waitFor();
  expect(await page.getByRole('link', { name: 'Back to the path' }).getAttribute('href')).toBe(
    '/pathways/first-steps?lId=1',
  );
  expect(await page.getByRole('link', { name: 'Back to the book' }).getAttribute('href')).toBe(
    '/book/the-great-slow-chase',
  );
});

test('what is played with a kept book is played without a network, with its pictures and its sticker', async () => {
  const gateway = await openGateway(url);
  const page = await (await context({ ...phone, serviceWorkers: 'allow' })).newPage();
  await page.goto(`${gateway.url}/book/${slug}`);
  await taken(page);
  await page.getByRole('button', { name: /^Save to this device/ }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.goto(`${gateway.url}/read/${slug}/11`);
  await page.getByRole('link', { name: 'Questions' }).tap();
  await orderBusyDay(page, ['They take a drink', 'They chase a butterfly', 'They ride on a goat']);
  await page.getByText('First they take a drink').first().waitFor();
  await page.goto(`${gateway.url}/play/${slug}/words`);
  await heading(page, 'Put the words back').waitFor();
  await page.goto(`${gateway.url}/play/${slug}/match`);
  const { items } = await answersOf(page);
  for (const { id } of items) {
    const [picture, words] = pairOf(page, id);
    const drawn = () => picture.getByRole('img').evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(0);
    await picture.tap();
    await words.tap();
  }
  await button(page, 'Next').tap();
  await page.getByText('A sticker for you').waitFor();
  const sticker = page.getByRole('main').locator('img:visible').last();
  await expect.poll(() => sticker.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await page.context().close();
  await gateway.close();
});

test('a page that is read out is not read on over the question, nor a question over the next one', async () => {
  const page = await visit(phone);
  await page.addInitScript(giveVoices, ['en-US']);
  await page.goto(address);
  await page.evaluate(() => {
    const cancel = speechSynthesis.cancel.bind(speechSynthesis);
    Object.assign(globalThis, { isSaying: false });
    speechSynthesis.cancel = () => {
      Object.assign(globalThis, { isSaying: false });
      cancel();
    };
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = (utterance) => {
      Object.assign(globalThis, { isSaying: true });
      speak(utterance);
    };
  });
  const isSaying = () => page.evaluate(() => (globalThis as unknown as { isSaying: boolean }).isSaying);
  const order = async (names: string[]) => {
    for (const name of names) await button(page, name).click();
    await button(page, 'Check').click();
  };
  await order(['They ride on a goat.', 'They take a drink.', 'They chase a butterfly.']);
  await button(page, 'Let’s look again').click();
  const again = page.getByRole('dialog', { name: 'Let’s look again' });
  await again.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(isSaying).toBe(true);
  await again.getByRole('button', { name: 'Back to the question' }).click();
  await expect.poll(isSaying).toBe(false);
  await order(['They take a drink.', 'They chase a butterfly.', 'They ride on a goat.']);
  await button(page, 'Listen to the question').click();
  await expect.poll(isSaying).toBe(true);
  await button(page, 'Next').click();
  await expect.poll(isSaying).toBe(false);
});
