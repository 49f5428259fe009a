import { addClassReaders, createClass, forgetPictures } from '@letsread/profiles/classes/contract.ts';
import { listKeepReading } from '@letsread/reading/contract.ts';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { atRest } from '../testing/at-rest.ts';
import { deviceContents, taken } from '../offline/offline-books.ts';
import { giveVoices, type SaidSentence } from '../reader/voices.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let visitor: BrowserContext;
let page: Page;
let ruth: Awaited<ReturnType<typeof signedIn>>;
/** Asks as the teacher, of another device. */
let desk: (typeof ruth)['client'];
let classId: string;
let ids: Record<string, string>;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  // Numbers of readers that stand nowhere else in what a device holds, and a book that is not finished at once.
  await library.run('alter table profile alter column id restart with 700001');
  await library.run(`
    insert into page (edition_id, number, text)
    select e.id, n, 'On and on.' from edition e, generate_series(3, 9) n where e.slug = 'the-red-kite';
    update edition set page_count = 9 where slug = 'the-red-kite'`);
  visitor = await context({ ...phone, serviceWorkers: 'allow' });
  ruth = await signedIn(visitor, url, { as: 'Ruth', profiles: ['Own child'], mails: library.mails });
  ({ client: desk } = await signedIn(await context(phone), url, { as: 'Ruth', mails: library.mails }));
  await library.give(ruth.userId, 'TEACHER');
  ({ id: classId } = await ruth.client(createClass, { body: { name: 'Class 2b' } }));
  const added = await ruth.client(addClassReaders, { classId, body: { names: 'Zebediah\nLuisa\nTom' } });
  ids = Object.fromEntries(added.class.readers.map(({ id, name }) => [name, id]));
  await asIfTokenEnded();
  page = await visitor.newPage();
});
afterAll(() => library.close());

async function asIfTokenEnded(): Promise<void> {
  const ended = encodeURIComponent(new Date(0).toISOString());
  await visitor.addCookies([{ name: 'expiryTime', value: ended, url, sameSite: 'Lax' }]);
  await visitor.request.get(url);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const face = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const picture = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const pagesRead = async (name: string) =>
  (await desk(listKeepReading, { uId: ruth.userId, pId: ids[name] ?? '' })).items.map(({ page: at }) => at);
const whoReads = async () => (await visitor.cookies()).find(({ name }) => name === 'currentlySelectedProfile')?.value;

async function givePictures(...names: string[]): Promise<void> {
  for (const name of names) await picture(name).click();
}

async function chooseFor(name: string, ...pictures: string[]): Promise<void> {
  await face(name).click();
  await heading('Choose three pictures. Remember which comes first, second and third!');
  await givePictures(...pictures);
  await page.getByRole('button', { name: 'These are mine!' }).click();
  await page.waitForURL(`${url}/`);
  await started(page);
}

/** Reads in the book until a page, as who has chosen themselves. */
async function readTo(number: number): Promise<void> {
  await page.goto(`${url}/read/the-red-kite/0`);
  await page.locator('.reader[data-records]').waitFor();
  await page.getByRole('slider').fill(String(number));
  await page.waitForURL(`**/read/*/${number}`);
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('turned:')));
}

/** All that the device holds beside the list of the class, as text. */
async function holdings(): Promise<string> {
  const held = await page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('letsread'));
    const rows: unknown[] = [];
    for (const name of [...database.objectStoreNames].filter((one) => one !== 'settings')) {
      const store = database.transaction(name).objectStore(name);
      rows.push(await done(store.getAllKeys()), await done<unknown[]>(store.getAll()));
    }
    database.close();
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        rows.push(request.url, await (await caches.match(request, { cacheName: name, ignoreVary: true }))?.text());
    return JSON.stringify([rows, Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]);
  });
  return held + (await page.content());
}

