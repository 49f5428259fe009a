import { listAwards } from '@letsread/learning/contract.ts';
import { addClassReaders, createClass } from '@letsread/profiles/classes/contract.ts';
import { listReadTime } from '@letsread/profiles/contract.ts';
import { listKeepReading } from '@letsread/reading/contract.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { atRest } from '../testing/at-rest.ts';
import { deviceContents, taken } from '../offline/offline-books.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const books = ['the-red-kite', 'hen-and-the-kite'] as const;
const pages = 9;
const pictures = ['Bee', 'Butterfly', 'Cactus', 'Elephant', 'Frog', 'Lion', 'Owl', 'Turtle'] as const;
const days = 5;

/** One child who reads: on which day, which book, up to which page, and how long. */
interface Sitting {
  child: number;
  day: number;
  book: (typeof books)[number];
  page: number;
  minutes: number;
}

/** Every second child reads in the week, and half of those come again on a later day; the others have nothing of it. */
const week: Sitting[] = Array.from({ length: days }, (_, day) => {
  const children = Array.from({ length: 15 }, (__, number) => number * 2);
  const firsts = children.filter((child) => child % days === day);
  const again = children.filter((child) => child % 4 === 0 && (child % days) + 1 === day);
  return [...firsts, ...again].map((child, at) => ({
    child,
    day,
    book: books[(child + at) % 2] ?? books[0],
    page: 1 + ((child * 7 + day * 4) % pages),
    minutes: 1 + (child % 3),
  }));
}).flat();

let library: BackRoomLibrary;
let url: string;
let visitor: BrowserContext;
let page: Page;
let ruth: Awaited<ReturnType<typeof signedIn>>;
/** Asks as the teacher, of another device. */
let desk: (typeof ruth)['client'];
let ids: string[];
/** The week is the one before today, and its clock stands still but for what is read: so that minutes are exact. */
const monday = new Date(Date.now() - 7 * 86_400_000);
monday.setUTCHours(12, 0, 0, 0);

beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  await library.run(`
    insert into page (edition_id, number, text)
    select e.id, n, 'On and on.' from edition e, generate_series(1, ${pages}) n
    where e.slug in ('the-red-kite', 'hen-and-the-kite')
      and not exists (select from page p where p.edition_id = e.id and p.number = n);
    update edition set page_count = ${pages} where slug in ('the-red-kite', 'hen-and-the-kite')`);
  visitor = await context({ ...phone, serviceWorkers: 'allow', timezoneId: 'UTC' });
  // The library's clock does not stand still with it: at each sitting the device's would be off by another time.
  await visitor.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (what, how) => {
      const headers = new Headers(how?.headers);
      headers.delete('Device-Time');
      return ask(what, how && { ...how, headers });
    };
  });
  ruth = await signedIn(visitor, url, { as: 'Ruth', mails: library.mails });
  ({ client: desk } = await signedIn(await context(phone), url, { as: 'Ruth', mails: library.mails }));
  await library.give(ruth.userId, 'TEACHER');
  const { id: classId } = await ruth.client(createClass, { body: { name: 'Class 2b' } });
  const names = Array.from({ length: 30 }, (_, child) => nameOf(child)).join('\n');
  const added = await ruth.client(addClassReaders, { classId, body: { names } });
  const byName = new Map(added.class.readers.map(({ id, name }) => [name, id]));
  ids = Array.from({ length: 30 }, (_, child) => byName.get(nameOf(child)) ?? '');
  await renewSession(visitor, url);
  page = await visitor.newPage();
  await page.goto(`${url}/library/classes/${classId}`);
  await page.getByRole('button', { name: 'Open the class on this browser' }).click();
  await page.getByRole('heading', { level: 1, name: 'Who is reading?' }).waitFor();
  await started(page);
  await taken(page);
});
afterAll(() => library.close());

function nameOf(child: number): string {
  return `Child ${String(child + 1).padStart(2, '0')}`;
}

