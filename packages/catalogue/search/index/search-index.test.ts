import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { arabicId, addTestBook, frenchId, openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { englishLanguageId, searchBooks } from '../../contract.ts';
import { suggestSearch } from '../contract.ts';
import { openSearchIndex, type SearchIndex } from './open-search-index.ts';

describe.each(testDatabaseKinds)('the index of the search, on the %s database', (kind) => {
  let library: TestLibrary;
  let folder: string;
  beforeAll(async () => {
    library = await openTestLibrary(kind, { hasIndex: true });
    folder = library.indexFolder ?? '';
  });
  afterAll(() => library.close());
  const run = (text: string) => library.database.pool.query(text);
  const titles = async (cardName: string, lId = englishLanguageId) =>
    (await library.client(searchBooks, { cardName, lId })).items.map(({ title }) => title);
  /** Once the notice has come. */
  const soon = (cardName: string, expected: string[], lId = englishLanguageId) =>
    vi.waitFor(async () => expect(await titles(cardName, lId)).toEqual(expected), { timeout: 150_000 });

  test('what is published, changed and withdrawn is found as it is now', async () => {
    const bookId = await addTestBook(library.database.pool, {
      key: 'goat',
      level: 3,
      reads: 0,
      tags: ['wind'],
      editions: [
        { languageId: englishLanguageId, title: 'Goat on a Roof', slug: 'goat-on-a-roof', pages: ['Meh.'] },
        { languageId: frenchId, title: 'Une chèvre là-haut', slug: 'une-chevre', pages: ['Bê.'] },
      ],
    });
    await soon('goat', ['Goat on a Roof']);
    await run(`update edition set title = 'Sheep on a Roof' where slug = 'goat-on-a-roof'`);
    await soon('sheep', ['Sheep on a Roof']);
    expect(await titles('goat')).toEqual([]);
    await run(`update edition set status = 'withdrawn' where slug = 'goat-on-a-roof'`);
    await soon('sheep', []);
    expect(await titles('chevre', frenchId)).toEqual(['Une chèvre là-haut']);
    await run(`delete from book where id = ${bookId}`);
    await soon('chevre', [], frenchId);
  });

  test('a theme finds its books by each of its names, as soon as it has it', async () => {
    await run(`update tag set synonyms = '{gale}' where slug = 'wind'`);
    await soon('gale', ['The Red Kite']);
    await run(`delete from book_tag using tag where tag.id = tag_id and slug = 'wind'`);
    await soon('gale', []);
    await run(
      `insert into book_tag select book.id, tag.id from book, tag where source_key = 'red-kite' and slug = 'wind'`,
    );
    await soon('gale', ['The Red Kite']);
    const { facets } = await library.client(searchBooks, { cardName: 'gale', lId: arabicId });
    expect(facets.tags).toMatchObject([{ slug: 'wind', name: 'رياح', count: 1 }]);
  });

  test('a theme that is gone is suggested to nobody, and one without an English name by another', async () => {
    const themes = async (q: string) => {
      await library.searchIndex?.settled();
      const { items } = await library.client(suggestSearch, { q });
      return items.flatMap(({ kind: found, text }) => (found === 'theme' ? text : []));
    };
    await expect.poll(() => themes('unus')).toEqual(['Unused']);
    await run(`update tag set removed_at = now() where slug = 'unused'`);
    await expect.poll(() => themes('unus')).toEqual([]);
    await run(`update tag_name set name = 'Reste', language_id = ${frenchId}
      where tag_id = (select id from tag where slug = 'unused')`);
    await run(`update tag set removed_at = null where slug = 'unused'`);
    await expect.poll(() => themes('res')).toEqual(['Reste']);
    await run(
      `update tag set removed_at = now(), joined_to = (select id from tag where slug = 'wind') where slug = 'unused'`,
    );
    const { rows } = await library.database.pool.query<{ id: string }>(`select id from tag where slug = 'unused'`);
    const narrowed = async () => (await library.client(searchBooks, { tag: rows[0]?.id ?? '' })).items;
    await expect.poll(async () => (await narrowed()).map(({ title }) => title)).toEqual(['The Red Kite']);
  });

  test('a title of another script is found by Latin letters, after what is written so', async () => {
    const hindiId = '1100';
    await run(`insert into language (id, code, bcp47, name, english_name, script, direction)
      values (${hindiId}, 'hi', 'hi', 'हिन्दी', 'Hindi', 'Deva', 'ltr')`);
    await addTestBook(library.database.pool, {
      key: 'dog',
      level: 1,
      reads: 0,
      tags: [],
      editions: [{ languageId: hindiId, title: 'कुत्ता और चाँद', slug: 'kutta-aur-chand', pages: ['भौं।'] }],
    });
    await soon('kuttaa', ['कुत्ता और चाँद'], hindiId);
    expect(await titles('chand kutta', hindiId)).toEqual(['कुत्ता और चाँद']);
    expect(await titles('bandar', hindiId)).toEqual([]);
    const { items } = await library.client(suggestSearch, { q: 'kutt', lId: hindiId });
    expect(items).toMatchObject([{ kind: 'title', text: 'कुत्ता और चाँद' }]);
    expect((await library.client(searchBooks, { cardName: 'kutta' })).items).toMatchObject([
      { slug: 'kutta-aur-chand' },
    ]);
  });

  test('a file that cannot be read is built anew, and meanwhile the database answers', async () => {
    const damage = async () => {
      const name = (await readFile(path.join(folder, 'current'), 'utf8')).trim();
      await writeFile(path.join(folder, name), 'no index');
      return name;
    };
    const before = await damage();
    // The reader has pages of it in memory; a new one has none.
    await library.searchIndex?.close();
    const again = await openSearchIndex({ database: library.database, mediaUrl: '/media', folder });
    await again.catchUp();
    expect(again.reader()?.file).not.toContain(before);
    expect(again.reader()?.matchKey('the red kite', 1)).toHaveLength(1);
    expect(await titles('kite')).toEqual(['Hen and the Kite', 'The Red Kite']);
    again.reportFailure(Object.assign(new Error('a page is torn'), { errcode: 11 }));
    expect(again.reader()).toBeUndefined();
    await again.catchUp();
    expect(again.reader()?.matchKey('the red kite', 1)).toHaveLength(1);
    await again.close();
  });

  test('of the processes of a host one writes, all read, and another goes on where it ends', async () => {
    const open = (mediaUrl: string): Promise<SearchIndex> =>
      openSearchIndex({ database: library.database, mediaUrl, folder: `${folder}-shared` });
    const writing = await open('/media');
    await writing.catchUp();
    const reading = await open('/media');
    await reading.catchUp();
    expect(reading.reader()?.matchNames('"kite"', 9)).toHaveLength(2);
    // Not of the same library, as its pictures stand elsewhere.
    const stranger = await open('https://media.example');
    await stranger.catchUp();
    expect(stranger.reader()).toBeUndefined();
    await stranger.close();
    await writing.close();
    await run(`update edition set title = 'The Red Kite and I' where slug = 'the-red-kite'`);
    await reading.catchUp();
    expect(reading.reader()?.matchKey('the red kite and i', 9)).toHaveLength(1);
    await run(`update edition set title = 'The Red Kite' where slug = 'the-red-kite'`);
    await reading.rebuild();
    expect(reading.reader()?.matchKey('the red kite', 9)).toHaveLength(1);
    await reading.close();
    const files = await readdir(`${folder}-shared`);
    expect(files.filter((name) => /^index-\d+\.sqlite$/.test(name))).toHaveLength(1);
  });

  test('a library that stops leaves an unfinished index behind unread, and the next one is whole', async () => {
    const options = { mediaUrl: '/media', folder: `${folder}-stopped` };
    let isStopped: Promise<void> | undefined;
    // Stops it in the midst of the build, when the first books are read.
    const pool = new Proxy(library.database.pool, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'query' || typeof value !== 'function') return value;
        return (...question: unknown[]) => {
          if (JSON.stringify(question[0]).includes('edition_credit.position')) isStopped ??= index.close();
          return Reflect.apply(value, target, question) as unknown;
        };
      },
    });
    const index = await openSearchIndex({ ...options, database: { ...library.database, pool } });
    await vi.waitFor(() => expect(isStopped).toBeDefined(), { timeout: 150_000 });
    await isStopped;
    expect(await readdir(options.folder)).not.toContain('current');
    const next = await openSearchIndex({ ...options, database: library.database });
    await next.catchUp();
    expect(next.reader()?.matchKey('the red kite', 1)).toHaveLength(1);
    await next.close();
  });
});
