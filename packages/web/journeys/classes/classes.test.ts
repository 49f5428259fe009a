import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { type BackRoomLibrary, openBackRoomLibrary } from '../testing/back-room-library.ts';
import { openDocument } from '../testing/open-document.ts';
import { openGrownUps } from '../testing/open-grown-ups.ts';
import { signedIn } from '../testing/signed-in.ts';
import { laptop, phone, started, useBrowser } from '../testing/visitor.ts';

const { context } = useBrowser();

let library: BackRoomLibrary;
let url: string;
let page: Page;
let ruth: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  library = await openBackRoomLibrary();
  ({ url } = library);
  ruth = await signedIn(await context(laptop), url, { as: 'Ruth', profiles: ['Own child'], mails: library.mails });
  await library.give(ruth.userId, 'TEACHER');
  // As when the token of the session has ended: the next page exchanges it, and has the role in its cookies.
  const ended = encodeURIComponent(new Date(0).toISOString());
  await ruth.context.addCookies([{ name: 'expiryTime', value: ended, url, sameSite: 'Lax' }]);
  await ruth.context.request.get(url);
  page = await ruth.context.newPage();
});
afterAll(() => library.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const main = () => page.getByRole('main');
const readers = async () =>
  main()
    .getByRole('link', { name: /^Change / })
    .allInnerTexts();

test('a teacher makes a class from a pasted list, and is told which lines are no new names', async () => {
  await page.goto(`${url}/profile/${ruth.profiles[0]?.id}`);
  await openGrownUps(page);
  await page.getByRole('link', { name: 'Back room' }).click();
  await main()
    .getByRole('link', { name: /^Classes Your classes/ })
    .click();
  await heading('Classes');
  // The answer comes as a document: it takes the focus, but not from who is typing once its scripts come.
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await main().getByRole('button', { name: 'Make a class' }).click();
  await page.getByRole('alert').getByText('Something is missing').waitFor();
  const field = main().getByRole('textbox', { name: 'Name of the class' });
  await field.fill('Class 2b');
  typed.resolve();
  await started(page);
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await heading('Class 2b');
  await main().getByText('Nobody is in this class yet.').waitFor();

  const names = main().getByRole('textbox', { name: 'Names, one on each line' });
  await names.fill(`Amina\n\nLuis\namina\n${'Long '.repeat(5)}\nសុភា\n`);
  await main().getByRole('button', { name: 'Add readers' }).click();
  const report = main().getByRole('status');
  await report.getByText('Readers added: 3').waitFor();
  expect((await report.innerText()).replaceAll(/\n+/g, '\n')).toBe(
    'Readers added: 3\nLine 4: amina: this name is there already\n' +
      'Line 5: Long Long Long Long Long: longer than 20 letters\nEmpty lines left out: 1',
  );
  expect(await names.inputValue()).toBe('');
  expect(await readers()).toEqual(['Amina', 'Luis', 'សុភា']);
  expect(await axeFaultsInBoth(page, 'a class')).toEqual([]);
});

test('who has not agreed to the terms yet is asked to before a class is made', async () => {
  await library.run(`delete from account_consent where account_id = ${ruth.userId}`);
  await page.goto(`${url}/library/classes`);
  await started(page);
  await main().getByRole('textbox', { name: 'Name of the class' }).fill('Class 3c');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/consent?*');
  await page.getByRole('checkbox', { name: 'I am an adult' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading('Classes');
  await main()
    .getByRole('link', { name: /^Class 2b/ })
    .click();
  await heading('Class 2b');
});

const focused = (where: string, hasText: string) => page.locator(`main ${where}:focus`, { hasText }).waitFor();

test('who goes from screen to screen with keys goes on at the heading of each', async () => {
  await page.goto(`${url}/library/classes`);
  await started(page);
  await main()
    .getByRole('link', { name: /^Class 2b/ })
    .press('Enter');
  await focused('h1', 'Class 2b');
  await main().getByRole('link', { name: 'Change Amina' }).press('Enter');
  await focused('h1', 'Amina');
  await main().getByRole('button', { name: 'Save' }).press('Enter');
  await focused('h1', 'Class 2b');
  await page.goBack();
  await focused('h1', 'Amina');
  expect(new URL(page.url()).pathname).toMatch(/^\/library\/classes\/\d+\/\d+$/);
});

test('a teacher is told of a new picture password and of a new name, which no list shows', async () => {
  await main().getByRole('button', { name: 'New picture password' }).press('Enter');
  await focused('[role=status]', 'The next time, this reader chooses three new pictures.');
  await main().getByRole('link', { name: 'Class 2b' }).press('Enter');
  await focused('h1', 'Class 2b');
  await main().getByText('Rename or delete the class').click();
  const name = main().getByRole('textbox', { name: 'Name of the class' });
  await name.fill('Class 2d');
  await name.press('Enter');
  await heading('Class 2d');
  await focused('[role=status]', 'The change is saved.');
  await name.fill('Class 2b');
  await name.press('Enter');
  await heading('Class 2b');
  await focused('[role=status]', 'The change is saved.');
  expect(await name.inputValue()).toBe('Class 2b');
});

test('what was refused can be sent again in the moment that it is said', async () => {
  await page.reload();
  await started(page);
  await main().getByText('Rename or delete the class').click();
  const name = main().getByRole('textbox', { name: 'Name of the class' });
  await name.evaluate((input) => input.removeAttribute('maxlength'));
  await name.fill('Class 2b of the school by the river, in the afternoon');
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('main [role=alert]') === null) return;
      watcher.disconnect();
      document.querySelector<HTMLElement>('main details button')?.click();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await name.press('Enter');
  await expect.poll(() => sent).toBe(2);
});

test('a reader is renamed, given another picture, moved and taken out with the password; a family sees none of it', async () => {
  await main().getByRole('link', { name: 'Change Luis' }).click();
  await heading('Luis');
  await page.setViewportSize(phone.viewport);
  expect(await axeFaultsInBoth(page, 'a reader of a class')).toEqual([]);
  await main().getByRole('textbox', { name: 'Name', exact: true }).fill('AMINA');
  await main().getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('There is a reader with this name').waitFor();
  await main().getByRole('textbox', { name: 'Name', exact: true }).fill('Luis P.');
  await main().getByRole('radio', { name: 'Owl' }).check({ force: true });
  await main().getByRole('button', { name: 'Save' }).click();
  await heading('Class 2b');
  await expect.poll(readers).toEqual(['Amina', 'Luis P.', 'សុភា']);

  await page.goto(`${url}/library/classes`);
  await main().getByRole('textbox', { name: 'Name of the class' }).fill('Class 3b');
  await page.keyboard.press('Enter');
  await heading('Class 3b');
  await page.goBack();
  await main()
    .getByRole('link', { name: /^Class 2b Readers: 3/ })
    .click();
  await main().getByRole('link', { name: 'Change Luis P.' }).click();
  await main().getByRole('combobox', { name: 'Move to another class' }).selectOption('Class 3b');
  await main().getByRole('button', { name: 'Move', exact: true }).click();
  await heading('Class 3b');
  await expect.poll(readers).toEqual(['Luis P.']);

  // Not within ten minutes of a sign-in, as far as the session says.
  await library.run(`update idp_session set signed_in_at = null`);
  const ended = encodeURIComponent(new Date(0).toISOString());
  await ruth.context.addCookies([{ name: 'expiryTime', value: ended, url, sameSite: 'Lax' }]);
  await main().getByRole('link', { name: 'Change Luis P.' }).click();
  await openDocument(main().getByRole('button', { name: 'Take out of the class' }));
  await page.getByLabel('Password', { exact: true }).fill(ruth.password);
  await page.keyboard.press('Enter');
  await heading('Luis P.');
  await main().getByRole('button', { name: 'Take out of the class' }).click();
  await heading('Class 3b');
  await main().getByText('Nobody is in this class yet.').waitFor();
  expect(await readers()).toEqual([]);
  await main().getByText('Rename or delete the class').click();
  await main().getByRole('button', { name: 'Delete the class' }).click();
  await heading('Classes');
  await expect
    .poll(() =>
      main()
        .getByRole('link', { name: /^Class \d/ })
        .allInnerTexts(),
    )
    .toEqual([expect.stringContaining('Class 2b')]);

  await page.goto(`${url}/profile/${ruth.profiles[0]?.id}`);
  expect(await page.getByText('Amina').count()).toBe(0);
});

test('without script what is refused stands in its field again, where it was typed or chosen', async () => {
  const plain = await context({ ...laptop, javaScriptEnabled: false });
  await plain.addCookies(await ruth.context.cookies());
  const screen = await plain.newPage();
  await screen.goto(`${url}/library/classes`);
  await screen.getByRole('textbox', { name: 'Name of the class' }).fill('Class 4d');
  await screen.getByRole('button', { name: 'Make a class' }).click();
  await screen.getByRole('heading', { level: 1, name: 'Class 4d' }).waitFor();
  await screen.getByText('Rename or delete the class').click();
  const field = screen.getByRole('textbox', { name: 'Name of the class' });
  await field.evaluate((input) => input.removeAttribute('maxlength'));
  const long = 'Class 4d of the school by the river, in the afternoon';
  await field.fill(long);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('alert').getByText('Something is missing').waitFor();
  expect(await field.inputValue()).toBe(long);

  await screen.getByRole('textbox', { name: 'Names, one on each line' }).fill('Amina\nLuis');
  await screen.getByRole('button', { name: 'Add readers' }).click();
  await screen.getByText('Readers added: 2').waitFor();
  await screen.goto(`${screen.url().split('?')[0]}/handed-out?kind=level`);
  await screen.getByRole('combobox', { name: 'Level' }).selectOption({ index: 2 });
  await screen.getByRole('spinbutton').fill('7');
  await screen.getByRole('checkbox', { name: 'Luis' }).check();
  const day = screen.locator('input[type=date]');
  await day.fill('2020-02-02');
  await screen.getByRole('button', { name: 'Hand out', exact: true }).click();
  await screen.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  expect(await screen.getByRole('combobox', { name: 'Level' }).inputValue()).toBe('level:3');
  expect(await screen.getByRole('spinbutton').inputValue()).toBe('7');
  expect(await screen.getByRole('checkbox', { name: 'Luis' }).isChecked()).toBe(true);
  expect(await day.inputValue()).toBe('2020-02-02');
  await plain.close();
});
