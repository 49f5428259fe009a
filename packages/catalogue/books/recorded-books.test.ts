import { createHash } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId, getBook, previewBook, searchBooks } from '../contract.ts';
import { arabicId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const timings = [
  [0, 400, 0, 3],
  [400, 900, 4, 8],
];

/** "The Red Kite" is narrated on its first two pages, from one file on page 2, and signed on page 1 in two sign languages. */
async function record({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`select id from edition where slug = 'the-red-kite'`);
  const edition = rows[0]?.id ?? '';
  await pool.query(`
    insert into recording (sha256, type, bytes, duration_ms, width, height) values
      ('${hashOf('opus')}', 'audio/ogg', 1000, 1500, null, null),
      ('${hashOf('mp3')}', 'audio/mpeg', 3000, 1550, null, null),
      ('${hashOf('mp4')}', 'video/mp4', 50000, 4000, 320, 400),
      ('${hashOf('small')}', 'video/mp4', 9000, 4000, 160, 200);
    insert into picture (sha256, format, width, height, bytes, colour) values ('${hashOf('poster')}', 'jpeg', 320, 400, 10, '#336699');
    insert into sign_language values ('xki', 'Lugha ya Ishara ya Kenya', 'Kenyan Sign Language'), ('ase', 'American Sign Language', 'American Sign Language');
    insert into sign_variant values (${edition}, 'xki', '{Amina Joseph,José Niño}'), (${edition}, 'ase', '{}');
    insert into page_video select ${edition}, code, 1, case code when 'xki' then (select id from picture) end from sign_language;
    insert into page_video_source select ${edition}, 'xki', 1, case width when 320 then 0 else 1 end, id from recording where width is not null;
    insert into page_video_source select ${edition}, 'ase', 1, 0, id from recording where width = 160;
  `);
  const { rows: pages } = await pool.query<{ number: number; text: string }>(
    'select number, text from page where edition_id = $1 and number > 0 order by number limit 2',
    [edition],
  );
  for (const { number, text } of pages) {
    const clip = number === 2 ? [500, 1400] : [null, null];
    await pool.query('insert into page_narration values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      edition,
      number,
      'word',
      number === 2 ? 900 : 1500,
      ...clip,
      JSON.stringify(timings),
      hashOf(text),
    ]);
    await pool.query(
      `insert into page_narration_source select $1, $2, case type when 'audio/ogg' then 0 else 1 end, id from recording where type like 'audio/%'`,
      [edition, number],
    );
  }
}

