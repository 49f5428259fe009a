import { interfaceLanguages } from '@letsread/interface-text/interface-languages.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { messagesIn } from '@letsread/interface-text/messages.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';
import { textFaults } from './text-faults.ts';

const { context } = useBrowser();
const url = inject('libraryUrl');

interface OfferedLanguage {
  id: string;
  name: string;
  languageISOCode: string;
  direction: string;
}

let offered: OfferedLanguage[];
beforeAll(async () => {
  offered = ((await (await fetch(`${url}/api/language/by_type`)).json()) as { languages: OfferedLanguage[] }).languages;
});

const wordsIn = (code: string, tag: string) => messagesIn(interfaceText(code)?.fields ?? {}, tag);

async function speaking(visitor: BrowserContext, tag: string): Promise<Page> {
  const language = offered.find((one) => one.languageISOCode === tag);
  if (language === undefined) throw new Error(`${tag} is not offered.`);
  const { id, name, direction } = language;
  const stored = { id, name: encodeURIComponent(name), lang: tag, direction };
  await visitor.addCookies(
    Object.entries(stored).map(([field, value]) => ({ name: `localization_${field}`, value, url })),
  );
  return visitor.newPage();
}

test('section 4: every language with words of its own is offered, under its own name and in its direction', () => {
  for (const { tag, name, direction } of interfaceLanguages)
    expect(offered).toContainEqual(expect.objectContaining({ languageISOCode: tag, name, direction }));
});

describe('the home page on a phone', () => {
  test.each(interfaceLanguages)(
    'speaks $englishName, with nothing cut off and nothing over another',
    async ({ code, tag, direction }) => {
      const page = await speaking(await context(phone), tag);
      const faults: Error[] = [];
      page.on('pageerror', (fault) => faults.push(fault));
      await page.goto(url);
      const t = wordsIn(code, tag);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      await page.getByRole('heading', { level: 1, name: t('catalogue.home.title') }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await textFaults(page)).toEqual([]);
      await page.getByRole('banner').locator('[commandfor=menu]').click();
      await page.getByRole('dialog', { name: t('shell.menu.title') }).waitFor();
      expect(await textFaults(page)).toEqual([]);
      // Scripts took the page over as it came: with other words or numbers they would have made it anew, without the menu.
      await started(page);
      expect(faults).toEqual([]);
    },
  );

  test('shows texts that are cut off or lie over each other', async () => {
    const page = await speaking(await context(phone), 'es');
    await page.goto(url);
    await page.addStyleTag({ content: 'h2 { width: 3em; white-space: nowrap } .tabs { margin-inline: -40px }' });
    expect(await textFaults(page)).not.toEqual([]);
  });
});

test('on a tablet no name of a tab lies over its figure, in whatever language', async () => {
  const visitor = await context({ ...laptop, viewport: { width: 768, height: 700 } });
  for (const { tag } of interfaceLanguages) {
    const page = await speaking(visitor, tag);
    await page.goto(`${url}/about`);
    await page.evaluate(() => document.fonts.ready);
    const faults = await page.locator('.tab').evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const [figure, name] = [...tab.children].map((part) => part.getBoundingClientRect());
        const { left, right } = tab.getBoundingClientRect();
        if (figure === undefined || name === undefined) return ['not made of a figure and a name'];
        const isOver =
          figure.left < name.right && name.left < figure.right && figure.top < name.bottom && name.top < figure.bottom;
        const isCut = [...tab.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
        return isOver || isCut || name.left < left || name.right > right ? [tab.textContent] : [];
      }),
    );
    expect([tag, faults]).toEqual([tag, []]);
    expect([tag, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tag, 768]);
    await page.close();
  }
});

test('the themes of a book in another language than the page say which language their names are in', async () => {
  const arabic = offered.find(({ languageISOCode }) => languageISOCode === 'ar')?.id;
  const found = (await (await fetch(`${url}/api/v5/book/search?lId=${arabic}&limit=1`)).json()) as {
    items: { slug: string }[];
  };
  const theme = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('link').first();
  const inEnglish = await speaking(await context(laptop), 'en');
  await inEnglish.goto(`${url}/book/${found.items[0]?.slug}`);
  expect(await theme(inEnglish, 'About').innerHTML()).toMatch(/^<bdi lang="ar">/);
  const inArabic = await speaking(await context(laptop), 'ar');
  await inArabic.goto(`${url}/book/${found.items[0]?.slug}`);
  expect(await theme(inArabic, wordsIn('ar', 'ar')('catalogue.search.about')).innerHTML()).not.toContain('<');
});

test('a caregiver goes through five scripts: each time the whole page speaks the language that was chosen', async () => {
  const page = await (await context(phone)).newPage();
  await page.goto(`${url}/search?cardName=moon`);
  for (const code of ['ar', 'hi', 'km', 'zh', 'my', 'en']) {
    const language = interfaceLanguages.find((one) => one.code === code);
    if (language === undefined) throw new Error(`${code} has no words.`);
    const { tag, name, direction } = language;
    await chooseLanguage(page, name);
    await page.waitForFunction((expected) => document.documentElement.lang === expected, tag);
    expect(page.url()).toBe(`${url}/search?cardName=moon`);
    expect(await page.locator('html').getAttribute('dir')).toBe(direction);
    const t = wordsIn(code, tag);
    const tabs = page.getByRole('navigation', { name: t('shell.tabs'), exact: true });
    for (const key of ['shell.tabs.home', 'shell.tabs.my-books', 'shell.tabs.profile'])
      await tabs.getByRole('link', { name: t(key), exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: t('catalogue.search.title') }).waitFor();
    await page.getByRole('contentinfo').getByText(t('shell.footer.program')).waitFor();
  }
});
