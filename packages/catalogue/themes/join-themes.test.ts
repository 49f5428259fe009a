import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { englishLanguageId, getBook, listTagBooks, listTags, searchBooks } from '../contract.ts';
import { listHomeShelves } from '../home/contract.ts';
import { setTags } from '../editing/set-tags.ts';
import { addTestBook, arabicId, frenchId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { openStaffRoom, type Staff } from '../testing/test-staff.ts';
import { writeBookTags } from '../writing/tags/write-book-tags.ts';
import { writeTags } from '../writing/tags/write-tags.ts';
import { themeCalls } from './calls.ts';
import * as contract from './contract.ts';

describe.each(testDatabaseKinds)('themes joined by staff, on the %s database', (kind) => {
  let library: TestLibrary;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let client: Staff['client'];
  let ids: Record<string, string>;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    room = await openStaffRoom(library.database, themeCalls);
    ({ client } = await room.makeStaff('LIBRARIAN'));
    const { rows } = await library.database.pool.query<{ id: string; slug: string }>('select id, slug from tag');
    ids = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
  });
  afterAll(async () => {
    await room.close();
    await library.close();
  });
  /** The book of the kite is about wind, the hen about animals; all stand apart. */
  beforeEach(async () => {
    const { items } = await client(contract.listThemes, { gone: 'true' });
    for (const { id } of items) await client(contract.restoreTheme, { id });
  });

  const id = (slug: string) => ids[slug] ?? '';
  const join = (kept: string, gone: string) =>
    client(contract.joinThemes, { id: id(kept), body: { otherId: id(gone) } });
  const tagsOf = async (slug: string) => (await library.client(getBook, { slug })).tags.map((tag) => tag.slug);
  const bookId = async (slug: string) => (await library.client(getBook, { slug })).bookId;
  const counts = async () =>
    Object.fromEntries((await library.client(listTags, {})).items.map(({ slug, count }) => [slug, count]));

  test('books, names and words of one become the other’s', async () => {
    const joined = await join('animals', 'wind');
    expect(joined).toMatchObject({ slug: 'animals', bookCount: 3, synonyms: ['Wind', 'breeze'], version: 1 });
    expect(joined.names.map(({ name }) => name)).toEqual(['Animals', 'رياح']);
    expect(await tagsOf('the-red-kite')).toEqual(['animals']);
    expect(await counts()).toEqual({ animals: 2 });
    const found = await library.client(searchBooks, { cardName: 'breeze' });
    expect(found.items.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Hen and the Kite',
      'The Red Kite',
    ]);
    expect(await client(contract.getTheme, { id: id('wind') })).toMatchObject({
      isGone: true,
      joinedTo: { id: id('animals'), name: 'Animals' },
      bookCount: 2,
    });
    const { rows } = await library.database.pool.query<{ subject: string }>(
      `select subject from audit_entry where action = 'themes-joined' order by id desc limit 1`,
    );
    expect(rows[0]?.subject).toBe('Wind = Animals');
  });

  test('what knows the joined theme by its id finds the other one', async () => {
    await join('animals', 'wind');
    const { tag, total } = await library.client(listTagBooks, { tagId: id('wind') });
    expect([tag.id, total]).toEqual([id('animals'), 2]);
    const { shelves } = await library.client(listHomeShelves, {
      shelves: `theme:${id('wind')},theme:${id('animals')}`,
    });
    expect(shelves.map(({ name, title, books }) => [name, title, books.length])).toEqual([
      [`theme:${id('animals')}`, 'Animals', 2],
    ]);
    const narrowed = await library.client(searchBooks, { tag: `${id('wind')},999999` });
    expect(narrowed.items.map(({ title }) => title)).toContain('Hen and the Kite');
    await setTags(library.database.pool, await bookId('a-long-river'), { before: [], after: ['wind'] });
    expect(await tagsOf('a-long-river')).toEqual(['animals']);
    await setTags(library.database.pool, await bookId('a-long-river'), { before: ['animals'], after: [] });
  });

  test('restoring it undoes the join, but for what was said since', async () => {
    await join('animals', 'wind');
    await client(contract.restoreTheme, { id: id('wind') });
    expect([await tagsOf('the-red-kite'), await tagsOf('hen-and-the-kite')]).toEqual([['wind'], ['animals']]);
    const animals = await client(contract.getTheme, { id: id('animals') });
    expect(animals).toMatchObject({ synonyms: [], bookCount: 1 });
    expect(animals.names.map(({ name }) => name)).toEqual(['Animals']);
    expect((await library.client(searchBooks, { cardName: 'breeze' })).items.length).toBe(1);
    expect(await counts()).toEqual({ animals: 1, wind: 1 });

    await join('animals', 'wind');
    const { version, names } = await client(contract.getTheme, { id: id('animals') });
    await client(contract.changeTheme, {
      id: id('animals'),
      body: {
        version,
        kind: 'topic',
        synonyms: ['beasts', 'breeze'],
        names: names.map(({ language, name }) => ({
          languageId: language.id,
          name: language.id === arabicId ? 'حيوانات' : name,
        })),
      },
    });
    const kite = await bookId('the-red-kite');
    await library.database.pool.query('insert into book_tag_choice values ($1, $2, true)', [kite, id('animals')]);
    await client(contract.restoreTheme, { id: id('wind') });
    expect(await tagsOf('the-red-kite')).toEqual(['animals', 'wind']);
    const after = await client(contract.getTheme, { id: id('animals') });
    expect(after.synonyms).toEqual(['beasts']);
    expect(after.names.map(({ name }) => name)).toEqual(['Animals', 'حيوانات']);
    await setTags(library.database.pool, kite, { before: ['animals', 'wind'], after: ['wind'] });
    await library.database.pool.query('delete from book_tag_choice');
  });

  test('an import that names it by its old name gives the other, and one that was taken away gives none', async () => {
    const { pool } = library.database;
    const take = async (slugs: string[]) =>
      writeBookTags(pool, [{ bookId: await bookId('a-long-river'), tags: slugs.map((slug) => ({ slug, words: [] })) }]);
    await join('animals', 'wind');
    await take(['wind', 'animals']);
    expect(await tagsOf('a-long-river')).toEqual(['animals']);
    await client(contract.restoreTheme, { id: id('wind') });
    expect(await tagsOf('a-long-river')).toEqual(['animals', 'wind']);
    await take([]);
    await join('animals', 'wind');
    await take(['wind']);
    expect(await tagsOf('a-long-river')).toEqual(['animals']);
    const found = await library.client(searchBooks, { cardName: 'animals river' });
    expect(found.items.length).toBe(1);
    await client(contract.removeTheme, { id: id('animals') });
    await take(['wind']);
    expect(await tagsOf('a-long-river')).toEqual([]);
    const early = client(contract.restoreTheme, { id: id('wind') });
    await expect(early).rejects.toMatchObject({ code: 'other-theme-gone', status: 409 });
    await client(contract.restoreTheme, { id: id('animals') });
    expect(await tagsOf('a-long-river')).toEqual(['animals']);
    await client(contract.restoreTheme, { id: id('wind') });
    expect(await tagsOf('a-long-river')).toEqual(['wind']);
    await take([]);
  });

  test('what a source says of a book while themes are joined is what restoring goes by', async () => {
    const { pool } = library.database;
    const river = await bookId('a-long-river');
    const take = (slugs: string[]) =>
      writeBookTags(pool, [{ bookId: river, tags: slugs.map((slug) => ({ slug, words: [] })) }]);
    const restored = async () => {
      await client(contract.restoreTheme, { id: id('wind') });
      return tagsOf('a-long-river');
    };
    await take(['wind']);
    await join('animals', 'wind');
    await take(['animals', 'wind']);
    expect(await restored()).toEqual(['animals', 'wind']);
    await join('animals', 'wind');
    await take(['wind']);
    expect(await restored()).toEqual(['wind']);
    await join('animals', 'wind');
    await take(['animals']);
    expect(await restored()).toEqual(['animals']);
    await client(contract.removeTheme, { id: id('animals') });
    await take([]);
    await client(contract.restoreTheme, { id: id('animals') });
    expect(await tagsOf('a-long-river')).toEqual([]);
  });

  test('what an editor said of a joined theme of a book is said of the other', async () => {
    const { pool } = library.database;
    const river = await bookId('a-long-river');
    await setTags(pool, river, { before: [], after: ['wind'] });
    await join('animals', 'wind');
    await writeBookTags(pool, [{ bookId: river, tags: [{ slug: 'unused', words: [] }] }]);
    expect(await tagsOf('a-long-river')).toEqual(['animals', 'unused']);
    await setTags(pool, river, { before: ['animals', 'unused'], after: ['unused'] });
    await writeBookTags(pool, [{ bookId: river, tags: [{ slug: 'wind', words: [] }] }]);
    expect(await tagsOf('a-long-river')).toEqual([]);
    await pool.query('delete from book_tag_choice');
    await client(contract.restoreTheme, { id: id('wind') });
    await writeBookTags(pool, [{ bookId: river, tags: [] }]);
  });

  test('a source leaves alone what a person wrote', async () => {
    const { version } = await client(contract.getTheme, { id: id('unused') });
    const names = [{ languageId: frenchId, name: 'Reste' }];
    await client(contract.changeTheme, {
      id: id('unused'),
      body: { version, kind: 'skill', synonyms: ['left'], names },
    });
    await writeTags(library.database.pool, [
      { slug: 'unused', kind: 'topic', synonyms: ['over'], names: { en: 'Unused', fr: 'Inutile' } },
    ]);
    const theme = await client(contract.getTheme, { id: id('unused') });
    expect(theme).toMatchObject({ kind: 'skill', synonyms: ['left'], name: 'Reste' });
    expect(theme.names.length).toBe(1);
  });

  test('one that was joined to another leads on with it', async () => {
    await join('animals', 'wind');
    await join('unused', 'animals');
    expect((await library.client(listTagBooks, { tagId: id('wind') })).tag.slug).toBe('unused');
    const book = await addTestBook(library.database.pool, {
      key: 'late',
      level: 1,
      reads: 0,
      tags: ['wind'],
      editions: [{ languageId: englishLanguageId, title: 'Late', slug: 'late', pages: ['Late.'] }],
    });
    expect(await tagsOf('late')).toEqual(['unused']);
    await client(contract.restoreTheme, { id: id('animals') });
    expect(await tagsOf('late')).toEqual(['animals']);
    await client(contract.restoreTheme, { id: id('wind') });
    expect(await tagsOf('late')).toEqual(['wind']);
    await library.database.pool.query('delete from book where id = $1', [book]);
  });

  test('of two that were joined to one, the other keeps the book when one is restored', async () => {
    const { pool } = library.database;
    const kite = await bookId('the-red-kite');
    await pool.query('insert into book_tag values ($1, $2)', [kite, id('unused')]);
    await join('animals', 'wind');
    await join('animals', 'unused');
    await client(contract.restoreTheme, { id: id('wind') });
    expect(await tagsOf('the-red-kite')).toEqual(['animals', 'wind']);
    await client(contract.restoreTheme, { id: id('unused') });
    expect(await tagsOf('the-red-kite')).toEqual(['unused', 'wind']);
    await pool.query('delete from book_tag where (book_id, tag_id) = ($1, $2)', [kite, id('unused')]);
  });

  test('of two that were joined to one, the other keeps the words that both brought', async () => {
    const make = async (name: string, french: string, synonyms: string[]) => {
      const made = await client(contract.createTheme, {
        body: { languageId: englishLanguageId, name, kind: 'topic' },
      });
      const names = [{ languageId: englishLanguageId, name }].concat(
        french === '' ? [] : [{ languageId: frenchId, name: french }],
      );
      await client(contract.changeTheme, {
        id: made.id,
        body: { version: made.version, kind: 'topic', synonyms, names },
      });
      return made.id;
    };
    const wordsOf = async (theme: string) => {
      const { names, synonyms } = await client(contract.getTheme, { id: theme });
      return [...names.map(({ name }) => name), ...synonyms];
    };
    const [sky, storm, gale] = [
      await make('Sky', '', ['blue']),
      await make('Storm', 'Tempête', ['squall', 'thunder']),
      await make('Gale', '', ['Squall', 'tempete']),
    ];
    await client(contract.joinThemes, { id: sky, body: { otherId: storm } });
    await client(contract.joinThemes, { id: sky, body: { otherId: gale } });
    expect(await wordsOf(sky)).toEqual(['Sky', 'Tempête', 'blue', 'Storm', 'squall', 'thunder', 'Gale']);
    await client(contract.restoreTheme, { id: storm });
    expect(await wordsOf(storm)).toEqual(['Storm', 'Tempête', 'squall', 'thunder']);
    expect(await wordsOf(sky)).toEqual(['Sky', 'blue', 'Gale', 'Tempête', 'squall']);
    await client(contract.restoreTheme, { id: gale });
    expect(await wordsOf(sky)).toEqual(['Sky', 'blue']);
  });

  test('a theme is not joined to itself, nor with one that is gone', async () => {
    await expect(join('wind', 'wind')).rejects.toMatchObject({ code: 'same-theme', status: 409 });
    await client(contract.removeTheme, { id: id('wind') });
    await expect(join('animals', 'wind')).rejects.toMatchObject({ code: 'theme-not-found' });
    await expect(join('wind', 'animals')).rejects.toMatchObject({ code: 'theme-not-found' });
  });
});
