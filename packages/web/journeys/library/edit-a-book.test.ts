import type { ApiClient } from '@letsread/http/api-client.ts';
import { createTeam } from '@letsread/identity/roles/contract.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaultsInBoth } from '../testing/axe-faults.ts';
import { renewSession } from '../testing/renew-session.ts';
import { signedIn } from '../testing/signed-in.ts';
import { chooseLanguage, laptop, phone, started, useBrowser } from '../testing/visitor.ts';
import { type EditedLibrary, openEditedLibrary } from './edited-library.ts';

const { context, visit } = useBrowser();
const slug = 'the-moon-says-good-night';

let library: EditedLibrary;
let librarian: Awaited<ReturnType<typeof context>>;
let client: ApiClient;
let address: string;
beforeAll(async () => {
  library = await openEditedLibrary();
  librarian = await context(laptop);
  const ruth = await signedIn(librarian, library.url, { as: 'Ruth', profiles: ['Mina'], mails: library.mails });
  ({ client } = ruth);
  await library.give(ruth.userId, 'LIBRARIAN');
  await renewSession(librarian, library.url);
  const { rows } = await library.pool.query<{ bookId: string; id: string }>(
    'select book_id as "bookId", id from edition where slug = $1',
    [slug],
  );
  address = `${library.url}/library/books/${rows[0]?.bookId}?edition=${rows[0]?.id}`;
});
afterAll(() => library.close());

async function opened(): Promise<Page> {
  const page = await librarian.newPage();
  await page.goto(address);
  await started(page);
  return page;
}
const pageOne = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Page 1', exact: true }) });

test('a word is corrected by keyboard, a reader sees it, and the old text is put back', async () => {
  const page = await opened();
  const reader = await visit(phone);
  const readerSees = async () => {
    await reader.goto(`${library.url}/read/${slug}/1`);
    return reader.locator('main').innerText();
  };
  const text = pageOne(page).getByRole('textbox', { name: 'Text' });
  const before = await text.inputValue();
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Zanzibar! ');
  await pageOne(page).getByRole('button', { name: 'Save: Page 1' }).press('Enter');
  await pageOne(page).getByRole('status').getByText('Saved').waitFor();
  await expect.poll(readerSees).toContain('Zanzibar!');

  const history = page.getByRole('region', { name: 'What was changed' });
  await history.getByText('Page 1: Text').waitFor();
  await history
    .getByRole('button', { name: /^Put back: Page 1: Text/ })
    .first()
    .click();
  await expect.poll(() => text.inputValue()).toBe(before);
  await expect.poll(readerSees).not.toContain('Zanzibar!');
});

test('the point of the cover moves by keyboard and by a press, and the covers of readers follow', async () => {
  const page = await opened();
  const cover = page.getByRole('region', { name: 'Cover' });
  const point = cover.getByRole('button', { name: /percent from the left/ });
  await point.click({ position: { x: 10, y: 10 } });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await cover.getByRole('button', { name: 'Save: Cover' }).press('Enter');
  await cover.getByRole('status').getByText('Saved').waitFor();
  const said = /(\d+) percent from the left, (\d+) percent from the top/.exec(
    (await cover.getByRole('button', { name: /percent from the left/ }).getAttribute('aria-label')) ?? '',
  );
  const focus = async () =>
    ((await (await page.request.get(`${library.url}/api/v5/book/${slug}`)).json()) as { cover: { focus: unknown } })
      .cover.focus;
  await expect.poll(focus).toEqual({ x: Number(said?.[1]), y: Number(said?.[2]) });
});

test('of two who change a title the second is told, keeps what was typed, and decides', async () => {
  const [one, other] = [await opened(), await opened()];
  const about = (page: Page) => page.getByRole('region', { name: 'About this edition' });
  const title = (page: Page) => about(page).getByRole('textbox', { name: 'Title', exact: true });
  await title(one).fill('The Moon Says Hello');
  await about(one).getByRole('button', { name: /^Save/ }).click();
  await about(one).getByRole('status').waitFor();
  await title(other).fill('The Moon Sings');
  await about(other).getByRole('button', { name: /^Save/ }).click();
  await about(other).getByRole('alert').getByText('The Moon Says Hello').waitFor();
  expect(await title(other).inputValue()).toBe('The Moon Sings');
  await about(other).getByRole('button', { name: 'Save mine anyway: About this edition' }).click();
  await about(other).getByRole('status').waitFor();
  await about(other).getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => title(other).inputValue()).toBe('The Moon Says Hello');
});

