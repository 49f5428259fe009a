import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { farm, openStoryLibrary, type StoryLibrary } from '../testing/test-story.ts';
import { getGames } from './contract.ts';

describe.each(testDatabaseKinds)('the games of an edition, on the %s database', (kind) => {
  let library: StoryLibrary;
  beforeAll(async () => {
    library = await openStoryLibrary(kind);
  });
  afterAll(() => library.close());

  const gamesOf = (editionId: string) => library.client(getGames, { editionId });
  const run = (question: string, values: unknown[] = []) => library.database.pool.query(question, values);

  test.each(['en', 'ar', 'km'] as const)('are made from its own words and pictures: %s', async (code) => {
    const { book, level, dragWord, match, without } = await gamesOf(library.editions[code]);
    expect([book.bookId, level, without]).toEqual([library.bookId, 2, []]);
    expect(dragWord.length).toBeGreaterThan(0);
    for (const { tokens, gaps, sentence, span, pageNumber, picture, alt } of dragWord) {
      const text = farm[code][pageNumber - 1] ?? '';
      expect(tokens.map((token, at) => token.text + (gaps[at] ?? '')).join('')).toBe(sentence);
      expect(text.slice(span.from, span.to)).toBe(sentence);
      for (const token of tokens) expect(text.slice(token.span.from, token.span.to)).toBe(token.text);
      expect([picture?.url, alt]).toEqual([
        `/media/pictures/${String(pageNumber).repeat(64)}`,
        `Picture ${pageNumber}`,
      ]);
    }
    expect(match?.items.map(({ text }) => text)).toEqual(farm[code]);
    expect(match?.items.map(({ picture, alt }) => [picture.colour, alt])).toEqual([
      ['#111111', 'Picture 1'],
      ['#222222', 'Picture 2'],
      ['#333333', 'Picture 3'],
    ]);
  });

  test('are always the same', async () => {
    expect(await gamesOf(library.editions.en)).toEqual(await gamesOf(library.editions.en));
  });

  test('have the page numbers that a reader counts, whatever numbers are stored', async () => {
    const { en } = library.editions;
    await run('update page set number = number + 10 where edition_id = $1 and number > 1', [en]);
    const { dragWord, match } = await gamesOf(en);
    expect(match?.items.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3]);
    expect(dragWord.every(({ pageNumber }) => pageNumber <= 3)).toBe(true);
    await run('update page set number = number - 10 where edition_id = $1 and number > 10', [en]);
  });

  test('pictures that are the same on two pages are one, and what is missing is told', async () => {
    const { ar } = library.editions;
    await run(
      `update page set picture_id = (select picture_id from page where edition_id = $1 and number = 1) where edition_id = $1 and number = 2`,
      [ar],
    );
    const { match, without } = await gamesOf(ar);
    expect([match, without]).toEqual([null, [{ kind: 'match', reason: 'too-few-pictures' }]]);
  });

  test('an edition without pages has none, and says so', async () => {
    const { km } = library.editions;
    await run('delete from page where edition_id = $1', [km]);
    expect(await gamesOf(km)).toMatchObject({
      dragWord: [],
      match: null,
      without: [
        { kind: 'dragWord', reason: 'no-story-text' },
        { kind: 'match', reason: 'no-story-text' },
      ],
    });
  });

  test('a draft has none, nor has an edition that there is not', async () => {
    const notFound = { code: 'edition-not-found', status: 404 };
    await expect(gamesOf(library.draft)).rejects.toMatchObject(notFound);
    await expect(gamesOf('999999')).rejects.toMatchObject(notFound);
  });
});