test('a teacher opens the class on a browser; a child chooses three pictures and reads as themselves', async () => {
  await page.goto(`${url}/library/classes/${classId}`);
  await page.getByRole('button', { name: 'Open the class on this browser' }).click();
  await heading('Who is reading?');
  await face('Zebediah').waitFor();
  await started(page);
  expect(await axeFaultsInBoth(page, 'the faces of a class')).toEqual([]);
  await taken(page);
  await face('Zebediah').click();
  await heading('Choose three pictures. Remember which comes first, second and third!');
  expect(await axeFaultsInBoth(page, 'choosing pictures')).toEqual([]);
  await page.getByRole('button', { name: 'That’s not me' }).click();
  await chooseFor('Zebediah', 'Bee', 'Owl', 'Lion');
  await readTo(2);
  await expect.poll(() => pagesRead('Zebediah')).toEqual([2]);
  // It outlives the browser, and a day without a network.
  const tomorrow = Date.now() / 1000 + 86_400;
  const session = (await visitor.cookies()).filter(({ name }) => /refreshToken|classroom|jwtToken/.test(name));
  expect(session.map(({ expires }) => expires > tomorrow)).toEqual([true, true, true]);
});

test('what is the account’s stays closed', async () => {
  for (const path of ['/account', '/library', '/profile/create', `/profile/${ids['Luisa']}`, '/login']) {
    await page.goto(url + path);
    await page.waitForURL(`${url}/classroom`);
  }
  expect((await visitor.request.get(`${url}/account/export`)).url()).toBe(`${url}/classroom`);
  await visitor.request.post(`${url}/sign-out`);
  expect((await visitor.cookies()).some(({ name }) => name === 'jwtToken')).toBe(true);
});

test('the next child is there in two taps, and sees nothing of the one before', async () => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Profile' }).click();
  await heading('Who is reading?');
  await chooseFor('Luisa', 'Owl', 'Bee', 'Frog');
  expect(await whoReads()).toBe(ids['Luisa']);
  const before = new RegExp(`Zebediah|${ids['Zebediah']}`);
  await expect.poll(async () => before.exec(await holdings())?.[0]).toBeUndefined();
  await page.goto(`${url}/mybooks`);
  await atRest(page);
  expect(await page.getByRole('main').innerText()).not.toContain('The Red Kite');
  for (let back = 0; back < 5; back++) {
    await page.goBack();
    await started(page);
    // Where they choose themselves all faces have their names.
    if (new URL(page.url()).pathname === '/classroom') continue;
    expect([page.url(), (await page.content()).includes('Zebediah')]).toEqual([page.url(), false]);
  }
  expect(await pagesRead('Luisa')).toEqual([]);
});

test('without a network children choose themselves, read, and come together later', async () => {
  await page.goto(`${url}/classroom`);
  await face('Luisa').click();
  await heading('Your three pictures');
  await givePictures('Owl', 'Bee', 'Frog');
  await page.waitForURL(`${url}/`);
  await readTo(1);
  await page.goto(`${url}/classroom`);
  await face('Zebediah').waitFor();
  // The device has the class with all pictures, and a copy of each page that is opened without a network.
  await atRest(page);
  await expect
    .poll(async () => (await deviceContents(page)).seen)
    .toEqual(expect.arrayContaining(['/', '/classroom', '/read/the-red-kite/0']));
  await visitor.setOffline(true);
  await page.goto(`${url}/classroom`);
  await face('Zebediah').click();
  await heading('Your three pictures');
  await givePictures('Owl', 'Bee', 'Lion');
  await page.getByText('Not these. Try again!').waitFor();
  expect(await whoReads()).toBeUndefined();
  await givePictures('Bee', 'Owl', 'Lion');
  await page.waitForURL(`${url}/`);
  await started(page);
  expect(await whoReads()).toBe(ids['Zebediah']);
  await readTo(3);
  await page.goto(`${url}/classroom`);
  await chooseFor('Tom', 'Whale', 'Bee', 'Owl');
  await readTo(1);
  expect([await pagesRead('Zebediah'), await pagesRead('Tom')]).toEqual([[2], []]);

  await visitor.setOffline(false);
  await page.goto(url);
  await expect.poll(() => pagesRead('Zebediah')).toEqual([3]);
  await expect.poll(() => pagesRead('Tom')).toEqual([1]);
  expect(await pagesRead('Luisa')).toEqual([1]);
});

