import { splitMyanmarSyllables } from '@letsread/formats/words/myanmar-syllables.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScriptLibrary } from '../learning/script-library.ts';
import { phone, useBrowser } from '../testing/visitor.ts';
import { giveVoices, type SaidSentence } from './voices.ts';

const { context } = useBrowser();
let library: Awaited<ReturnType<typeof openScriptLibrary>>;
beforeAll(async () => {
  library = await openScriptLibrary();
});
afterAll(() => library.close());

const narrow = { ...phone, viewport: { width: 260, height: 640 } };
const shownWords = '.page[data-at="now"] [data-story] p';

/** The syllables of what is shown that stand in two lines, and how many lines there are. */
async function tornSyllables(page: Page, selector: string): Promise<{ torn: string[]; lines: number }> {
  const texts = await page.locator(selector).allTextContents();
  const syllables = texts.map((text) =>
    [...text.matchAll(/[\p{Script=Myanmar}]+/gu)].flatMap(({ 0: run, index }) => {
      let start = index;
      return splitMyanmarSyllables(run).map((syllable) => ({ start, end: (start += syllable.length) }));
    }),
  );
  return page.evaluate(
    ({ selector, syllables }) => {
      const torn: string[] = [];
      const tops = new Set<number>();
      for (const [at, element] of document.querySelectorAll(selector).entries()) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const letters: { node: Text; offset: number }[] = [];
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (let offset = 0; offset < node.length; offset++) letters.push({ node, offset });
        }
        for (const { start, end } of syllables[at] ?? []) {
          const lines = new Set<number>();
          for (const { node, offset } of letters.slice(start, end)) {
            const range = document.createRange();
            range.setStart(node, offset);
            range.setEnd(node, offset + 1);
            for (const { top } of range.getClientRects()) lines.add(Math.round(top));
          }
          for (const top of lines) tops.add(top);
          if (lines.size > 1)
            torn.push(
              letters
                .slice(start, end)
                .map(({ node, offset }) => node.data[offset])
                .join(''),
            );
        }
      }
      return { torn, lines: tops.size };
    },
    { selector, syllables },
  );
}

describe.each([narrow, phone])(
  'a story in Mon, which browsers break by a dictionary of Burmese, at $viewport.width pixels',
  (device) => {
    test.each([
      ['in the reader', '/read/mon/1', shownWords],
      ['on its cover', '/read/mon/0', shownWords],
      ['in another site', '/embed/mon/2', shownWords],
      ['on the page of the book', '/book/mon', 'h1'],
    ])('%s no line ends inside a syllable', async (_, path, selector) => {
      const page = await (await context(device)).newPage();
      await page.goto(library.url + path);
      await page.locator(selector).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const { torn, lines } = await tornSyllables(page, selector);
      expect(torn).toEqual([]);
      expect(lines).toBeGreaterThan(path.startsWith('/read/mon/1') ? 2 : 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  },
);

test('the words of such a page are marked, told by a tap, found and copied as in any other', async () => {
  const visitor = await context(phone);
  await visitor.addInitScript(giveVoices, ['mnw-MM']);
  const page = await visitor.newPage();
  await page.goto(`${library.url}/read/mon/1`);
  await page.getByRole('button', { name: 'Listen' }).waitFor();
  const sentence = 'ပါင်တြင်တေအ်ကေတ်ဍာ်ကောန်ၚာ်သၠုင်ကွေဟ်ဟ်။';
  const story = page.locator(shownWords);
  await story.getByText('တေအ်').tap();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { said: SaidSentence[] }).said.map(({ text }) => text)))
    .toEqual([sentence]);
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range as Range).toString()).join(''));
  expect(await marked()).toBe(sentence);
  await page.evaluate(() =>
    (globalThis as unknown as { sayWord: (index: number, length: number) => void }).sayWord(0, 8),
  );
  await expect.poll(marked).toBe('ပါင်တြင်');

  const found = await page.evaluate((words) => {
    getSelection()?.removeAllRanges();
    return (globalThis as unknown as { find: (words: string) => boolean }).find(words) && getSelection()?.toString();
  }, 'ပါင်တြင်တေအ်');
  expect(found).toBe('ပါင်တြင်တေအ်');
  const copied = await story.evaluate((one) => {
    getSelection()?.selectAllChildren(one);
    return [getSelection()?.toString(), one.textContent];
  });
  expect(copied[0]).toBe(copied[1]);
});

test('where the browser marks no ranges, its syllables are marked as they stand', async () => {
  const visitor = await context(phone);
  await visitor.addInitScript(giveVoices, ['mnw-MM']);
  await visitor.addInitScript(() => {
    const { escape, supports } = CSS;
    Object.defineProperty(globalThis, 'CSS', { value: { escape, supports } });
  });
  const page = await visitor.newPage();
  await page.goto(`${library.url}/read/mon/1`);
  const text = await page.locator(shownWords).textContent();
  await page.getByRole('button', { name: 'Listen' }).tap();
  await expect
    .poll(async () => (await page.locator('.spoken').allTextContents()).join(''))
    .toBe('ကောန်ၚာ်မွဲဂွံဆဵုပါင်တြင်ကွေဟ်ဟ်ဇၞော်။');
  expect((await tornSyllables(page, shownWords)).torn).toEqual([]);
  expect(await page.locator(shownWords).textContent()).toBe(text);
});

test('the name of such a book is heard without gaps', async () => {
  const page = await (await context(phone)).newPage();
  await page.goto(`${library.url}/book/mon`);
  const client = await page.context().newCDPSession(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  expect(nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value)).toContain(
    'ပါင်တြင်ကွေဟ်ဟ်ဇၞော်',
  );
});
