import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addTestBook, arabicId } from '@letsread/catalogue/testing/test-library.ts';
import { recordCompletions } from '@letsread/learning/contract.ts';
import { recordAnswers } from '@letsread/learning/games/contract.ts';
import { addReadTime, listProfiles, setReminder } from '@letsread/profiles/contract.ts';
import { listReaderLevels, reviewBook, setReaderLevel, turnPage } from '@letsread/reading/contract.ts';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaults } from '../testing/axe-faults.ts';
import { openGrownUps } from '../testing/open-grown-ups.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';
import { type GrowingLibrary, openGrowingLibrary } from './growing-library.ts';

const { context } = useBrowser();
/** The whole browser, which takes twice as long for the same page. */
const { context: notifiableContext } = useBrowser({ hasNotifications: true });
let library: GrowingLibrary;
let url: string;
let turn = 0;
beforeAll(async () => {
  library = await openGrowingLibrary();
  url = library.url;
});
afterAll(() => library.close());

/** A caregiver of a new account with these readers, and what is done as them. */
async function caregiver({
  readers = ['Amina'],
  open: openContext = context,
  ...options
}: { readers?: string[]; open?: typeof context } & BrowserContextOptions = {}) {
  turn += 1;
  const visit = await openContext({ ...phone, ...options });
  const session = await signedIn(visit, url, {
    as: `Caregiver ${turn}`,
    profiles: readers,
    mails: library.mails,
  });
  const profileId = session.profiles[0]?.id ?? '';
  const own = { userId: session.userId, profileId };
  return {
    ...session,
    profileId,
    own,
    page: await visit.newPage(),
    /** Reads to the end of some of the six books. */
    async finish(from: number, to: number) {
      for (const bId of library.boats.slice(from, to))
        await session.client(turnPage, {
          pageNumber: '2',
          uId: session.userId,
          pId: profileId,
          bId,
          lId: englishLanguageId,
        });
    },
    read: (readTime: string, id = profileId) =>
      session.client(addReadTime, { profileId: id, uId: session.userId, readTime, day: today }),
  };
}

type Caregiver = Awaited<ReturnType<typeof caregiver>>;

const today = new Date().toISOString().slice(0, 10);
const at = (time: string) => new Date(`${today}T${time}:00Z`);
const main = (page: Page) => page.getByRole('main');
/** Opens a page and waits until reminders are looked after, and what that asks is answered. */
async function openWatched(page: Page, address: string): Promise<void> {
  const watching = page.waitForResponse((answer) => answer.url().includes('watch-reminders'));
  await page.goto(address);
  await watching;
  await atRest(page);
}

async function open({ page }: Caregiver, path: string): Promise<void> {
  await page.goto(url + path);
  await started(page);
  if (/^\/profile\/\d+$/.test(path)) await openGrownUps(page);
}