const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Chooses themselves by their three pictures, which they choose the first time. */
async function sitDown(child: number, isFirst: boolean): Promise<void> {
  await page.goto(`${url}/classroom`);
  await button(nameOf(child)).click();
  for (const step of [0, 1, 2]) await button(pictures[(child + step * 2) % pictures.length] ?? '').click();
  if (isFirst) await button('These are mine!').click();
  await page.waitForURL(`${url}/`);
  await started(page);
}

/** Reads for so many minutes up to a page, and waits until the device has put all of it into its queue. */
async function read({ book, page: to, minutes }: Sitting, begun: Date): Promise<void> {
  await page.goto(`${url}/read/${book}/0`);
  await page.locator('.reader[data-records]').waitFor();
  await visitor.clock.setFixedTime(begun.getTime() + minutes * 60_000);
  await page.getByRole('slider').fill(String(to));
  await page.waitForURL(`**/read/*/${to}`);
  await page.waitForFunction(
    () =>
      !Object.keys(localStorage).some((key) => key.startsWith('turned:')) &&
      JSON.parse(localStorage.getItem('readSeconds') ?? '{}').seconds === 0,
  );
}

test('children of a class of thirty read for a week on one browser, half of it offline: what was done is there, and once', async () => {
  const seen = new Set<number>();
  for (const [at, sitting] of week.entries()) {
    const ofDay = week.filter(({ day }) => day === sitting.day);
    const turn = ofDay.indexOf(sitting);
    // The network comes in the morning and is gone from the middle of the day on.
    if (turn === 0) await visitor.setOffline(false);
    if (turn === Math.ceil(ofDay.length / 2)) {
      await page.goto(`${url}/classroom`);
      // The device has the class with all pictures, and a copy of each page that is opened without a network.
      await atRest(page);
      await expect
        .poll(async () => (await deviceContents(page)).seen)
        .toEqual(expect.arrayContaining(['/', '/classroom', ...books.map((book) => `/read/${book}/0`)]));
      await visitor.setOffline(true);
    }
    const begun = new Date(monday.getTime() + sitting.day * 86_400_000 + at * 300_000);
    await visitor.clock.setFixedTime(begun);
    await sitDown(sitting.child, !seen.has(sitting.child));
    await read(sitting, begun);
    seen.add(sitting.child);
  }
  await visitor.setOffline(false);
  await page.goto(`${url}/classroom`);
  await button(nameOf(0)).waitFor();

  const expected = ids.map((_, child) => doneBy(week.filter((one) => one.child === child)));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('syncQueue'))).toBe(null);
  const found = [];
  for (const pId of ids) found.push(await recordsOf(pId));
  expect(found).toEqual(expected);
});

/** What a child has done in these sittings, as the library is to tell it. */
function doneBy(sittings: Sitting[]) {
  const finished = new Set<string>(sittings.filter((one) => one.page === pages).map(({ book }) => book));
  const positions = new Map<string, number>(sittings.map(({ book, page: at }) => [book, at]));
  const minutes = new Map<string, number>();
  for (const one of sittings) {
    const day = new Date(monday.getTime() + one.day * 86_400_000).toISOString().slice(0, 10);
    minutes.set(day, (minutes.get(day) ?? 0) + one.minutes);
  }
  return {
    reading: Object.fromEntries([...positions].filter(([book]) => !finished.has(book))),
    stickers: finished.size,
    minutes: Object.fromEntries(minutes),
  };
}

async function recordsOf(profileId: string) {
  const own = { userId: ruth.userId, profileId };
  const keep = await desk(listKeepReading, { uId: ruth.userId, pId: profileId });
  const awards = await desk(listAwards, own);
  const read = await desk(listReadTime, { ...own, days: 14 });
  return {
    reading: Object.fromEntries(keep.items.map(({ slug, page: at }) => [slug, at])),
    stickers: awards.items.length,
    minutes: Object.fromEntries(read.items.map(({ day, minutes }) => [day, minutes])),
  };
}
