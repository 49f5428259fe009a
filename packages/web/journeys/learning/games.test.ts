import { type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeFaults } from '../testing/axe-faults.ts';
import { giveVoices, type SaidSentence } from '../reader/voices.ts';
import { chooseLanguage, phone, useBrowser } from '../testing/visitor.ts';
import {
  answersOf,
  instructionOf,
  dragByFinger,
  middleOf,
  pairOf,
  slotNamed,
  positionsOf,
  tabTo,
  word,
} from './playing.ts';
import { openScriptLibrary } from './script-library.ts';

const { visit } = useBrowser();
const starter = inject('libraryUrl');
let scripts: Awaited<ReturnType<typeof openScriptLibrary>>;

beforeAll(async () => {
  scripts = await openScriptLibrary();
});
afterAll(() => scripts.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const status = (page: Page) => page.getByRole('status').last();

async function open(address: string, more: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const page = await visit({ ...phone, ...more });
  await page.goto(address);
  return page;
}

describe.each([
  ['Arabic', () => `${starter}/play/القمر-يقول-تصبحون-على-خير`, 'rtl'],
  ['Hindi', () => `${starter}/play/चाँद-बोला-शुभ-रात्रि`, 'ltr'],
  ['Chinese', () => `${scripts.url}/play/小猫`, 'ltr'],
  ['Burmese', () => `${scripts.url}/play/ငှက်ကလေး`, 'ltr'],
])('in %s', (_, addressOf, direction) => {
  test('a sentence is put together by keys alone, and the next one by a finger', async () => {
    const page = await open(`${addressOf()}/words`);
    expect(await page.getByRole('main').getAttribute('dir')).toBe(direction);
    const { sentences } = await answersOf(page);
    for (const [at, sentence] of sentences.slice(0, 2).entries()) {
      await heading(page, instructionOf(sentence)).waitFor();
      for (const { spoken, name } of positionsOf(sentence)) {
        if (at > 0) await dragByFinger(page, word(page, spoken), slotNamed(page, name));
        else {
          await tabTo(page, word(page, spoken));
          await page.keyboard.press('Enter');
          await tabTo(page, slotNamed(page, name));
          await page.keyboard.press('Enter');
        }
        await expect.poll(() => slotNamed(page, name).innerText()).toContain(spoken);
      }
      if (at > 0) await button(page, 'Check').tap();
      else await page.keyboard.press('Enter');
      await page.getByText('Yes!').last().waitFor();
      await page.keyboard.press('Enter');
    }
  });

  test('pairs are found by keys alone, and again by a finger', async () => {
    const page = await open(`${addressOf()}/match`);
    const { items } = await answersOf(page);
    const at = { pictures: 0, words: 0 };
    [at.pictures = 0, at.words = 0] = await Promise.all(
      pairOf(page, items[0]?.id ?? '').map(async (one) => (await middleOf(one)).x),
    );
    expect(at.pictures < at.words).toBe(direction === 'ltr');
    for (const { id } of items) {
      const [picture, words] = pairOf(page, id);
      await tabTo(page, picture);
      await page.keyboard.press('Enter');
      await tabTo(page, words);
      await page.keyboard.press('Enter');
    }
    await page.getByText('You found them all!').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('A sticker for you').waitFor();
    // Without its sheet the rays behind it are a black burst.
    expect(await page.locator('.reward__rays').evaluate((rays) => getComputedStyle(rays).maskImage)).toContain(
      'radial-gradient',
    );
    const again = page.getByRole('link', { name: 'Play again' });
    await again.tap();
    await again.waitFor({ state: 'hidden' });
    for (const [number, { id }] of items.entries()) {
      const [picture, words] = pairOf(page, id);
      await dragByFinger(page, picture, words);
      await expect.poll(() => picture.innerText()).toContain(`Pair ${number + 1}`);
    }
    await button(page, 'Next').tap();
    await page.getByText('Your sticker for this story').waitFor();
  });
});

test('a key that was pressed before the game lives counts, and leaves the focus where it has gone since', async () => {
  const page = await visit(phone);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-island-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`${starter}/play/the-great-slow-chase/match`);
  // To the first words the game itself would lead.
  const last = await page.locator('[data-side="text"]').last().getAttribute('data-item');
  const [picture, words] = pairOf(page, last ?? '');
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  await tabTo(page, words);
  arrived.resolve();
  await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('true');
  expect(await words.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => picture.innerText()).toContain('Pair 1');
});

