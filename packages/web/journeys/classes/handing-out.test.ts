import { listCollections } from '@letsread/catalogue/contract.ts';
import { getClassOverview, listHandedOut } from '@letsread/learning/handing-out/contract.ts';
import { addClassReaders, createClass } from '@letsread/profiles/classes/contract.ts';
import { turnPage } from '@letsread/reading/contract.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { deviceContents, taken } from '../offline/offline-books.ts';
import { changeNetwork, startWithSim } from '../offline/paid-network.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let page: Page;
let ruth: Awaited<ReturnType<typeof signedIn>>;
let classId: string;
let ids: Record<string, string>;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  // What is handed out is finished only at its ninth page.
  await library.run(`
    insert into page (edition_id, number, text)
    select e.id, n, 'On and on.' from edition e, generate_series(3, 9) n where e.slug = 'the-red-kite';
    update edition set page_count = 9 where slug = 'the-red-kite'`);
  ruth = await signedIn(await context({ ...laptop, serviceWorkers: 'allow' }), url, {
    as: 'Ruth',
    profiles: [],
    mails: library.mails,
  });
  await library.give(ruth.userId, 'TEACHER');
  ({ id: classId } = await ruth.client(createClass, { body: { name: 'Class 2b' } }));
  const added = await ruth.client(addClassReaders, { classId, body: { names: 'Amina\nLuis\n=Tom' } });
  ids = Object.fromEntries(added.class.readers.map(({ id, name }) => [name, id]));
  const ended = encodeURIComponent(new Date(0).toISOString());
  await ruth.context.addCookies([{ name: 'expiryTime', value: ended, url, sameSite: 'Lax' }]);
  await ruth.context.request.get(url);
  page = await ruth.context.newPage();
});
afterAll(() => library.close());

const main = () => page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const handOut = () => main().getByRole('button', { name: 'Hand out', exact: true }).click();

test('a teacher hands out a book to the class and stories of a level to one of it', async () => {
  await page.goto(`${url}/library/classes/${classId}`);
  await main().getByRole('link', { name: 'Hand out' }).click();
  await heading('Handed out');
  await main().getByText('Nothing is handed out yet.').waitFor();
  await main().getByRole('searchbox', { name: 'Find a book to hand out' }).fill('red kite');
  await page.keyboard.press('Enter');
  await main().getByRole('radio', { name: 'The Red Kite' }).check();
  expect(await axeFaultsInBoth(page, 'handing out')).toEqual([]);
  await main().getByLabel('Until').fill('2020-01-01');
  // Refused twice: each time it is said once, and the focus is there again.
  for (const again of ['2020-01-02', '2020-01-03']) {
    await handOut();
    const note = main().getByRole('alert');
    await note.getByText('Something is missing').waitFor();
    await expect.poll(() => note.evaluate((one) => one === document.activeElement)).toBe(true);
    await main().getByRole('radio', { name: 'The Red Kite' }).check();
    await main().getByLabel('Until').fill(again);
  }
  await main().getByLabel('Until').fill('2999-02-01');
  await handOut();
  await main().getByRole('status').getByText('It is handed out.').waitFor();
  await main().getByRole('link', { name: 'Stories of a level' }).click();
  await main().getByLabel('Level').selectOption({ label: 'Level 1 Emergent' });
  await main().getByLabel('How many stories').fill('1');
  await main().getByLabel('Until').first().fill('2999-01-01');
  await main().getByRole('checkbox', { name: 'Luis' }).first().check();
  await handOut();
  await main().getByRole('heading', { name: 'Level 1, stories: 1' }).waitFor();
  await page.setViewportSize(phone.viewport);
  expect(await axeFaultsInBoth(page, 'what is handed out')).toEqual([]);
  const { items } = await ruth.client(listHandedOut, { classId });
  expect(items.map(({ kind, title, untilDay, readerIds }) => [kind, title, untilDay, readerIds])).toEqual([
    ['level', null, '2999-01-01', [ids['Luis']]],
    ['book', 'The Red Kite', '2999-02-01', null],
  ]);
});