test('what ends with a space, and a person without a name, are saved and changed again by the same hand', async () => {
  const page = await opened();
  const about = page.getByRole('region', { name: 'About this edition' });
  const people = page.getByRole('region', { name: 'People' });
  const title = about.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  const shown = page.getByRole('heading', { level: 1 });
  for (const [typed, stored] of [
    ['The Moon Sings ', 'The Moon Sings'],
    ['The Moon Sings on ', 'The Moon Sings on'],
    [before, before],
  ] as const) {
    await title.fill(typed);
    await about.getByRole('button', { name: /^Save/ }).click();
    await expect.poll(() => shown.textContent()).toBe(stored);
    await about.getByRole('status').getByText('Saved').waitFor();
  }
  const person = people.getByRole('textbox').first();
  const named = await person.inputValue();
  const firstPerson = async () =>
    ((await (await page.request.get(`${library.url}/api/v5/book/${slug}`)).json()) as { credits: { name: string }[] })
      .credits[0]?.name;
  await people.getByRole('button', { name: 'Add a person' }).click();
  for (const name of ['Bopha', 'Bopha Chan', named]) {
    await person.fill(name);
    await people.getByRole('button', { name: /^Save/ }).click();
    await expect.poll(firstPerson).toBe(name);
    await people.getByRole('status').getByText('Saved').waitFor();
  }
});

test('where nothing answers the page stays with what is typed, which is saved once there is a network', async () => {
  const page = await opened();
  const text = pageOne(page).getByRole('textbox', { name: 'Text' });
  const save = pageOne(page).getByRole('button', { name: 'Save: Page 1' });
  const before = await text.inputValue();
  await text.fill('Good night, whoever is awake.');
  await librarian.setOffline(true);
  await save.click();
  await pageOne(page).getByRole('alert').getByText('Please check your internet connection').waitFor();
  expect(await text.inputValue()).toBe('Good night, whoever is awake.');
  await librarian.setOffline(false);
  await save.click();
  await pageOne(page).getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text.inputValue()).toBe(before);
});

