import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from './contract.ts';
import { exportLearning } from './export-learning.ts';
import { recordAnswers } from './games/contract.ts';
import { openTestPaths, type PathReader, type TestPaths } from './testing/test-paths.ts';

const at = '2026-01-01T12:00:00.000Z';

describe.each(testDatabaseKinds)('what learning keeps of an account, on the %s database', (kind) => {
  let paths: TestPaths;
  let pathwayId: string;
  let questionId: string;
  beforeAll(async () => {
    paths = await openTestPaths(kind);
    pathwayId = await paths.addPath('up-high', ['book hen', 'book hills']);
    questionId = (await paths.database.pool.query<{ id: string }>('select id from question')).rows[0]?.id ?? '';
  });
  afterAll(() => paths.close());

  async function doAll({ client, reader }: PathReader): Promise<void> {
    const { hen } = paths.books;
    const { awards } = await client(calls.recordCompletions, {
      ...reader,
      body: { deeds: [{ kind: 'book', bookId: hen, at, lId: englishLanguageId }] },
    });
    const placement = { page: 1, x: 0.5, y: 0.25, angle: 4 };
    await client(calls.placeSticker, { ...reader, awardId: awards[0]?.id ?? '', body: { placement, at } });
    await client(calls.changePathway, { ...reader, pathwayId, body: { isHidden: true } });
    await client(recordAnswers, {
      ...reader,
      body: { answers: [{ questionId, tries: 2, isFirstTry: false, at, lId: englishLanguageId }] },
    });
  }

  test('all of it is told, and nothing of another account', async () => {
    const [amina, joseph] = [await paths.newReader(), await paths.newReader()];
    await doAll(amina);
    const { userId, profileId } = amina.reader;
    const { hen, hills } = paths.books;
    const then = new Date(at);
    expect(await exportLearning(paths.database, userId)).toEqual({
      deeds: [
        {
          profileId,
          kind: 'book',
          bookId: hen,
          title: 'Hen and the Kite',
          languageCode: 'en',
          firstAt: then,
          lastAt: then,
        },
      ],
      awards: [
        {
          profileId,
          kind: 'sticker',
          picture: expect.any(String),
          earnedBy: `book:${hen}`,
          earnedAt: then,
          page: 1,
          x: 0.5,
          y: 0.25,
          angle: 4,
          placedAt: then,
        },
      ],
      pathways: [{ profileId, pathwayId, slug: 'up-high', restartedAt: null, isHidden: true }],
      answers: [
        {
          profileId,
          bookId: hills,
          question: 'who-climbs',
          languageCode: 'en',
          saidAt: then,
          answeredAt: then,
          tries: 2,
          isFirstTry: false,
        },
      ],
    });
    const nothing = { deeds: [], awards: [], pathways: [], answers: [] };
    expect(await exportLearning(paths.database, joseph.reader.userId)).toEqual(nothing);
  });

  test.each(['profile', 'account'] as const)('nothing of it is left when the %s is deleted', async (what) => {
    const amina = await paths.newReader();
    await doAll(amina);
    const { userId, profileId } = amina.reader;
    await paths.database.pool.query(`delete from ${what} where id = $1`, [what === 'profile' ? profileId : userId]);
    const { rows } = await paths.database.pool.query(
      `select 1 from completion where profile_id = $1 union all select 1 from award where profile_id = $1
       union all select 1 from reader_pathway where profile_id = $1 union all select 1 from question_attempt where profile_id = $1`,
      [profileId],
    );
    expect(rows).toEqual([]);
  });

  test('what is told of a reader who was deleted meanwhile is not kept and harms nobody', async () => {
    const amina = await paths.newReader();
    await paths.database.pool.query('delete from profile where id = $1', [amina.reader.profileId]);
    await expect(doAll(amina)).rejects.toMatchObject({ code: 'profile-not-found' });
  });
});
