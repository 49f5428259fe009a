import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteOf, noteSays, withoutIsolates } from '../testing/back-room-note.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { openGrownUps } from '../testing/open-grown-ups.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const paths = ['/library', '/library/people', '/library/numbers', '/library/audit'];

let library: BackRoomLibrary;
let url: string;
let ruth: Awaited<ReturnType<typeof somebody>>;
let tariq: Awaited<ReturnType<typeof somebody>>;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  ruth = await somebody('Ruth', phone);
  tariq = await somebody('Tariq', laptop);
  await library.give(ruth.userId, 'LIBRARIAN');
  await renewSession(ruth.context, url);
});
afterAll(() => library.close());

async function somebody(as: string, device: object) {
  return signedIn(await context(device), url, { as, profiles: [`${as}’s child`], mails: library.mails });
}

/** The files of the build that only the back room has. */
function filesOfBackRoom(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../build/client/assets');
  const manifest = readdirSync(folder).find((name) => /^library-manifest-.*\.js$/.test(name)) ?? '';
  const { routes } = JSON.parse(readFileSync(path.join(folder, manifest), 'utf8').replace(/^[^{]*|;\s*$/g, '')) as {
    routes: Record<string, { module: string; imports: string[]; clientActionModule?: string }>;
  };
  const filesOf = (isOfBackRoom: boolean) =>
    Object.entries(routes)
      .filter(([id]) => id.startsWith('library/') === isOfBackRoom)
      .flatMap(([, { module, imports, clientActionModule }]) => [module, ...imports, clientActionModule ?? module]);
  const shared = new Set(filesOf(false));
  const sheets = readdirSync(folder).filter((name) => /^back-room-.*\.css$/.test(name));
  const own = filesOf(true).filter((file) => !shared.has(file));
  return [...new Set([...own, ...sheets, manifest].map((file) => path.basename(file)))];
}

describe('to readers there is no back room', () => {
  /** The answer to an address, without the address; a part for each element, as a page is too long to look at. */
  const answerTo = async (visitor: BrowserContext, address: string) => {
    const answer = await visitor.request.get(url + address);
    const own = new RegExp(`(${address}|${encodeURIComponent(address)})(?![-/%\\w])`, 'g');
    // A form that makes something has a key of its own each time.
    const html = (await answer.text()).replace(own, 'PLACE').replace(/value="[0-9a-f]{32}"/g, '');
    return [String(answer.status()), ...html.split('<')];
  };

  test.each([
    ['signed out', async () => context()],
    ['signed in', async () => (await somebody('A reader', laptop)).context],
  ])('%s, its addresses are any that nobody knows', async (_who, visitor) => {
    const reader = await visitor();
    for (const address of paths) {
      const unknown = await answerTo(reader, address.replace('library', 'nothing'));
      const found = await answerTo(reader, address);
      expect(found.filter((part, at) => part !== unknown[at])).toEqual([]);
      expect([unknown[0], unknown.length]).toEqual(['404', found.length]);
    }
  });

  test('no page of theirs, nor what it may load, names a file of it', async () => {
    const names = filesOfBackRoom();
    expect(names.some((name) => name.startsWith('people-screen-'))).toBe(true);
    expect(names.some((name) => name.startsWith('back-room-'))).toBe(true);
    const reader = await somebody('A reader', laptop);
    const seen = new Set<string>();
    const faults: string[] = [];
    const look = async (address: string) => {
      if (seen.has(address)) return;
      seen.add(address);
      const text = await (await reader.context.request.get(url + address)).text();
      faults.push(...names.filter((name) => text.includes(name)).map((name) => `${address} names ${name}`));
      // One split: a pattern that seeks names tries a table of entities, which is one long word, for minutes.
      const named = text.split(/[^\w.-]/).filter((word) => /^[\w-]+\.js$/.test(word));
      for (const file of named) await look(`/assets/${file}`);
    };
    for (const address of ['/', '/about', '/login', '/mybooks', `/profile/${reader.profiles[0]?.id}`, '/library'])
      await look(address);
    expect(faults).toEqual([]);
    expect([...seen].some((address) => address.startsWith('/assets/manifest-'))).toBe(true);
  });

  test('who says with a cookie that they have a role gets nothing of it', async () => {
    const { context: visitor } = await somebody('A reader', laptop);
    const value = encodeURIComponent('[{"id":"1","name":"LIBRARIAN"}]');
    await visitor.addCookies([{ name: 'rolesWithId', value, url }]);
    for (const address of paths) expect((await visitor.request.get(url + address)).status()).toBe(404);
  });
});

test('it opens to who was given a role a moment ago, and the cookies know of it then', async () => {
  const { context: visitor, userId } = await somebody('Who is new', laptop);
  const page = await visitor.newPage();
  expect((await page.goto(`${url}/library?from=the-letter`))?.status()).toBe(404);
  await library.give(userId, 'EDITOR');
  await page.goto(`${url}/library?from=the-letter`);
  await page.getByRole('heading', { level: 1, name: 'Back room' }).waitFor();
  expect(page.url()).toBe(`${url}/library?from=the-letter`);
  const roles = (await visitor.cookies()).find(({ name }) => name === 'rolesWithId')?.value ?? '';
  expect(decodeURIComponent(roles)).toContain('EDITOR');
});

describe('a librarian', () => {
  test('finds it on the profile page, gives and takes roles and makes teams, by keyboard, with a way back', async () => {
    const page = await ruth.context.newPage();
    await page.goto(`${url}/profile/${ruth.profiles[0]?.id}`);
    await openGrownUps(page);
    await page.getByRole('link', { name: 'Back room' }).click();
    await page.getByRole('heading', { level: 1, name: 'Back room' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^People and roles Who may/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'People and roles' }).waitFor();

    const giving = page.getByRole('textbox', { name: 'Email', exact: true });
    await giving.fill(tariq.email);
    await page.getByRole('combobox', { name: 'Role' }).selectOption('PARTNER');
    await giving.press('Enter');
    await noteSays(page, 'Ruth gave Tariq a role: Partner.');
    await expect.poll(() => giving.inputValue()).toBe('');

    // The focus is where it was said, and the way back is the next stop.
    await expect.poll(() => noteOf(page).evaluate((shown) => shown === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await noteSays(page, 'Ruth took a role from Tariq: Partner.');
    // What was done is told before the list has come anew.
    await page.getByRole('heading', { name: 'Tariq' }).waitFor({ state: 'detached' });
    await noteOf(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Tariq' }).waitFor();
    await giving.fill('nobody@example.org');
    await giving.press('Enter');
    await page.getByRole('alert').getByText('Nobody has logged in here with this address yet.').waitFor();
    expect(await giving.inputValue()).toBe('nobody@example.org');
    await page.getByRole('button', { name: 'Take this role from Ruth: Librarian' }).click();
    await page.getByRole('alert').getByText('The library needs a librarian.').waitFor();

    await page.getByRole('textbox', { name: 'Name of the team' }).fill('Night owls');
    await page.keyboard.press('Enter');
    await noteSays(page, 'Ruth made the team Night owls.');
    await page.getByRole('textbox', { name: 'Email: Night owls' }).fill(tariq.email);
    await page.getByRole('button', { name: 'Add to the team' }).click();
    await noteSays(page, 'Ruth added Tariq to the team Night owls.');
    await page.getByRole('button', { name: 'Take Tariq out of Night owls' }).click();
    await noteSays(page, 'Ruth took Tariq out of the team Night owls.');
    await noteOf(page).getByRole('button', { name: 'Undo' }).click();
    await noteSays(page, 'Ruth added Tariq to the team Night owls.');

    // On a phone the parts of the back room stand on its first page.
    await page.getByRole('navigation', { name: 'Back room' }).getByRole('link', { name: 'Back room' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^What was done/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'What was done' }).waitFor();
    const lines = (await page.getByRole('main').getByRole('listitem').locator('time + span').allInnerTexts()).map(
      withoutIsolates,
    );
    expect(lines.slice(0, 2)).toEqual([
      'Ruth added Tariq to the team Night owls.',
      'Ruth took Tariq out of the team Night owls.',
    ]);
    expect(lines.at(-1)).toBe('A command on the library’s own machine gave Ruth a role: Librarian.');
  });

  test('whoever has another role sees their teams, and the rest is no page', async () => {
    const page = await tariq.context.newPage();
    await renewSession(tariq.context, url);
    await page.goto(`${url}/library`);
    await page.getByRole('heading', { name: 'Night owls' }).waitFor();
    expect(await page.getByRole('link', { name: 'People and roles' }).count()).toBe(0);
    for (const address of paths.slice(1)) {
      expect((await page.goto(url + address))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    }
    await library.take(tariq.userId, 'PARTNER');
    expect((await page.goto(`${url}/library`))?.status()).toBe(404);
  });

  test('its words come with its first page, and with no other answer', async () => {
    const words = 'library.shelf.apply';
    const page = await ruth.context.newPage();
    const first = await page.goto(`${url}/library`);
    expect(await first?.text()).toContain(words);
    await started(page);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/library/people.data');
    await page.getByRole('link', { name: 'People and roles' }).click();
    // Asked for once more, since a browser may have let go of the first answer by then.
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), (await asked).url());
    expect(text).toContain('Ruth');
    expect(text).not.toContain(words);
    await page.getByRole('button', { name: 'Give the role' }).waitFor();
  });

  test('a role is given and taken back without script', async () => {
    const visitor = await context({ ...phone, javaScriptEnabled: false });
    await visitor.addCookies(await ruth.context.cookies());
    const page = await visitor.newPage();
    await page.goto(`${url}/library/people`);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(tariq.email);
    await page.getByRole('button', { name: 'Give the role' }).click();
    await noteSays(page, 'Ruth gave Tariq a role: Editor.');
    await noteOf(page).getByRole('button', { name: 'Undo' }).click();
    await noteSays(page, 'Ruth took a role from Tariq: Editor.');
    await page.waitForLoadState();
    expect(await page.getByRole('heading', { name: 'Tariq' }).count()).toBe(0);
  });

  test('axe finds nothing in either direction, and nothing scrolls sideways at 320 pixels', async () => {
    const page = await ruth.context.newPage();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of [undefined, 'العربية']) {
      if (language !== undefined) {
        await chooseLanguage(page, language);
        await page.waitForFunction(() => document.documentElement.dir === 'rtl');
      }
      for (const address of paths) {
        await page.goto(url + address);
        expect(await axeFaultsInBoth(page, `${address} ${language}`)).toEqual([]);
      }
    }
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('ما الذي جرى');
  });
});

test('an address that was refused stays while something else is done', async () => {
  const { context: visitor, userId } = await somebody('Who mistypes', laptop);
  await library.give(userId, 'LIBRARIAN');
  await renewSession(visitor, url);
  const page = await visitor.newPage();
  await page.goto(`${url}/library/people`);
  const address = page.getByRole('textbox', { name: 'Email', exact: true });
  await address.fill('nobody@example.orgg');
  await address.press('Enter');
  await page.getByRole('alert').getByText('Nobody has logged in here with this address yet.').waitFor();
  const team = page.getByRole('textbox', { name: 'Name of the team' });
  await team.fill('Herons');
  await team.press('Enter');
  await page.getByRole('heading', { name: 'Herons' }).waitFor();
  expect(await address.inputValue()).toBe('nobody@example.orgg');
});