describe('the levels of a reader', () => {
  const levels = (page: Page) => main(page).getByRole('region', { name: 'Levels' });
  const known = async ({ client, own }: Caregiver) => (await client(listReaderLevels, own)).items;

  test('after five finished books an adult is asked, “Not now” begins the count anew, and any level can be chosen', async () => {
    const joseph = await caregiver();
    const { page, profileId } = joseph;
    await open(joseph, `/profile/${profileId}`);
    await levels(page).getByText('Finish a book to see a level.').waitFor();
    await joseph.finish(0, 4);
    await open(joseph, `/profile/${profileId}`);
    await levels(page).getByText('Level 2 Beginner').first().waitFor();
    await levels(page).getByText('Chosen from books read').waitFor();
    expect(await levels(page).getByRole('button', { name: 'Not now' }).count()).toBe(0);
    await joseph.finish(4, 5);
    await open(joseph, `/profile/${profileId}`);
    await levels(page).getByText('Amina has finished 5 books at level 2 in English. Try level 3?').waitFor();
    await levels(page).getByRole('button', { name: 'Not now' }).click();
    await levels(page).getByText('Chosen by an adult').waitFor();
    expect(await levels(page).getByRole('button', { name: 'Not now' }).count()).toBe(0);
    // The button that was pressed is gone.
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('English');
    const chosen = { languageId: englishLanguageId, level: 2, isChosen: true, finished: 0, next: null };
    expect(await known(joseph)).toEqual([chosen]);
    await levels(page).getByText('Choose another level').click();
    const choice = levels(page).getByRole('group', { name: 'Level in English' });
    await choice.getByRole('radio', { name: 'Level 4 Independent Age 9' }).check();
    expect(await known(joseph)).toEqual([chosen]);
    await choice.getByRole('button', { name: 'Set this level' }).click();
    await levels(page).getByText('Level 4 Independent').first().waitFor();
    await expect.poll(focused).toBe('English');
    await expect.poll(() => known(joseph)).toMatchObject([{ level: 4, isChosen: true }]);
  });

  test('a book that is too hard for who reads says “Read to me”, on its card and its page, and opens like any other', async () => {
    const joseph = await caregiver();
    const { page, client, own } = joseph;
    const hard = {
      languageId: englishLanguageId,
      title: 'The Ship’s Long Log',
      slug: 'long-log',
      pages: ['A log.', 'A long log.'],
    };
    await addTestBook(library.database.pool, { key: 'log', level: 3, reads: 0, tags: [], editions: [hard] });
    const card = (title: string) => main(page).getByRole('article').filter({ hasText: title });
    await open(joseph, '/search?cardName=log');
    await card(hard.title).waitFor();
    expect(await card(hard.title).textContent()).not.toContain('Read to me');
    await client(setReaderLevel, { ...own, languageId: englishLanguageId, body: { level: 1 } });
    await page.reload();
    await card(hard.title).getByText('Read to me').waitFor();
    await open(joseph, '/search?cardName=boat');
    await card('Boat 1').waitFor();
    expect(await main(page).getByText('Read to me').count()).toBe(0);

    await open(joseph, '/book/long-log');
    await main(page).getByText('Read to me').waitFor();
    await main(page).getByText('Hard to read alone at level 1. Read it together.').waitFor();
    expect(await axeFaults(page, 'a book that is too hard')).toEqual([]);
    await main(page).getByRole('link', { name: 'Read', exact: true }).click();
    await page.waitForURL('**/read/long-log/**');

    const visitor = await context(phone);
    const other = await visitor.newPage();
    await other.goto(`${url}/book/long-log`);
    expect(await main(other).getByText('Read to me').count()).toBe(0);
  });

  test('without script an adult says yes to the next level, chooses another and takes ten minutes', async () => {
    const joseph = await caregiver({ javaScriptEnabled: false });
    const { page, profileId } = joseph;
    await joseph.finish(0, 5);
    await page.goto(`${url}/profile/${profileId}`);
    await openGrownUps(page);
    await levels(page).getByRole('button', { name: 'Yes, level 3' }).click();
    await levels(page).getByText('Chosen by an adult').waitFor();
    expect(await known(joseph)).toMatchObject([{ level: 3, isChosen: true, finished: 0 }]);
    await levels(page).getByText('Choose another level').click();
    await levels(page).getByRole('radio', { name: 'Level 1 Emergent' }).check();
    await levels(page).getByRole('button', { name: 'Set this level' }).click();
    await main(page).getByRole('button', { name: 'Make it 10 minutes' }).click();
    await main(page).getByRole('img', { name: '0 of 10 minutes today' }).waitFor();
  });

  test.each([true, false])(
    'Enter sends what was chosen, not what is offered (script: %s)',
    async (javaScriptEnabled) => {
      const joseph = await caregiver({ javaScriptEnabled });
      const { page, profileId, client, userId } = joseph;
      await joseph.finish(0, 5);
      if (javaScriptEnabled) await open(joseph, `/profile/${profileId}`);
      else await page.goto(`${url}/profile/${profileId}`);
      await openGrownUps(page);
      await levels(page).getByRole('button', { name: 'Yes, level 3' }).waitFor();
      await levels(page).getByText('Choose another level').click();
      const emergent = levels(page).getByRole('radio', { name: 'Level 1 Emergent' });
      await emergent.check();
      await emergent.press('Enter');
      await levels(page).getByText('Chosen by an adult').waitFor();
      expect(await known(joseph)).toMatchObject([{ level: 1, isChosen: true }]);
      await main(page).getByRole('button', { name: 'Make it 10 minutes' }).waitFor();
      const minutes = main(page).getByRole('spinbutton');
      await minutes.fill('30');
      await minutes.press('Enter');
      await expect.poll(async () => (await client(listProfiles, { userId })).items[0]?.minutesPerDay).toBe(30);
    },
  );
});

