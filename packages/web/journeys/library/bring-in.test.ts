import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { madeBloomPub } from '@letsread/formats/testing/made-bloompub.ts';
import { madePictureBook } from '@letsread/formats/testing/made-picture-book.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { mailFolder } from '../testing/mails.ts';
import { renewSession } from '../testing/renew-session.ts';
import type { RunningLibrary } from '../testing/run-library.ts';
import { runOwnLibrary } from '../testing/run-own-library.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();
const packages = path.resolve(import.meta.dirname, '../../..');

/** A command on the library's own machine, while the library runs. */
function command(file: string, words: string[], dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return promisify(execFile)(process.execPath, [path.join(packages, file), ...words], { env });
}

describe('a librarian brings books in', () => {
  let library: RunningLibrary;
  let visitor: BrowserContext;
  let page: Page;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lets-read-books-'));
    library = await runOwnLibrary({});
    const ruth = await signedIn(await context(phone), library.url, { as: 'Ruth', mails: mailFolder(library.dataDir) });
    await command('identity/roles/people-command.ts', ['grant', ruth.email, 'LIBRARIAN'], library.dataDir);
    visitor = ruth.context;
    await renewSession(visitor, library.url);
    page = await visitor.newPage();
  });
  afterAll(async () => {
    await library.close();
    await rm(folder, { recursive: true });
  });

  const main = () => page.getByRole('main');
  const state = (words: string) => main().getByText(words, { exact: true }).waitFor();
  const lineOf = (title: string) => main().getByRole('listitem').filter({ hasText: title });

  test('sees by name what would come, brings it in, reads it, and takes it back', async () => {
    await writeFile(path.join(folder, 'kite.bloompub'), madeBloomPub());
    await writeFile(path.join(folder, 'torn.zip'), 'no zip');
    await page.goto(`${library.url}/library`);
    await main()
      .getByRole('link', { name: /^Bring books in/ })
      .click();
    await main().getByRole('heading', { name: 'Bring books in' }).waitFor();
    await started(page);
    expect(await axeFaultsInBoth(page, 'the page of imports')).toEqual([]);
    await main().getByRole('checkbox', { name: 'Show the books to readers at once' }).check();
    const files = ['kite.bloompub', 'torn.zip'].map((name) => path.join(folder, name));
    await main().getByLabel('Choose files').setInputFiles(files);

    await state('Ready to bring in');
    const refused = main().getByRole('region', { name: 'Refused' });
    expect(await refused.innerText()).toContain('torn.zip');
    const coming = main().getByRole('region', { name: 'New', exact: true });
    expect(await coming.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('The Red Kite'),
      expect.stringContaining('Tiara Nyekundu'),
    ]);
    await main()
      .getByRole('link', { name: /^Refused/ })
      .click();
    await coming.waitFor({ state: 'detached' });
    await refused.waitFor();
    await main()
      .getByRole('link', { name: /^Refused/ })
      .click();
    await coming.waitFor();
    // Why, in words of the interface; the importer's own are behind them.
    const games = main().getByRole('region', { name: 'Notes' }).getByText('Its quizzes and games were not taken.');
    await games.click();
    await main().getByText('1 page is a quiz or a game, not taken.').waitFor();
    expect(await axeFaultsInBoth(page, 'what would come')).toEqual([]);
    const found = async () => {
      const answer = await visitor.request.get(`${library.url}/api/v5/book/search?cardName=Tiara%20Nyekundu`);
      return (await answer.text()).includes('Tiara Nyekundu');
    };
    expect(await found()).toBe(false);

    await main().getByRole('button', { name: 'Bring in' }).click();
    await state('Brought in');
    await expect.poll(found).toBe(true);
    await main().getByRole('link', { name: 'Show on the shelf' }).click();
    await main().getByRole('combobox', { name: 'Import', exact: true }).waitFor();
    expect(
      await main()
        .getByRole('checkbox', { name: /^Choose (?!all)/ })
        .count(),
    ).toBe(2);
    await page.goBack();
    await main().getByRole('button', { name: 'Undo' }).waitFor();
    await visitor.setOffline(true);
    await main().getByRole('button', { name: 'Undo' }).click();
    await main().getByRole('alert').getByText('Please check your internet connection').waitFor();
    await visitor.setOffline(false);
    await main().getByRole('button', { name: 'Undo' }).click();
    await state('Undone');
    expect(await lineOf('Tiara Nyekundu').count()).toBe(1);
    await expect.poll(found).toBe(false);
  });

  test('files that were chosen before scripts ran are taken', async () => {
    const chosen = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.goto(`${library.url}/library/imports`, { waitUntil: 'commit' });
    await main().getByLabel('Choose files').setInputFiles(path.join(folder, 'torn.zip'));
    expect(await main().getByRole('button', { name: 'See what would come' }).isDisabled()).toBe(true);
    chosen.resolve();
    await main().getByRole('region', { name: 'Refused' }).getByText('torn.zip').waitFor();
    await page.unroute('**/assets/*.js');
  });

  test('what cannot be read says why, within the page', async () => {
    await page.goto(`${library.url}/library/imports`);
    await started(page);
    const table = `${'licences-of-all-stories-'.repeat(8)}\n`;
    const files = { 'stories/texts/en/0001_kite.md': '# Kite', 'stories/LICENSES.csv': table };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    await main().locator('input[type=file][webkitdirectory]').setInputFiles(path.join(folder, 'stories'));
    await state('Failed');
    await main().getByText('It could not be done. Why?').click();
    await main()
      .getByText(/^LICENSES\.csv/)
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await main().getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL('**/library/imports');
  });

  test('the field that is to be put right says so and has the focus, and an address needs no https://', async () => {
    await page.goto(`${library.url}/library/imports`);
    await started(page);
    const language = main().getByRole('textbox', { name: /^Language code/ });
    const address = main().getByRole('textbox', { name: 'Address of a catalogue (OPDS)' });
    const look = main().getByRole('button', { name: 'See what would come' });
    const refused = async (field: typeof language, sentence: string) => {
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const said = await field.getAttribute('aria-describedby');
      expect(await page.locator(`#${said}`).innerText()).toBe(sentence);
      expect(await main().locator('[aria-invalid=true]').count()).toBe(1);
    };
    await language.fill('Swahili of Kenya');
    await address.fill('books.example.org/opds');
    await look.click();
    await refused(language, 'Something is missing or not as it should be. Please check what you typed.');
    // Of two the first.
    await look.focus();
    await address.fill('');
    await look.click();
    await refused(language, 'Something is missing or not as it should be. Please check what you typed.');
    await language.fill('sw');
    await look.click();
    await refused(address, 'Something is missing or not as it should be. Please check what you typed.');
    // As it is understood now, it is an address, but none of a public network.
    await address.fill('127.0.0.1/opds');
    await look.click();
    await expect.poll(() => main().getByText('This is no address of a public catalogue.').count()).toBe(1);
    await refused(address, 'This is no address of a public catalogue.');
    const licences = main().getByRole('combobox', { name: /^Licence/ });
    await licences.selectOption('CC-BY-SA-4.0');
    expect(await licences.inputValue()).toBe('CC-BY-SA-4.0');
  });

  test('in a language that runs the other way, on a small phone, it all fits', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(library.url);
    await chooseLanguage(page, 'العربية');
    for (const address of ['/library/imports', '/library/imports/1']) {
      await page.goto(library.url + address);
      expect(await axeFaultsInBoth(page, address)).toEqual([]);
    }
  });

  test('the command works while the library runs, and readers see what it brought', async () => {
    const file = path.join(folder, 'other.epub');
    await writeFile(file, madePictureBook());
    const { stdout } = await command('importer/command/import-command.ts', [file, '--publish'], library.dataDir);
    expect(stdout).toContain('Took 1 edition of 1 book');
    await page.goto(`${library.url}/library/imports`);
    await main().getByText('other.epub').waitFor();
  });

  test('files that are passed over are not counted among those that are sent', async () => {
    const sending = await visitor.newPage();
    const sent = Promise.withResolvers<void>();
    await sending.route('**/api/library/imports/*/file**', async (route) => {
      await sent.promise;
      await route.continue();
    });
    await sending.goto(`${library.url}/library/imports`);
    await started(sending);
    const files = ['kite.bloompub', '.hidden', 'Thumbs.db'].map((name) => path.join(folder, name));
    for (const file of files) await writeFile(file, file.endsWith('.bloompub') ? madeBloomPub() : 'x');
    const chooser = sending.locator('.library__chooser input[type=file]:not([webkitdirectory])');
    await chooser.setInputFiles(files.slice(1));
    await chooser.setInputFiles(files);
    expect(await sending.locator('main progress').getAttribute('max')).toBe('1');
    sent.resolve();
    await sending.waitForURL('**/library/imports/*');
    await sending.close();
  });
});
