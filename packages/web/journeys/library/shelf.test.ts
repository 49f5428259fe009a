import { changeStock } from '@letsread/catalogue/stock/contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { shelfAtRest } from '../offline/offline-books.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let ruth: Awaited<ReturnType<typeof somebody>>;
let edith: Awaited<ReturnType<typeof somebody>>;
let tariq: Awaited<ReturnType<typeof somebody>>;
let reader: BrowserContext;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  ruth = await somebody('Ruth', phone);
  edith = await somebody('Edith', laptop);
  tariq = await somebody('Tariq', laptop);
  await library.give(ruth.userId, 'LIBRARIAN');
  for (const { userId } of [edith, tariq]) await library.give(userId, 'EDITOR');
  await library.run(`
    update edition set published_at = null where status = 'draft';
    insert into team (name) values ('Owls'), ('Cranes');
    insert into team_member (team_id, account_id) values (1, ${edith.userId}), (2, ${tariq.userId})`);
  for (const one of [ruth, edith, tariq]) await renewSession(one.context, url);
  reader = await context({ ...phone, serviceWorkers: 'allow' });
});
afterAll(() => library.close());

async function somebody(as: string, device: object) {
  return signedIn(await context(device), url, { as, profiles: [`${as}’s child`], mails: library.mails });
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();

async function openShelf(visitor: BrowserContext, query = ''): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(`${url}/library/shelf${query}`);
  await page.getByRole('heading', { level: 1, name: 'All books' }).waitFor();
  await started(page);
  return page;
}

async function act(page: Page, action: string, object?: string): Promise<void> {
  await page.getByRole('combobox', { name: 'What to do' }).selectOption({ label: action });
  if (object !== undefined) await page.getByRole('combobox').last().selectOption({ label: object });
  await page.getByRole('button', { name: 'Apply' }).click();
}

const note = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Changed' });

describe('a book that a reader has open and kept', () => {
  test('is gone for them once a librarian takes it back, and is there again with the undo', async () => {
    const reading = await reader.newPage();
    await reading.goto(`${url}/book/the-red-kite`);
    await reading.getByRole('button', { name: /^Save to this device/ }).click();
    await reading.getByText('On this device').first().waitFor();
    await reading.goto(`${url}/read/the-red-kite/1`);

    const shelf = await openShelf(ruth.context, '?words=red+kite');
    expect(await titles(shelf)).toEqual(['The Red Kite']);
    await shelf.getByRole('checkbox', { name: 'Choose The Red Kite' }).check();
    await act(shelf, 'Take back');
    await note(shelf).getByText('Changed: 1').waitFor();
    await shelf.getByRole('listitem').getByText('Taken back', { exact: true }).waitFor();

    // The reader's next page says so, whatever is kept; the copy goes, and that is told once.
    const gone = await reading.goto(`${url}/book/the-red-kite`);
    expect(gone?.status()).toBe(410);
    await reading.getByRole('heading', { level: 1, name: 'This book is no longer here' }).waitFor();
    expect(await reading.getByRole('link', { name: 'Hen and the Kite' }).count()).toBeGreaterThan(0);
    await reading.getByRole('status').getByText('is no longer in the library, so it has left this device.').waitFor();
    const visit = await reader.newPage();
    await visit.goto(url);
    await expect.poll(() => visit.getByRole('link', { name: 'The Red Kite' }).count()).toBe(0);
    await visit.goto(`${url}/mybooks`);
    await visit.getByRole('heading', { level: 1 }).waitFor();
    await shelfAtRest(visit);
    expect(await visit.getByText('The Red Kite').count()).toBe(0);
    const found = async () => {
      const answer = await visit.request.get(`${url}/api/v5/book/search?cardName=amina`);
      return ((await answer.json()) as { total: number }).total;
    };
    await expect.poll(found).toBe(0);
    expect(await (await visit.request.get(`${url}/opds`)).text()).not.toContain('The Red Kite');
    expect((await visit.goto(`${url}/read/the-red-kite/1`))?.status()).toBe(410);

    // The way back outlives the page.
    await shelf.goto(`${url}/library/shelf`);
    await started(shelf);
    await shelf.getByText('Changes you can undo').click();
    await shelf.getByRole('button', { name: 'Undo: Take back: The Red Kite' }).click();
    await note(shelf).getByText('Changed: 1').waitFor();
    expect((await visit.goto(`${url}/book/the-red-kite`))?.status()).toBe(200);
    await visit.getByRole('heading', { level: 1, name: 'The Red Kite' }).waitFor();
  });

  test('is nothing that an editor of another team may touch, and the reasons are said', async () => {
    const shelf = await openShelf(ruth.context);
    await shelf.getByRole('checkbox', { name: 'Choose The Red Kite' }).check();
    await shelf.getByRole('checkbox', { name: 'Choose Kite not ready' }).check();
    await act(shelf, 'Give to a team', 'Owls');
    await note(shelf).getByText('Changed: 2').waitFor();

    const own = await openShelf(edith.context);
    expect((await titles(own)).toSorted()).toEqual(
      ['Kite not ready', 'Le cerf-volant rouge', 'The Red Kite', 'الطائرة الحمراء'].toSorted(),
    );
    await own.getByRole('checkbox', { name: 'Choose all shown' }).check();
    await own.getByText('Chosen: 4').waitFor();
    await act(own, 'Publish');
    await note(own).getByText('Changed: 1').waitFor();
    await note(own).getByText('Left as they are: 3').waitFor();
    expect(await note(own).getByText('It is so already.').count()).toBe(3);
    await note(own).getByRole('button', { name: 'Undo' }).click();
    await own.getByRole('listitem').getByText('Draft', { exact: true }).waitFor();

    const others = await openShelf(tariq.context);
    await others.getByText('No books found').waitFor();
    const { refused } = await tariq.client(changeStock, { body: { action: 'withdraw', editionIds: ['1'] } });
    expect(refused).toEqual([{ editionId: '1', title: null, reason: 'not-yours' }]);
  });
});

