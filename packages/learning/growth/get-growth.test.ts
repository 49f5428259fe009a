import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { addTestBook, arabicId, khmerId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { recordTurns } from '@letsread/reading/positions/record-turns.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getGrowth } from '../contract.ts';
import { recordAnswers } from '../games/contract.ts';
import { addTestQuestion, openStoryLibrary, type StoryLibrary } from '../testing/test-story.ts';

type Reader = Awaited<ReturnType<StoryLibrary['newReader']>>;

describe.each(testDatabaseKinds)('the growth of a reader, on the %s database', (kind) => {
  let library: StoryLibrary;
  let shortBook: string;
  beforeAll(async () => {
    library = await openStoryLibrary(kind);
    shortBook = await addTestBook(library.database.pool, {
      key: 'short',
      level: 1,
      reads: 0,
      tags: [],
      editions: [{ languageId: englishLanguageId, title: 'Short', slug: 'short', pages: ['One hen.'] }],
    });
  });
  afterAll(() => library.close());

  const run = (question: string, values: unknown[]) => library.database.pool.query(question, values);
  const growth = ({ userId, profileId, client }: Reader, more: { days?: number; day?: string; lId?: string } = {}) =>
    client(getGrowth, { userId, profileId, ...more });
  const turn = (
    { profileId }: Reader,
    bookId: string,
    { page, languageId, again = false }: { page: number; languageId?: string; again?: boolean },
  ) =>
    recordTurns(library.database, [
      { profileId, bookId, page, languageId, pages: undefined, at: new Date(), again, eventId: undefined },
    ]);
  const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();
  const answer = ({ userId, profileId, client }: Reader, questionId: string, isFirstTry: boolean, at: string) =>
    client(recordAnswers, {
      userId,
      profileId,
      body: { answers: [{ questionId, tries: isFirstTry ? 1 : 2, isFirstTry, at, lId: englishLanguageId }] },
    });
  const addQuestion = (key: string, page: number) =>
    addTestQuestion(library.database.pool, library.bookId, {
      key,
      page,
      kind: 'truefalse',
      choices: [{ key: 'yes' }, { key: 'no' }],
      answer: ['yes'],
      prompts: { [englishLanguageId]: `${key}?` },
    });

  test('of who has read nothing yet is nothing, and not a fault', async () => {
    expect(await growth(await library.newReader())).toEqual({
      readTime: [],
      begun: 0,
      finished: 0,
      finishedByLevel: [],
      wordsMet: 0,
      stickers: 0,
      badges: 0,
      answers: { answered: 0, firstTry: 0, books: [] },
      moods: [],
    });
  });

  test('minutes are told of the days that are asked for, up to the reader’s own', async () => {
    const amina = await library.newReader();
    const today = new Date().toISOString().slice(0, 10);
    const daysAgo = (n: number) => new Date(Date.parse(today) - n * 86_400_000).toISOString().slice(0, 10);
    for (const [day, minutes] of [
      [daysAgo(40), 5],
      [daysAgo(29), 7],
      [today, 12],
    ])
      await run('insert into read_time values ($1, $2, $3)', [amina.profileId, day, minutes]);
    const last = { day: today, minutes: 12 };
    expect((await growth(amina)).readTime).toEqual([{ day: daysAgo(29), minutes: 7 }, last]);
    expect((await growth(amina, { days: 7, day: today })).readTime).toEqual([last]);
    expect((await growth(amina, { days: 60, day: daysAgo(1) })).readTime).toHaveLength(2);
  });

  test('books are begun or finished by language and level; one that is read again stays finished', async () => {
    const amina = await library.newReader();
    await turn(amina, library.bookId, { page: 1, languageId: arabicId });
    expect(await growth(amina)).toMatchObject({ begun: 1, finished: 0, finishedByLevel: [] });
    await turn(amina, library.bookId, { page: 3, languageId: arabicId });
    await turn(amina, library.bookId, { page: 0, languageId: arabicId, again: true });
    await turn(amina, shortBook, { page: 1 });
    expect(await growth(amina)).toMatchObject({
      begun: 0,
      finished: 2,
      finishedByLevel: [
        { languageId: arabicId, level: 2, books: 1 },
        { languageId: null, level: 1, books: 1 },
      ],
    });
  });

  test('words are those of the pages that were reached, in the language that was read, each book once', async () => {
    const amina = await library.newReader();
    // "The hen eats rice all day." and "A dog sleeps under our table."
    await turn(amina, library.bookId, { page: 2, languageId: englishLanguageId });
    expect((await growth(amina)).wordsMet).toBe(12);
    await turn(amina, library.bookId, { page: 0, languageId: englishLanguageId });
    expect((await growth(amina)).wordsMet).toBe(12);
    await turn(amina, library.bookId, { page: 3, languageId: englishLanguageId });
    // The test library says 10 of each edition.
    expect((await growth(amina)).wordsMet).toBe(10);
    await turn(amina, shortBook, { page: 0 });
    expect((await growth(amina)).wordsMet).toBe(10);
    const tariq = await library.newReader();
    await turn(tariq, library.bookId, { page: 1, languageId: khmerId });
    expect((await growth(tariq)).wordsMet).toBeGreaterThan(2);
  });

  test('of each question the last answer counts, and a page that was understood is none to reread', async () => {
    const amina = await library.newReader();
    const [hen, dog, cat] = [await addQuestion('hen', 1), await addQuestion('dog', 2), await addQuestion('cat', 3)];
    await answer(amina, hen, true, minute(1));
    await answer(amina, dog, false, minute(1));
    await answer(amina, cat, false, minute(1));
    expect((await growth(amina)).answers).toEqual({
      answered: 3,
      firstTry: 1,
      books: [
        {
          bookId: library.bookId,
          title: 'On the Farm',
          titleLanguageISOCode: 'en',
          slug: 'on-the-farm',
          answered: 3,
          firstTry: 1,
          reread: [2, 3],
        },
      ],
    });
    await answer(amina, cat, true, minute(5));
    await answer(amina, dog, true, minute(0));
    await run('update question set removed_at = now() where id = $1', [dog]);
    const { answered, firstTry, books } = (await growth(amina, { lId: arabicId })).answers;
    // The book is named in the language in which it was answered.
    expect([answered, firstTry, books[0]?.title, books[0]?.reread]).toEqual([3, 2, 'On the Farm', []]);
  });

  test('a withdrawn book counts and is not led to; an answer in no known language is named as asked for', async () => {
    const amina = await library.newReader();
    const question = await addQuestion('fish', 3);
    await answer(amina, question, false, minute(1));
    await run('update question_attempt set language_id = null where profile_id = $1', [amina.profileId]);
    expect((await growth(amina, { lId: khmerId })).answers.books).toMatchObject([
      { title: 'កសិដ្ឋាន', titleLanguageISOCode: 'km', reread: [3] },
    ]);
    await turn(amina, library.bookId, { page: 3, languageId: englishLanguageId });
    await run(`update edition set status = 'draft' where book_id = $1`, [library.bookId]);
    const after = await growth(amina);
    await run(`update edition set status = 'published' where book_id = $1`, [library.bookId]);
    expect(after).toMatchObject({ finished: 1, wordsMet: 10, answers: { answered: 1, firstTry: 0, books: [] } });
  });

  test('moods come kindest first, stickers and badges are counted', async () => {
    const amina = await library.newReader();
    await run(
      `insert into review (profile_id, book_id, mood, reviewed_at)
       select $1, id, case source_key when 'farm' then 'SAD' else 'GREAT' end, now() from book`,
      [amina.profileId],
    );
    await run(
      `insert into award (profile_id, kind, ref, picture, earned_at) values
       ($1, 'sticker', 'book:1', 'hen', now()), ($1, 'sticker', 'match:1', 'sun', now()), ($1, 'badge', 'pathway:1', 'star', now())`,
      [amina.profileId],
    );
    const { moods, stickers, badges } = await growth(amina);
    expect(moods.map(({ mood, books }) => [mood, books > 0])).toEqual([
      ['GREAT', true],
      ['SAD', true],
    ]);
    expect([stickers, badges]).toEqual([2, 1]);
  });

  test('it is the account’s own: others are refused, and so is a number of days that makes no sense', async () => {
    const [amina, stranger] = [await library.newReader(), await library.newReader()];
    const { userId, profileId } = amina;
    await expect(stranger.client(getGrowth, { userId, profileId })).rejects.toMatchObject({ status: 403 });
    await expect(library.client(getGrowth, { userId, profileId })).rejects.toMatchObject({ status: 401 });
    for (const days of [0, 367, 1.5]) await expect(growth(amina, { days })).rejects.toMatchObject({ status: 400 });
    await expect(growth(amina, { day: 'today' })).rejects.toMatchObject({ status: 400 });
  });
});
