import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { madeBloomMeta, madeBloomPub } from '@letsread/formats/testing/made-bloompub.ts';
import { recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { describe, expect, test } from 'vitest';
import { useTestImports } from '../testing/test-imports.ts';

describe.each(testDatabaseKinds)('BloomPUBs come into the %s database', (kind) => {
  const { take, diagnostics, rows } = useTestImports(kind);
  const kite = async (changes: Parameters<typeof madeBloomPub>[0] = {}) =>
    madeBloomPub({ 'video/up.mp4': await recordingOfTest('one-second.mp4'), ...changes });

  test('an edition for each language, all of one book, as drafts', async () => {
    const summary = await take({ 'kite.bloompub': await kite() });
    expect(summary).toMatchObject({
      files: 1,
      filesDone: 1,
      editions: 2,
      newEditions: 2,
      drafts: 2,
      books: 1,
      languages: 2,
      pictures: 3,
    });
    expect(await rows('select title, status, made from edition order by title')).toEqual([
      { title: 'The Red Kite', status: 'draft', made: 'Thanks to the children of Pursat.' },
      { title: 'Tiara Nyekundu', status: 'draft', made: expect.any(String) as string },
    ]);
    expect(
      await rows(
        "select number, text, alt from page join edition on id = edition_id where title like 'The%' order by 1",
      ),
    ).toMatchObject([
      { number: 0, alt: 'A red kite over a hill' },
      { number: 1, text: 'Amina has a kite. It is red.' },
      { number: 2, text: 'Up it goes. Up and away!' },
      { number: 3, text: 'Come back, kite!' },
    ]);
  });

  test('with narration, its marks, and the videos of the signers', async () => {
    await take({ 'kite.bloompub': await kite() });
    expect(
      await rows(
        'select page_number as page, unit, json_array_length(marks::json) as marks from page_narration order by 1',
      ),
    ).toEqual([
      { page: 1, unit: 'sentence', marks: 2 },
      { page: 2, unit: 'sentence', marks: 2 },
    ]);
    // The signers speak for all languages of the book.
    expect(await rows('select distinct sign_language_code as code, page_number as page from page_video')).toEqual([
      { code: 'ase', page: 3 },
    ]);
  });

  test('again without harm, and with a changed page as the same edition', async () => {
    await take({ 'kite.bloompub': await kite() });
    expect(await take({ 'renamed.bloomd': await kite() })).toMatchObject({ editions: 0, unchanged: 2 });
    const changed = await kite({ 'meta.json': JSON.stringify({ ...madeBloomMeta, summary: 'A kite flies away.' }) });
    expect(await take({ 'kite.bloompub': changed })).toMatchObject({ editions: 2, newEditions: 0 });
    expect(await rows('select 1 from edition')).toHaveLength(2);
  });

  test('told what is lost, and what cannot be taken', async () => {
    await take({
      'kite.bloompub': madeBloomPub({ 'meta.json': JSON.stringify({ ...madeBloomMeta, features: [] }) }),
      'none.bloompub': Buffer.from('no zip'),
    });
    const codes = (file: string) =>
      new Set(
        diagnostics()
          .filter((each) => each.file === file)
          .map(({ code }) => code),
      );
    expect([...codes('none.bloompub')]).toEqual(['zip-damaged']);
    expect([...codes('kite.bloompub')]).toEqual(
      expect.arrayContaining([
        'activities-left-out',
        'music-left-out',
        'layout-left-out',
        'signing-not-taken',
        'to-review',
      ]),
    );
  });
});