test('a press before the game lives stays a press, wherever the mouse is by then', async () => {
  const page = await visit({ viewport: { width: 1280, height: 1200 } });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-island-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`${starter}/play/the-great-slow-chase/match`);
  // Between the press and its end that the game is told, the mouse itself goes on.
  await page.evaluate(() => {
    let mouse = 0;
    const moved = { bubbles: true, isPrimary: true, pointerType: 'mouse', clientX: 5, clientY: 5 };
    const note = ({ isTrusted, pointerId }: PointerEvent) => {
      if (isTrusted) mouse = pointerId;
      else
        setTimeout(() => document.body.dispatchEvent(new PointerEvent('pointermove', { ...moved, pointerId: mouse })));
    };
    addEventListener('pointerdown', note, { capture: true });
  });
  const { items } = await answersOf(page);
  const [picture, words] = pairOf(page, items[0]?.id ?? '');
  for (const one of [picture, words]) {
    const { x, y } = await middleOf(one);
    await page.mouse.click(x, y);
  }
  arrived.resolve();
  await expect.poll(() => picture.innerText()).toContain('Pair 1');
});

test('the end of a game comes although the device never opens its store', async () => {
  const page = await visit(phone);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto(`${starter}/play/the-great-slow-chase/match`);
  const { items } = await answersOf(page);
  for (const { id } of items) for (const one of pairOf(page, id)) await one.tap();
  await button(page, 'Next').tap();
  await page.getByRole('link', { name: 'Play again' }).waitFor();
  const end = page.getByRole('region', { name: 'The Great Slow Chase' });
  expect(await end.evaluate((one) => one === document.activeElement)).toBe(true);
});

describe('the word game', () => {
  const address = `${starter}/play/the-great-slow-chase/words`;

  test('is played by taps, says what happens, and gives a word back that is dropped beside or put down', async () => {
    const page = await open(address);
    const { sentences } = await answersOf(page);
    const [first, second] = sentences[0] === undefined ? [] : positionsOf(sentences[0]);
    if (first === undefined || second === undefined) throw new Error('The sentence is too short.');
    await slotNamed(page, first.name).tap();
    await expect.poll(() => status(page).innerText()).toBe('Pick a word first.');
    await word(page, second.spoken).tap();
    await expect.poll(() => status(page).innerText()).toContain(`Picked up: ${second.spoken}`);
    await slotNamed(page, first.name).tap();
    expect(await status(page).innerText()).toMatch(/^Gap \d of \d: /);
    // A word that is put where another lies takes its place.
    await word(page, first.spoken).tap();
    await slotNamed(page, first.name).tap();
    expect(await slotNamed(page, first.name).innerText()).toContain(first.spoken);
    expect(await word(page, second.spoken).isEnabled()).toBe(true);
    await slotNamed(page, first.name).tap();
    expect(await word(page, first.spoken).isEnabled()).toBe(true);
    await dragByFinger(page, word(page, first.spoken), heading(page, 'Put the words back'));
    expect(await word(page, first.spoken).isEnabled()).toBe(true);
    expect(await status(page).innerText()).toContain('Put down');
    await word(page, first.spoken).press('Enter');
    await page.keyboard.press('Escape');
    expect(await word(page, first.spoken).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await word(page, first.spoken).getAttribute('aria-pressed')).toBe('false');
  });

  test('helps at the second look, shows the sentence at the third, and takes away neither time nor points', async () => {
    const page = await open(address);
    const { sentences } = await answersOf(page);
    const words = sentences[0] === undefined ? [] : positionsOf(sentences[0]);
    const picture = page.getByRole('img').nth(1);
    const small = (await picture.boundingBox())?.height ?? 0;
    for (const look of ['first', 'second']) {
      // From the last word to the first: never the order of the story.
      for (const { spoken } of words.toReversed()) {
        if (!(await word(page, spoken).isEnabled())) continue;
        await word(page, spoken).tap();
        await slotNamed(page, /empty/).first().tap();
        await expect.poll(() => word(page, spoken).isEnabled()).toBe(false);
      }
      await button(page, 'Check').tap();
      if (look === 'first') {
        await page.getByText('Have another look.').first().waitFor();
        expect((await picture.boundingBox())?.height ?? 0).toBeGreaterThan(small);
      }
    }
    await page.getByText('It goes like this:').first().waitFor();
    expect(await page.getByText('Yes!').count()).toBe(0);
    await button(page, 'Next').tap();
    await page.getByRole('img', { name: 'Step 2 of 4' }).waitFor();
  });

  test('is played with a mouse', async () => {
    const page = await open(address, { hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } });
    const { sentences } = await answersOf(page);
    for (const { spoken, name } of sentences[0] === undefined ? [] : positionsOf(sentences[0]))
      await word(page, spoken).dragTo(slotNamed(page, name));
    await button(page, 'Check').click();
    await page.getByText('Yes!').last().waitFor();
  });

  test('speaks words once sound is asked for, and not before', async () => {
    const page = await visit(phone);
    await page.addInitScript(giveVoices, ['en-US']);
    await page.goto(address);
    const said = () =>
      page.evaluate(() => (globalThis as unknown as { said: SaidSentence[] }).said.map(({ text }) => text));
    const { sentences } = await answersOf(page);
    const [first] = sentences[0] === undefined ? [] : positionsOf(sentences[0]);
    if (first === undefined) throw new Error('The sentence is too short.');
    await word(page, first.spoken).tap();
    await word(page, first.spoken).tap();
    expect(await said()).toEqual([]);
    await button(page, 'Sound').tap();
    await word(page, first.spoken).tap();
    await slotNamed(page, first.name).tap();
    await expect.poll(said).toEqual([first.spoken, first.spoken]);
    await button(page, 'Listen').tap();
    await expect.poll(async () => (await said()).at(-1)).toContain('Put the words back');
  });
});

