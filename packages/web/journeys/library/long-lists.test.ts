import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteOf, noteSays } from '../testing/back-room-note.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let page: Page;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  await library.run(`
    delete from collection;
    insert into collection (slug, position, removed_at)
      select 'shelf-' || n, n, case when n > 480 then now() end from generate_series(1, 500) as n;
    insert into collection_text select id, ${englishLanguageId}, 'Shelf ' || position, '' from collection;
    insert into pathway (slug, source, position, badge, palette, figures, removed_at, version)
      select 'way-' || n, 'staff', n, 'star', 1, '{}', case when n > 480 then now() end, 1 from generate_series(1, 500) as n;
    insert into pathway_text select id, ${englishLanguageId}, 'Way ' || position, '' from pathway where slug like 'way-%';
    insert into project (code, name, partner, created_at)
      select '1000-' || lpad(n::text, 4, '0'), 'Project ' || n, 'Sipar', now() - n * interval '1 minute'
      from generate_series(1, 500) as n;
    with editor as (
      insert into account (display_name, email) select 'Editor ' || n, 'editor' || n || '@example.org'
      from generate_series(1, 130) as n returning id)
    insert into account_role (account_id, role_id) select id, 2 from editor;
    insert into team (name) select 'Team ' || n from generate_series(1, 50) as n;
    insert into team_member (team_id, account_id) select team.id, account.id from team, account
      where team.name = 'Team 44' and account.display_name = 'Editor 77'`);
  const ruth = await signedIn(await context(laptop), url, { as: 'Ruth', mails: library.mails });
  await library.give(ruth.userId, 'LIBRARIAN');
  await renewSession(ruth.context, url);
  page = await ruth.context.newPage();
});
afterAll(() => library.close());

const said = (sentence: string) => noteSays(page, sentence);
const name = () => page.getByRole('searchbox', { name: 'Find by name' });
const lines = () =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('button') })
    .getByRole('listitem');
const names = () => lines().getByRole('link').allInnerTexts();
const more = () => page.getByRole('link', { name: 'Show more' });

async function open(kind: string): Promise<void> {
  await page.goto(`${url}/library/${kind}`);
  await started(page);
}
async function find(words: string): Promise<void> {
  await name().fill(words);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.searchParams.get('q') === words);
}

test('of 500 collections a part is shown, and the next leads on to those that readers do not see', async () => {
  const answer = await page.request.get(`${url}/library/collections`);
  expect((await answer.text()).length).toBeLessThan(400_000);
  await open('collections');
  expect(await lines().count()).toBe(50);
  await more().click();
  await page.getByRole('link', { name: /^Shelf 51\b/ }).waitFor();
  expect(await lines().count()).toBe(50);
  // Over the end of the part.
  await page.getByRole('button', { name: 'Move down: Shelf 100' }).click();
  await said('Ruth moved the collection Shelf 100.');
  await page.getByRole('link', { name: /^Shelf 101\b/ }).waitFor();
  await noteOf(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /^Shelf 100\b/ }).waitFor();
  await page.goto(`${url}/library/collections?from=450`);
  await page.getByRole('button', { name: 'Put back: Shelf 500' }).waitFor();
  expect(await more().count()).toBe(0);
});

test('one is found by its name, and put first', async () => {
  await open('collections');
  await find('shelf 47');
  await expect.poll(() => lines().count()).toBe(15);
  await page.getByRole('button', { name: 'Put first: Shelf 473' }).click();
  await said('Ruth moved the collection Shelf 473.');
  expect(await name().inputValue()).toBe('shelf 47');
  await find('no such thing');
  await page.getByText('Nothing has this name.').waitFor();
  await open('collections');
  const first = lines().first();
  await first.getByRole('link', { name: /^Shelf 473\b/ }).waitFor();
  await page.goto(`${url}/library/collections?q=shelf+473`);
  expect(await page.getByRole('button', { name: /^Put first/ }).count()).toBe(0);
});

test('what was made just now is led to, as it stands in another part of the list', async () => {
  await open('collections');
  await page.getByRole('textbox', { name: 'Title' }).fill('Rainy days');
  await page.getByRole('button', { name: 'Make a collection' }).click();
  await noteOf(page).getByRole('link', { name: 'Rainy days' }).click();
  await page.getByText('There are no books in it yet.').waitFor();
});

test('paths come in parts too, with those that readers do not see behind the others', async () => {
  await open('pathways');
  expect(await lines().count()).toBe(50);
  await find('way 489');
  await page.getByRole('button', { name: 'Show to readers: Way 489' }).waitFor();
  await find('way 321');
  await page.getByRole('button', { name: 'Put first: Way 321' }).press('Enter');
  await said('Way 321');
  await open('pathways');
  await lines().first().getByText('Way 321').waitFor();
});

test('a project is found by its name, its partner and its code', async () => {
  await open('projects');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await cards.count()).toBe(20);
  await more().click();
  await cards.filter({ hasText: /^Project 21$/ }).waitFor();
  for (const words of ['sipar project 333', '1000-0333', '10000333']) {
    await find(words);
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Project 333']);
  }
  await page.getByRole('button', { name: 'Close: nobody new can join: Project 333' }).click();
  await noteOf(page).getByRole('button', { name: 'Undo' }).waitFor();
  await expect.poll(() => cards.allInnerTexts()).toEqual(['Project 333']);
});

test('who works with keys goes on from the field they searched in, and from the beginning of the next part', async () => {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  // The address changes before the list does: only a row that was not there says that what answers is the new form.
  const found = (one: string) => page.getByRole('button', { name: `Put first: ${one}`, exact: true }).waitFor();
  await open('collections');
  await find('shelf 1');
  await found('Shelf 119');
  await expect.poll(focused).toBe('Find by name');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await found('Shelf 412');
  expect(new URL(page.url()).searchParams.get('q')).toBe('shelf 12');
  await expect.poll(focused).toBe('Find by name');
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await expect.poll(focused).toBe('Search');
  await open('collections');
  await more().press('Enter');
  await page.getByRole('link', { name: /^Shelf 52\b/ }).waitFor();
  await expect.poll(focused).toBe('Collections');
});

test('what is typed on while the answer is on its way stands in the field after it', async () => {
  await open('collections');
  const held = Promise.withResolvers<void>();
  await page.route('**/library/collections.data?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await name().fill('shelf 1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  held.resolve();
  await page.getByRole('button', { name: 'Put first: Shelf 119', exact: true }).waitFor();
  await expect.poll(() => name().inputValue()).toBe('shelf 12');
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Put first: Shelf 412', exact: true }).waitFor();
});

test('what is typed while the answer is on its way does not stand in the search of another list', async () => {
  await open('collections');
  const held = Promise.withResolvers<void>();
  await page.route('**/library/collections.data?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await name().fill('shelf 1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/library/pathways"]')?.click());
  await page.getByRole('heading', { level: 1, name: 'Reading paths' }).waitFor();
  expect(await name().inputValue()).toBe('');
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await find('way 489');
  await page.getByRole('button', { name: 'Show to readers: Way 489' }).waitFor();
});

test('two presses at once, before a render, send one form', async () => {
  await open('collections');
  const before = await names();
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  const down = page.getByRole('button', { name: 'Move down: Shelf 2', exact: true });
  await down.evaluate((button) => {
    for (const _ of [1, 2]) (button as HTMLButtonElement).click();
  });
  await said('Ruth moved the collection Shelf 2.');
  expect(sent).toBe(1);
  await noteOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent).toBe(2);
  await expect.poll(names).toEqual(before);
});

test('what the answer offers can be pressed in the moment that it is shown', async () => {
  await open('collections');
  const before = await names();
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const undo = document.querySelector<HTMLElement>('main [role=status] button');
      if (undo === null) return;
      watcher.disconnect();
      undo.click();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Move down: Shelf 3', exact: true }).click();
  await expect.poll(() => sent).toBe(2);
  await expect.poll(names).toEqual(before);
});

test('people and teams come in parts, each of which goes on by itself, and one field finds both', async () => {
  const people = () => page.getByRole('heading', { name: /^Editor \d/ });
  const teams = () => page.getByRole('heading', { name: /^Team \d/ });
  await open('people');
  expect([await people().count(), await teams().count()]).toEqual([50, 20]);
  await page.getByRole('link', { name: 'Show more: Teams' }).click();
  await page.getByRole('heading', { name: 'Team 21', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Teams');
  expect([await people().count(), await teams().count()]).toEqual([50, 20]);
  await page.getByRole('link', { name: 'Show more: People and roles' }).click();
  await page.getByRole('heading', { name: 'Editor 51', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('People and roles');
  await page.getByRole('heading', { name: 'Team 21', exact: true }).waitFor();
  await find('editor 77');
  await expect.poll(() => people().allInnerTexts()).toEqual(['Editor 77']);
  expect(await teams().allInnerTexts()).toEqual(['Team 44']);
  await find('editor77@');
  await expect.poll(() => teams().count()).toBe(0);
  expect(await page.getByText('There are no teams yet.').count()).toBe(0);
  expect(await people().allInnerTexts()).toEqual(['Editor 77']);
  await find('no such thing');
  await page.getByText('Nothing has this name.').waitFor();
});

test('what stands behind a long list is led to from its beginning, and not from a short one', async () => {
  const reached = { 'Make a collection': 'create', 'Give the role': 'give', 'Make a team': 'create-team' };
  for (const [name, form] of Object.entries(reached)) {
    await open(name === 'Make a collection' ? 'collections' : 'people');
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await page.waitForURL((address) => address.hash === `#${form}`);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form')?.id)).toBe(form);
  }
  await open('people?q=editor+77');
  expect(await page.getByRole('link', { name: 'Give the role' }).count()).toBe(0);
});

test('who was given a role, or a team that was made, is led to where the list shows others', async () => {
  await open('people');
  await page.getByRole('textbox', { name: 'Name of the team' }).fill('Zebras');
  await page.getByRole('button', { name: 'Make a team' }).click();
  await said('Zebras');
  expect(await page.getByRole('heading', { name: 'Zebras' }).count()).toBe(0);
  await noteOf(page).getByRole('link', { name: 'Zebras' }).click();
  await page.getByRole('heading', { name: 'Zebras' }).waitFor();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('editor99@example.org');
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Teacher' });
  await page.getByRole('button', { name: 'Give the role' }).click();
  await noteOf(page).getByRole('link', { name: 'Editor 99' }).click();
  await page.getByRole('button', { name: 'Take this role from Editor 99: Teacher' }).waitFor();
});

test('axe finds nothing in either direction, and nothing scrolls sideways at 320 pixels', async () => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['collections?q=shelf+47', 'pathways?q=way+47', 'projects?q=none', 'people?q=team+4']) {
    await page.goto(`${url}/library/${path}`);
    await started(page);
    expect(await axeFaultsInBoth(page, path)).toEqual([]);
  }
  await page.setViewportSize(laptop.viewport);
});
