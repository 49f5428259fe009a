import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { editingCalls } from '@letsread/catalogue/editing/calls.ts';
import { listRevisions, reorderPages, restoreRevision } from '@letsread/catalogue/editing/contract.ts';
import type { WrittenQuestion } from '@letsread/catalogue/editing/written-question.ts';
import { languageId } from '@letsread/catalogue/writing/language-id.ts';
import { openStaffRoom, type Staff } from '@letsread/catalogue/testing/test-staff.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getGrowth } from '../../contract.ts';
import { getQuestions, recordAnswers } from '../../games/contract.ts';
import { openStoryLibrary, type StoryLibrary } from '../../testing/test-story.ts';
import { type BookQuestions, writeQuestions } from '../write-questions.ts';
import { questionEditingCalls } from './calls.ts';
import * as contract from '../contract.ts';

const sleeps: WrittenQuestion = {
  page: 2,
  kind: 'truefalse',
  prompt: 'Does the dog sleep?',
  choices: [
    { key: 'yes', text: 'Yes', page: null },
    { key: 'no', text: 'No', page: null },
  ],
  answer: ['yes'],
  reply: 'It sleeps.',
};
const whose: WrittenQuestion = {
  page: 1,
  kind: 'picture',
  prompt: 'Who eats rice?',
  choices: [
    { key: 'a', text: 'The dog', page: 2 },
    { key: 'b', text: 'The hen', page: 1 },
  ],
  answer: ['b'],
  reply: 'The hen does.',
};

/** The source of the story, as an import brings it. */
const source: BookQuestions = {
  slug: 'farm',
  questions: [{ key: 'cat', page: 3, kind: 'single', choices: [{ key: 'cat' }, { key: 'fish' }], answer: ['cat'] }],
  editions: [
    {
      languageCode: 'en',
      questions: { cat: { prompt: 'Who looks?', choices: { cat: 'Cat', fish: 'Fish' }, reply: 'The cat.' } },
    },
    {
      languageCode: 'sw',
      questions: { cat: { prompt: 'Nani anatazama?', choices: { cat: 'Paka', fish: 'Samaki' }, reply: 'Paka.' } },
    },
  ],
};