test('after five wrong tries only the teacher helps, whose password closes the class', async () => {
  await visitor.addInitScript(giveVoices, ['en-US']);
  await page.goto(`${url}/classroom`);
  await face('Tom').click();
  const first = page;
  const other = await visitor.newPage();
  await other.goto(`${url}/classroom`);
  page = other;
  await face('Tom').click();
  // In two tabs that were both open before the first try.
  for (const [time, tab] of [first, other, first, other, first].entries()) {
    page = tab;
    await page.bringToFront();
    await givePictures('Bee', 'Owl', 'Lion');
    await page.getByText(time < 4 ? 'Not these.' : 'Ask your teacher for new pictures.').waitFor();
    await page.getByText('0 of 3 chosen').waitFor({ state: 'attached' });
  }
  // Who cannot read it hears it.
  const said = () => page.evaluate(() => (globalThis as unknown as { said: SaidSentence[] }).said);
  await expect
    .poll(async () => (await said()).map(({ text }) => text))
    .toEqual(['Not these. Try again!', 'Not these. Try again!', 'Ask your teacher for new pictures.']);
  await other.close();
  await page.reload();
  await face('Tom').click();
  await page.getByText('Ask your teacher for new pictures.').waitFor();
  expect(await axeFaultsInBoth(page, 'the pictures of a password')).toEqual([]);

  await page.getByText('For the teacher').click();
  await page.getByLabel('Password', { exact: true }).fill('not the kite');
  await page.getByRole('button', { name: 'Close the class' }).click();
  await page.getByRole('alert').getByText('The password is wrong.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(ruth.password);
  await page.getByRole('button', { name: 'Close the class' }).click();
  await heading('Class 2b');
  await page.getByRole('link', { name: 'Change Tom' }).click();
  await page.getByRole('button', { name: 'New picture password' }).click();
  await page.getByRole('status').getByText('The next time, this reader chooses three new pictures.').waitFor();
  await page.goto(url);
  await started(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('classroom'))).toBe(null);
  await expect.poll(async () => /Zebediah|Luisa/.exec(await holdings())?.[0]).toBeUndefined();

  await page.goto(`${url}/library/classes/${classId}`);
  await page.getByRole('button', { name: 'Open the class on this browser' }).click();
  await chooseFor('Tom', 'Turtle', 'Bee', 'Owl');
  expect(await whoReads()).toBe(ids['Tom']);
});

test('pictures that the teacher took away are asked of nobody, though the device still knew them', async () => {
  await desk(forgetPictures, { classId, profileId: ids['Zebediah'] ?? '' });
  await page.goto(`${url}/classroom#reader-${ids['Zebediah']}`);
  await heading('Choose three pictures. Remember which comes first, second and third!');
  expect(await whoReads()).toBeUndefined();
});

test('where the browser keeps nothing the library is asked: a child chooses, reads as themselves, and is told what fails', async () => {
  const full = await context(phone);
  await full.addInitScript("Object.defineProperty(globalThis, 'indexedDB', { value: undefined })");
  await signedIn(full, url, { as: 'Ruth', mails: library.mails });
  const { class: other } = await desk(addClassReaders, { classId, body: { names: 'Wanjiru' } });
  page = await full.newPage();
  await page.goto(`${url}/library/classes/${classId}`);
  await page.getByRole('button', { name: 'Open the class on this browser' }).click();
  await heading('Who is reading?');
  await face('Wanjiru').click();
  await givePictures('Bee', 'Owl', 'Lion');
  const calls = (route: Route) => route.abort();
  await page.route('**/api/**', calls);
  await page.getByRole('button', { name: 'These are mine!' }).click();
  await page.getByRole('alert').getByText('Please check your internet connection and try again!').waitFor();
  await page.goto(`${url}/classroom`);
  await page.getByRole('alert').getByText('Please check your internet connection and try again!').waitFor();
  await page.unroute('**/api/**', calls);
  await page.getByRole('link', { name: 'Try again' }).click();
  await chooseFor('Wanjiru', 'Bee', 'Owl', 'Lion');
  const reads = (await full.cookies()).find(({ name }) => name === 'currentlySelectedProfile')?.value;
  expect(reads).toBe(other.readers.find(({ name }) => name === 'Wanjiru')?.id);
  // Who comes back gives them, and not as somebody who never chose any.
  await page.goto(`${url}/classroom`);
  await face('Wanjiru').click();
  await heading('Your three pictures');
  await givePictures('Owl', 'Bee', 'Lion');
  await page.getByText('Not these.').waitFor();
});