describe('a draft', () => {
  const answerTo = async (visitor: BrowserContext, path: string) => {
    const answer = await visitor.request.get(url + path);
    const name = path.split('/')[2] ?? '';
    return [
      String(answer.status()),
      ...(await answer.text())
        .replaceAll(name, 'NAME')
        .replace(/value="[0-9a-f]{32}"/g, '')
        .split('<'),
    ];
  };

  test('is read in the reader by who looks after it, with a note that says so, and kept nowhere', async () => {
    for (const { context: visitor } of [ruth, edith]) {
      const page = await visitor.newPage();
      const answer = await page.goto(`${url}/book/kite-not-ready`);
      expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
      await page.getByText('Draft: only you and your colleagues see this.').waitFor();
      await started(page);
      expect(await page.getByRole('button', { name: /^Save to this device/ }).count()).toBe(0);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
      const read = await page.goto(`${url}/read/kite-not-ready/0`);
      expect([read?.status(), read?.headers()['cache-control']]).toEqual([200, 'no-store']);
      await page.getByText('Draft: only you and your colleagues see this.').waitFor();
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.getByText('Kite.', { exact: true }).first().waitFor();
      await atRest(page);
      expect(requested.filter((one) => /^(POST|PUT)/.test(one))).toEqual([]);
    }
  });

  test('is for everybody else an address that nobody knows, byte for byte', async () => {
    const signed = await somebody('A reader', laptop);
    for (const visitor of [await context(), signed.context, tariq.context])
      for (const [draft, unknown] of [
        ['/book/kite-not-ready', '/book/kite-not-there'],
        ['/read/kite-not-ready/0', '/read/kite-not-there/0'],
      ] as const) {
        const [found, nothing] = [await answerTo(visitor, draft), await answerTo(visitor, unknown)];
        expect(found.filter((part, at) => part !== nothing[at])).toEqual([]);
        expect([found[0], found.length]).toEqual(['404', nothing.length]);
      }
  });
});

test('what is ticked and chosen before scripts run counts', async () => {
  const page = await ruth.context.newPage();
  const chosen = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto(`${url}/library/shelf`, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'What to do' }).selectOption({ label: 'Set the level' });
  await page.getByRole('checkbox', { name: 'Choose The Red Kite' }).check();
  chosen.resolve();
  await started(page);
  await page.getByText('Chosen: 1').waitFor();
  await page.getByRole('combobox', { name: 'Level', exact: true }).waitFor();
});

test('the numbers of the filters follow what is done', async () => {
  const page = await openShelf(ruth.context);
  const withdrawn = page.getByRole('combobox', { name: 'Status' }).getByRole('option', { name: /^Taken back/ });
  const before = await withdrawn.textContent();
  await page.getByRole('checkbox', { name: 'Choose The Red Kite' }).check();
  await act(page, 'Take back');
  await note(page).getByText('Changed: 1').waitFor();
  await expect.poll(() => withdrawn.textContent()).not.toBe(before);
  await note(page).getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => withdrawn.textContent()).toBe(before);
});