describe.each(testDatabaseKinds)('people change questions, on the %s database', (kind) => {
  let library: StoryLibrary;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let ruth: Staff;
  let tariq: Staff;
  let owl: Staff;
  let nobody: Staff;
  let swahili: string;
  let ids: { bookId: string; editionId: string };
  beforeAll(async () => {
    library = await openStoryLibrary(kind);
    // A language by the number that imports give it.
    await library.database.pool.query(
      `insert into language (id, code, bcp47, name, english_name, script, direction)
       values ($1, 'sw', 'sw', 'Kiswahili', 'Swahili', 'Latn', 'ltr')`,
      [languageId('sw')],
    );
    swahili = library.editions.ar;
    await library.database.pool.query('update edition set language_id = $1 where id = $2', [languageId('sw'), swahili]);
    room = await openStaffRoom(library.database, [...editingCalls, ...questionEditingCalls]);
    ruth = await room.makeStaff('LIBRARIAN');
    tariq = await room.makeStaff('LIBRARIAN');
    owl = await room.makeStaff('EDITOR', [await room.makeTeam('Owls')]);
    nobody = await room.makeStaff('PARTNER');
    ids = { bookId: library.bookId, editionId: library.editions.en };
  });
  beforeEach(async () => {
    await library.database.pool.query(
      'delete from question; delete from revision; update page set source_number = null',
    );
    await bring();
  });
  afterAll(async () => {
    await room.close();
    await library.close();
  });

  const clientOf = (staff = ruth) => staff.client;
  const bring = async (...changed: BookQuestions[]) => {
    const { rows } = await library.database.pool.query<{ source: string; key: string }>(
      'select source, source_key as key from book where id = $1',
      [library.bookId],
    );
    const { source: name = '', key = '' } = rows[0] ?? {};
    const books = (changed.length > 0 ? changed : [source]).map((book) => ({ ...book, slug: key }));
    await writeQuestions(library.database.pool, { source: name, books });
  };
  const listed = (editionId = ids.editionId) => clientOf()(contract.listQuestionsToEdit, { ...ids, editionId });
  const questionsOf = async (editionId = ids.editionId) =>
    (await library.client(getQuestions, { editionId })).questions;
  const prompts = async (editionId?: string) => (await questionsOf(editionId)).map(({ prompt }) => prompt);
  const add = async (question: WrittenQuestion, editionId = ids.editionId) => {
    const { revisions } = await clientOf()(contract.addQuestion, { ...ids, editionId, body: { question } });
    return (revisions[0]?.after as { id: string } | undefined)?.id ?? '';
  };
  const change = (questionId: string, was: WrittenQuestion | null, now: WrittenQuestion | null, staff = ruth) =>
    clientOf(staff)(contract.changeQuestion, { ...ids, questionId, body: { was, now } });
  const problemOf = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof Problem ? { code: error.code, errors: error.errors } : error),
    );

  test('a question is written, asked at once in its language, put in order and taken out', async () => {
    const added = await add(sleeps);
    const pictured = await add(whose);
    expect(await prompts()).toEqual(['Who looks?', 'Does the dog sleep?', 'Who eats rice?']);
    expect(await prompts(swahili)).toEqual(['Nani anatazama?']);
    const { questions, pages } = await listed();
    expect(pages.map(({ number, alt }) => [number, alt]).slice(2)).toEqual([
      [2, 'Picture 2'],
      [3, 'Picture 3'],
    ]);
    expect(questions.map(({ isAsked, question }) => [isAsked, question?.kind])).toEqual([
      [true, 'single'],
      [true, 'truefalse'],
      [true, 'picture'],
    ]);
    expect(questions[1]).toMatchObject({ id: added, question: sleeps, elsewhere: [] });
    const [first = ''] = questions.map(({ id }) => id);
    const was = [first, added, pictured];
    const order = { was, now: [pictured, added, first] };
    await clientOf()(contract.orderQuestions, { ...ids, body: order });
    expect(await prompts()).toEqual(['Who eats rice?', 'Does the dog sleep?', 'Who looks?']);
    expect(await problemOf(clientOf(tariq)(contract.orderQuestions, { ...ids, body: order }))).toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(
      await problemOf(clientOf()(contract.orderQuestions, { ...ids, body: { was: order.now, now: [first] } })),
    ).toMatchObject({ code: 'not-all-questions' });
    const { revisions } = await change(pictured, whose, null);
    expect(await prompts()).toEqual(['Does the dog sleep?', 'Who looks?']);
    await clientOf()(restoreRevision, { ...ids, revisionId: revisions[0]?.id ?? '' });
    expect(await prompts()).toEqual(['Who eats rice?', 'Does the dog sleep?', 'Who looks?']);
    const { items } = await clientOf()(listRevisions, ids);
    const ordered = items.find(({ field }) => field === 'questionOrder');
    await clientOf()(restoreRevision, { ...ids, revisionId: ordered?.id ?? '' });
    expect(await prompts()).toEqual(['Who looks?', 'Does the dog sleep?', 'Who eats rice?']);
    const { rows } = await library.database.pool.query(
      "select distinct action from audit_entry where object_kind = 'edition' and object_id = $1 order by action",
      [ids.editionId],
    );
    expect(rows).toEqual([{ action: 'questions-changed' }, { action: 'revision-restored' }]);
  });

  test('what one language asks is written in another, and is the same question there', async () => {
    const id = await add(whose);
    const swahiliWords = { ...whose, prompt: 'Nani anakula?' };
    const editionId = swahili;
    expect((await listed(editionId)).questions[1]).toMatchObject({
      id,
      question: null,
      elsewhere: [{ language: { id: englishLanguageId }, question: whose }],
    });
    await clientOf()(contract.changeQuestion, {
      ...ids,
      editionId,
      questionId: id,
      body: { was: null, now: swahiliWords },
    });
    expect((await questionsOf(editionId)).map(({ id: one }) => one)).toContain(id);
    // A third answer is asked where it has words.
    const more = [...whose.choices, { key: 'c', text: 'The cat', page: 3 }];
    await change(id, whose, { ...whose, choices: more });
    expect(await prompts()).toContain('Who eats rice?');
    expect(await prompts(editionId)).not.toContain('Nani anakula?');
  });

  test('of two who change a question the second is told', async () => {
    const id = await add(sleeps);
    const now = { ...sleeps, prompt: 'Is the dog asleep?' };
    await change(id, sleeps, now);
    expect(await problemOf(change(id, sleeps, { ...sleeps, reply: 'Yes.' }, tariq))).toMatchObject({
      code: 'changed-meanwhile',
      errors: [{ path: 'body.now', message: 'Is the dog asleep?' }],
    });
    expect((await change(id, sleeps, now, tariq)).revisions).toEqual([]);
  });

  test('an import leaves what editors changed, wrote and took out, and what was put back is its own again', async () => {
    const { questions } = await listed();
    const [cat] = questions;
    const english = cat?.question ?? sleeps;
    const { revisions } = await change(cat?.id ?? '', english, { ...english, prompt: 'Who looks at fish?' });
    await add(sleeps);
    const again = structuredClone(source);
    for (const { questions: texts } of again.editions)
      if (texts['cat'] !== undefined) texts['cat'] = { ...texts['cat'], prompt: 'Anew?' };
    await bring(again);
    expect(await prompts()).toEqual(['Who looks at fish?', 'Does the dog sleep?']);
    expect(await prompts(swahili)).toEqual(['Anew?']);
    await clientOf()(contract.changeQuestion, {
      ...ids,
      editionId: swahili,
      questionId: cat?.id ?? '',
      body: { was: (await listed(swahili)).questions[0]?.question ?? null, now: null },
    });
    await bring();
    expect(await prompts(swahili)).toEqual([]);
    await bring({ ...source, questions: [], editions: [] });
    expect(await prompts()).toEqual(['Who looks at fish?', 'Does the dog sleep?']);
    await bring();
    await clientOf()(restoreRevision, { ...ids, revisionId: revisions[0]?.id ?? '' });
    await bring(again);
    expect(await prompts()).toEqual(['Anew?', 'Does the dog sleep?']);
  });

  test('questions point at the same page when pages are moved, and so does an import after it', async () => {
    const id = await add(whose);
    await clientOf()(reorderPages, { ...ids, body: { order: [3, 1, 2], was: '0' } });
    const moved = (await questionsOf()).find((one) => one.id === id);
    expect(moved).toMatchObject({ page: 2, alt: 'Picture 1', choices: [{ alt: 'Picture 2' }, { alt: 'Picture 1' }] });
    const { question } = (await listed()).questions[1] ?? {};
    expect(question).toMatchObject({ page: 2, choices: [{ page: 3 }, { page: 2 }] });
    // The other languages have their order still.
    expect((await questionsOf(swahili))[0]?.page).toBe(3);
    await change(id, question ?? null, { ...whose, ...question, page: 1 });
    expect((await questionsOf()).find((one) => one.id === id)).toMatchObject({ page: 1, alt: 'Picture 3' });
    await bring();
    expect((await questionsOf())[0]).toMatchObject({ page: 1, alt: 'Picture 3' });
    const { items } = await clientOf()(listRevisions, ids);
    const order = items.find(({ field }) => field === 'order');
    await clientOf()(restoreRevision, { ...ids, revisionId: order?.id ?? '' });
    expect((await questionsOf())[0]).toMatchObject({ page: 3, alt: 'Picture 3' });
  });

  test('what readers answered stays; an answer to what is asked no more names no page', async () => {
    const amina = await library.newReader();
    const { userId, profileId } = amina;
    const id = await add(whose);
    const body = {
      answers: [{ questionId: id, tries: 2, isFirstTry: false, lId: englishLanguageId, at: new Date().toISOString() }],
    };
    await amina.client(recordAnswers, { userId, profileId, body });
    const answers = async () =>
      (await amina.client(getGrowth, { userId, profileId, lId: englishLanguageId })).answers.books[0];
    await clientOf()(reorderPages, { ...ids, body: { order: [2, 1, 3], was: '0' } });
    expect(await answers()).toMatchObject({ answered: 1, reread: [2] });
    const { question: now = sleeps } = (await listed()).questions[1] as { question?: WrittenQuestion };
    await change(id, now, { ...now, prompt: 'Who eats?' });
    expect(await answers()).toMatchObject({ answered: 1, reread: [2] });
    await change(id, { ...now, prompt: 'Who eats?' }, { ...now, answer: ['a'] });
    expect(await answers()).toMatchObject({ answered: 1, reread: [] });
    await change(id, { ...now, answer: ['a'] }, null);
    expect(await answers()).toMatchObject({ answered: 1 });
  });

  test('editors see how readers of a language answered, in fives and by their first answers, until something else is asked', async () => {
    const id = await add(whose);
    const readers = await Promise.all(Array.from({ length: 6 }, () => library.newReader()));
    const answer = async (
      reader: (typeof readers)[number] | undefined,
      isFirstTry: boolean,
      lId = englishLanguageId,
    ) => {
      const answers = [{ questionId: id, tries: isFirstTry ? 1 : 2, isFirstTry, lId, at: new Date().toISOString() }];
      await reader?.client(recordAnswers, { userId: reader.userId, profileId: reader.profileId, body: { answers } });
    };
    const answered = async (editionId?: string) =>
      (await listed(editionId)).questions.find((one) => one.id === id)?.answered;
    for (const reader of readers.slice(0, 4)) await answer(reader, true);
    expect(await answered()).toEqual({ readers: 0, rightAtFirst: 0 });
    await answer(readers[4], false);
    await answer(readers[4], true);
    await answer(readers[5], true, languageId('sw'));
    expect(await answered()).toEqual({ readers: 5, rightAtFirst: 0 });
    expect(await answered(swahili)).toEqual({ readers: 0, rightAtFirst: 0 });
    await answer(readers[5], true);
    expect(await answered()).toEqual({ readers: 5, rightAtFirst: 5 });
    await change(id, whose, { ...whose, prompt: 'Who eats?' });
    expect(await answered()).toEqual({ readers: 5, rightAtFirst: 5 });
    await change(id, { ...whose, prompt: 'Who eats?' }, { ...whose, answer: ['a'] });
    expect(await answered()).toEqual({ readers: 0, rightAtFirst: 0 });
  });

  test('what cannot be asked is not stored, and who may not is told', async () => {
    const faults = [
      [{ ...sleeps, answer: ['maybe'] }, 'invalid-input'],
      [{ ...sleeps, choices: sleeps.choices.slice(0, 1) }, 'invalid-input'],
      [{ ...whose, choices: whose.choices.map((choice) => ({ ...choice, page: null })) }, 'invalid-input'],
      [{ ...whose, prompt: ' ' }, 'invalid-input'],
      [{ ...whose, page: 9 }, 'page-not-found'],
    ] as const;
    for (const [question, code] of faults)
      expect(await problemOf(add(question as WrittenQuestion))).toMatchObject({ code });
    expect(await problemOf(change('999999', null, sleeps))).toMatchObject({ code: 'question-not-found' });
    expect(await problemOf(clientOf(owl)(contract.listQuestionsToEdit, ids))).toMatchObject({ code: 'not-yours' });
    expect(await problemOf(clientOf(nobody)(contract.listQuestionsToEdit, ids))).toMatchObject({ code: 'role-needed' });
    const elsewhere = { bookId: ids.bookId, editionId: library.draft };
    expect(await problemOf(clientOf()(contract.listQuestionsToEdit, elsewhere))).toMatchObject({
      code: 'edition-not-found',
    });
    for (let count = 1; count < contract.maxWritten; count += 1) await add(sleeps);
    expect(await problemOf(add(sleeps))).toMatchObject({ code: 'too-many-questions' });
    expect((await questionsOf()).length).toBe(3);
    // What was taken out comes back beside what was written in its place, and all can still be put in order.
    const last = (await listed()).questions.at(-1);
    const { revisions } = await change(last?.id ?? '', last?.question ?? null, null);
    await add(sleeps);
    await clientOf()(restoreRevision, { ...ids, revisionId: revisions[0]?.id ?? '' });
    const was = (await listed()).questions.map(({ id }) => id);
    expect(was.length).toBe(contract.maxWritten + 1);
    await clientOf()(contract.orderQuestions, { ...ids, body: { was, now: was.toReversed() } });
    expect((await listed()).questions.map(({ id }) => id)).toEqual(was.toReversed());
  });
});
