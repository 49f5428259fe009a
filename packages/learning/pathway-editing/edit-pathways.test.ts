import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { arabicId, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { openStaffRoom, type Staff } from '@letsread/catalogue/testing/test-staff.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../contract.ts';
import { makeRulePathways } from '../pathways/make-rule-pathways.ts';
import { writePathways } from '../pathways/write-pathways.ts';
import { openTestPaths, type TestPaths } from '../testing/test-paths.ts';
import { pathwayEditingCalls } from './calls.ts';
import * as contract from './contract.ts';

describe.each(testDatabaseKinds)('reading pathways made by staff, on the %s database', (kind) => {
  let paths: TestPaths;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let client: Staff['client'];
  let visitor: TestPaths['clientAs'] extends (account: undefined) => infer Client ? Client : never;
  beforeAll(async () => {
    paths = await openTestPaths(kind);
    visitor = paths.clientAs(undefined);
    room = await openStaffRoom(paths.database, pathwayEditingCalls);
    ({ client } = await room.makeStaff('LIBRARIAN'));
  });
  afterAll(async () => {
    await room.close();
    await paths.close();
  });

  const run = (statement: string) => paths.database.pool.query(statement);
  const make = (title: string) =>
    client(contract.createPathway, { body: { languageId: englishLanguageId, title, summary: '' } });
  const fill = async (id: string, version: number | null, keys: readonly (keyof TestPaths['books'])[]) =>
    client(contract.setPathwayBooks, {
      id,
      body: { version, books: keys.map((key) => ({ bookId: paths.books[key], activities: [] })) },
    });
  /** By who has seen how they stand now. */
  const move = async (id: string, beforeId: string | null) => {
    const { orderVersion } = await client(contract.listEditablePathways, {});
    return client(contract.movePathway, { id, body: { orderVersion, beforeId } });
  };
  const slugs = async () => (await visitor(calls.listPathways, {})).items.map(({ slug }) => slug);
  const booksOf = async (slug: string) =>
    (await visitor(calls.getPathway, { slug })).path.map((step) => `${step.kind} ${step.book.slug}`);
  const setStatus = (key: string, status: string) =>
    run(`update edition set status = '${status}' where book_id = (select id from book where source_key = '${key}')`);

  test('one is made, filled, published, put in order, and taken from readers and given back', async () => {
    const { id, slug, version, isPublished, figures } = await make('Over the hills');
    expect([slug, version, isPublished, figures.length]).toEqual(['over-the-hills', 1, false, 3]);
    expect((await make('Over the hills')).slug).toBe('over-the-hills-2');
    await expect(client(contract.publishPathway, { id })).rejects.toMatchObject({
      code: 'pathway-too-short',
      status: 409,
    });
    const [hen, hills] = [paths.books.hen, paths.books.hills];
    const activities = [{ kind: 'match' as const, isOptional: true }];
    const body = {
      version,
      books: [
        { bookId: hills, activities },
        { bookId: hen, activities: [] },
      ],
    };
    const { books } = await client(contract.setPathwayBooks, { id, body });
    expect(books).toMatchObject([
      { book: { bookId: hills }, activities, offered: ['questions', 'dragWord', 'match'] },
      { book: { bookId: hen }, activities: [] },
    ]);
    expect(await slugs()).not.toContain(slug);
    for (let time = 0; time < 2; time++) expect((await client(contract.publishPathway, { id })).isPublished).toBe(true);
    expect(await booksOf(slug)).toEqual(['book ten-hills', 'match ten-hills', 'book hen-and-the-kite']);

    const other = await paths.addPath('other', ['book hen', 'book hills']);
    expect(await slugs()).toEqual(['over-the-hills', 'other']);
    await move(other, id);
    expect(await slugs()).toEqual(['other', 'over-the-hills']);
    await client(contract.unpublishPathway, { id });
    expect(await slugs()).toEqual(['other']);
    await expect(visitor(calls.getPathway, { slug })).rejects.toMatchObject({ code: 'pathway-not-found' });
    await client(contract.publishPathway, { id });
    expect(await slugs()).toEqual(['other', 'over-the-hills']);
    const { rows } = await paths.database.pool.query<{ action: string }>(
      `select action from audit_entry where object_kind = 'pathway' and object_id in (${id}, ${other}) order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'pathway-created',
      'pathway-changed',
      'pathway-published',
      'pathways-ordered',
      'pathway-unpublished',
      'pathway-published',
    ]);
  });

  test('its title is told in each language, and its look is what was chosen', async () => {
    const { id, version } = await make('In two languages');
    await fill(id, version, ['red-kite', 'hills']);
    const texts = [
      { languageId: englishLanguageId, title: 'In two tongues', summary: 'Twice as good.' },
      { languageId: frenchId, title: 'En deux langues', summary: '' },
    ];
    const look = { badge: 'crown', palette: 5, figures: ['owl'] } as const;
    await client(contract.updatePathway, { id, body: { version: 2, ...look, figures: ['owl'], texts } });
    await client(contract.publishPathway, { id });
    const inFrench = await visitor(calls.getPathway, { slug: 'in-two-languages', lId: frenchId });
    expect(inFrench).toMatchObject({ title: 'En deux langues', ...look });
    const plain = await client(contract.updatePathway, { id, body: { version: 3, ...look, figures: [], texts: [] } });
    expect([plain.texts, plain.title, plain.figures]).toEqual([[], 'The Red Kite', []]);
    expect(plain.titleLanguageISOCode).toBe('en');
    const inFrenchAlone = { version: 4, ...look, figures: [], texts: texts.slice(1) };
    const french = await client(contract.updatePathway, { id, body: inFrenchAlone });
    expect([french.title, french.titleLanguageISOCode]).toEqual(['En deux langues', 'fr']);
  });

  test('what staff changed, neither its file nor the rule changes again', async () => {
    await run(`update book set source = 'file'`);
    const entry = (slug: string) => ({
      slug,
      titles: { en: `The file’s ${slug}` },
      summaries: {},
      badge: 'star',
      palette: 1,
      figures: ['sun'],
      steps: ['hen', 'hills', 'red-kite'].map((book) => ({ kind: 'book' as const, book, optional: false })),
    });
    const pathways = ['file-a', 'file-b', 'file-c'].map(entry);
    const write = () => writePathways(paths.database.pool, { source: 'file', pathways });
    await write();
    const { items } = await client(contract.listEditablePathways, {});
    const idOf = (slug: string) => items.find((one) => one.slug === slug)?.id ?? '';
    await fill(idOf('file-a'), null, ['red-kite', 'hen']);
    await client(contract.unpublishPathway, { id: idOf('file-b') });
    await move(idOf('file-c'), idOf('file-a'));
    await write();
    await makeRulePathways(paths.database.pool);
    expect(await booksOf('file-a')).toEqual(['book the-red-kite', 'book hen-and-the-kite']);
    const seen = (await slugs()).filter((slug) => slug.startsWith('file-'));
    expect(seen).toEqual(['file-c', 'file-a']);
  });

  test('a reader keeps what they did and earned on a path that is changed', async () => {
    const { id, version } = await make('Changing');
    await fill(id, version, ['hen', 'hills', 'red-kite']);
    await client(contract.publishPathway, { id });
    const { reader, client: amina } = await paths.newReader();
    const read = (key: keyof TestPaths['books']) =>
      amina(calls.recordCompletions, {
        ...reader,
        body: { deeds: [{ kind: 'book', bookId: paths.books[key], lId: englishLanguageId }] },
      });
    const progress = async () =>
      (await amina(calls.listPathwayProgress, { ...reader, slug: 'changing' })).items.map(({ done, completedAt }) => [
        done.map(({ bookId }) => bookId),
        completedAt !== null,
      ]);
    await read('hen');
    await read('hills');
    await fill(id, 2, ['hills', 'hen']);
    expect(await progress()).toEqual([[[paths.books.hills, paths.books.hen], false]]);
    await read('long');
    expect(await progress()).toEqual([[[paths.books.hills, paths.books.hen], true]]);
    await fill(id, 3, ['red-kite', 'hills', 'hen']);
    expect(await progress()).toEqual([[[paths.books.hills, paths.books.hen], true]]);
  });

  test('a book that was taken back keeps its place, whatever is changed meanwhile', async () => {
    const { id, version } = await make('Waiting');
    await fill(id, version, ['hen', 'red-kite', 'hills']);
    await client(contract.publishPathway, { id });
    await setStatus('hen', 'withdrawn');
    expect(await booksOf('waiting')).toEqual(['book the-red-kite', 'book ten-hills']);
    const { books, bookCount } = await fill(id, 2, ['hills', 'red-kite']);
    const { items } = await client(contract.listEditablePathways, {});
    expect([bookCount, items.find((one) => one.id === id)?.bookCount]).toEqual([2, 2]);
    expect(books.map(({ book }) => book.bookId)).toEqual([paths.books.hills, paths.books['red-kite']]);
    await setStatus('hen', 'published');
    expect(await booksOf('waiting')).toEqual(['book hen-and-the-kite', 'book ten-hills', 'book the-red-kite']);
  });

  test('who moves one after somebody else did, or hid one, is told, and the order stays as it was left', async () => {
    const [one, two] = [
      await paths.addPath('seen-first', ['book hen', 'book hills']),
      await paths.addPath('seen-second', ['book hen', 'book hills']),
    ];
    const { orderVersion } = await client(contract.listEditablePathways, {});
    await move(two, one);
    const late = client(contract.movePathway, { id: two, body: { orderVersion, beforeId: null } });
    await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 });
    const { items, orderVersion: now } = await client(contract.listEditablePathways, {});
    const order = items.map(({ id }) => id);
    expect(order.indexOf(two)).toBe(order.indexOf(one) - 1);
    await client(contract.unpublishPathway, { id: one });
    const beforeHidden = client(contract.movePathway, { id: two, body: { orderVersion: now, beforeId: one } });
    await expect(beforeHidden).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  test('a path that a rule made is called by its theme in the language asked for', async () => {
    const id = await paths.addPath('unnamed', ['book red-kite', 'book hills'], {});
    await run(`update pathway set tag_id = (select id from tag where slug = 'wind') where id = ${id}`);
    const titleOf = async (query: object) => {
      const { items } = await client(contract.listEditablePathways, query);
      const { title, titleLanguageISOCode } = await client(contract.getEditablePathway, { id, ...query });
      expect(items.find((one) => one.id === id)).toMatchObject({ title, titleLanguageISOCode });
      return [title, titleLanguageISOCode];
    };
    expect(await titleOf({})).toEqual(['Wind', 'en']);
    expect(await titleOf({ namesIn: arabicId })).toEqual(['رياح', 'ar']);
  });

  test.each(kind === 'server' ? ['two librarians'] : [])(
    '%s who move paths in the same moment: the second is told, and a third one makes a path meanwhile',
    async () => {
      const made: string[] = [];
      for (const key of ['one', 'two', 'three']) made.push(await paths.addPath(key, ['book hen', 'book hills']));
      const [one = '', two = '', three = ''] = made;
      const { pool } = paths.database;
      const waiting = async () =>
        (
          await pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rows;
      const { orderVersion } = await client(contract.listEditablePathways, {});
      const moveAsSeen = (id: string, beforeId: string | null) =>
        client(contract.movePathway, { id, body: { orderVersion, beforeId } });
      const holder = await pool.connect();
      await holder.query('begin; select from pathway order by id limit 1 for update');
      const first = moveAsSeen(three, one);
      await expect.poll(waiting).toHaveLength(1);
      const second = moveAsSeen(two, null);
      await expect.poll(waiting).toHaveLength(2);
      const { id: meanwhile } = await make('Made meanwhile');
      await holder.query('commit');
      holder.release();
      await first;
      await expect(second).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 });
      const { items } = await client(contract.listEditablePathways, {});
      const order = items.map(({ id }) => id);
      expect(order.filter((id) => made.includes(id))).toEqual([three, one, two]);
      expect(order).toContain(meanwhile);
    },
  );

  test.each([
    [
      'a book that is none',
      (id: string) =>
        client(contract.setPathwayBooks, { id, body: { version: 1, books: [{ bookId: '999999', activities: [] }] } }),
      'book-not-found',
    ],
    ['a path that is none', () => client(contract.unpublishPathway, { id: '999999' }), 'pathway-not-found'],
    ['a place before what is none', (id: string) => move(id, '999999'), 'pathway-not-found'],
    ['a version that there never is', (id: string) => fill(id, 2 ** 31, []), 'invalid-input'],
    ['what somebody else changed', (id: string) => fill(id, 7, []), 'changed-meanwhile'],
    [
      'a language that is none',
      (id: string) =>
        client(contract.updatePathway, {
          id,
          body: {
            version: 1,
            badge: 'star',
            palette: 1,
            figures: [],
            texts: [{ languageId: '5', title: 'A', summary: '' }],
          },
        }),
      'language-not-found',
    ],
    [
      'a language that is given twice',
      (id: string) => {
        const text = { languageId: englishLanguageId, title: 'A', summary: '' };
        return client(contract.updatePathway, {
          id,
          body: { version: 1, badge: 'star', palette: 1, figures: [], texts: [text, text] },
        });
      },
      'invalid-input',
    ],
  ])('%s is refused, and nothing changes', async (_what, attempt, code) => {
    const { id, version } = await make('Stays');
    await expect(attempt(id)).rejects.toMatchObject({ code });
    expect(await client(contract.getEditablePathway, { id })).toMatchObject({ version, bookCount: 0, title: 'Stays' });
  });
});
