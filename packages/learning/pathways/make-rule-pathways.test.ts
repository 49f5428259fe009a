import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addTestBook, arabicId, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '../contract.ts';
import { makeRulePathways } from './make-rule-pathways.ts';
import { openTestPaths, type TestPaths } from '../testing/test-paths.ts';

describe.each(testDatabaseKinds)('paths by rule, on the %s database', (kind) => {
  let paths: TestPaths;
  beforeAll(async () => {
    paths = await openTestPaths(kind);
    // The library begins empty; each test brings its books.
    await paths.database.pool.query('delete from book');
  });
  afterAll(() => paths.close());
  beforeEach(async () => {
    await paths.database.pool.query('delete from book');
    await paths.database.pool.query('delete from pathway');
  });

  const run = async (question: string) => (await paths.database.pool.query<Record<string, unknown>>(question)).rows;
  const make = () => makeRulePathways(paths.database.pool);

  /** Books "a1", "a2", … in English and Arabic, the later the shorter. */
  async function addBooks(name: string, count: number, rest: { level?: number | null; tags?: string[] } = {}) {
    const { level = 2, tags = [] } = rest;
    for (let at = 1; at <= count; at++) {
      const key = `${name}${at}`;
      const editions = [englishLanguageId, arabicId].map((languageId) => ({
        languageId,
        title: key,
        slug: `${key}-${languageId}`,
        pages: ['One.'],
      }));
      await addTestBook(paths.database.pool, { key, level, reads: 0, tags, editions });
    }
    await run('update edition set word_count = 1000 - book_id');
  }

  const made = async () => {
    const rows = await run(
      `select p.slug || case when p.removed_at is null then ': ' else ' gone: ' end || coalesce((
         select string_agg(b.source_key, ' ' order by s.position) from pathway_step s join book b on b.id = s.book_id
         where s.pathway_id = p.id and s.kind = 'book' and not s.is_optional), '') as told
       from pathway p order by p.position, p.id`,
    );
    return rows.map((row) => row['told']);
  };

  test('themes and levels become paths with slugs of their own, which can be listed and walked', async () => {
    await addBooks('w', 4, { tags: ['wind'] });
    await addBooks('b', 9);
    expect(await make()).toEqual({ made: 3, withdrawn: 0 });
    expect(await made()).toEqual(['wind-2: w4 w3 w2 w1', 'level-2-1: b9 b8 b7 b6 b5', 'level-2-2: b4 b3 b2 b1']);
    const client = paths.clientAs(undefined);
    const { items, cursor } = await client(calls.listPathways, { lId: arabicId });
    expect(items).toMatchObject([{ slug: 'wind-2', title: 'رياح', summary: '', levels: [2], stories: 4, steps: 4 }]);
    const more = await client(calls.listPathways, { lId: arabicId, ...(cursor && { cursor }) });
    expect(more).toMatchObject({
      items: [
        { slug: 'level-2-1', title: 'b9', stories: 5 },
        { slug: 'level-2-2', title: 'b4' },
      ],
    });
    expect(more.cursor).toBeUndefined();
    expect(items.every(({ figures }) => figures.length > 0)).toBe(true);
    expect((await client(calls.listPathways, {})).items[0]?.title).toBe('Wind');
    expect((await client(calls.listPathways, { lId: frenchId })).items).toEqual([]);
    const { path } = await client(calls.getPathway, { slug: 'wind-2' });
    expect(path.map(({ book }) => book.title)).toEqual(['w4', 'w3', 'w2', 'w1']);
  });

  test('of each level one is listed before the others, and no two are called the same', async () => {
    await addBooks('w', 4, { tags: ['wind', 'animals'] });
    await addBooks('v', 4, { tags: ['wind'], level: 3 });
    await addBooks('a', 4, { tags: ['animals'], level: 3 });
    await addBooks('b', 9, { level: 3 });
    await make();
    const client = paths.clientAs(undefined);
    const titles: [title: string, language: string | null][][] = [];
    let cursor: string | undefined;
    do {
      const part = await client(calls.listPathways, { lId: arabicId, limit: 2, ...(cursor && { cursor }) });
      titles.push(part.items.map(({ title, titleLanguageISOCode }) => [title, titleLanguageISOCode]));
      cursor = part.cursor;
    } while (cursor !== undefined);
    expect(titles).toEqual([
      [
        ['رياح · w4', 'ar'],
        ['رياح · v4', 'ar'],
      ],
      [
        ['Animals', 'en'],
        ['b9', 'ar'],
      ],
      [['b4', 'ar']],
    ]);
    const first = async () => (await client(calls.listPathways, { lId: arabicId })).items[0];
    await run(`update tag_name set language_id = ${frenchId} where language_id = ${arabicId}`);
    expect(await first()).toMatchObject({ title: 'Wind · w4', titleLanguageISOCode: null });
    await run(`update tag_name set language_id = ${arabicId} where language_id = ${frenchId}`);
    await run(`update pathway set removed_at = now() where slug = 'wind-3'`);
    expect((await first())?.title).toBe('رياح');
  });

  test('drafts, books without a level and the starter library do not count', async () => {
    await addBooks('d', 4);
    await run(`update edition set status = 'draft'`);
    await addBooks('n', 4, { level: null });
    await addBooks('s', 4, { level: 3 });
    await run(`update book set source = 'starter' where level = 3`);
    expect(await make()).toEqual({ made: 0, withdrawn: 0 });
    expect(await made()).toEqual([]);
  });

  test('again it changes nothing; with more books the paths that are there stay as they are', async () => {
    await addBooks('b', 5);
    await make();
    const rows = () =>
      run('select p.*, p.xmin::text, s.* from pathway p join pathway_step s on s.pathway_id = p.id order by s.id');
    const before = await rows();
    expect(await make()).toEqual({ made: 0, withdrawn: 0 });
    expect(await rows()).toEqual(before);
    await addBooks('c', 4);
    expect(await make()).toEqual({ made: 1, withdrawn: 0 });
    expect((await rows()).slice(0, before.length)).toEqual(before);
    expect(await made()).toEqual(['level-2-1: b5 b4 b3 b2 b1', 'level-2-2: c4 c3 c2 c1']);
  });

  test('a path loses a book and stays; with fewer than two it is withdrawn, and is back when two of them are', async () => {
    await addBooks('b', 5);
    await make();
    await run(`update edition set status = 'draft' where title not in ('b1', 'b4')`);
    expect(await make()).toEqual({ made: 0, withdrawn: 0 });
    await run(`update edition set status = 'draft'`);
    expect(await make()).toEqual({ made: 0, withdrawn: 1 });
    expect(await made()).toEqual(['level-2-1 gone: b5 b4 b3 b2 b1']);
    expect(await make()).toEqual({ made: 0, withdrawn: 0 });
    await run(`update edition set status = 'published' where title = 'b2'`);
    expect(await make()).toEqual({ made: 0, withdrawn: 0 });
    expect(await made()).toEqual(['level-2-1 gone: b5 b4 b3 b2 b1']);
    await run(`update edition set status = 'published' where title = 'b3'`);
    await make();
    expect(await made()).toEqual(['level-2-1: b5 b4 b3 b2 b1']);
    await run('delete from book');
    expect(await make()).toEqual({ made: 0, withdrawn: 1 });
    expect(await made()).toEqual(['level-2-1 gone: ']);
  });

  test('a path of a theme that was joined to another is called by that one, and of one taken away by its story', async () => {
    await addBooks('w', 4, { tags: ['wind'] });
    await make();
    await addBooks('a', 4, { tags: ['animals'], level: 3 });
    await make();
    const titles = async () =>
      (await paths.clientAs(undefined)(calls.listPathways, {})).items.map(({ title }) => title);
    expect(await titles()).toEqual(['Wind', 'Animals']);
    await run(`update tag set removed_at = now(),
      joined_to = (select id from tag where slug = 'animals') where slug = 'wind'`);
    expect(await titles()).toEqual(['Animals · w4', 'Animals · a4']);
    await run(`update tag set joined_to = null where slug = 'wind'`);
    expect(await titles()).toEqual(['w4', 'Animals']);
    await run(`update tag set removed_at = null where slug = 'wind'`);
    expect(await titles()).toEqual(['Wind', 'Animals']);
  });

  test('a path of a theme that was joined to another counts as one of that', async () => {
    await addBooks('w', 4, { tags: ['wind'] });
    await make();
    await run(`update tag set removed_at = now(),
      joined_to = (select id from tag where slug = 'animals') where slug = 'wind'`);
    await addBooks('v', 4, { tags: ['animals'] });
    await make();
    expect(await made()).toEqual(['wind-2: w4 w3 w2 w1', 'level-2-1: v4 v3 v2 v1']);
    await run(`update tag set removed_at = null, joined_to = null where slug = 'wind'`);
  });

  test('paths of other makers are left alone, also those they removed; their theme and level are theirs', async () => {
    await run(`insert into pathway (slug, source, tag_id, level, badge, palette, figures)
      select 'wind-2', 'operator', id, 2, 'star', 1, '{sun}' from tag where slug = 'wind'`);
    await addBooks('w', 4, { tags: ['wind'] });
    expect(await make()).toEqual({ made: 1, withdrawn: 0 });
    expect(await made()).toEqual(['wind-2: ', 'level-2-1: w4 w3 w2 w1']);
    await run(`update pathway set removed_at = now(), source = 'operator'`);
    expect(await make()).toEqual({ made: 0, withdrawn: 0 });
  });
});
