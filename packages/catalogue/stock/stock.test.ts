import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arabicId, frenchId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { openStaffRoom, type Staff } from '../testing/test-staff.ts';
import { writeCollections } from '../writing/write-collections.ts';
import { markImported } from '../writing/editions/mark-imported.ts';
import { englishLanguageId, getBook, listCollectionBooks, searchBooks } from '../contract.ts';
import { stockCalls } from './calls.ts';
import * as contract from './contract.ts';

type Room = Awaited<ReturnType<typeof openStaffRoom>>;
type Listed = Readonly<Record<string, string | number>>;

describe.each(testDatabaseKinds)('the shelf of the back room, on the %s database', (kind) => {
  let library: TestLibrary;
  let room: Room;
  let [ruth, edith, tariq]: Staff[] = [];
  let [owls, cranes] = ['', ''];
  let editions: Map<string, { id: string; bookId: string }>;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    room = await openStaffRoom(library.database, stockCalls);
    owls = await room.makeTeam('Owls');
    cranes = await room.makeTeam('Cranes');
    ruth = await room.makeStaff('LIBRARIAN');
    edith = await room.makeStaff('EDITOR', [owls]);
    tariq = await room.makeStaff('EDITOR', [cranes]);
    const { rows } = await run<{ slug: string; id: string; bookId: string }>(
      'select slug, id, book_id as "bookId" from edition',
    );
    editions = new Map(rows.map(({ slug, ...ids }) => [slug, ids]));
    await run(
      `insert into book_team values (${bookOf('the-red-kite')}, ${owls}), (${bookOf('kite-not-ready')}, ${owls})`,
    );
  });
  afterAll(async () => {
    await room.close();
    await library.close();
  });
  function run<Row extends object>(text: string) {
    return library.database.pool.query<Row>(text);
  }
  const idOf = (slug: string) => editions.get(slug)?.id ?? '';
  const bookOf = (slug: string) => editions.get(slug)?.bookId ?? '';
  const of = (staff: Staff | undefined) => {
    if (staff === undefined) throw new Error('Nobody is there.');
    return staff.client;
  };
  const list = async (staff: Staff | undefined, query: Listed = {}) =>
    (await of(staff)(contract.listStock, { ...query } as never)).items.map(({ slug }) => slug);
  const change = (staff: Staff | undefined, action: contract.StockAction, slugs: string[], more: object = {}) =>
    of(staff)(contract.changeStock, { body: { action, editionIds: slugs.map(idOf), ...more } });
  const undo = (staff: Staff | undefined, changeId: string | null) =>
    of(staff)(contract.undoStockChange, { changeId: changeId ?? '' });
  const codeOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  const outcomeOf = ({
    changed,
    refused,
  }: {
    changed: contract.StockEdition[];
    refused: contract.RefusedEdition[];
  }) => ({
    changed: changed.map(({ slug }) => slug),
    refused: refused.map(({ title, reason }) => `${title} ${reason}`),
  });
  const auditLines = async () =>
    (
      await run<{ line: string }>(`select concat_ws(' ', action, subject, count) as line from audit_entry order by id`)
    ).rows.map(({ line }) => line);

  describe('the list', () => {
    test('has every edition, whatever its status, the last changed first', async () => {
      await run(`update edition set updated_at = now() + interval '1 hour' where slug = 'a-long-river'`);
      const all = await list(ruth);
      expect(all[0]).toBe('a-long-river');
      expect(all.toSorted()).toEqual([...editions.keys()].toSorted());
    });

    test('is found in by words of titles and people in any script, and not by those of the story', async () => {
      expect(await list(ruth, { words: 'الطائره' })).toEqual(['الطائرة-الحمراء']);
      expect(await list(ruth, { words: 'KIT red' })).toEqual([]);
      expect((await list(ruth, { words: 'the KIT' })).toSorted()).toEqual(['hen-and-the-kite', 'the-red-kite']);
      expect(await list(ruth, { words: 'amina' })).toEqual(['the-red-kite']);
      expect(await list(ruth, { words: 'boat' })).toEqual([]);
      expect(await list(ruth, { words: '…' })).toEqual([]);
    });

    test.each([
      [{ status: 'draft' }, ['kite-not-ready']],
      [{ lacks: 'level' }, ['a-long-river', 'the-long-river']],
      [{ lacks: 'theme' }, ['a-long-river', 'the-long-river']],
      [{ lacks: 'licence' }, []],
      [{ langId: arabicId }, ['الطائرة-الحمراء']],
      [{ source: 'elsewhere' }, []],
      [{ status: 'published', lacks: 'theme', words: 'long' }, ['a-long-river', 'the-long-river']],
    ] as const)('%j narrows it down', async (query, slugs) => {
      expect((await list(ruth, query)).toSorted()).toEqual(slugs);
    });

    test('is narrowed down to what an import wrote last', async () => {
      const [kite, hen] = ['the-red-kite', 'hen-and-the-kite'].map((slug) => idOf(slug));
      await markImported(library.database.pool, [kite ?? '', hen ?? ''], '7');
      await markImported(library.database.pool, [hen ?? ''], '8');
      expect(await list(ruth, { importId: '7' })).toEqual(['the-red-kite']);
      await markImported(library.database.pool, [kite ?? ''], null);
      expect(await list(ruth, { importId: '7' })).toEqual([]);
    });

    test('is turned over page by page without a gap, though many were changed at once', async () => {
      await run('update edition set updated_at = now()');
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await of(ruth)(contract.listStock, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...page.items.map(({ slug }) => slug));
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(seen.toSorted()).toEqual([...editions.keys()].toSorted());
    });

    test('of an editor is of the books of their teams, and so is what it can be narrowed down by', async () => {
      expect((await list(edith)).toSorted()).toEqual(
        ['kite-not-ready', 'le-cerf-volant-rouge', 'the-red-kite', 'الطائرة-الحمراء'].toSorted(),
      );
      expect(await list(tariq)).toEqual([]);
      const { counts, languages, teams, sources } = await of(edith)(contract.getStockFilters, {});
      expect(counts).toEqual({ draft: 1, published: 3, withdrawn: 0 });
      expect([languages.map(({ languageISOCode }) => languageISOCode), teams, sources]).toEqual([
        ['ar', 'en', 'fr'],
        [],
        ['test'],
      ]);
      const all = await of(ruth)(contract.getStockFilters, {});
      expect(all.teams.map(({ name }) => name)).toEqual(['Cranes', 'Owls']);
      expect(all.themes.map(({ name }) => name)).toEqual(['Animals', 'Unused', 'Wind']);
      expect(all.collections.map(({ name }) => name)).toEqual(['Up high', 'Empty']);
    });

    test('tells in which language themes and collections are named', async () => {
      await run(`insert into tag (slug, kind) values ('nameless', 'topic')`);
      await run(`
        with made as (insert into collection (slug, position) values ('ciel', 99) returning id)
        insert into collection_text (collection_id, language_id, title) select id, ${frenchId}, 'Dans le ciel' from made`);
      const { themes, collections } = await of(ruth)(contract.getStockFilters, { namesIn: arabicId });
      const languageOf = new Map(
        [...themes, ...collections].map(({ name, languageISOCode }) => [name, languageISOCode]),
      );
      expect(['رياح', 'Animals', 'nameless', 'Empty', 'Dans le ciel'].map((name) => languageOf.get(name))).toEqual([
        'ar',
        'en',
        null,
        'en',
        'fr',
      ]);
      const [kite] = (await of(ruth)(contract.listStock, { words: 'red kite', namesIn: arabicId })).items;
      expect(kite).toMatchObject({
        themes: [{ name: 'رياح', languageISOCode: 'ar' }],
        collections: [{ name: 'عاليا', languageISOCode: 'ar' }],
      });
      await run(`delete from tag where slug = 'nameless'; delete from collection where slug = 'ciel'`);
    });

    test('tells what stands on a card', async () => {
      const [kite] = (await of(ruth)(contract.listStock, { words: 'red kite' })).items;
      expect(kite).toMatchObject({
        status: 'published',
        level: 2,
        source: 'test',
        licence: 'CC-BY-4.0',
        isIllustrated: false,
        themes: [{ name: 'Wind' }],
        collections: [{ name: 'Up high' }],
        teams: [{ name: 'Owls' }],
      });
    });
  });

  describe('withdrawing and publishing', () => {
    test('says exactly what was changed and what was not, and why', async () => {
      const slugs = ['the-red-kite', 'kite-not-ready', 'hen-and-the-kite'];
      const byEdith = await change(edith, 'withdraw', slugs);
      expect(outcomeOf(byEdith)).toEqual({
        changed: ['the-red-kite'],
        refused: ['null not-yours', 'Kite not ready never-published'],
      });
      expect(byEdith.changed[0]?.status).toBe('withdrawn');
      const again = await of(ruth)(contract.changeStock, {
        body: { action: 'withdraw', editionIds: [idOf('the-red-kite'), '999999'] },
      });
      expect([outcomeOf(again), again.changeId]).toEqual([
        { changed: [], refused: ['null not-found', 'The Red Kite already'] },
        null,
      ]);
    });

    test('what is withdrawn is gone for readers, and comes back whole', async () => {
      expect(await codeOf(library.client(getBook, { slug: 'the-red-kite' }))).toBe('book-withdrawn');
      expect(await codeOf(library.client(getBook, { slug: 'the-kite' }))).toBe('book-withdrawn');
      expect((await library.client(searchBooks, { cardName: 'amina' })).items).toEqual([]);
      const { items } = await of(edith)(contract.listStockChanges, {});
      expect(items).toMatchObject([{ action: 'withdraw', count: 1, title: 'The Red Kite', object: null }]);
      expect(outcomeOf(await undo(edith, items[0]?.id ?? ''))).toEqual({ changed: ['the-red-kite'], refused: [] });
      expect((await library.client(getBook, { slug: 'the-red-kite' })).title).toBe('The Red Kite');
      expect((await of(edith)(contract.listStockChanges, {})).items).toEqual([]);
    });

    test('a draft is none for readers, until it is published', async () => {
      expect(await codeOf(library.client(getBook, { slug: 'kite-not-ready' }))).toBe('book-not-found');
      const { changeId } = await change(ruth, 'publish', ['kite-not-ready']);
      expect((await library.client(getBook, { slug: 'kite-not-ready' })).publishedAt).not.toBeNull();
      await undo(ruth, changeId);
      expect(await codeOf(library.client(getBook, { slug: 'kite-not-ready' }))).toBe('book-not-found');
    });

    test('a book without a page is not published', async () => {
      await run(`update edition set page_count = 0 where slug = 'kite-not-ready'`);
      expect(outcomeOf(await change(ruth, 'publish', ['kite-not-ready'])).refused).toEqual(['Kite not ready no-pages']);
      await run(`update edition set page_count = 1 where slug = 'kite-not-ready'`);
    });

    test('what was changed again since is left as it is, and said', async () => {
      const first = await change(ruth, 'withdraw', ['a-long-river', 'the-long-river']);
      await change(ruth, 'publish', ['a-long-river']);
      await change(ruth, 'withdraw', ['a-long-river']);
      expect(outcomeOf(await undo(ruth, first.changeId))).toEqual({
        changed: ['the-long-river'],
        refused: ['A Long River changed-since'],
      });
      await run(`update edition set status = 'published' where slug = 'a-long-river'`);
    });

    test('is undone once, by nobody of another team, and not after 30 days', async () => {
      const { changeId } = await change(edith, 'withdraw', ['the-red-kite']);
      expect(outcomeOf(await undo(tariq, changeId))).toEqual({ changed: [], refused: ['null not-yours'] });
      await undo(ruth, changeId);
      expect(await codeOf(undo(ruth, changeId))).toBe('change-undone');
      const old = await change(edith, 'withdraw', ['the-red-kite']);
      await run(`update shelf_change set at = now() - interval '31 days' where id = ${old.changeId}`);
      expect(await codeOf(undo(ruth, old.changeId))).toBe('change-not-found');
      await change(edith, 'publish', ['the-red-kite']);
      expect((await run(`select from shelf_change where id = ${old.changeId}`)).rows).toEqual([]);
    });
  });

  describe('themes, levels, collections and teams', () => {
    const idIn = async (table: 'tag' | 'collection', slug: string) =>
      (await run<{ id: string }>(`select id from ${table} where slug = '${slug}'`)).rows[0]?.id ?? '';

    test('a theme is the book’s: its words find all its editions, and its undo takes them away', async () => {
      const objectId = await idIn('tag', 'animals');
      const found = async () =>
        (await library.client(searchBooks, { cardName: 'animals' })).items.map(({ slug }) => slug);
      const outcome = await change(edith, 'add-theme', ['the-red-kite', 'le-cerf-volant-rouge'], { objectId });
      expect(outcome.changed.map(({ themes }) => themes.map(({ name }) => name))).toEqual([
        ['Animals', 'Wind'],
        ['Animals', 'Wind'],
      ]);
      expect(await found()).toEqual(['hen-and-the-kite', 'the-red-kite']);
      expect(outcomeOf(await change(edith, 'add-theme', ['the-red-kite'], { objectId })).refused).toEqual([
        'The Red Kite already',
      ]);
      expect(outcomeOf(await undo(edith, outcome.changeId)).changed).toHaveLength(2);
      expect(await found()).toEqual(['hen-and-the-kite']);
      expect((await library.client(searchBooks, { cardName: 'amina' })).items).toHaveLength(1);
      const { rows } = await run(`select from book_tag_choice`);
      expect(rows).toEqual([]);
    });

    test('a theme that was taken is one that no source gives again', async () => {
      const objectId = await idIn('tag', 'wind');
      const taken = await change(ruth, 'remove-theme', ['the-red-kite'], { objectId });
      expect(taken.changed[0]?.themes).toEqual([]);
      expect((await run(`select is_given from book_tag_choice`)).rows).toEqual([{ is_given: false }]);
      await undo(ruth, taken.changeId);
      expect(await codeOf(change(ruth, 'remove-theme', ['the-red-kite'], { objectId: '999999' }))).toBe(
        'theme-not-found',
      );
    });

    test('a level that was given is an editor’s; none can be given too', async () => {
      const outcome = await change(ruth, 'set-level', ['the-red-kite', 'a-long-river'], { level: 5 });
      expect(outcome.changed.map(({ level, levelSource }) => `${level} ${levelSource}`)).toEqual([
        '5 editor',
        '5 editor',
      ]);
      await change(ruth, 'set-level', ['a-long-river'], { level: null });
      expect(outcomeOf(await undo(ruth, outcome.changeId))).toEqual({
        changed: ['the-red-kite'],
        refused: ['A Long River changed-since'],
      });
      expect((await run(`select level, level_source from book where id = ${bookOf('the-red-kite')}`)).rows).toEqual([
        { level: 2, level_source: 'computed' },
      ]);
    });

    test('a book stands at the end of a collection, and an undo puts it back in its place', async () => {
      const [id, objectId] = [await idIn('collection', 'up-high'), await idIn('collection', 'up-high')];
      const titles = async () => (await library.client(listCollectionBooks, { id })).items.map(({ title }) => title);
      const before = await titles();
      const languageId = englishLanguageId;
      const added = await change(ruth, 'add-to-collection', ['a-long-river', 'the-long-river'], { objectId });
      expect(await titles()).toEqual([...before, 'A Long River']);
      await undo(ruth, added.changeId);
      await run(
        `update collection_book set how_to_use = '{"${languageId}": "Fly one."}' where book_id = ${bookOf('the-red-kite')}`,
      );
      const out = await change(ruth, 'remove-from-collection', ['the-red-kite'], { objectId });
      expect(await titles()).not.toContain('The Red Kite');
      await undo(ruth, out.changeId);
      expect(await titles()).toEqual(before);
      const { items } = await library.client(listCollectionBooks, { id, lId: languageId });
      expect(items.find(({ title }) => title === 'The Red Kite')?.howToUse).toBe('Fly one.');
    });

    test('who has a collection open is told of books that were added, and no import takes them out', async () => {
      const objectId = await idIn('collection', 'up-high');
      const version = async () =>
        (await run<{ version: number }>(`select version from collection where id = ${objectId}`)).rows[0]?.version;
      const seen = await version();
      const added = await change(ruth, 'add-to-collection', ['a-long-river'], { objectId });
      const afterwards = await version();
      expect(afterwards).toBe((seen ?? 0) + 1);
      await writeCollections(library.database.pool, {
        source: 'test',
        collections: [{ slug: 'up-high', titles: {}, summaries: {}, books: ['red-kite'] }],
      });
      expect(
        (
          await run(
            `select from collection_book where collection_id = ${objectId} and book_id = ${bookOf('a-long-river')}`,
          )
        ).rows,
      ).toHaveLength(1);
      await undo(ruth, added.changeId);
      expect(await version()).toBe((seen ?? 0) + 2);
    });

    test('librarians say to which teams books belong, and editors do not', async () => {
      const outcome = await change(ruth, 'add-to-team', ['hen-and-the-kite'], { objectId: cranes });
      expect((await list(tariq)).toSorted()).toEqual(['hen-and-the-kite', 'មេមាន់']);
      expect(await codeOf(change(tariq, 'remove-from-team', ['hen-and-the-kite'], { objectId: cranes }))).toBe(
        'role-needed',
      );
      expect(await codeOf(undo(tariq, outcome.changeId))).toBe('role-needed');
      await undo(ruth, outcome.changeId);
      expect(await list(tariq)).toEqual([]);
    });

    test('what a change was about may be gone when it is to be undone', async () => {
      const { rows } = await run<{ id: string }>(`insert into tag (slug, kind) values ('brief', 'topic') returning id`);
      const outcome = await change(ruth, 'add-theme', ['the-red-kite'], { objectId: rows[0]?.id });
      await run(`delete from tag where slug = 'brief'`);
      expect(outcomeOf(await undo(ruth, outcome.changeId))).toEqual({ changed: [], refused: ['The Red Kite gone'] });
    });
  });

  test.each([
    [{ action: 'set-level' }, 'level'],
    [{ action: 'publish', level: 2 }, 'level'],
    [{ action: 'add-theme' }, 'objectId'],
    [{ action: 'publish', objectId: '1' }, 'objectId'],
    [{ action: 'publish', editionIds: [] }, 'editionIds'],
    [{ action: 'publish', editionIds: Array.from({ length: 201 }, (_, at) => String(at + 1)) }, 'editionIds'],
    [{ action: 'delete' }, 'action'],
  ])('%j is refused with the field that is wrong', async (body, field) => {
    const answer = of(ruth)(contract.changeStock, { body: { editionIds: ['1'], ...body } as never });
    await expect(answer).rejects.toMatchObject({ code: 'invalid-input', errors: [{ path: `body.${field}` }] });
  });

  test('drafts and withdrawn books are read by who may change them, and are none for others', async () => {
    const params = { slug: 'kite-not-ready' };
    expect(await of(edith)(contract.getUnpublished, params)).toMatchObject({
      status: 'draft',
      book: { title: 'Kite not ready' },
    });
    const { book } = await of(ruth)(contract.readUnpublished, params);
    expect(book.pages.map(({ text }) => text)).toEqual(['', 'Kite.']);
    expect(await codeOf(of(tariq)(contract.getUnpublished, params))).toBe('book-not-found');
    expect(await codeOf(of(ruth)(contract.getUnpublished, { slug: 'the-red-kite' }))).toBe('book-not-found');
  });

  test('everything stands in the audit list, once for each change', async () => {
    const lines = await auditLines();
    expect(lines.slice(0, 2)).toEqual(['editions-withdrawn The Red Kite 1', 'shelf-undone The Red Kite 1']);
    expect(lines).toContain('theme-added Animals 2');
    expect(lines).toContain('level-set 5 2');
    expect(lines).toContain('collection-joined Up high 2');
    expect(lines).toContain('team-books-added Cranes 1');
  });
});
