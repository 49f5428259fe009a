import { readFile } from 'node:fs/promises';
import { getBook, searchBooks, englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addReadTime } from '@letsread/profiles/contract.ts';
import { turnPage } from '@letsread/reading/contract.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteOf, noteSays } from '../testing/back-room-note.ts';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const dayMs = 24 * 60 * 60 * 1000;

let library: BackRoomLibrary;
let url: string;
let librarian: Awaited<ReturnType<typeof somebody>>;
let partner: Awaited<ReturnType<typeof somebody>>;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  librarian = await somebody('Ruth', laptop);
  partner = await somebody('Sokha', phone);
  await library.give(librarian.userId, 'LIBRARIAN');
});
afterAll(() => library.close());

async function somebody(as: string, device: object, profiles: string[] = []) {
  return signedIn(await context(device), url, { as, profiles, mails: library.mails });
}

/** Opens a page of the back room with the roles of now. */
async function openPage({ context: visitor }: typeof librarian, path: string): Promise<Page> {
  await renewSession(visitor, url);
  const page = await visitor.newPage();
  await page.goto(url + path);
  await started(page);
  return page;
}

describe('a programme keeps its word', () => {
  let code: string;

  /** As a family does that has the code: until it is told what it would share. */
  async function typeCode({ context: visitor }: typeof librarian): Promise<Page> {
    const page = await visitor.newPage();
    await page.goto(url);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Project Code' }).click();
    await page.getByRole('textbox', { name: 'Code from your project' }).pressSequentially(code.replace('-', ''));
    await page.getByRole('heading', { name: 'Reading Rivers' }).waitFor();
    return page;
  }

  test('a librarian makes a project, says who may read its numbers, and takes back what was a slip', async () => {
    const page = await openPage(librarian, '/library/projects');
    await page.getByText('There are no projects yet.').waitFor();
    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Reading Rivers');
    await page.getByRole('textbox', { name: 'Partner', exact: true }).fill('Mekong Library');
    await page.getByRole('textbox', { name: 'What families read before they join' }).fill('We read on the river.');
    await page.getByRole('button', { name: 'Make a project' }).click();
    await noteSays(page, 'Ruth made the project Reading Rivers.');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Reading Rivers' }) });
    code = await card.locator('b').innerText();
    expect(code).toMatch(/^\d{4}-\d{4}$/);

    await card.getByRole('button', { name: /^Close: nobody new can join/ }).click();
    await noteSays(page, 'Ruth closed the project Reading Rivers.');
    await card.getByText('Closed', { exact: true }).waitFor();
    await noteOf(page).getByRole('button', { name: 'Undo' }).click();
    await noteSays(page, 'Ruth opened the project Reading Rivers again.');

    await card.getByRole('textbox', { name: 'Email: Reading Rivers' }).fill(partner.email);
    await card.getByRole('button', { name: 'Add a partner' }).click();
    await noteSays(page, 'Ruth let Sokha read the numbers of Reading Rivers.');
    await card.getByText('Change the words').click();
    await card.getByRole('textbox', { name: 'Partner' }).fill('Mekong Libraries');
    await card.getByRole('button', { name: 'Save' }).click();
    await noteSays(page, 'Ruth changed the words of the project Reading Rivers.');
    await card.getByText('Mekong Libraries', { exact: true }).waitFor();
  });

  test('who changes its words after somebody else did is told, keeps what was typed, and can save it then', async () => {
    const page = await openPage(librarian, '/library/projects');
    const other = await openPage(librarian, '/library/projects');
    const write = async (on: Page, name: string, words: string) => {
      const card = on.getByRole('listitem').filter({ has: on.getByRole('heading', { name: 'Reading Rivers' }) });
      const field = card.getByRole('textbox', { name, exact: true });
      await card.getByText('Change the words').click();
      await field.fill(words);
      await card.getByRole('button', { name: 'Save' }).click();
      return { card, field };
    };
    await write(other, 'Partner', 'Mekong Reading');
    await noteSays(other, 'Ruth changed the words of the project Reading Rivers.');
    await other.close();
    const { card, field } = await write(page, 'What families read before they join', 'We read on rivers.');
    await page.getByRole('alert').getByText('Somebody else has changed this meanwhile.').waitFor();
    await card.getByText('Mekong Reading', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('We read on rivers.');
    const own = card.getByRole('textbox', { name: 'Partner', exact: true });
    expect(await own.inputValue()).toBe('Mekong Reading');
    await field.fill('We read on the river.');
    await own.fill('Mekong Libraries');
    await card.getByRole('button', { name: 'Save' }).click();
    await noteSays(page, 'Ruth changed the words of the project Reading Rivers.');
  });

  test('a family sees the project’s own words before it joins', async () => {
    const page = await typeCode(await somebody('A family', phone, ['Amina']));
    await page.getByText('We read on the river.').waitFor();
  });

  test('the partner reads exactly what was done, of five readers, and no other project', async () => {
    const family = await somebody('Five readers', phone, ['A', 'B', 'C', 'D', 'E']);
    const { client, profiles, userId } = family;
    const joining = await typeCode(family);
    const joined = joining.waitForResponse((answer) => answer.url().endsWith('/assign'));
    await joining.getByRole('button', { name: 'Add', exact: true }).click();
    expect((await joined).status()).toBe(200);
    const [card] = (await client(searchBooks, { cardName: 'kite', lId: englishLanguageId })).items;
    const book = await client(getBook, { slug: card?.slug ?? '' });
    for (const { id: pId } of profiles)
      await client(turnPage, { pageNumber: String(book.pageCount), uId: userId, pId, bId: book.bookId });
    await client(addReadTime, { profileId: profiles[0]?.id ?? '', uId: userId, readTime: 10 });
    await library.sumWeeks(new Date(Date.now() + 14 * dayMs));

    const page = await openPage(partner, '/library/projects');
    await page.getByRole('link', { name: 'Numbers: Reading Rivers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reading Rivers' }).waitFor();
    const week = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    expect((await week.locator('dl').first().innerText()).split('\n').map((part) => part.trim())).toEqual([
      'Readers',
      '5',
      'Books started',
      '5',
      'Books finished',
      '5',
      'Minutes read',
      '0',
      'Questions answered',
      '0',
      'Right at the first try',
      '0',
    ]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as a table' }).click();
    const table = await readFile(await (await downloading).path(), 'utf8');
    expect(table.split('\r\n')[1]).toMatch(/^\d{4}-\d\d-\d\d,all,5,5,5,0,0,0$/);
    expect((await page.goto(`${url}/library/projects/0000-0000`))?.status()).toBe(404);
    expect((await page.goto(`${url}/library/people`))?.status()).toBe(404);
  });

  test('axe finds nothing in either direction, and nothing scrolls sideways at 320 pixels', async () => {
    const page = await openPage(librarian, '/library/projects');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of [undefined, 'العربية']) {
      if (language !== undefined) await chooseLanguage(page, language);
      for (const path of ['/library/projects', `/library/projects/${code}`]) {
        await page.goto(url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(
          await page.getByRole('navigation', { name: language === undefined ? 'Back room' : 'الغرفة الخلفية' }).count(),
        ).toBe(1);
        expect(await axeFaultsInBoth(page, `${path} ${language}`)).toEqual([]);
      }
    }
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });
});
