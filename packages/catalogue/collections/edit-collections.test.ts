import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId, getCollectionBySlug, listCollectionBooks, listCollections } from '../contract.ts';
import { arabicId, frenchId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { openStaffRoom, type Staff } from '../testing/test-staff.ts';
import { writeCollections } from '../writing/write-collections.ts';
import { collectionCalls } from './calls.ts';
import * as contract from './contract.ts';

const always = { curator: '', from: null, to: null };
const dayMs = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

describe.each(testDatabaseKinds)('collections made by staff, on the %s database', (kind) => {
  let library: TestLibrary;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let client: Staff['client'];
  let bookIds: string[];
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    const { database } = library;
    room = await openStaffRoom(database, collectionCalls);
    ({ client } = await room.makeStaff('LIBRARIAN'));
    const { rows } = await database.pool.query<{ id: string }>(
      `select distinct book_id as id from edition where status = 'published' order by id limit 3`,
    );
    bookIds = rows.map(({ id }) => id);
  });
  afterAll(async () => {
    await room.close();
    await library.close();
  });

  const make = (title: string) =>
    client(contract.createCollection, { body: { languageId: englishLanguageId, title, summary: '' } });
  /** By who has seen how they stand now. */
  const order = async (ids: string[]) => {
    const { orderVersion } = await client(contract.listEditableCollections, {});
    return client(contract.orderCollections, { body: { orderVersion, ids } });
  };
  const slugs = async () =>
    (await library.client(listCollections, { lId: englishLanguageId })).items.map(({ slug }) => slug);

  test('one is made, filled, put in order and seen by readers', async () => {
    const { id, slug, version } = await make('Rainy days');
    expect([slug, version]).toEqual(['rainy-days', 1]);
    expect((await make('Rainy days')).slug).toBe('rainy-days-2');
    expect(await slugs()).not.toContain('rainy-days');
    const [first = '', second = '', third = ''] = bookIds;
    const body = { version, bookIds: [third, first, second] };
    const { books } = await client(contract.setCollectionBooks, { id, body });
    expect(books.map(({ bookId }) => bookId)).toEqual([third, first, second]);
    const seen = await library.client(getCollectionBySlug, { slug: 'rainy-days' });
    expect(seen.books.map(({ bookId }) => bookId)).toEqual([third, first, second]);
    await order([id]);
    expect((await slugs())[0]).toBe('rainy-days');
  });

  test('they are listed part by part, in their order, with how many there are', async () => {
    for (const title of ['First of two', 'Second of two']) {
      const { id, version } = await make(title);
      await client(contract.setCollectionBooks, { id, body: { version, bookIds } });
    }
    const all = await library.client(listCollections, { lId: englishLanguageId });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await library.client(listCollections, { lId: englishLanguageId, limit: 1, books: 2, cursor });
      expect(part.total).toBe(all.total);
      expect(part.items.map(({ books }) => books.length)).toEqual([2]);
      seen.push(...part.items.map(({ slug }) => slug));
      cursor = part.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(await slugs());
    expect(seen.slice(-2)).toEqual(['first-of-two', 'second-of-two']);
    await expect(library.client(listCollections, { cursor: 'none' })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(library.client(listCollections, { books: 21 })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('who orders them anew after somebody else did is told, and the order stays as it was left', async () => {
    const [one, two] = [await make('First come'), await make('Second come')];
    const { orderVersion } = await client(contract.listEditableCollections, {});
    const { client: other } = await room.makeStaff('LIBRARIAN');
    await other(contract.orderCollections, { body: { orderVersion, ids: [two.id, one.id] } });
    const late = client(contract.orderCollections, { body: { orderVersion, ids: [one.id, two.id] } });
    await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 });
    const { items } = await client(contract.listEditableCollections, {});
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id]);
    await order([one.id, two.id]);
    await client(contract.removeCollection, { id: two.id });
    const seen = await client(contract.listEditableCollections, {});
    await client(contract.removeCollection, { id: one.id });
    const gone = client(contract.orderCollections, { body: { orderVersion: seen.orderVersion, ids: [one.id] } });
    await expect(gone).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  test('a book that nobody may read any more is not counted', async () => {
    const { id, version } = await make('Not all there');
    const { bookCount } = await client(contract.setCollectionBooks, { id, body: { version, bookIds } });
    const setStatus = (status: string) =>
      library.database.pool.query(`update edition set status = '${status}' where book_id = ${bookIds[0]}`);
    await setStatus('withdrawn');
    const { items } = await client(contract.listEditableCollections, {});
    const fewer = await client(contract.getEditableCollection, { id });
    await setStatus('published');
    expect([bookCount, items.find((one) => one.id === id)?.bookCount]).toEqual([bookIds.length, bookIds.length - 1]);
    expect(fewer.bookCount).toBe(fewer.books.length);
  });

  test('its title is told in each language, and what stands for it', async () => {
    const { id, version } = await make('Up and away');
    const texts = [
      { languageId: englishLanguageId, title: 'Up, up and away', summary: 'Far from the ground.' },
      { languageId: arabicId, title: 'إلى أعلى', summary: '' },
    ];
    await client(contract.changeCollection, { id, body: { ...always, version, figure: 'bird', texts } });
    const inArabic = await library.client(getCollectionBySlug, { slug: 'up-and-away', lId: arabicId });
    expect(inArabic).toMatchObject({ title: 'إلى أعلى', figure: 'bird' });
    const one = await client(contract.changeCollection, {
      id,
      body: { ...always, version: 2, figure: null, texts: texts.slice(0, 1) },
    });
    expect(one.texts.map(({ title }) => title)).toEqual(['Up, up and away']);
  });

  test('who chose its books is told, and on days before and after its season only its address leads to it', async () => {
    const { id, version } = await make('Harvest feast');
    const made = await client(contract.setCollectionBooks, { id, body: { version, bookIds } });
    const texts = [{ languageId: englishLanguageId, title: 'Harvest feast', summary: '' }];
    let { version: now } = made;
    const showFrom = async (from: string | null, to: string | null) => {
      const body = { version: now, figure: null, curator: 'The school of Ms Amina', from, to, texts };
      ({ version: now } = await client(contract.changeCollection, { id, body }));
      const seen = await library.client(getCollectionBySlug, { slug: 'harvest-feast' });
      expect(seen).toMatchObject({ curator: 'The school of Ms Amina', from, to });
      return (await slugs()).includes('harvest-feast');
    };
    expect(await showFrom(dayFromNow(-1), dayFromNow(1))).toBe(true);
    expect(await showFrom(dayFromNow(-9), null)).toBe(true);
    expect(await showFrom(dayFromNow(2), dayFromNow(9))).toBe(false);
    expect(await showFrom(null, dayFromNow(-2))).toBe(false);
    await expect(showFrom('2026-03-02', '2026-03-01')).rejects.toMatchObject({ code: 'invalid-input', status: 400 });
    await expect(showFrom('next week', null)).rejects.toMatchObject({ code: 'invalid-input', status: 400 });
    expect((await client(contract.getEditableCollection, { id })).to).toBe(dayFromNow(-2));
  });

  test('what a grown-up may do with a book is told in the language asked for, and stays with the book', async () => {
    const { id, version } = await make('With tips');
    const [first = '', second = '', third = ''] = bookIds;
    const tip = { bookId: second, languageId: englishLanguageId, text: 'Count the kites.' };
    const inArabic = { bookId: first, languageId: arabicId, text: 'عُدَّ الطائرات.' };
    const set = (of: number | null, body: { bookIds: string[]; howToUse?: contract.HowToUse[] }) =>
      client(contract.setCollectionBooks, { id, body: { version: of, ...body } });
    const one = await set(version, { bookIds: [first, second], howToUse: [tip, inArabic] });
    expect(one.howToUse).toEqual(expect.arrayContaining([tip, inArabic]));
    const seen = async (lId?: string) =>
      (await library.client(getCollectionBySlug, { slug: 'with-tips', lId })).books.map(({ howToUse }) => howToUse);
    expect(await seen()).toEqual([undefined, 'Count the kites.']);
    expect(await seen(arabicId)).toContain('عُدَّ الطائرات.');
    expect(await seen(frenchId)).not.toContain('Count the kites.');
    const { items } = await library.client(listCollectionBooks, { id, lId: englishLanguageId });
    expect(items.map(({ howToUse }) => howToUse)).toContain('Count the kites.');

    const two = await set(one.version, { bookIds: [second, first, third] });
    expect(two.howToUse.length).toBe(2);
    const three = await set(two.version, { bookIds: [first, third] });
    expect(three.howToUse).toEqual([inArabic]);
    const back = await set(three.version, { bookIds: [second, first, third], howToUse: two.howToUse });
    expect(back.howToUse).toEqual(two.howToUse);
    const wrong = (howToUse: contract.HowToUse[]) => set(back.version, { bookIds: [second], howToUse });
    await expect(wrong([inArabic])).rejects.toMatchObject({ code: 'book-not-found' });
    await expect(wrong([{ ...tip, languageId: '5' }])).rejects.toMatchObject({ code: 'language-not-found' });
    await expect(wrong([{ ...tip, text: ' ' }])).rejects.toMatchObject({ code: 'invalid-input' });
    expect((await client(contract.getEditableCollection, { id })).howToUse.length).toBe(2);
  });

  test('of two who change it at once the second sees that', async () => {
    const { id, version } = await make('Two hands');
    await client(contract.setCollectionBooks, { id, body: { version, bookIds } });
    const second = client(contract.setCollectionBooks, { id, body: { version, bookIds: [] } });
    await expect(second).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 });
    expect((await client(contract.getEditableCollection, { id })).books.length).toBe(3);
  });

  test('removed it is gone from readers, and comes back as it was', async () => {
    const { id, version } = await make('Here and gone');
    await client(contract.setCollectionBooks, { id, body: { version, bookIds } });
    for (let time = 0; time < 2; time++) await client(contract.removeCollection, { id });
    const gone = library.client(getCollectionBySlug, { slug: 'here-and-gone' });
    await expect(gone).rejects.toMatchObject({ code: 'collection-not-found' });
    expect((await client(contract.listEditableCollections, {})).items.at(-1)).toMatchObject({ id, isRemoved: true });
    await client(contract.restoreCollection, { id });
    expect((await library.client(getCollectionBySlug, { slug: 'here-and-gone' })).total).toBe(3);
    const { rows } = await library.database.pool.query<{ action: string }>(
      `select action from audit_entry where subject = 'Here and gone' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'collection-created',
      'collection-changed',
      'collection-removed',
      'collection-restored',
    ]);
  });

  test('a book that was taken back keeps its place, whatever is changed meanwhile', async () => {
    const { id, version } = await make('Waiting');
    const [first = '', second = '', third = ''] = bookIds;
    const set = (at: number | null, ids: string[]) =>
      client(contract.setCollectionBooks, { id, body: { version: at, bookIds: ids } });
    const setStatus = (status: string) =>
      library.database.pool.query(`update edition set status = '${status}'
        where book_id = ${first} and status = '${status === 'published' ? 'withdrawn' : 'published'}'`);
    await set(version, [first, second, third]);
    await setStatus('withdrawn');
    const { books } = await set(2, [third, second]);
    expect(books.map(({ bookId }) => bookId)).toEqual([third, second]);
    await setStatus('published');
    const seen = await library.client(getCollectionBySlug, { slug: 'waiting' });
    expect(seen.books.map(({ bookId }) => bookId)).toContain(first);
    expect(seen.books.length).toBe(3);
  });

  test('what staff changed, its source leaves alone', async () => {
    const collections = [{ slug: 'from-a-source', titles: { en: 'From a source' }, summaries: {}, books: [] }];
    const { pool } = library.database;
    await writeCollections(pool, { source: 'test', collections });
    const before = (await client(contract.listEditableCollections, {})).items.find(
      ({ slug }) => slug === 'from-a-source',
    );
    expect(before?.version).toBeNull();
    const texts = [{ languageId: englishLanguageId, title: 'Our own words', summary: '' }];
    await client(contract.changeCollection, {
      id: before?.id ?? '',
      body: { ...always, version: null, figure: null, texts },
    });
    await writeCollections(pool, { source: 'test', collections });
    const { title } = await library.client(getCollectionBySlug, { slug: 'from-a-source' });
    expect(title).toBe('Our own words');
  });

  test.each([
    [
      'a book that is none',
      (id: string, version: number | null) =>
        client(contract.setCollectionBooks, { id, body: { version, bookIds: ['999999'] } }),
      'book-not-found',
    ],
    ['a collection that is none', () => client(contract.removeCollection, { id: '999999' }), 'collection-not-found'],
    ['an order of what is none', () => order(['999999']), 'collection-not-found'],
    [
      'a language that is none',
      (id: string, version: number | null) =>
        client(contract.changeCollection, {
          id,
          body: { ...always, version, figure: null, texts: [{ languageId: '5', title: 'A', summary: '' }] },
        }),
      'language-not-found',
    ],
    [
      'a language that is given twice',
      (id: string, version: number | null) => {
        const text = { languageId: englishLanguageId, title: 'A', summary: '' };
        return client(contract.changeCollection, {
          id,
          body: { ...always, version, figure: null, texts: [text, text] },
        });
      },
      'invalid-input',
    ],
    ['no title', () => make(' '), 'invalid-input'],
  ])('%s is refused, and nothing changes', async (_what, attempt, code) => {
    const { id, version } = await make('Stays');
    await expect(attempt(id, version)).rejects.toMatchObject({ code });
    expect((await client(contract.getEditableCollection, { id })).version).toBe(version);
  });
});