describe('the goal and its reminder', () => {
  const goal = (page: Page) => main(page).getByRole('form', { name: 'Reading time' });
  const stored = async ({ client, userId }: Caregiver) => (await client(listProfiles, { userId })).items[0];

  test('days, a pause and the time zone are kept; ten minutes are offered to who begins to read', async () => {
    const joseph = await caregiver({ timezoneId: 'Asia/Phnom_Penh' });
    const { page, profileId } = joseph;
    await open(joseph, `/profile/${profileId}`);
    expect(await goal(page).getByText('Ten minutes are plenty').count()).toBe(0);
    await joseph.finish(0, 2);
    await open(joseph, `/profile/${profileId}`);
    await goal(page).getByRole('button', { name: 'Make it 10 minutes' }).click();
    for (const day of ['Saturday', 'Sunday']) await goal(page).getByRole('checkbox', { name: day }).uncheck();
    await goal(page).getByLabel('Pause reminders until').fill('2999-08-01');
    await goal(page).getByText('Saved', { exact: true }).waitFor();
    await expect
      .poll(() => stored(joseph))
      .toMatchObject({
        minutesPerDay: 10,
        dailyReminder: true,
        dailyReminderTime: '12:00',
        timezone: 'Asia/Phnom_Penh',
        days: [1, 2, 3, 4, 5],
        pausedUntil: '2999-08-01',
      });
    await goal(page).getByText('Ten minutes are plenty').waitFor({ state: 'hidden' });
    await goal(page).getByLabel('Pause reminders until').fill('');
    await expect.poll(async () => (await stored(joseph))?.pausedUntil).toBeNull();
  });

  test('the calendar file has the days, is the account’s own and is kept by nobody', async () => {
    const joseph = await caregiver();
    const { page, profileId, own, client } = joseph;
    const body = { minutesPerDay: 15, dailyReminder: true, dailyReminderTime: '18:30', days: [2, 4] };
    await client(setReminder, { ...own, body });
    await open(joseph, `/profile/${profileId}`);
    const waiting = page.waitForEvent('download');
    await goal(page).getByRole('link', { name: 'Add to my calendar' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('lets-read-reminder.ics');
    const answer = await page.request.get(`${url}/profile/${profileId}/reminder.ics`);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    const text = await answer.text();
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU,TH\r\nSUMMARY:Time for a story with Amina\r\n');
    expect(text).toMatch(/DTSTART:\d{8}T183000\r\nDURATION:PT15M\r\n/);
    const other = await caregiver();
    expect((await other.page.request.get(`${url}/profile/${profileId}/reminder.ics`)).status()).toBe(404);
    await client(setReminder, { ...own, body: { ...body, days: [] } });
    expect((await page.request.get(`${url}/profile/${profileId}/reminder.ics`)).status()).toBe(404);
    const visitor = await (await context()).request.get(`${url}/profile/${profileId}/reminder.ics`);
    expect(visitor.url()).toBe(`${url}/profile/signin`);
  });
});

describe('the reminder in the page', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Time for a story' });
  test('comes with the first page after its time, once a day, and not before', async () => {
    const joseph = await caregiver({ readers: ['Amina', 'Tano'], timezoneId: 'UTC' });
    const { page } = joseph;
    await page.clock.setFixedTime(at('11:59'));
    await openWatched(page, url);
    expect(await banner(page).count()).toBe(0);
    await page.clock.setFixedTime(at('12:30'));
    await openWatched(page, `${url}/library`);
    expect(await banner(page).count()).toBe(0);
    await page.goto(`${url}/read/boat-1/1`);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/read/boat-1/2');
    await atRest(page);
    expect(await banner(page).count()).toBe(0);
    await page.goto(url);
    await banner(page).getByText('For Amina and Tano. Any story will do.').waitFor();
    expect(await banner(page).getByRole('link', { name: 'Find a story' }).getAttribute('href')).toBe('/');
    await page.emulateMedia({ media: 'print' });
    await banner(page).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'screen' });
    // On a page enlarged to 400 % it begins in sight, and what it cannot show can be scrolled to.
    await page.setViewportSize({ width: 320, height: 256 });
    expect((await banner(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await banner(page).getByRole('button', { name: 'Not today' }).click();
    await banner(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    await openWatched(page, `${url}/search`);
    expect(await banner(page).count()).toBe(0);
  });

  test('names nobody who has reached the goal, or has a pause', async () => {
    const joseph = await caregiver({ readers: ['Amina', 'Tano', 'Lina'], timezoneId: 'UTC' });
    const [, tano, lina] = joseph.profiles;
    await joseph.read('20', tano?.id);
    const body = { minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:00', pausedUntil: '2999-01-01' };
    await joseph.client(setReminder, { userId: joseph.userId, profileId: lina?.id ?? '', body });
    await joseph.page.clock.setFixedTime(at('20:00'));
    // The profile page brings the cookie up to date.
    await joseph.page.goto(`${url}/profile/${joseph.profileId}`);
    await banner(joseph.page).getByText('For Amina. Any story will do.').waitFor();
  });

  test('shows as a notification at its time where that was allowed', async () => {
    const joseph = await caregiver({
      open: notifiableContext,
      serviceWorkers: 'allow',
      timezoneId: 'UTC',
      permissions: ['notifications'],
    });
    const { page, profileId } = joseph;
    await page.clock.install({ time: at('11:50') });
    await open(joseph, `/profile/${profileId}`);
    await main(page).getByRole('button', { name: 'Turn on notifications' }).click();
    await main(page).getByText('You’ll get a notification on this device while Let’s Read is open.').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await openWatched(page, `${url}/profile/${profileId}`);
    await page.clock.fastForward('11:00');
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await registration?.getNotifications())?.map(({ title, body }) => `${title}: ${body}`);
      });
    await expect.poll(shown).toEqual(['Time for a story: For Amina. Any story will do.']);
    expect(await banner(page).count()).toBe(0);
    await openGrownUps(page);
    await main(page).getByRole('button', { name: 'Turn off notifications on this device' }).click();
    const show = main(page).getByRole('button', { name: 'Turn on notifications' });
    expect(await show.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('what a caregiver sees of a reader', () => {
  async function readMuch(joseph: Caregiver): Promise<void> {
    const { client, own, userId, profileId } = joseph;
    const [first = '', second = '', third = ''] = library.boats;
    await joseph.finish(0, 2);
    await client(turnPage, { pageNumber: '1', uId: userId, pId: profileId, bId: third, lId: englishLanguageId });
    await joseph.read('12');
    await client(reviewBook, { ...own, bookId: first, body: { mood: 'GREAT' } });
    await client(recordCompletions, {
      ...own,
      body: { deeds: [first, second].map((bookId) => ({ kind: 'book' as const, bookId })) },
    });
    const answers = library.questions.map((questionId, number) => ({
      questionId,
      tries: number + 1,
      isFirstTry: number === 0,
      at: new Date().toISOString(),
      lId: englishLanguageId,
    }));
    await client(recordAnswers, { ...own, body: { answers } });
  }
  const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

  test('time, books, words, answers, moods, stickers and paths stand on one page', async () => {
    const joseph = await caregiver();
    const { page, profileId } = joseph;
    await readMuch(joseph);
    await open(joseph, `/profile/${profileId}`);
    await main(page).getByRole('link', { name: 'Have a look' }).click();
    await main(page).getByRole('heading', { level: 1, name: 'How Amina is growing' }).waitFor();
    await page.waitForLoadState();
    await part(page, 'Reading time').getByText('Read on 1 day.').first().waitFor();
    expect(await part(page, 'Reading time').getByText('12 min').count()).toBe(2);
    expect(await part(page, 'Reading time').getByRole('listitem').count()).toBe(2);
    const books = await part(page, 'Books').innerText();
    expect(books.replace(/\s+/g, ' ')).toBe(
      // The test library says ten words of each whole book; "A boat on the water." has five.
      'Books 2 books finished 1 book started 25 words read in them English Now at level 2 2 Level 2 Beginner 2 books',
    );
    await part(page, 'Questions').getByText('1 of 2 answers right on the first try').first().waitFor();
    const reread = part(page, 'Questions').getByRole('link', { name: 'Page 2 Boat 1' });
    expect(await reread.getAttribute('href')).toBe('/read/boat-1/2');
    expect(await reread.locator('bdi').getAttribute('lang')).toBe('en');
    await part(page, 'How the books felt').getByText('Great').waitFor();
    await part(page, 'Stickers and badges').getByText('stickers', { exact: true }).waitFor();
    const paths = part(page, 'Paths');
    await paths.getByText('2 steps done. Badge earned.').waitFor();
    await paths.getByRole('button', { name: 'Hide All the boats' }).click();
    await paths.getByText('This path is hidden.').waitFor();
    await paths.getByText('Start again').click();
    await paths.getByRole('button', { name: 'Start the path again' }).click();
    await paths.getByText('0 steps done. Badge earned. This path is hidden.').waitFor();
    await paths.getByRole('button', { name: 'Show again All the boats' }).click();
    await paths.getByText('0 steps done. Badge earned.', { exact: true }).waitFor();
  });

  test('it is for the account alone; who has read nothing yet is told what will be here', async () => {
    const [joseph, stranger] = [await caregiver(), await caregiver()];
    const address = `${url}/profile/${joseph.profileId}/growth`;
    const own = await joseph.page.request.get(address);
    expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'no-store']);
    await joseph.page.goto(address);
    await main(joseph.page).getByText('After the first story, you’ll see here what Amina has read.').waitFor();
    await main(joseph.page).getByRole('link', { name: 'Find a story' }).waitFor();
    expect((await stranger.page.request.get(address)).status()).toBe(404);
    const visitor = await (await context()).request.get(address);
    expect(visitor.url()).toBe(`${url}/profile/signin`);
  });

  test.each([
    ['from left to right', 'light'],
    ['from right to left', 'dark'],
  ] as const)('axe finds nothing %s (%s), at 320 pixels', async (direction, colorScheme) => {
    const joseph = await caregiver({
      viewport: { width: 320, height: 640 },
      colorScheme,
      timezoneId: 'UTC',
    });
    await readMuch(joseph);
    await joseph.finish(2, 5);
    if (direction === 'from right to left') await inArabic(joseph.context);
    const { page, profileId } = joseph;
    await page.clock.setFixedTime(at('23:00'));
    const faults: string[] = [];
    for (const path of [`/profile/${profileId}`, `/profile/${profileId}/growth`]) {
      await page.goto(url + path);
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      if (!path.endsWith('growth')) await page.getByRole('complementary').waitFor();
      faults.push(...(await axeFaults(page, path)));
    }
    expect(faults).toEqual([]);
  });
});

test('of the paths that a rule made one a level is there, and the others come in place', async () => {
  const { pool } = library.database;
  const names = ['Boats at home', 'Boats on the river', 'Boats in the harbour'];
  for (const [position, name] of names.entries()) {
    const steps = library.boats.slice(position, position + 2);
    await pool.query(
      `with p as (insert into pathway (slug, source, position, level, badge, palette, figures)
           values ($1, 'rule', $2, 2, 'star', 1, '{boat}') returning id),
         told as (insert into pathway_text select id, $3, $4, '' from p)
       insert into pathway_step (pathway_id, position, kind, book_id)
       select p.id, place, 'book', book from p, unnest($5::bigint[]) with ordinality as b (book, place)`,
      [`rule-${position}`, position, englishLanguageId, name, steps],
    );
  }
  const page = await (await context()).newPage();
  await page.goto(`${url}/pathways`);
  await started(page);
  const shown = async () => (await main(page).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
  await expect.poll(shown).toEqual(expect.not.arrayContaining(names.slice(1)));
  await page.evaluate('window.isHere = true');
  await main(page).getByRole('link', { name: 'Show more paths' }).click();
  await expect.poll(async () => (await shown()).filter((one) => names.includes(one ?? ''))).toEqual(names);
  expect(await page.evaluate('window.isHere')).toBe(true);
  expect(page.url()).toBe(`${url}/pathways`);
});

async function inArabic(visit: BrowserContext): Promise<void> {
  const chosen = { id: arabicId, name: encodeURIComponent('العربية'), lang: 'ar', direction: 'rtl' };
  await visit.addCookies(Object.entries(chosen).map(([name, value]) => ({ name: `localization_${name}`, value, url })));
}

test('a pause is shown until it ends on the own clock of who looks', async () => {
  const joseph = await caregiver();
  const { page, profileId, own, client } = joseph;
  const body = { minutesPerDay: 15, dailyReminder: true, dailyReminderTime: '18:30', pausedUntil: today };
  await client(setReminder, { ...own, body });
  await page.clock.setFixedTime(new Date(Date.parse(today) - 12 * 60 * 60 * 1000));
  await open(joseph, `/profile/${profileId}`);
  await expect.poll(() => page.getByLabel('Pause reminders until').inputValue()).toBe(today);
});

test('whoever takes the ten minutes that are offered goes on from the heading of the form', async () => {
  const joseph = await caregiver();
  const { page, profileId } = joseph;
  await joseph.finish(0, 2);
  await open(joseph, `/profile/${profileId}`);
  const form = page.getByRole('form', { name: 'Reading time' });
  const take = form.getByRole('button', { name: 'Make it 10 minutes' });
  await take.focus();
  await page.keyboard.press('Enter');
  await take.waitFor({ state: 'detached' });
  const heading = form.getByRole('heading', { name: 'Reading time' });
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
});