test('what the whole class has comes out on paper with covers and days, and a book leads to its lesson', async () => {
  await page.goto(`${url}/library/classes/${classId}/handed-out`);
  const lesson = main().getByRole('link', { name: 'A lesson with this book' });
  expect(await lesson.getAttribute('href')).toBe('/book/the-red-kite/lesson');
  await main().getByRole('link', { name: 'List for the wall' }).click();
  await heading('List for the wall');
  await page.waitForLoadState();
  const sheet = main().getByRole('region', { name: 'Class 2b' });
  await sheet.getByRole('heading', { name: 'The Red Kite' }).waitFor();
  await sheet.getByText('Until Friday, Feb 1').waitFor();
  expect(await sheet.locator('.wall__cover').count()).toBe(1);
  // The stories of a level are for Luis alone.
  expect(await sheet.getByRole('heading').count()).toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await axeFaultsInBoth(page, 'list for the wall')).toEqual([]);
  await page.setViewportSize(laptop.viewport);
  await main().getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await main().getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await sheet.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await main().getByRole('link', { name: 'Handed out' }).click();
  await heading('Handed out');
});

test('it is changed, handed out as a collection, and taken back', async () => {
  await page.setViewportSize(laptop.viewport);
  const { items } = await ruth.client(listCollections, {});
  await main().getByRole('link', { name: 'A collection' }).click();
  await main()
    .getByRole('radio', { name: items[0]?.title ?? '' })
    .check();
  await handOut();
  const thing = main()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: items[0]?.title ?? '' }) });
  await thing.getByText('Change').click();
  await thing.getByRole('checkbox', { name: 'Amina' }).check();
  await thing.getByRole('button', { name: 'Save' }).click();
  await main().getByRole('status').getByText('The change is saved.').waitFor();
  await thing.getByText('Readers: 1').waitFor();
  await thing.getByText('Change').click();
  await thing.getByRole('button', { name: /^Take back/ }).click();
  await main().getByRole('status').getByText('It is taken back.').waitFor();
  await thing.waitFor({ state: 'detached' });
});

async function turn(name: string, bookKey: string, pageNumber: number, at: string): Promise<void> {
  const { rows } = (await library.run(`select id from book where source_key = '${bookKey}'`)) as {
    rows: { id: string }[];
  };
  const query = { uId: ruth.userId, pId: ids[name] ?? '', bId: rows[0]?.id ?? '', at };
  await ruth.client(turnPage, { pageNumber: String(pageNumber), ...query });
}

test('the overview shows who has begun, finished, and needs a look, and is carried away as a table', async () => {
  await turn('Amina', 'red-kite', 1, '2026-03-02T10:00:00.000Z');
  await turn('Amina', 'red-kite', 1, '2026-03-03T10:00:00.000Z');
  await turn('Luis', 'hen', 9, new Date().toISOString());
  await page.goto(`${url}/library/classes/${classId}`);
  await main().getByRole('link', { name: 'Overview' }).click();
  await heading('Overview: Class 2b');
  await page.waitForLoadState();
  const rows = async () =>
    (await main().getByRole('row').allInnerTexts()).map((row) => row.split(/[\t\n]+/).map((cell) => cell.trim()));
  const [, ...readers] = await rows();
  expect(readers.map((cells) => cells.filter((cell) => cell !== ''))).toEqual([
    ['=Tom', 'Has not read in the last seven days', 'Not for this reader', 'Not begun', '0'],
    [
      'Amina',
      'Has not read in the last seven days',
      'Not for this reader',
      'Reading',
      'Needs a look',
      'Stopped on page 1 twice',
      '0',
    ],
    ['Luis', 'Finished', 'Not begun', expect.stringMatching(/^\d+$/), 'Level 1: 1'],
  ]);
  const lesson = main().getByRole('link', { name: /^A lesson with this book/ });
  expect(await lesson.getAttribute('href')).toBe('/book/the-red-kite/lesson');
  expect(await axeFaultsInBoth(page, 'the overview of a class')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const file = await ruth.context.request.get(`${url}/library/classes/${classId}/overview.csv?since=2026-01-01`);
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 7))).toEqual([
    ['reader', 'handed out', 'until', 'state', 'finished', 'of', 'needs a look'],
    ["'=Tom", 'The Red Kite', '2999-02-01', 'not begun', '0', '1', ''],
    ['Amina', 'The Red Kite', '2999-02-01', 'reading', '0', '1', 'stopped twice on page 1: The Red Kite'],
    ['Luis', '"level 1', ' 1 stories"', '2999-01-01', 'finished', '1', '1'],
    ['Luis', 'The Red Kite', '2999-02-01', 'not begun', '0', '1', ''],
  ]);
  const stranger = await signedIn(await context(laptop), url, { as: 'Ben', profiles: [], mails: library.mails });
  await library.give(stranger.userId, 'TEACHER');
  const refused = await stranger.context.request.get(`${url}/library/classes/${classId}/overview.csv`);
  expect([refused.status() >= 400, (await refused.text()).includes('Amina')]).toEqual([true, false]);
});

