import { expect, inject, test } from 'vitest';
import { phone, useBrowser } from '../testing/visitor.ts';

const { visit } = useBrowser();
const url = inject('libraryUrl');

test('with JavaScript off a visitor finds a book and reaches and reads every page', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto(url);
  await page.getByRole('searchbox').fill('moon');
  await page.keyboard.press('Enter');
  await page.waitForURL(/cardName=moon/);
  await page.getByRole('link', { name: 'The Moon Says Good Night' }).click();
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  const texts: string[] = [];
  for (let number = 0; number <= 10; number++) {
    await page.waitForURL(`**/read/the-moon-says-good-night/${number}`);
    const picture = page.getByRole('article').getByRole('img');
    expect(await picture.getAttribute('alt')).not.toBe('');
    texts.push(await page.getByRole('article').innerText());
    await page.getByRole('link', { name: 'Next page' }).click();
  }
  await page.getByRole('heading', { name: /^You finished / }).waitFor();
  expect(new Set(texts).size).toBe(11);
});

test.each([
  ['/tag/1', 'Free storybooks for children about Animals.', 3],
  ['/collection/good-night', 'Gentle books to share at the end of the day.', 3],
  ['/level/2', 'Short sentences with repeated words.', 0],
])(
  'the list %s opens with a band: its name, a sentence, how many books, and a figure',
  async (path, sentence, covers) => {
    const page = await visit({ ...phone, javaScriptEnabled: false });
    await page.goto(url + path);
    const band = page.getByRole('main').locator('.listband');
    await band.getByRole('heading', { level: 1 }).waitFor();
    await band.getByText(sentence).waitFor();
    await band.getByText(/^\d+ books$/).waitFor();
    expect(await band.locator('.fan img').count()).toBe(covers);
    expect(await band.locator('.listband__figure > *').count()).toBe(1);
  },
);

test('a level shows a page of a story, with its picture, and the way to that page', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false });
  for (const level of [1, 4]) {
    await page.goto(`${url}/level/${level}`);
    const sample = page.getByRole('group').filter({ hasText: 'A page at this level' });
    await sample.getByText('A page at this level').click();
    const [words = ''] = (await sample.getByRole('paragraph').innerText()).trim().split('\n');
    expect(words).not.toBe('');
    const picture = sample.getByRole('img');
    expect(await picture.getAttribute('alt')).not.toBe('');
    expect(await picture.getAttribute('loading')).toBe('lazy');
    expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(0);
    await sample.getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/read\/[^/]+\/[1-9]\d*$/);
    await page.getByRole('article').getByText(words).waitFor();
  }
});

test('with JavaScript off a visitor chooses a language', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto(`${url}/search?cardName=a`);
  await page.getByRole('button', { name: /^App Language/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: 'Español' })
    .or(page.getByRole('dialog').getByRole('radio', { name: 'español' }))
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  // The address is the same before and after.
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
  await page.waitForURL('**/search?cardName=a');
});
