import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getActivities } from '../games/contract.ts';
import { stickerOf } from '../sticker-of.ts';
import { addTestQuestion, openStoryLibrary, type StoryLibrary } from '../testing/test-story.ts';
import { selectActivities } from './select-activities.ts';

describe.each(testDatabaseKinds)('what there is to do after reading, on the %s database', (kind) => {
  let library: StoryLibrary;
  beforeAll(async () => {
    library = await openStoryLibrary(kind);
  });
  afterAll(() => library.close());

  const activities = async (editionId: string) =>
    (await library.client(getActivities, { editionId })).items.map(({ kind: deed, count }) => [deed, count]);

  test('is the book, its questions and its games, and the sticker that each earns', async () => {
    const { bookId, editions } = library;
    await addTestQuestion(library.database.pool, bookId, {
      key: 'who',
      kind: 'single',
      choices: [{ key: 'hen' }, { key: 'cat' }],
      answer: ['hen'],
      prompts: { [englishLanguageId]: 'Who eats?' },
    });
    const { items } = await library.client(getActivities, { editionId: editions.en });
    expect(items).toEqual([
      { kind: 'book', count: 1, sticker: stickerOf('book', bookId) },
      { kind: 'questions', count: 1, sticker: stickerOf('questions', bookId) },
      { kind: 'dragWord', count: 3, form: 'gaps', sticker: stickerOf('dragWord', bookId) },
      { kind: 'match', count: 3, sticker: stickerOf('match', bookId) },
    ]);
    expect(await activities(editions.ar)).toEqual([
      ['book', 1],
      ['dragWord', 3],
      ['match', 3],
    ]);
  });

  test('many editions are answered at once', async () => {
    const { editions, bookId, database } = library;
    const all = Object.values(editions).map((editionId) => ({ editionId, bookId }));
    const found = await selectActivities({ database, mediaUrl: '/media' }, all);
    expect([...found.keys()]).toEqual(Object.values(editions));
    expect(Array.from(found.values(), (items) => items[0]?.kind)).toEqual(['book', 'book', 'book']);
    expect(await selectActivities({ database, mediaUrl: '/media' }, [])).toEqual(new Map());
  });

  test('what was counted before is counted anew when a page changes', async () => {
    const { en } = library.editions;
    await library.database.pool.query(`update page set text = 'Hm.' where edition_id = $1 and number > 1`, [en]);
    expect(await activities(en)).toEqual([
      ['book', 1],
      ['questions', 1],
      ['dragWord', 1],
    ]);
  });

  test('a draft has nothing to do, nor has an edition that there is not', async () => {
    const notFound = { code: 'edition-not-found', status: 404 };
    await expect(activities(library.draft)).rejects.toMatchObject(notFound);
    await expect(activities('999999')).rejects.toMatchObject(notFound);
  });
});
