import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId, getBook, listTagBooks, listTags, searchBooks } from '../contract.ts';
import { arabicId, frenchId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { openStaffRoom, type Staff } from '../testing/test-staff.ts';
import { themeCalls } from './calls.ts';
import * as contract from './contract.ts';

describe.each(testDatabaseKinds)('themes made and changed by staff, on the %s database', (kind) => {
  let library: TestLibrary;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let client: Staff['client'];
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    room = await openStaffRoom(library.database, themeCalls);
    ({ client } = await room.makeStaff('LIBRARIAN'));
  });
  afterAll(async () => {
    await room.close();
    await library.close();
  });

  const english = (name: string) => ({ languageId: englishLanguageId, name });
  const make = (name: string, themeKind: contract.EditableTheme['kind'] = 'topic') =>
    client(contract.createTheme, { body: { ...english(name), kind: themeKind } });
  const listed = async (words: string, gone?: 'true') =>
    (await client(contract.listThemes, { words, ...(gone && { gone }) })).items.map(({ name }) => name);
  const wind = async () => {
    const { items } = await client(contract.listThemes, { words: 'breeze' });
    return items.find(({ slug }) => slug === 'wind') ?? expect.unreachable();
  };
  const audited = async (subject: string) => {
    const { rows } = await library.database.pool.query<{ action: string }>(
      `select action from audit_entry where object_kind = 'theme' and subject = $1 order by id`,
      [subject],
    );
    return rows.map(({ action }) => action);
  };

  test('all are listed by name, with their books, drafts too, and found by any of their words', async () => {
    const { items } = await client(contract.listThemes, {});
    expect(items.map(({ name, bookCount }) => [name, bookCount])).toEqual([
      ['Animals', 1],
      ['Unused', 0],
      ['Wind', 2],
    ]);
    expect(items[2]).toMatchObject({
      kind: 'topic',
      synonyms: ['breeze'],
      version: null,
      isGone: false,
      joinedTo: null,
    });
    expect(items[2]?.names.map(({ name }) => name)).toEqual(['Wind', 'رياح']);
    expect(await listed('BREEZE')).toEqual(['Wind']);
    expect(await listed('رياح')).toEqual(['Wind']);
    expect(await listed('wind nothing')).toEqual([]);
    const inArabic = await client(contract.listThemes, { words: 'wind', namesIn: arabicId });
    expect(inArabic.items[0]?.name).toBe('رياح');
  });

  test('a long list comes in parts', async () => {
    const first = await client(contract.listThemes, { limit: 2 });
    const second = await client(contract.listThemes, { limit: 2, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Animals', 'Unused', 'Wind']);
    expect(second.cursor).toBeUndefined();
    await expect(client(contract.listThemes, { cursor: 'x' })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('one is made with a name and a kind, and its slug is its own', async () => {
    const made = await make('Eid al-Fitr', 'festival');
    expect(made).toMatchObject({ slug: 'eid-al-fitr', kind: 'festival', version: 1, bookCount: 0 });
    const inFrench = await client(contract.createTheme, {
      body: { languageId: frenchId, name: 'Eid al-Fitr', kind: 'festival' },
    });
    expect(inFrench).toMatchObject({ slug: 'eid-al-fitr-2', name: 'Eid al-Fitr' });
    await expect(make(' eid al-fitr ')).rejects.toMatchObject({ code: 'theme-exists', status: 409 });
    const nowhere = client(contract.createTheme, { body: { languageId: '5', name: 'Sea', kind: 'place' } });
    await expect(nowhere).rejects.toMatchObject({ code: 'language-not-found', status: 404 });
    await expect(make(' ')).rejects.toMatchObject({ code: 'invalid-input', status: 400 });
    expect(await listed('sea')).toEqual([]);
    expect(await audited('Eid al-Fitr')).toEqual(['theme-created', 'theme-created']);
  });

  test('of two presses at once one makes it', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => make('Twice')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(await listed('twice')).toEqual(['Twice']);
  });

  test('a theme without an English name is called by another one', async () => {
    const { items } = await client(contract.listThemes, { words: 'eid-al-fitr-2' });
    expect((await client(contract.getTheme, { id: items[0]?.id ?? '', namesIn: arabicId })).name).toBe('Eid al-Fitr');
  });

  test('its words, kind and names are changed, and books are found by them', async () => {
    const { id, version } = await wind();
    const names = [english('Wind and storm'), { languageId: frenchId, name: 'Vent' }];
    const changed = await client(contract.changeTheme, {
      id,
      body: { version, kind: 'feature', synonyms: ['breeze', 'gale', 'gale'], names },
    });
    expect(changed).toMatchObject({ kind: 'feature', synonyms: ['breeze', 'gale'], version: 1 });
    expect(changed.names.map(({ name }) => name)).toEqual(['Wind and storm', 'Vent']);
    const found = await library.client(searchBooks, { cardName: 'gale' });
    expect(found.items.map(({ title }) => title)).toContain('The Red Kite');
    const gone = await library.client(searchBooks, { cardName: 'رياح' });
    expect(gone.items).toEqual([]);
    const book = await library.client(getBook, { slug: 'le-cerf-volant-rouge' });
    expect(book.tags.map(({ name }) => name)).toEqual(['Vent']);
  });

  test('of two who change it at once the second sees that', async () => {
    const { id, version, kind: own, synonyms } = await wind();
    const change = (names: { languageId: string; name: string }[]) =>
      client(contract.changeTheme, { id, body: { version, kind: own, synonyms, names } });
    await change([english('Wind'), { languageId: arabicId, name: 'رياح' }]);
    await expect(change([english('Storm')])).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 });
    expect((await wind()).name).toBe('Wind');
  });

  test('one name remains, each name is of a language, and no two themes are called the same', async () => {
    const { id, version } = await wind();
    const change = (names: { languageId: string; name: string }[]) =>
      client(contract.changeTheme, { id, body: { version, kind: 'topic', synonyms: ['breeze'], names } });
    await expect(change([])).rejects.toMatchObject({ code: 'invalid-input', status: 400 });
    await expect(change([english('Wind'), { languageId: '5', name: 'Wind' }])).rejects.toMatchObject({
      code: 'language-not-found',
    });
    await expect(change([english('Wind'), english('Winds')])).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(change([english('ANIMALS')])).rejects.toMatchObject({ code: 'theme-exists', status: 409 });
    await expect(change([english('Two\nlines')])).rejects.toMatchObject({ code: 'invalid-input' });
    expect((await wind()).version).toBe(version);
  });

  test('what is not there is not found', async () => {
    const id = '999999';
    const body = { version: null, kind: 'topic' as const, synonyms: [], names: [english('Nothing')] };
    const { id: there } = await wind();
    const asked = [
      () => client(contract.getTheme, { id }),
      () => client(contract.changeTheme, { id, body }),
      () => client(contract.joinThemes, { id, body: { otherId: there } }),
      () => client(contract.joinThemes, { id: there, body: { otherId: id } }),
      () => client(contract.removeTheme, { id }),
      () => client(contract.restoreTheme, { id }),
    ];
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'theme-not-found', status: 404 });
  });

  test('taken away no book carries it, and it comes back with its books', async () => {
    const { id } = await wind();
    for (let time = 0; time < 2; time++)
      expect(await client(contract.removeTheme, { id })).toMatchObject({ isGone: true, bookCount: 2 });
    expect((await library.client(getBook, { slug: 'the-red-kite' })).tags).toEqual([]);
    await expect(library.client(listTagBooks, { tagId: id })).rejects.toMatchObject({ code: 'tag-not-found' });
    expect((await library.client(listTags, {})).items.map(({ slug }) => slug)).not.toContain('wind');
    expect((await library.client(searchBooks, { cardName: 'breeze' })).items).toEqual([]);
    expect(await listed('wind')).toEqual([]);
    expect(await listed('wind', 'true')).toEqual(['Wind']);
    const body = { version: null, kind: 'topic' as const, synonyms: [], names: [english('Wind')] };
    await expect(client(contract.changeTheme, { id, body })).rejects.toMatchObject({ code: 'theme-not-found' });
    for (let time = 0; time < 2; time++)
      expect(await client(contract.restoreTheme, { id })).toMatchObject({ isGone: false, bookCount: 2 });
    expect((await library.client(listTagBooks, { tagId: id })).total).toBe(1);
    const found = await library.client(searchBooks, { cardName: 'breeze' });
    expect(found.items.map(({ title }) => title)).toContain('The Red Kite');
    expect((await audited('Wind')).slice(-2)).toEqual(['theme-taken-away', 'theme-restored']);
  });

  test('one whose name another has since comes back once that one has another name', async () => {
    const { id } = await make('Harvest');
    await client(contract.removeTheme, { id });
    const newer = await make('harvest');
    await expect(client(contract.restoreTheme, { id })).rejects.toMatchObject({
      code: 'theme-name-taken',
      status: 409,
    });
    expect((await client(contract.getTheme, { id })).isGone).toBe(true);
    await client(contract.changeTheme, {
      id: newer.id,
      body: { version: newer.version, kind: newer.kind, synonyms: [], names: [english('Harvest time')] },
    });
    expect(await client(contract.restoreTheme, { id })).toMatchObject({ name: 'Harvest', isGone: false });
  });

  test('an editor may neither see nor remove themes', async () => {
    const { client: editor } = await room.makeStaff('EDITOR');
    await expect(editor(contract.listThemes, {})).rejects.toMatchObject({ status: 403 });
    const { id } = await wind();
    await expect(editor(contract.removeTheme, { id })).rejects.toMatchObject({ status: 403 });
  });

  test('a list of the longest names goes on as well', async () => {
    const names = ['一', '二', '三'].map((last) => '㍿'.repeat(contract.maxThemeName - 1) + last);
    for (const name of names) await make(name);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await client(contract.listThemes, { words: '㍿', limit: 1, ...(cursor && { cursor }) });
      found.push(...part.items.map(({ name }) => name));
      cursor = part.cursor;
    } while (cursor !== undefined);
    expect(found).toEqual(names);
  });
});