const picture = (name: string) => main().getByRole('button', { name, exact: true });
const tasks = () => page.getByRole('region', { name: 'For you' });
const taskTexts = async () =>
  (await tasks().getByRole('listitem').allInnerTexts()).map((text) => text.split(/\n+/).map((line) => line.trim()));

async function readTo(number: number): Promise<void> {
  await page.locator('.reader[data-records]').waitFor();
  await page.getByRole('slider').fill(String(number));
  await page.waitForURL(`**/read/*/${number}`);
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('turned:')));
}

test('on the class’s browser it stands first for the pupil, also without a network, and is finished by reading', async () => {
  await startWithSim(ruth.context);
  await page.setViewportSize(phone.viewport);
  await page.goto(`${url}/library/classes/${classId}`);
  await main().getByRole('button', { name: 'Open the class on this browser' }).click();
  await picture('Luis').waitFor();
  await started(page);
  await taken(page);
  // The book comes to the device by itself, over no network that may cost money.
  await expect.poll(async () => (await deviceContents(page)).jobs).toEqual(['the-red-kite']);
  await changeNetwork(page, 'wifi', { isHeard: true });
  await expect.poll(async () => (await deviceContents(page)).books).toEqual(['the-red-kite']);
  await picture('Luis').click();
  for (const name of ['Bee', 'Owl', 'Lion', 'These are mine!']) await picture(name).click();
  await page.waitForURL(`${url}/`);
  await started(page);
  expect(await taskTexts()).toEqual([
    ['1', 'Level 1 Emergent', '1 of 1', 'Until Tuesday, Jan 1'],
    ['The Red Kite', '0 of 1', 'Until Friday, Feb 1'],
  ]);
  expect(await main().getByRole('heading', { level: 2 }).first().innerText()).toBe('For you');
  expect(await axeFaultsInBoth(page, 'home with what was handed out')).toEqual([]);
  await page.goto(`${url}/mybooks?show=reading`);
  expect((await taskTexts()).length).toBe(2);
  await page.goto(url);
  await atRest(page);

  await ruth.context.setOffline(true);
  await page.goto(url);
  await expect.poll(taskTexts).toEqual([
    ['1', 'Level 1 Emergent', '1 of 1', 'Until Tuesday, Jan 1'],
    ['The Red Kite', '0 of 1', 'Until Friday, Feb 1'],
  ]);
  await tasks().getByRole('link', { name: 'The Red Kite' }).click();
  await readTo(9);
  await page.goto(url);
  await expect.poll(async () => (await taskTexts())[1]?.[1]).toBe('1 of 1');
  await ruth.context.setOffline(false);
  await page.goto(url);
  await started(page);
  // This browser is the class's now.
  const desk = await signedIn(await context(laptop), url, { as: 'Ruth', profiles: [], mails: library.mails });
  const cells = async () => {
    const { readers } = await desk.client(getClassOverview, { classId });
    return readers.find(({ name }) => name === 'Luis')?.cells.map(({ state }) => state);
  };
  await expect.poll(cells).toEqual(['finished', 'finished']);
});

/** It is that day in every zone that a visitor of ours may have (testing/visitor.ts). */
const tuesday = new Date('2026-03-03T13:00:00Z');

test('the overview is printed with the day of the teacher’s own clock', async () => {
  const visitor = await signedIn(await context(laptop), url, { as: 'Ruth', profiles: [], mails: library.mails });
  const own = await visitor.context.newPage();
  await own.clock.setFixedTime(tuesday);
  await own.goto(`${url}/library/classes/${classId}/overview`);
  await own.emulateMedia({ media: 'print' });
  await own.getByRole('main').getByText('Tuesday, Mar 3').waitFor();
});

test('the day until which is suggested is a week after that of the teacher’s own clock', async () => {
  const visitor = await signedIn(await context(laptop), url, { as: 'Ruth', profiles: [], mails: library.mails });
  const own = await visitor.context.newPage();
  await own.clock.setFixedTime(tuesday);
  await own.goto(`${url}/library/classes/${classId}/handed-out?kind=level`);
  await started(own);
  await expect.poll(() => own.getByLabel('Until').first().inputValue()).toBe('2026-03-10');
});