test.each(['bulan-mengucapkan-selamat-tidur', 'القمر-يقول-تصبحون-على-خير', 'चाँद-बोला-शुभ-रात्रि'])(
  'on a low phone all words of a sentence are over the buttons, when it is told to look again too: %s',
  async (slug) => {
    const page = await open(`${starter}/play/${slug}/words`, { viewport: { width: 320, height: 640 } });
    const { sentences } = await answersOf(page);
    const words = sentences[0] === undefined ? [] : positionsOf(sentences[0]);
    const covered = async () => {
      const foot = await button(page, 'Check').evaluate((one) => one.parentElement?.getBoundingClientRect().top ?? 0);
      const boxes = await Promise.all(words.map(({ spoken }) => word(page, spoken).boundingBox()));
      return boxes.filter((box) => box === null || box.y + box.height > foot).length;
    };
    expect(words.length).toBeGreaterThan(1);
    expect(await covered()).toBe(0);
    for (const { spoken } of words.toReversed()) {
      await word(page, spoken).tap();
      await expect.poll(() => word(page, spoken).getAttribute('aria-pressed')).toBe('true');
      await slotNamed(page, /empty/).first().tap();
    }
    await button(page, 'Check').tap();
    await page.getByText('Have another look.').first().waitFor();
    expect(await covered()).toBe(0);
  },
);

test('a pair that does not belong together parts again; what is looked for is shown the third time', async () => {
  const page = await open(`${starter}/play/papa-counts-to-six/match`);
  const { items } = await answersOf(page);
  const [[picture], [, wrong]] = [pairOf(page, items[0]?.id ?? ''), pairOf(page, items[1]?.id ?? '')];
  for (const said of ['Have another look.', 'Look here.', 'These two belong together.']) {
    await picture.tap();
    await wrong.tap();
    await page.getByText(said).first().waitFor();
  }
  expect(await picture.innerText()).toContain('Pair 1');
});

test.each(['who-drank-the-puddle', 'the-market-in-the-fog'])(
  'six pairs of %s stand on the screen of a low phone together, each large enough for a finger',
  async (slug) => {
    const page = await open(`${starter}/play/${slug}/match`, { viewport: { width: 360, height: 560 } });
    const tiles = page.locator('[data-side]');
    expect(await tiles.count()).toBe(12);
    const boxes = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(560);
    expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(48);
  },
);