test('pages change their places with the buttons and by dragging, and the way back is there', async () => {
  const page = await opened();
  const text = pageOne(page).getByRole('textbox', { name: 'Text' });
  const before = await text.inputValue();
  await pageOne(page).getByRole('button', { name: 'Move down: Page 1' }).click();
  await expect.poll(() => text.inputValue()).not.toBe(before);
  await page.getByRole('region', { name: 'Pages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text.inputValue()).toBe(before);
  await page.getByRole('button', { name: 'Order of the pages: Page 1', exact: true }).hover();
  await page.mouse.down();
  const to = await page.getByRole('heading', { name: 'Page 2', exact: true }).boundingBox();
  await page.mouse.move((to?.x ?? 0) + 4, (to?.y ?? 0) + 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => text.inputValue()).not.toBe(before);
  await page.getByRole('region', { name: 'Pages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text.inputValue()).toBe(before);
});

test('a question is written, asked of readers, and taken out again with a way back', async () => {
  const page = await opened();
  const reader = await visit(phone);
  const questionsShown = async () => {
    const { id = '' } = /edition=(?<id>\d+)/.exec(address)?.groups ?? {};
    const answer = await reader.request.get(`${library.url}/api/book/questions/${id}`);
    return ((await answer.json()) as { questions: { prompt: string }[] }).questions.map(({ prompt }) => prompt);
  };
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  const added = questions.getByRole('region', { name: 'Add a question' });
  await added.getByRole('textbox', { name: 'Question', exact: true }).fill('Who sleeps in the moonlight?');
  await added.getByRole('combobox', { name: 'Kind of question' }).selectOption('Choose a picture');
  await added.getByRole('combobox', { name: 'Page to look at again' }).selectOption('2');
  await added.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('The first');
  await added.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('The second');
  await added.getByRole('combobox', { name: 'Picture 1' }).selectOption('2');
  await added.getByRole('combobox', { name: 'Picture 2' }).selectOption('3');
  await added.getByRole('radio', { name: 'Answer 2 is right' }).check();
  await added.getByRole('textbox', { name: 'What is said afterwards' }).fill('The second sleeps.');
  await added.getByRole('button', { name: 'Save: Add a question' }).click();
  await questions.getByRole('status').getByText('Saved').waitFor();
  const cards = questions.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const last = await cards.count();
  const card = cards.nth(last - 1);
  await expect.poll(questionsShown).not.toContain('Who sleeps in the moonlight?');
  for (let position = last; position > 1; position -= 1) {
    await questions.getByRole('button', { name: `Move up: Question ${position}` }).click();
    await questions.getByRole('status').getByText('Saved').waitFor();
    await expect
      .poll(() =>
        cards
          .nth(position - 2)
          .getByRole('textbox', { name: 'Question', exact: true })
          .inputValue(),
      )
      .toBe('Who sleeps in the moonlight?');
  }
  await expect.poll(async () => (await questionsShown())[0]).toBe('Who sleeps in the moonlight?');
  expect(await card.getByText('Not asked').count()).toBe(1);
  await questions.getByRole('button', { name: 'Remove Question 1' }).click();
  await expect.poll(questionsShown).not.toContain('Who sleeps in the moonlight?');
  await questions.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(questionsShown).toContain('Who sleeps in the moonlight?');
});

test('while a new question is taken back, its form does not come again', async () => {
  const page = await opened();
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  const added = questions.getByRole('region', { name: 'Add a question' });
  await added.getByRole('textbox', { name: 'Question', exact: true }).fill('Who is awake?');
  await added.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('The owl');
  await added.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('The moon');
  await added.getByRole('textbox', { name: 'What is said afterwards' }).fill('The owl is awake.');
  await added.getByRole('button', { name: 'Save: Add a question' }).click();
  const undo = questions.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  const looked = Promise.withResolvers<void>();
  await page.route('**/library/books/**', async (route) => {
    await looked.promise;
    await route.continue();
  });
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  expect(await added.count()).toBe(0);
  looked.resolve();
  await questions.getByRole('status').getByText('Saved').waitFor();
});

test('a new question is not lost that is pressed while another is taken out', async () => {
  const page = await opened();
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  const added = questions.getByRole('region', { name: 'Add a question' });
  const asked = added.getByRole('textbox', { name: 'Question', exact: true });
  await asked.fill('Who is still up?');
  await added.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('The owl');
  await added.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('The moon');
  await added.getByRole('textbox', { name: 'What is said afterwards' }).fill('The owl is.');
  const looked = Promise.withResolvers<void>();
  await page.route('**/library/books/**', async (route) => {
    await looked.promise;
    await route.continue();
  });
  const removing = questions.getByRole('button', { name: 'Remove Question 1' });
  await removing.click();
  // What takes no press says so.
  await expect.poll(() => removing.getAttribute('aria-disabled')).toBe('true');
  await expect
    .poll(() => added.getByRole('button', { name: 'Save: Add a question' }).getAttribute('aria-disabled'))
    .toBe('true');
  await asked.press('Enter');
  looked.resolve();
  const undo = questions.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await asked.inputValue()).toBe('Who is still up?');
  await asked.press('Enter');
  await added.waitFor({ state: 'detached' });
  await expect
    .poll(async () => {
      const written = await questions.getByRole('textbox', { name: 'Question', exact: true }).all();
      return Promise.all(written.map((field) => field.inputValue()));
    })
    .toContain('Who is still up?');
});

test('a file that could not be made is told, with the reason', async () => {
  const editionId = new URL(address).searchParams.get('edition');
  await library.pool.query(
    `insert into download (edition_id, choice, version, fault)
     select $1, choice, repeat('a', 16), 'the picture of page 3 cannot be read'
     from (values ('booklet-a4'), ('epub')) as one (choice)`,
    [editionId],
  );
  const page = await opened();
  const files = page.getByRole('region', { name: 'Files that could not be made' });
  await files.getByText('the picture of page 3 cannot be read').waitFor();
  await files
    .getByText('Print a small book, The whole book, A4 · Read in another app, The whole book', { exact: true })
    .waitFor();
});

test('it fits a phone and has no fault that axe finds, in both directions', async () => {
  const page = await opened();
  await page.setViewportSize(phone.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
  expect(await axeFaultsInBoth(page, 'a book')).toEqual([]);
  await chooseLanguage(page, 'العربية');
  await page.goto(address);
  expect(await axeFaultsInBoth(page, 'a book in Arabic')).toEqual([]);
});

test('a title of one long word fits the smallest phone wherever it stands', async () => {
  const { pathname } = new URL(address);
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenausweis'.padEnd(90, 'e');
  await library.pool.query('update edition set title = $1 where book_id = $2', [title, pathname.split('/').at(-1)]);
  await client(createTeam, { body: { name: title.slice(0, 40) } });
  const page = await opened();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const shown of [pathname, `${pathname}/editions`, '/library/audit', '/library/shelf', '/library/reports']) {
    await page.goto(library.url + shown);
    expect([shown, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([shown, 320]);
  }
  await page.goto(`${library.url}/library/audit`);
  await page.getByText(title.slice(0, 40)).waitFor();
});

test('to readers it is no page', async () => {
  const reader = await visit(laptop);
  expect((await reader.goto(address))?.status()).toBe(404);
});

/** Whatever language was chosen above. */
const inEnglish = () => librarian.clearCookies({ name: /^localization_/ });

test('what is typed, chosen and ticked before scripts run is kept and saved', async () => {
  await inEnglish();
  const page = await librarian.newPage();
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const text = pageOne(page).getByRole('textbox', { name: 'Text' });
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
  const person = page.getByRole('textbox', { name: 'Name 1', exact: true });
  const role = page.getByRole('combobox', { name: 'Role 1', exact: true });
  const themes = page.getByRole('group', { name: 'Themes' }).getByRole('checkbox');
  const level = page.getByRole('combobox', { name: 'Level', exact: true });
  const ticked = async () => (await themes.all()).map((box) => box.isChecked());
  const before = await Promise.all(await ticked());
  await text.fill('Who is still awake?');
  await subtitle.fill('For the evening');
  await person.fill('Amina Joseph');
  await role.selectOption('Editor');
  await level.selectOption({ index: 4 });
  await themes.nth(0).click();
  await themes.nth(1).click();
  await subtitle.press('Home');
  typed.resolve();
  await started(page);
  expect(await text.inputValue()).toBe('Who is still awake?');
  await page.keyboard.type('Not only ');
  const shared = page.getByRole('region', { name: 'The whole book' });
  await shared.getByRole('button', { name: /^Save/ }).click();
  await shared.getByRole('status').waitFor();
  const people = page.getByRole('region', { name: 'People' });
  await people.getByRole('button', { name: /^Save/ }).click();
  await people.getByRole('status').waitFor();
  const about = page.getByRole('region', { name: 'About this edition' });
  await about.getByRole('button', { name: /^Save/ }).click();
  await about.getByRole('status').waitFor();
  await pageOne(page).getByRole('button', { name: 'Save: Page 1' }).click();
  await pageOne(page).getByRole('status').waitFor();

  await page.goto(address);
  expect(await text.inputValue()).toBe('Who is still awake?');
  expect(await subtitle.inputValue()).toBe('Not only For the evening');
  expect(await person.inputValue()).toBe('Amina Joseph');
  expect(await role.inputValue()).toBe('EDITOR');
  expect(await level.inputValue()).toBe('4');
  expect(await Promise.all(await ticked())).toEqual(before.map((was, at) => (at < 2 ? !was : was)));
});

test('what was said of a page, and the focus among people, go with them where they are moved', async () => {
  await inEnglish();
  const page = await opened();
  const pageTwo = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Page 2', exact: true }) });
  await pageOne(page).getByRole('textbox', { name: 'Text' }).fill('Here begins the night.');
  await pageOne(page).getByRole('button', { name: 'Save: Page 1' }).click();
  await pageOne(page).getByRole('status').waitFor();
  await pageOne(page).getByRole('button', { name: 'Move down: Page 1' }).click();
  await pageTwo.getByRole('status').getByText('Saved').waitFor();
  expect(await pageOne(page).getByRole('status').count()).toBe(0);

  const people = page.getByRole('region', { name: 'People' });
  const add = people.getByRole('button', { name: 'Add a person' });
  const names = people.getByRole('textbox');
  for (const name of ['Bopha', 'Chan']) {
    await add.click();
    await names.last().fill(name);
  }
  await people.getByRole('button', { name: 'Move up: Chan' }).press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await names.last().inputValue()).toBe('Bopha');
  expect(await focused()).toBe('Move up: Chan');
});

test('what is typed and not saved is there again when its edition is chosen again', async () => {
  await inEnglish();
  const page = await opened();
  const edition = page.getByRole('combobox', { name: 'Language', exact: true });
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
  const [first, other] = [await edition.inputValue(), await edition.getByRole('option').nth(1).getAttribute('value')];
  const text = pageOne(page).getByRole('textbox', { name: 'Text' });
  await subtitle.fill('Not saved yet');
  await text.fill('Nor is this.');
  await edition.selectOption(other);
  await page.waitForURL(`**edition=${other}`);
  await expect.poll(() => subtitle.inputValue()).not.toBe('Not saved yet');
  expect(await text.inputValue()).not.toBe('Nor is this.');
  await edition.selectOption(first);
  await expect.poll(() => subtitle.inputValue()).toBe('Not saved yet');
  expect(await text.inputValue()).toBe('Nor is this.');
  const about = page.getByRole('region', { name: 'About this edition' });
  await about.getByRole('button', { name: /^Save/ }).click();
  await about.getByRole('status').getByText('Saved').waitFor();
});

test('beside a question stands how children answered it', async () => {
  await inEnglish();
  const { id } = /edition=(?<id>\d+)/.exec(address)?.groups ?? {};
  await library.pool.query(`
    with reader as (
      insert into profile (account_id, name, image_url)
      select account.id, 'Mina', '/media/avatars/elephant.webp' from account, generate_series(1, 7) limit 7 returning id)
    insert into question_attempt (profile_id, question_id, answered_at, language_id, tries, is_first_try)
    select reader.id, question.id, now(), edition.language_id, 1, question.position = 0 from reader, edition
    join question on question.book_id = edition.book_id and question.position < 2 where edition.id = ${id}`);
  const page = await opened();
  const answered = page.getByRole('region', { name: 'Questions' }).getByRole('definition');
  await expect.poll(() => answered.allInnerTexts()).toEqual(['at least 5', 'at least 5', 'at least 5', 'fewer than 5']);
});

test('of two who change a question the second is told, also where the page was read anew since', async () => {
  await inEnglish();
  const [one, other] = [await opened(), await opened()];
  const card = (page: Page) =>
    page
      .getByRole('region', { name: 'Questions' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Question 1', exact: false }) });
  const reply = (page: Page) => card(page).getByRole('textbox', { name: 'What is said afterwards' });
  const prompt = (page: Page) => card(page).getByRole('textbox', { name: 'Question', exact: true });
  const save = (page: Page) => card(page).getByRole('button', { name: /^Save/ }).click();
  await reply(other).fill('That is how it was.');
  await prompt(one).fill('What do you remember?');
  await save(one);
  await card(one).getByRole('status').waitFor();
  // Something else is saved: the page reads what there is by now, and what is typed stays.
  await pageOne(other).getByRole('textbox', { name: 'Text' }).fill('Good night, said the moon once more.');
  await pageOne(other).getByRole('button', { name: 'Save: Page 1' }).click();
  await pageOne(other).getByRole('status').getByText('Saved').waitFor();
  expect(await reply(other).inputValue()).toBe('That is how it was.');
  await save(other);
  await card(other).getByRole('alert').getByText('What do you remember?').waitFor();
});

test('what is an answer is read on the smallest phone beside its buttons', async () => {
  await inEnglish();
  const page = await opened();
  await page.setViewportSize({ width: 320, height: 640 });
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  const added = questions.getByRole('region', { name: 'Add a question' });
  await added.getByRole('button', { name: 'Add an answer' }).click();
  await added.getByRole('combobox', { name: 'Kind of question' }).selectOption('Put in order');
  const answer = added.getByRole('textbox', { name: 'Answer 1', exact: true });
  await added.getByRole('button', { name: 'Move down: Answer 1' }).waitFor();
  const { width = 0 } = (await answer.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(120);
});

test('of two who give a book a level the second is told, also where the page was read anew since', async () => {
  await inEnglish();
  const [one, other] = [await opened(), await opened()];
  const shared = (page: Page) => page.getByRole('region', { name: 'The whole book' });
  const level = (page: Page) => shared(page).getByRole('combobox', { name: 'Level', exact: true });
  const save = (page: Page) => shared(page).getByRole('button', { name: /^Save/ }).click();
  await level(other).selectOption('1');
  await level(one).selectOption('2');
  await save(one);
  await shared(one).getByRole('status').waitFor();
  await pageOne(other).getByRole('textbox', { name: 'Text' }).fill('Good night, said the moon again.');
  await pageOne(other).getByRole('button', { name: 'Save: Page 1' }).click();
  await pageOne(other).getByRole('status').getByText('Saved').waitFor();
  await save(other);
  await shared(other).getByRole('alert').getByText('Level 2 Beginner').waitFor();
  expect(await level(other).inputValue()).toBe('1');
});
