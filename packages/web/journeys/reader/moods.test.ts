import { listReviews, type Review, reviewBook } from '@letsread/reading/contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, useBrowser } from '../testing/visitor.ts';
import { openReader } from './turns.ts';

const { context, visit } = useBrowser();
const url = inject('libraryUrl');
const slug = 'who-drank-the-puddle';
const book = `${url}/read/${slug}`;

async function readerCalled(name: string) {
  const {
    context: visitor,
    client,
    userId,
    profiles,
  } = await signedIn(await context(phone), url, { as: `Whose child is ${name}`, profiles: [name] });
  const who = { userId, profileId: profiles[0]?.id ?? '' };
  const said = async () => (await client(listReviews, who)).items.map(({ mood, reason }) => [mood, reason]);
  const say = (bookId: string, mood: Review['mood']) => client(reviewBook, { ...who, bookId, body: { mood } });
  return { visitor, said, say };
}

async function toTheEnd(page: Page): Promise<void> {
  await page.locator('.progress input:enabled').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: /^You finished / }).waitFor();
}

/** As a finger does: on the face, over which the radio lies. */
const press = (page: Page, name: string) =>
  page
    .locator('.mood')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .tap();
const face = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

describe('how a book was', () => {
  test('is asked at its end by faces, may be changed, and stands there when the book is read again', async () => {
    const { visitor, said } = await readerCalled('Lina');
    const page = await openReader(visitor, `${book}/0`);
    await toTheEnd(page);
    await page.getByRole('group', { name: 'How was this book?' }).waitFor();
    expect(await axeFaults(page, 'the end with faces')).toEqual([]);
    await press(page, 'Sad');
    await page.getByRole('group', { name: 'Why?' }).waitFor();
    await press(page, 'Scary');
    await page.getByText('Thank you for telling us.').waitFor();
    await expect.poll(said).toEqual([['SAD', 'SCARY']]);
    await press(page, 'Great');
    await expect.poll(() => page.getByRole('group', { name: 'Why?' }).isVisible()).toBe(false);
    await expect.poll(said).toEqual([['GREAT', null]]);

    const again = await openReader(visitor, `${book}/0`);
    await toTheEnd(again);
    await expect.poll(() => face(again, 'Great').isChecked()).toBe(true);
  });

  test('is shown to nobody else: a book that is come back to forgets who has signed out', async () => {
    const { visitor, said } = await readerCalled('Ebo');
    const page = await openReader(visitor, `${book}/0`);
    await toTheEnd(page);
    await press(page, 'Great');
    await expect.poll(said).toEqual([['GREAT', null]]);
    await visitor.clearCookies();
    // As the browser shows a page that it has kept for the way back.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => page.getByRole('group', { name: 'How was this book?' }).isVisible()).toBe(false);
    await page.getByRole('heading', { name: /^You finished / }).waitFor();
  });

  test('is said by keyboard alone, without turning the page', async () => {
    const { visitor, said } = await readerCalled('Tomo');
    const page = await openReader(visitor, `${book}/0`);
    await toTheEnd(page);
    const address = page.url();
    await page.getByRole('group', { name: 'How was this book?' }).waitFor();
    await face(page, 'Great').focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(said).toEqual([['SO_SO', null]]);
    expect(page.url()).toBe(address);
  });

  test('that is said without the network is told when it is back', async () => {
    const { visitor, said } = await readerCalled('Hana');
    const page = await openReader(visitor, `${book}/0`);
    await toTheEnd(page);
    await page.getByRole('group', { name: 'How was this book?' }).waitFor();
    await visitor.setOffline(true);
    await press(page, 'Good');
    await page.getByText('Thank you for telling us.').waitFor();
    await visitor.setOffline(false);
    await expect.poll(said).toEqual([['GOOD', null]]);
  });

  test('is told the library at once where the browser keeps nothing', async () => {
    const { visitor, said } = await readerCalled('Abla');
    await visitor.addInitScript("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
    const page = await openReader(visitor, `${book}/0`);
    await toTheEnd(page);
    await press(page, 'Good');
    await expect.poll(said).toEqual([['GOOD', null]]);
    await page.getByText('Thank you for telling us.').waitFor();
  });

  test('is not asked of who reads without a profile', async () => {
    const page = await visit(phone);
    await page.goto(`${book}/0`);
    await toTheEnd(page);
    await page.getByRole('button', { name: 'Favourite' }).waitFor();
    await atRest(page);
    expect(await page.getByRole('group', { name: 'How was this book?' }).count()).toBe(0);
  });

  test('is told on the book page once five readers have said it', async () => {
    const other = 'the-market-in-the-fog';
    const answer = await fetch(`${url}/api/v5/book/${other}`);
    const { bookId } = (await answer.json()) as { bookId: string };
    const page = await visit(phone);
    for (const name of ['Ada', 'Ben', 'Cho', 'Dia', 'Eli']) {
      await page.goto(`${url}/book/${other}`);
      expect(await page.getByText('Most readers:').count()).toBe(0);
      const { visitor, say } = await readerCalled(name);
      await say(bookId, 'GREAT');
      await visitor.close();
    }
    await expect
      .poll(async () => {
        await page.goto(`${url}/book/${other}`);
        return page.getByText('Most readers: Great').count();
      })
      .toBe(1);
  });
});

test('with letters twice as large on the smallest phone no word of a face is broken', async () => {
  const { visitor } = await readerCalled('Nia');
  const page = await openReader(visitor, `${book}/0`);
  await page.setViewportSize({ width: 320, height: 640 });
  const rows = () =>
    page
      .locator('.mood:visible')
      .evaluateAll((faces) => new Set(faces.map((one) => one.getBoundingClientRect().top)).size);
  await toTheEnd(page);
  await page.getByRole('group', { name: 'How was this book?' }).waitFor();
  expect(await rows()).toBe(1);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const broken = await page.locator('.mood:visible span').evaluateAll((all) =>
    all.flatMap((one) => {
      const text = one.firstChild;
      return [...(text?.textContent ?? '').matchAll(/[^ ]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});
