import { arabicId } from '@letsread/catalogue/testing/test-library.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getQuestions, recordAnswers } from '../games/contract.ts';
import { addTestQuestion, openStoryLibrary, type QuestionOfTest, type StoryLibrary } from '../testing/test-story.ts';

const who: QuestionOfTest = {
  key: 'who-eats',
  kind: 'picture',
  choices: [
    { key: 'dog', page: 2 },
    { key: 'hen', page: 1 },
  ],
  answer: ['hen'],
  prompts: { [englishLanguageId]: 'Who eats?' },
};
const sleeps: QuestionOfTest = {
  key: 'sleeps',
  position: 1,
  page: 2,
  kind: 'truefalse',
  choices: [{ key: 'yes' }, { key: 'no' }],
  answer: ['yes'],
  prompts: { [englishLanguageId]: 'Does the dog sleep?', [arabicId]: 'هل ينام الكلب؟' },
};

describe.each(testDatabaseKinds)('questions about a book, on the %s database', (kind) => {
  let library: StoryLibrary;
  beforeAll(async () => {
    library = await openStoryLibrary(kind);
  });
  beforeEach(() => run('delete from question'));
  afterAll(() => library.close());

  const run = (question: string, values: unknown[] = []) => library.database.pool.query(question, values);
  const add = (question: Partial<QuestionOfTest>) =>
    addTestQuestion(library.database.pool, library.bookId, { ...who, ...question });
  const questionsOf = async (editionId: string) => (await library.client(getQuestions, { editionId })).questions;

  test('come in their order, in the edition’s language, with the pictures of its pages', async () => {
    const second = await add(sleeps);
    const first = await add(who);
    const { book, questions } = await library.client(getQuestions, { editionId: library.editions.en });
    expect(book).toMatchObject({ editionId: library.editions.en, title: 'On the Farm' });
    const picture = (page: number) => ({
      url: `/media/pictures/${String(page).repeat(64)}`,
      width: 640,
      height: 480,
      colour: `#${String(page).repeat(6)}`,
      focus: { x: 50, y: 50 },
    });
    expect(questions).toEqual([
      {
        id: first,
        key: 'who-eats',
        page: 1,
        picture: picture(1),
        alt: 'Picture 1',
        kind: 'picture',
        prompt: 'Who eats?',
        choices: [
          { key: 'dog', text: 'Who eats? dog', picture: picture(2), alt: 'Picture 2' },
          { key: 'hen', text: 'Who eats? hen', picture: picture(1), alt: 'Picture 1' },
        ],
        answer: ['hen'],
        reply: 'Who eats? Yes.',
      },
      {
        id: second,
        key: 'sleeps',
        page: 2,
        picture: picture(2),
        alt: 'Picture 2',
        kind: 'truefalse',
        prompt: 'Does the dog sleep?',
        choices: [
          { key: 'yes', text: 'Does the dog sleep? yes', picture: null, alt: '' },
          { key: 'no', text: 'Does the dog sleep? no', picture: null, alt: '' },
        ],
        answer: ['yes'],
        reply: 'Does the dog sleep? Yes.',
      },
    ]);
  });

  test('one without a translation is not asked in that language, and never in another', async () => {
    await add(who);
    await add(sleeps);
    expect((await questionsOf(library.editions.ar)).map(({ prompt }) => prompt)).toEqual(['هل ينام الكلب؟']);
    expect(await questionsOf(library.editions.km)).toEqual([]);
  });

  test('one about the cover shows it', async () => {
    await add({ ...sleeps, page: 0 });
    expect(await questionsOf(library.editions.en)).toMatchObject([{ page: 0, alt: 'Picture 0' }]);
  });

  test('one that was taken out, or shows what the edition has not, is not asked', async () => {
    await run('update question set removed_at = now() where id = $1', [await add({ key: 'gone' })]);
    await add({ key: 'page', page: 9 });
    await add({ key: 'picture', choices: [{ key: 'hen', page: 9 }, { key: 'dog' }] });
    const unworded = await add({ ...sleeps, key: 'unworded' });
    await run(`update question_text set choices = '{"yes": "Yes"}' where question_id = $1`, [unworded]);
    expect(await questionsOf(library.editions.en)).toEqual([]);
  });

  test('three are asked at the most', async () => {
    for (const position of [4, 1, 2, 3]) await add({ ...sleeps, key: `q-${position}`, position });
    expect((await questionsOf(library.editions.en)).map(({ key }) => key)).toEqual(['q-1', 'q-2', 'q-3']);
  });

  test('a draft has none, nor has an edition that there is not', async () => {
    const notFound = { code: 'edition-not-found', status: 404 };
    await expect(questionsOf(library.draft)).rejects.toMatchObject(notFound);
    await expect(questionsOf('999999')).rejects.toMatchObject(notFound);
  });

  test('whoever keeps them is told when they change', async () => {
    let times = 0;
    const stop = await library.database.listen(
      'catalogue',
      () => void (times += 1),
      () => {},
    );
    await add(who);
    await expect.poll(() => times).toBeGreaterThan(0);
    await stop();
  });

  describe('answers', () => {
    type Answers = Parameters<typeof record>[1];
    const record = async (
      reader: Awaited<ReturnType<StoryLibrary['newReader']>>,
      answers: { questionId: string; at?: string; tries?: number; isFirstTry?: boolean; lId?: string }[],
    ) => {
      const { userId, profileId, client } = reader;
      const at = '2026-02-28T18:30:00.000Z';
      const body = { answers: answers.map((answer) => ({ at, tries: 1, isFirstTry: true, ...answer })) };
      return (await client(recordAnswers, { userId, profileId, body })).counted;
    };
    const attemptsOf = async ({ profileId }: { profileId: string }) =>
      (
        await run(
          `select question_id::text as "questionId", tries, is_first_try as "isFirstTry", language_id::text as "lId",
             answered_at = '2026-02-28T18:30:00.000Z' as "isThen" from question_attempt where profile_id = $1 order by said_at`,
          [profileId],
        )
      ).rows;

    test('are counted once, however often they are sent', async () => {
      const amina = await library.newReader();
      const questionId = await add(who);
      const answers: Answers = [{ questionId, tries: 2, isFirstTry: false, lId: englishLanguageId }];
      expect(await record(amina, [...answers, ...answers])).toBe(1);
      expect(await record(amina, answers)).toBe(0);
      expect(await attemptsOf(amina)).toEqual([
        { questionId, tries: 2, isFirstTry: false, lId: englishLanguageId, isThen: true },
      ]);
      expect(await record(amina, [{ questionId, at: '2026-02-28T19:00:00+00:00' }])).toBe(1);
      expect(await record(await library.newReader(), answers)).toBe(1);
    });

    test('to unknown questions and in unknown languages are no fault; what was taken out still counts', async () => {
      const amina = await library.newReader();
      const questionId = await add(who);
      await run('update question set removed_at = now() where id = $1', [questionId]);
      expect(await record(amina, [{ questionId: '999999' }, { questionId, lId: '999999' }])).toBe(1);
      expect(await attemptsOf(amina)).toMatchObject([{ questionId, lId: null }]);
    });

    test('of a clock that runs ahead count as now, each once', async () => {
      const amina = await library.newReader();
      const questionId = await add(who);
      const answers = ['2999-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'].map((at) => ({ questionId, at }));
      expect(await record(amina, answers)).toBe(2);
      expect(await record(amina, answers)).toBe(0);
      const { rows } = await run(
        'select count(*)::integer as now from question_attempt where profile_id = $1 and answered_at <= now()',
        [amina.profileId],
      );
      expect(rows).toEqual([{ now: 2 }]);
      expect(await record(amina, [{ questionId, at: '0000-01-01T00:00:00+14:00' }])).toBe(1);
    });

    test('are taken a hundred at a time', async () => {
      const amina = await library.newReader();
      const questionId = await add(who);
      const many = Array.from({ length: 101 }, (_, n) => ({ questionId, at: new Date(n * 1000).toISOString() }));
      expect(await record(amina, many.slice(1))).toBe(100);
      const message = 'Give 1 to 100 answers.';
      for (const answers of [many, []])
        await expect(record(amina, answers)).rejects.toMatchObject({
          code: 'invalid-input',
          errors: [{ path: 'body.answers', message }],
        });
      await expect(record(amina, [{ questionId, tries: 10 }])).rejects.toMatchObject({ code: 'invalid-input' });
    });

    test('go with the reader', async () => {
      const amina = await library.newReader();
      await record(amina, [{ questionId: await add(who) }]);
      await run('delete from profile where id = $1', [amina.profileId]);
      expect(await attemptsOf(amina)).toEqual([]);
    });
  });
});
