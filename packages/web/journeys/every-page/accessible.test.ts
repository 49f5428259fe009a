import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { turnQueued, turnTo } from '../reader/turns.ts';
import { chooseLanguage, phone, started, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');

interface Question {
  choices: { key: string; text: string }[];
  answer: string[];
}

const screens = [
  '/',
  '/search?cardName=the',
  '/search?cardName=zzz',
  '/level/1',
  '/tag/1',
  '/collections',
  '/collection/good-night',
  '/book/the-great-slow-chase',
  '/book/the-great-slow-chase/lesson',
  '/read/the-great-slow-chase/0',
  '/read/the-great-slow-chase/3',
  '/read/the-great-slow-chase/12',
  '/about',
  '/collaborators?role=AUTHOR',
  '/termsandcondition',
  '/accessibility',
  '/login',
  '/login?told=address-confirmed',
  '/login/sign-up',
  '/profile/verify?token=any',
  '/login/forgot-password',
  '/profile/signin?error=access_denied',
  '/profile/verify',
  '/profile/reset-password?token=x',
  '/mybooks',
  '/mybooks?show=reading',
  '/mybooks?show=downloaded',
  '/no-such-page',
];

test.each([
  ['left to right', undefined],
  ['right to left', 'العربية'],
] as const)(
  'axe finds nothing on any screen, light and dark, and nothing scrolls sideways at 320 pixels: %s',
  async (_, language) => {
    const page = await visit({ ...phone, viewport: { width: 320, height: 640 } });
    if (language !== undefined) {
      await page.goto(url);
      await chooseLanguage(page, language);
      await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    }
    for (const screen of screens) {
      await page.goto(url + screen);
      expect(await axeFaultsInBoth(page, screen)).toEqual([]);
    }
    for await (const state of states(page)) expect(await axeFaultsInBoth(page, state)).toEqual([]);
  },
);

/** What a screen becomes by what is done on it, one after the other. */
async function* states(page: Page): AsyncGenerator<string> {
  await page.goto(`${url}/search?cardName=the`);
  await started(page);
  await page.locator('.find__btn').tap();
  yield 'the filters of a search';
  yield* answered(page);
  await page.goto(`${url}/read/papa-counts-to-six/11`);
  await page.locator('.reader[data-records]').waitFor();
  await page.keyboard.press('PageDown');
  await page.locator('.reward.has-sticker').waitFor();
  yield 'the end with its sticker';
  await page.goto(`${url}/read/jumo-and-the-big-boom/3`);
  await page.locator('.reader[data-records]').waitFor();
  await turnTo(page, 4);
  await turnQueued(page);
  for (const path of ['/', '/mybooks?show=reading']) {
    await page.goto(url + path);
    await page.locator('.cont [href^="/read/"]').first().waitFor();
    yield `${path} with what was begun`;
  }
}

/** The first question is answered right, the second wrong and then right. */
async function* answered(page: Page): AsyncGenerator<string> {
  await page.goto(`${url}/play/papa-counts-to-six/questions`);
  await started(page);
  const text = await page.locator('main.play [data-props]').getAttribute('data-props');
  const { game } = JSON.parse(text ?? '') as { game: { questions: Question[] } };
  const step = page.locator('.play__step:not([hidden])');
  const give = ({ choices }: Question, key = '') =>
    step
      .locator('[data-choice]')
      .filter({ hasText: choices.find((one) => one.key === key)?.text ?? '' })
      .tap();
  const [order, single] = game.questions;
  if (order === undefined || single === undefined) throw new Error('The book has no two questions.');
  for (const key of order.answer) await give(order, key);
  yield 'an order that is not checked yet';
  await step.locator('.play__foot .btn--leaf:visible').tap();
  await step.locator('.tile.is-right').first().waitFor();
  yield 'a right order';
  await step.locator('.play__foot .btn--leaf:visible').tap();
  await give(single, single.choices.find(({ key }) => !single.answer.includes(key))?.key);
  await step.locator('.tile.is-again').waitFor();
  yield 'a wrong answer';
  await give(single, single.answer[0]);
  await step.locator('.tile.is-right').waitFor();
  yield 'a right answer';
}