test('without script a book is taken back and put back, and imports say what they need', async () => {
  const plain = await context({ ...laptop, javaScriptEnabled: false });
  await plain.addCookies(await ruth.context.cookies());
  const page = await plain.newPage();
  await page.goto(`${url}/library/shelf`);
  await page.getByLabel('Find a book').fill('red kite');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('checkbox', { name: 'Choose The Red Kite' }).check();
  await act(page, 'Take back');
  await note(page).getByText('Changed: 1').waitFor();
  const seen = async () => (await reader.request.get(`${url}/book/the-red-kite`)).status();
  await expect.poll(seen).toBe(410);
  await note(page).getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(seen).toBe(200);
  const form = { editionId: '1', action: 'burn', act: 'burn' };
  for (const place of ['shelf', 'people', 'collections'])
    expect((await ruth.context.request.post(`${url}/library/${place}`, { form })).status()).toBe(400);
  await page.goto(`${url}/library/imports`);
  await page.getByText('To bring books in here, turn on JavaScript in this browser.').waitFor();
  expect(await page.getByRole('button', { name: 'See what would come' }).count()).toBe(0);
});

test('axe finds nothing on the shelf in either direction, nor where a book was, and nothing scrolls sideways', async () => {
  const page = await ruth.context.newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await library.run(`update edition set status = 'withdrawn' where slug = 'hen-and-the-kite'`);
  for (const language of [undefined, 'العربية']) {
    if (language !== undefined) {
      await page.goto(url);
      await chooseLanguage(page, language);
      await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    }
    await page.goto(`${url}/library/shelf`);
    expect(await axeFaultsInBoth(page, `shelf ${language}`)).toEqual([]);
    const visitor = await context({ ...phone });
    await visitor.addCookies((await ruth.context.cookies()).filter(({ name }) => name.startsWith('localization')));
    const gone = await visitor.newPage();
    await gone.goto(`${url}/book/hen-and-the-kite`);
    expect(await axeFaultsInBoth(gone, `gone ${language}`)).toEqual([]);
  }
});

test('an import that goes on is followed again once the library answers again', async () => {
  // Whatever language was chosen above.
  await ruth.context.clearCookies({ name: /^localization_/ });
  await library.run(
    `insert into import (origin, is_catalogue, is_published, state, is_command) values ('far-books', false, false, 'importing', true)`,
  );
  const page = await ruth.context.newPage();
  await page.goto(`${url}/library/imports`);
  await started(page);
  const item = page.getByRole('listitem').filter({ hasText: 'far-books' });
  await item.getByRole('link', { name: /^Import #/ }).click();
  await page.getByRole('progressbar', { name: 'Bringing in …' }).waitFor();
  for (const address of ['**/api/library/imports/**', '**/library/imports/*.data*'])
    await page.route(address, (route) => route.abort('connectionrefused'));
  await page.getByText('This continues when the internet is back.').waitFor();
  await page.unrouteAll();
  await page.getByText('This continues when the internet is back.').waitFor({ state: 'detached' });
  await page.getByRole('progressbar', { name: 'Bringing in …' }).waitFor();
  await library.run(`update import set state = 'imported' where origin = 'far-books'`);
  await page.getByText('Brought in', { exact: true }).waitFor();
});

test('on a phone whatever is pressed on the shelf has the size of a finger', async () => {
  const page = await openShelf(ruth.context);
  await page.getByRole('link', { name: 'Read: The Red Kite' }).waitFor();
  const small = await page
    .getByRole('main')
    .locator('a:visible, button:visible, summary:visible')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 43.9 ? [one.textContent] : [];
      }),
    );
  expect(small).toEqual([]);
});

test('with letters twice as large the words of a card are whole on the smallest phone', async () => {
  const page = await openShelf(ruth.context);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const [first] = await page.locator('.shelfcard__text').all();
  const { width = 0 } = (await first?.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('themes and collections that have no name in the language of the page say in which one they are', async () => {
  const page = await openShelf(ruth.context);
  await chooseLanguage(page, 'العربية');
  await started(page);
  const marks = page.locator('.shelfcard__marks');
  const languageOf = (name: string) => marks.getByText(name, { exact: true }).first().getAttribute('lang');
  expect([await languageOf('رياح'), await languageOf('Animals')]).toEqual(['ar', 'en']);
  await page.locator('select[name="action"]').selectOption('add-to-collection');
  const option = page.locator('select[name="object"] option').filter({ hasText: 'Empty' });
  expect(await option.getAttribute('lang')).toBe('en');
});
