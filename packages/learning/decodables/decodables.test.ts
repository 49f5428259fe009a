import { addTestBook, fillTestLibrary, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { type Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learningCalls } from '../server.ts';
import * as calls from './contract.ts';
import { measureEditions } from './measuring/measure-editions.ts';

const english = englishLanguageId;
const spanishId = '1005';
const patPages = ['Pat sat. Pat sits in it.', 'A pin is in a tin. Nat sips.', 'It is a tip. Tap, tap it, Nat.'];
const sunPages = [
  'The sun is up. Mum and Dad sit in the sun.',
  'It is hot. Dad gets a red hat. The cat naps on a mat.',
];

describe.each(testDatabaseKinds)('decodables, on the %s database', (kind) => {
  let database: Database;
  let served: TestCalls;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillTestLibrary(database);
    await database.pool.query(
      `insert into language (id, code, bcp47, name, english_name, script, direction)
       values (${spanishId}, 'es', 'es', 'Español', 'Spanish', 'Latn', 'ltr')`,
    );
    await add('pat', { pages: patPages });
    await add('sun', { pages: sunPages });
    await add('wordless', { pages: ['', ''] });
    await add('few', { pages: ['Tap it.'] });
    await add('mama', {
      languageId: spanishId,
      pages: ['Mamá ama a mi mamá.', 'Papá me pasa la sopa. La sopa es de mamá.'],
    });
    await measureEditions(database);
    served = await openTestCalls(database, learningCalls, { database, mediaUrl: '/media' });
    client = served.clientAs(undefined);
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });

  const add = (key: string, { languageId = english, pages }: { languageId?: string; pages: string[] }) =>
    addTestBook(database.pool, {
      key,
      level: 1,
      reads: 1,
      tags: [],
      editions: [{ languageId, title: key, slug: key, pages }],
    });
  const editionId = async (slug: string) => {
    const { rows } = await database.pool.query<{ id: string }>('select id::text from edition where slug = $1', [slug]);
    return rows[0]?.id ?? '';
  };
  const rowsOf = async (slug: string) => {
    const { rows } = await database.pool.query<{ stage: number | null; share: number; words: number; version: string }>(
      `select stage, share, words, version from edition_decodable d join edition e on e.id = d.edition_id where slug = $1`,
      [slug],
    );
    return rows;
  };
  const notFound = (code: string) => ({ code, status: 404 });

  describe('measuring', () => {
    test('stores the stage, the share and the words of the published editions of languages with a scheme', async () => {
      const [pat] = await rowsOf('pat');
      expect(pat).toMatchObject({ stage: 1, words: 20 });
      expect(pat?.share).toBeGreaterThanOrEqual(0.8);
      expect(await rowsOf('mama')).toHaveLength(1);
      expect(await rowsOf('kite-not-ready')).toEqual([]);
      expect(await rowsOf('le-cerf-volant-rouge')).toEqual([]);
    });

    test('gives a book of few or no words no stage', async () => {
      expect(await rowsOf('wordless')).toMatchObject([{ stage: null, share: 0, words: 0 }]);
      expect(await rowsOf('few')).toMatchObject([{ stage: null, share: 1, words: 2 }]);
    });

    test('does nothing when it is run again, and tells nobody', async () => {
      let isNotified = false;
      const stop = await database.listen(
        'catalogue',
        () => (isNotified = true),
        () => {},
      );
      expect(await measureEditions(database)).toBe(0);
      let onNotified = () => {};
      const heard = new Promise<void>((resolve) => (onNotified = resolve));
      const stopOther = await database.listen('other', onNotified, () => {});
      await database.pool.query(`select pg_notify('other', '')`);
      await heard;
      expect(isNotified).toBe(false);
      await stop();
      await stopOther();
    });

    test('measures anew what has other words or was measured by another version', async () => {
      await add('changing', { pages: patPages });
      expect(await measureEditions(database)).toBe(1);
      const id = await editionId('changing');
      await database.pool.query('update page set text = $2 where edition_id = $1 and number > 0', [
        id,
        'Through the night a courageous neighbour thought of knights.',
      ]);
      await database.pool.query(`update edition set source_hash = 'other' where id = $1`, [id]);
      await database.pool.query(`update edition_decodable set version = 'of before' where edition_id = $1`, [
        await editionId('pat'),
      ]);
      expect(await measureEditions(database)).toBe(2);
      const [changed] = await rowsOf('changing');
      expect(changed?.stage).not.toBe(1);
      expect((await rowsOf('pat'))[0]?.version).not.toBe('of before');
      await database.pool.query(`delete from book where source_key = 'changing'`);
      expect(await rowsOf('changing')).toEqual([]);
    });

    test('forgets an edition that was taken back, and tells those who keep pages', async () => {
      await add('gone', { pages: patPages });
      await measureEditions(database);
      await database.pool.query(`update edition set status = 'draft' where slug = 'gone'`);
      let tell = () => {};
      const notified = new Promise<void>((resolve) => (tell = resolve));
      const stop = await database.listen(
        'catalogue',
        () => tell(),
        () => {},
      );
      await measureEditions(database);
      await notified;
      await stop();
      expect(await rowsOf('gone')).toEqual([]);
      await database.pool.query(`delete from book where source_key = 'gone'`);
    });

    test('two runs at the same time measure all of more than a batch, and lose nothing', async () => {
      for (let n = 0; n < 60; n++) await add(`many-${n}`, { pages: sunPages });
      await Promise.all([measureEditions(database), measureEditions(database)]);
      const { rows } = await database.pool.query(
        `select 1 from edition_decodable d join edition e on e.id = d.edition_id where slug like 'many-%'`,
      );
      expect(rows).toHaveLength(60);
      await database.pool.query(`delete from book where source_key like 'many-%'`);
    });

    test('measures only the books of a source where that is asked for, and ends when it is told to', async () => {
      await add('late', { pages: patPages });
      expect(await measureEditions(database, { source: 'starter' })).toBe(0);
      expect(await measureEditions(database, { signal: AbortSignal.abort() })).toBe(0);
      expect(await measureEditions(database, { source: 'test' })).toBe(1);
      await database.pool.query(`delete from book where source_key = 'late'`);
    });
  });

  test('a scheme tells its stages in order with the books of each, and which languages have one', async () => {
    const scheme = await client(calls.getDecodableScheme, { langId: english });
    expect(scheme).toMatchObject({ id: 'en-phonics-1', language: { id: english, name: 'English' } });
    expect(scheme.stages.map(({ n }) => n)).toEqual(scheme.stages.map((_, at) => at + 1));
    expect(scheme.stages[0]).toMatchObject({ n: 1, books: 1, graphemes: expect.arrayContaining(['s', 'a', 't', 'p']) });
    const sun = (await rowsOf('sun'))[0]?.stage ?? 0;
    expect(scheme.stages[sun - 1]?.books).toBe(1);
    expect(scheme.languages.map(({ name }) => name)).toEqual(['English', 'Español']);
  });

  test('a language without a scheme, and one that is not known, is 404', async () => {
    for (const langId of [frenchId, '999999']) {
      await expect(client(calls.getDecodableScheme, { langId })).rejects.toMatchObject(notFound('scheme-not-found'));
      const books = client(calls.listDecodableBooks, { langId, stage: 1 });
      await expect(books).rejects.toMatchObject(notFound('scheme-not-found'));
    }
  });

  test('the books of a stage come in parts, those with the fewest words first', async () => {
    for (const [key, times] of [
      ['twice', 2],
      ['thrice', 3],
    ] as const)
      await add(key, { pages: Array.from({ length: times }, () => patPages).flat() });
    await measureEditions(database);
    const first = await client(calls.listDecodableBooks, { langId: english, stage: 1, limit: 2 });
    expect(first.items.map(({ slug, stage }) => [slug, stage])).toEqual([
      ['pat', 1],
      ['twice', 1],
    ]);
    expect(first.items[0]?.share).toBeGreaterThanOrEqual(0.8);
    const rest = await client(calls.listDecodableBooks, { langId: english, stage: 1, limit: 2, cursor: first.cursor });
    expect(rest.items.map(({ slug }) => slug)).toEqual(['thrice']);
    expect(rest.cursor).toBe(undefined);
    expect(await client(calls.listDecodableBooks, { langId: english, stage: 99 })).toEqual({ items: [] });
    await expect(client(calls.listDecodableBooks, { langId: english, stage: 0 })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    await database.pool.query(`delete from book where source_key in ('twice', 'thrice')`);
  });

  test('a book tells its sounds, its words to practise, and what is still hard or a name', async () => {
    const book = await client(calls.getDecodable, { editionId: await editionId('pat') });
    expect(book).toMatchObject({ book: { slug: 'pat' }, schemeId: 'en-phonics-1', stage: 1, names: ['Nat'] });
    expect(book.sounds.length).toBeGreaterThanOrEqual(3);
    for (const { words } of book.sounds) expect(words.length).toBeGreaterThan(0);
    expect(book.practice?.words).toEqual(expect.arrayContaining(['tap', 'it']));
    expect(book.hardWords.length).toBeLessThanOrEqual(12);
  });

  test('a book of few or no words is answered without a stage and without a sheet', async () => {
    for (const slug of ['few', 'wordless'])
      expect(await client(calls.getDecodable, { editionId: await editionId(slug) })).toMatchObject({
        stage: null,
        sounds: [],
        practice: null,
        hardWords: [],
      });
  });

  test('a draft, an unknown edition, and one of a language without a scheme is 404', async () => {
    const refused = async (id: string, code: string) =>
      expect(client(calls.getDecodable, { editionId: id })).rejects.toMatchObject(notFound(code));
    await refused(await editionId('kite-not-ready'), 'edition-not-found');
    await refused('999999', 'edition-not-found');
    await refused(await editionId('le-cerf-volant-rouge'), 'scheme-not-found');
  });
});
