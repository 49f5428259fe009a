import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId } from '../contract.ts';
import { arabicId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { openStaffRoom, type Staff } from '../testing/test-staff.ts';
import { homeCalls } from './calls.ts';
import { homeParts, listHomeChoices, listHomeShelves, setHomeChoice } from './contract.ts';

describe.each(testDatabaseKinds)('the shelves of home, chosen by staff, on the %s database', (kind) => {
  let library: TestLibrary;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let client: Staff['client'];
  const ids = { tag: '', collection: '' };
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    const { pool } = library.database;
    room = await openStaffRoom(library.database, homeCalls);
    ({ client } = await room.makeStaff('LIBRARIAN'));
    const { rows } = await pool.query<typeof ids>(
      `select (select id from tag where slug = 'animals') as tag, (select id from collection where slug = 'up-high') as collection`,
    );
    Object.assign(ids, rows[0]);
  });
  afterAll(async () => {
    await room.close();
    await library.close();
  });

  const choose = (languageId: string | null, version: number | null, shelves: string[] | null) =>
    client(setHomeChoice, { body: { languageId, version, shelves } });
  const names = async (lId: string) => (await library.client(listHomeShelves, { lId })).shelves.map(({ name }) => name);

  test('a language has its own choice, else that of all, else home as it was made', async () => {
    expect(await names(englishLanguageId)).toEqual(homeParts);
    await choose(englishLanguageId, null, ['popular', 'new']);
    expect(await names(englishLanguageId)).toEqual(['popular', 'new']);
    expect(await names(arabicId)).toEqual(homeParts);
    await choose(null, null, ['tags']);
    expect(await names(arabicId)).toEqual(['tags']);
    const { items } = await choose(englishLanguageId, 1, ['new']);
    expect(items.map(({ language, version, shelves }) => [language?.name, version, shelves])).toEqual([
      [undefined, 1, ['tags']],
      ['English', 2, ['new']],
    ]);
    await choose(englishLanguageId, 2, null);
    expect(await names(englishLanguageId)).toEqual(['tags']);
    await choose(null, 1, null);
    expect(await names(englishLanguageId)).toEqual(homeParts);
    expect((await client(listHomeChoices, {})).items).toEqual([]);
    const { rows } = await library.database.pool.query<{ message: string }>(
      `select concat_ws(' ', action, subject) as message from audit_entry order by id`,
    );
    expect(rows.map(({ message }) => message)).toEqual([
      'home-changed English',
      'home-default-changed',
      'home-changed English',
      'home-reset English',
      'home-default-reset',
    ]);
  });

  test('a shelf of one theme, level or collection has its books in the language; without any it is left out', async () => {
    const shelves = [`collection:${ids.collection}`, `theme:${ids.tag}`, 'level:1', 'level:5'].join(',');
    const seen = await library.client(listHomeShelves, { lId: englishLanguageId, shelves });
    expect(seen.shelves.map(({ name, title, books }) => [name, title, books.map((book) => book.slug)])).toEqual([
      [`collection:${ids.collection}`, 'Up high', ['the-red-kite', 'hen-and-the-kite']],
      [`theme:${ids.tag}`, 'Animals', ['hen-and-the-kite']],
      ['level:1', null, ['hen-and-the-kite']],
    ]);
    expect(seen.shelves.map(({ titleLanguage }) => titleLanguage)).toEqual(['en', 'en', null]);
    const inArabic = await library.client(listHomeShelves, { lId: arabicId, shelves });
    expect(inArabic.shelves.map(({ name }) => name)).toEqual([`collection:${ids.collection}`]);
    expect((await client(listHomeChoices, {})).items).toEqual([]);
    const { pool } = library.database;
    await pool.query(`update collection set shown_from = '2099-01-01' where id = $1`, [ids.collection]);
    const outOfSeason = await library.client(listHomeShelves, { lId: arabicId, shelves });
    expect(outOfSeason.shelves).toEqual([]);
    await pool.query(`update collection set shown_from = null where id = $1`, [ids.collection]);
  });

  test('what readers are shown is asked for anew after a choice', async () => {
    const notifications: string[] = [];
    const stop = await library.database.listen('catalogue', () => notifications.push('catalogue'));
    await choose(arabicId, null, ['new']);
    await expect.poll(() => notifications.length).toBeGreaterThan(0);
    await stop();
    await choose(arabicId, 1, null);
  });

  test.each([
    ['a theme that is none', () => choose(null, null, ['theme:999999']), 'shelf-not-found'],
    ['a language that is none', () => choose('5', null, ['new']), 'language-not-found'],
    ['a shelf twice', () => choose(null, null, ['new', 'new']), 'invalid-input'],
    ['what is no shelf', () => choose(null, null, ['fish']), 'invalid-input'],
    ['a version that there never is', () => choose(null, 2 ** 31, ['new']), 'invalid-input'],
    ['a change of what somebody else changed', () => choose(null, 3, ['new']), 'changed-meanwhile'],
    ['taking back a choice that is none', () => choose(null, null, null), 'changed-meanwhile'],
  ])('%s is refused', async (_what, attempt, code) => {
    await expect(attempt()).rejects.toMatchObject({ code });
    expect((await client(listHomeChoices, {})).items).toEqual([]);
  });
});