describe('where there is nothing to play', () => {
  test('a kind page leads back to the book', async () => {
    const page = await visit(phone);
    const answer = await page.goto(`${scripts.url}/play/hen-and-the-kite/match`);
    expect(answer?.status()).toBe(404);
    await heading(page, 'Nothing to play here yet').waitFor();
    expect(await axeFaults(page, 'nothing to play')).toEqual([]);
    await page.getByRole('link', { name: 'Back to the book' }).tap();
    await page.waitForURL('**/book/hen-and-the-kite');
  });

  test('an address that nobody knows is not found', async () => {
    const page = await visit(phone);
    expect((await page.goto(`${starter}/play/papa-counts-to-six/chess`))?.status()).toBe(404);
    expect((await page.goto(`${starter}/play/no-such-book/match`))?.status()).toBe(404);
  });
});

test('without script a page says what is needed and leads to the book', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false });
  for (const activity of ['questions', 'words', 'match']) {
    await page.goto(`${starter}/play/papa-counts-to-six/${activity}`);
    await page.getByText('turn on JavaScript').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Close' }).click();
  await page.waitForURL('**/book/papa-counts-to-six');
});

test.each([
  ['from left to right', 'light', 'papa-counts-to-six', undefined],
  ['from right to left, in the dark', 'dark', 'بابا-يعدّ-إلى-ستّة', 'العربية'],
] as const)('axe finds nothing at 320 pixels %s', async (_, colorScheme, slug, language) => {
  const page = await visit({ ...phone, viewport: { width: 320, height: 640 }, colorScheme });
  if (language !== undefined) {
    await page.goto(starter);
    await chooseLanguage(page, language);
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  }
  const faults: string[] = [];
  const look = async (where: string) => faults.push(...(await axeFaults(page, where)));
  for (const activity of ['questions', 'words', 'match']) {
    await page.goto(`${starter}/play/${slug}/${activity}`);
    await look(activity);
  }
  const { items } = await answersOf(page);
  for (const [at, { id }] of items.entries()) {
    const [picture, words] = pairOf(page, id);
    for (const one of [picture, words]) await one.tap();
    await expect.poll(() => picture.getAttribute('aria-disabled')).toBe('true');
    if (at === 0) await look('a pair');
  }
  await page.locator('[data-foot] button:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('the end');
  await page.goto(`${starter}/play/${slug}/words`);
  await page.locator('[data-token]:visible').first().tap();
  await page.locator('[data-place]:visible').first().tap();
  await page.locator('[data-place].is-full').waitFor();
  await look('a word in its place');
  expect(faults).toEqual([]);
});

test('words of the screen are in its language where they stand among those of a book', async () => {
  const page = await open(`${starter}/play/القمر-يقول-تصبحون-على-خير/words`);
  const languages = () =>
    page
      .locator('main button .sr')
      .evaluateAll((all) => [...new Set(all.map((one) => one.closest<HTMLElement>('[lang]')?.lang))]);
  expect(await languages()).toEqual(['en']);
  for (const activity of ['match', 'questions']) {
    await page.goto(`${starter}/play/القمر-يقول-تصبحون-على-خير/${activity}`);
    expect(await languages()).toEqual(['en']);
  }
  await page.goto(`${scripts.url}/play/小猫/match`);
  const picture = page.getByRole('button', { name: 'Picture 1', exact: true });
  expect(await picture.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang)).toBe('en');
  await picture.tap();
  await status(page).getByText('Picked up: Picture 1').waitFor();
  expect(await status(page).locator('[lang]').innerText()).toBe('');
});

test('with letters twice as large beads are seen, and short words are whole', async () => {
  const page = await visit({ ...phone, viewport: { width: 320, height: 640 } });
  for (const activity of ['questions', 'match']) {
    await page.goto(`${starter}/play/papa-counts-to-six/${activity}`);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const beads = page.getByRole('img', { name: 'Step 1 of 3' }).locator('i');
    const widths = await beads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths), activity).toBeGreaterThan(12);
  }
  const broken = await page.locator('[data-side="text"] > [dir]:not(.sr)').evaluateAll((all) =>
    all.flatMap((one) => {
      const text = one.firstChild;
      if (text === null) return [];
      return [...(text.textContent ?? '').matchAll(/[^ ]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('what the parts of a game are called is in the language of the screen', async () => {
  const page = await open(`${starter}/play/القمر-يقول-تصبحون-على-خير/words`);
  const called = () =>
    page
      .locator('main [role="group"]:visible')
      .evaluateAll((all) => all.map((one) => [one.ariaLabel, one.closest<HTMLElement>('[lang]')?.lang]));
  expect(await called()).toEqual([
    ['Sentence', 'en'],
    ['Words', 'en'],
  ]);
});
