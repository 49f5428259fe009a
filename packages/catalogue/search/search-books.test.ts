import { cursorsOfCall } from '@letsread/http/cursor.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId, searchBooks } from '../contract.ts';
import {
  addTestBook,
  arabicId,
  frenchId,
  khmerId,
  openTestLibrary,
  type TestLibrary,
} from '../testing/test-library.ts';

const ways = testDatabaseKinds.flatMap(
  (kind) =>
    [
      { kind, hasIndex: true },
      { kind, hasIndex: false },
    ] as const,
);

describe.each(ways)('search, on the $kind database (index: $hasIndex)', ({ kind, hasIndex }) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind, { hasIndex });
  });
  afterAll(() => library.close());
  const search = (input: Parameters<typeof searchWith>[0]) => searchWith(input);
  function searchWith(input: {
    cardName?: string;
    lId?: string;
    uiLang?: string;
    level?: string;
    tag?: string;
    length?: string;
    limit?: number;
    fLimit?: number;
    cursor?: string;
  }) {
    return library.client(searchBooks, input);
  }
  const titles = async (input: Parameters<typeof searchWith>[0]) => (await search(input)).items.map((one) => one.title);

  test('a word in the title comes before the same word in the text', async () => {
    expect(await titles({ cardName: 'red', lId: englishLanguageId })).toEqual([
      'The Red Kite',
      'Hen and the Kite',
      'A Long River',
    ]);
  });

  test('among titles the most read comes first', async () => {
    expect(await titles({ cardName: 'kite', lId: englishLanguageId })).toEqual(['Hen and the Kite', 'The Red Kite']);
  });

  test('the beginning of the last word is enough', async () => {
    expect(await titles({ cardName: 'the red ki', lId: englishLanguageId })).toEqual([
      'The Red Kite',
      'Hen and the Kite',
    ]);
  });

  test('people and tags are found', async () => {
    expect(await titles({ cardName: 'amina' })).toEqual(['The Red Kite']);
    expect(await titles({ cardName: 'animals', lId: englishLanguageId })).toEqual(['Hen and the Kite']);
  });

  test('marks and case do not matter, in what is typed or in what is written', async () => {
    expect(await titles({ cardName: 'JOSE nino' })).toEqual(['Hen and the Kite']);
    expect(await titles({ cardName: 'eleve', lId: frenchId })).toEqual(['Le cerf-volant rouge']);
    expect(await titles({ cardName: 'الريح', lId: arabicId })).toEqual(['الطائرة الحمراء']);
  });

  test('a word inside a Khmer sentence is found', async () => {
    expect(await titles({ cardName: 'ក្រហម', lId: khmerId })).toEqual(['មេមាន់']);
  });

  test('drafts are never found', async () => {
    expect(await titles({ cardName: 'ready' })).toEqual([]);
  });

  test('without words all books are listed, the most read first', async () => {
    expect(await titles({ lId: englishLanguageId })).toEqual(['Hen and the Kite', 'The Red Kite', 'A Long River']);
  });

  test('without a language each book comes once', async () => {
    const found = await search({});
    expect(found.total).toBe(3);
    expect(found.items.map((one) => one.language.languageISOCode)).toEqual(['en', 'en', 'en']);
  });

  test('words that are only signs find nothing', async () => {
    expect(await titles({ cardName: '!?…' })).toEqual([]);
  });

  test.each([`it's "quoted" \\ & | ! <-> :*`, "';drop table book;--", '%', 'ا'.repeat(200)])(
    '%j is searched for as it stands',
    async (cardName) => {
      expect((await search({ cardName })).items).toEqual([]);
    },
  );

  test('levels, tags and lengths filter, and each facet leaves out its own filter', async () => {
    const found = await search({ lId: englishLanguageId, level: '2' });
    expect(found.items.map((one) => one.title)).toEqual(['The Red Kite']);
    expect(found.facets.levels).toEqual([
      { level: 1, count: 1 },
      { level: 2, count: 1 },
      { level: null, count: 1 },
    ]);
    expect(found.facets.tags.map(({ slug, name, count }) => ({ slug, name, count }))).toEqual([
      { slug: 'wind', name: 'Wind', count: 1 },
    ]);
    expect(found.facets.lengths).toEqual([{ length: 'short', count: 1 }]);
    expect(await titles({ lId: englishLanguageId, level: '0,1' })).toEqual(['Hen and the Kite', 'A Long River']);
    expect(await titles({ lId: englishLanguageId, length: 'long' })).toEqual(['A Long River']);
    const wind = found.facets.tags[0]?.id ?? '';
    expect(await titles({ lId: englishLanguageId, tag: wind })).toEqual(['The Red Kite']);
  });

  test('facet names are in the language of the interface, else of the search', async () => {
    expect((await search({ lId: arabicId })).facets.tags[0]).toMatchObject({ name: 'رياح', languageISOCode: 'ar' });
    expect((await search({ uiLang: arabicId })).facets.tags.map(({ name }) => name)).toContain('رياح');
    const [wind] = (await search({ uiLang: khmerId, lId: arabicId, level: '2' })).facets.tags;
    expect([wind?.slug, wind?.name]).toEqual(['wind', 'رياح']);
    const inKhmer = (await search({ uiLang: khmerId, level: '2' })).facets.tags[0];
    expect(inKhmer).toMatchObject({ name: 'Wind', languageISOCode: 'en' });
  });

  test('fLimit bounds the values of a facet', async () => {
    expect((await search({ fLimit: 1 })).facets.levels).toHaveLength(1);
  });

  test('cursors lead through the whole list once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const found = await search({ lId: englishLanguageId, limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...found.items.map((one) => one.title));
      cursor = found.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(['Hen and the Kite', 'The Red Kite', 'A Long River']);
  });

  test('in any language, a book counts by what one of its editions has, and is found by that', async () => {
    const { pool } = library.database;
    const edition = (languageId: string, title: string, minutes: number) => ({
      languageId,
      title,
      slug: title.toLowerCase(),
      pages: ['Lantern.'],
      minutes,
    });
    const book = await addTestBook(pool, {
      key: 'lantern',
      level: 3,
      reads: 0,
      tags: [],
      editions: [edition(englishLanguageId, 'Lantern', 20), edition(frenchId, 'Lanterne', 2)],
    });
    await pool.query(`update edition set narration_bytes = 9, is_signed = true where slug = 'lanterne'`);
    for (const asked of [{ cardName: 'lantern' }, { level: '3' }]) {
      await expect.poll(async () => (await search(asked)).total).toBe(1);
      const { facets } = await search(asked);
      expect(facets.features).toEqual([
        { feature: 'narrated', count: 1 },
        { feature: 'signed', count: 1 },
      ]);
      expect(facets.lengths).toEqual([
        { length: 'short', count: 1 },
        { length: 'long', count: 1 },
      ]);
      expect(await titles({ ...asked, length: 'short' })).toEqual(['Lanterne']);
      const narrated = await library.client(searchBooks, { ...asked, narrated: 'true' });
      expect(narrated.items.map(({ title }) => title)).toEqual(['Lanterne']);
    }
    await pool.query('delete from book where id = $1', [book]);
  });

  test.each([
    { cursor: 'nonsense' },
    { cursor: cursorsOfCall('searchBooks').write(Buffer.from('["a",1]').toString('base64url')) },
    { limit: 0 },
    { limit: 101 },
    { level: '6' },
    { lId: '-1' },
    { lId: '9223372036854775808' },
    { tag: 'x' },
    { tag: '0' },
    { tag: '1,9223372036854775808' },
    { tag: '99999999999999999999' },
    { length: 'huge' },
    { cardName: 'x'.repeat(201) },
  ])('%j is refused with the field that is wrong', async (input) => {
    const refusal = await search(input).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({
      code: 'invalid-input',
      status: 400,
      errors: [{ path: `query.${Object.keys(input)[0]}` }],
    });
  });
});