describe.each(testDatabaseKinds)('recordings on the %s database', (kind) => {
  let library: TestLibrary;
  let bookId: string;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    await record(library.database);
    bookId = (await library.client(getBook, { slug: 'the-red-kite' })).bookId;
  }, 120_000);
  afterAll(() => library.close());

  const preview = (query: { signLanguage?: 'true'; sl?: string } = {}, langId = englishLanguageId) =>
    library.client(previewBook, { langId, bookId, ...query });

  test('a page says how it is narrated, or that it is not', async () => {
    const { pages, narrationBytes } = await preview();
    expect(pages.map(({ narration }) => narration)).toEqual([
      null,
      {
        durationMs: 1500,
        unit: 'word',
        clip: null,
        marks: timings,
        sources: [
          { url: `/media/recordings/${hashOf('opus')}.opus`, type: 'audio/ogg', bytes: 1000 },
          { url: `/media/recordings/${hashOf('mp3')}.mp3`, type: 'audio/mpeg', bytes: 3000 },
        ],
      },
      expect.objectContaining({ durationMs: 900, clip: [500, 1400], marks: timings }),
    ]);
    expect(narrationBytes).toBe(1000);
  });

  test('videos come only when they are asked for', async () => {
    expect((await preview()).pages.map(({ sign }) => sign)).toEqual([null, null, null]);
  });

  test('a book says which sign languages it has videos in', async () => {
    const { signing, isSigned } = await library.client(getBook, { slug: 'the-red-kite' });
    expect(isSigned).toBe(true);
    expect(signing).toEqual([
      {
        code: 'ase',
        name: 'American Sign Language',
        englishName: 'American Sign Language',
        signers: [],
        bytes: 9000,
        pages: 1,
      },
      {
        code: 'xki',
        name: 'Lugha ya Ishara ya Kenya',
        englishName: 'Kenyan Sign Language',
        signers: ['Amina Joseph', 'José Niño'],
        bytes: 50_000,
        pages: 1,
      },
    ]);
  });

  test('with signLanguage each page has its video in the sign language asked for, else in the first', async () => {
    const kenyan = await preview({ signLanguage: 'true', sl: 'XKI' });
    expect(kenyan.pages.map(({ sign }) => sign)).toEqual([
      null,
      {
        width: 320,
        height: 400,
        durationMs: 4000,
        poster: {
          url: `/media/pictures/${hashOf('poster')}`,
          width: 320,
          height: 400,
          colour: '#336699',
          focus: { x: 50, y: 50 },
        },
        sources: [
          { url: `/media/recordings/${hashOf('mp4')}.mp4`, type: 'video/mp4', bytes: 50_000, width: 320, height: 400 },
          { url: `/media/recordings/${hashOf('small')}.mp4`, type: 'video/mp4', bytes: 9000, width: 160, height: 200 },
        ],
      },
      null,
    ]);
    const first = await preview({ signLanguage: 'true' });
    expect(first.pages[1]?.sign).toMatchObject({ width: 160, poster: null });
    expect(first.pages[1]?.narration).not.toBeNull();
  });

  test('a book without that sign language is not found', async () => {
    const notFound = expect.objectContaining({ code: 'book-not-found', status: 404 });
    await expect(preview({ signLanguage: 'true', sl: 'bfi' })).rejects.toEqual(notFound);
    await expect(preview({ signLanguage: 'true' }, arabicId)).rejects.toEqual(notFound);
    await expect(preview({ signLanguage: 'true', sl: "x' or 1=1" })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('a list marks and filters what is narrated and what is signed', async () => {
    const { items } = await library.client(searchBooks, { cardName: 'kite', lId: englishLanguageId });
    expect(items.map(({ slug, narrationBytes, isSigned }) => [slug, narrationBytes > 0, isSigned])).toEqual([
      ['hen-and-the-kite', false, false],
      ['the-red-kite', true, true],
    ]);
    const { facets } = await library.client(searchBooks, { lId: englishLanguageId });
    expect(facets.features).toEqual([
      { feature: 'narrated', count: 1 },
      { feature: 'signed', count: 1 },
    ]);
    expect((await library.client(searchBooks, { lId: arabicId })).facets.features).toEqual([]);
    const narrated = await library.client(searchBooks, { narrated: 'true' });
    expect(narrated.items.map(({ slug }) => slug)).toEqual(['the-red-kite']);
    expect([narrated.total, narrated.facets.levels]).toEqual([1, [{ level: 2, count: 1 }]]);
    const signed = await library.client(searchBooks, { signLanguage: 'true', lId: arabicId });
    expect(signed.items).toEqual([]);
  });

  test('sign languages are told apart where signed books are asked for', async () => {
    const { facets } = await library.client(searchBooks, { signLanguage: 'true' });
    expect(facets.signLanguages).toEqual([
      { code: 'ase', name: 'American Sign Language', count: 1 },
      { code: 'xki', name: 'Lugha ya Ishara ya Kenya', count: 1 },
    ]);
    expect((await library.client(searchBooks, {})).facets.signLanguages).toEqual([]);

    const slugsIn = async (sl: string, query = {}) =>
      (await library.client(searchBooks, { sl, ...query })).items.map(({ slug }) => slug);
    expect(await slugsIn('ase')).toEqual(['the-red-kite']);
    expect(await slugsIn('bfi,XKI', { cardName: 'kite', lId: englishLanguageId })).toEqual(['the-red-kite']);
    expect(await slugsIn('xki', { lId: arabicId })).toEqual([]);
    const none = await library.client(searchBooks, { sl: 'bfi' });
    expect([none.items, none.total, none.facets.signLanguages.length]).toEqual([[], 0, 2]);
    await expect(slugsIn('xki,')).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('each edition of a book says how many pages it has', async () => {
    expect((await preview()).editions.map(({ pageCount }) => pageCount)).toEqual([2, 2, 2]);
  });

  test('marks are gone while the text of their page is another one; the sound stays', async () => {
    const { pool } = library.database;
    const change = (from: string, to: string) =>
      pool.query('update page set text = $2 where text = $1', [from, to]).then(() => preview());
    const changed = await change('Up, up it went.', 'Up, up, up it went.');
    expect(changed.pages[2]?.narration).toMatchObject({ marks: [], durationMs: 900 });
    const back = await change('Up, up, up it went.', 'Up, up it went.');
    expect(back.pages[2]?.narration).toMatchObject({ marks: timings });
  });

  test('whoever keeps answers is told of every change of recordings', async () => {
    const { pool } = library.database;
    let notifications = 0;
    const stop = await library.database.listen(
      'catalogue',
      () => (notifications += 1),
      () => {},
    );
    const changes = [
      `update page_narration set unit = 'sentence'`,
      'update page_narration_source set position = position + 5',
      `update sign_language set english_name = english_name || '.'`,
      `update sign_variant set signers = '{Nobody}'`,
      'update page_video set poster_picture_id = null',
      'update page_video_source set position = position + 5',
    ];
    for (const [index, change] of changes.entries()) {
      await pool.query(change);
      await expect.poll(() => notifications).toBe(index + 1);
    }
    await stop();
  });

  test('with its last recording an edition is narrated and signed no more', async () => {
    const { pool } = library.database;
    await pool.query('delete from page_narration; delete from page_video where page_number = 1');
    const { isSigned, narrationBytes, signing } = await preview();
    expect({ isSigned, narrationBytes, signing }).toEqual({
      isSigned: false,
      narrationBytes: 0,
      signing: [],
    });
  });
});
