import { englishLanguageId, suggestBooks } from '@letsread/catalogue/contract.ts';
import { addTestBook, frenchId } from '@letsread/catalogue/testing/test-library.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listReaderLevels, setReaderLevel, turnPage } from '../contract.ts';
import { exportLevels } from './export-levels.ts';
import { openTestShelf, type TestReader, type TestShelf } from '../testing/test-shelf.ts';

describe.each(testDatabaseKinds)('the levels of a reader, on the %s database', (kind) => {
  let shelf: TestShelf;
  /** Six books of one page for each of the levels 2, 3 and 5. */
  const books = new Map<number, string[]>();
  beforeAll(async () => {
    shelf = await openTestShelf(kind);
    for (const level of [2, 3, 5]) {
      const made: string[] = [];
      for (const n of [1, 2, 3, 4, 5, 6]) made.push(await add(level, n));
      books.set(level, made);
    }
  });
  afterAll(() => shelf.close());

  const add = (level: number, n: number) =>
    addTestBook(shelf.database.pool, {
      key: `${level}-${n}`,
      level,
      reads: 0,
      tags: [],
      editions: [englishLanguageId, frenchId].map((languageId) => ({
        languageId,
        title: `Boat ${level}-${n}`,
        slug: `boat-${level}-${n}-${languageId}`,
        pages: ['A boat.'],
      })),
    });
  const finish = async (
    { client, uId, pId }: TestReader,
    level: number,
    { from = 0, to, lId = englishLanguageId }: { from?: number; to: number; lId?: string },
  ) => {
    for (const bId of (books.get(level) ?? []).slice(from, to))
      await client(turnPage, { pageNumber: '1', uId, pId, bId, lId });
  };
  const own = ({ uId, pId }: TestReader) => ({ userId: uId, profileId: pId });
  const levels = async (reader: TestReader) => (await reader.client(listReaderLevels, own(reader))).items;
  const choose = (reader: TestReader, level: number, languageId = englishLanguageId) =>
    reader.client(setReaderLevel, { ...own(reader), languageId, body: { level } });

  test('before the first finished book there is none', async () => {
    expect(await levels(await shelf.newReader())).toEqual([]);
  });

  test('without a chosen one it is what reading shows, by language, the one last read first', async () => {
    const amina = await shelf.newReader();
    await finish(amina, 2, { to: 3 });
    await finish(amina, 5, { to: 1 });
    await finish(amina, 3, { to: 2, lId: frenchId });
    expect(await levels(amina)).toEqual([
      { languageId: frenchId, level: 3, isChosen: false, finished: 2, next: null },
      { languageId: englishLanguageId, level: 2, isChosen: false, finished: 3, next: null },
    ]);
  });

  test('a book counts in the language it was finished in, also when it is opened in another one', async () => {
    const amina = await shelf.newReader();
    await finish(amina, 3, { to: 2, lId: frenchId });
    const { client, uId, pId } = amina;
    for (const bId of books.get(3)?.slice(0, 2) ?? [])
      await client(turnPage, { pageNumber: '0', uId, pId, bId, lId: englishLanguageId });
    expect(await levels(amina)).toMatchObject([{ languageId: frenchId, level: 3, finished: 2 }]);
  });

  test('it never moves down by itself, not by easier books and not by reading one again', async () => {
    const amina = await shelf.newReader();
    await finish(amina, 3, { to: 2 });
    await finish(amina, 2, { to: 6 });
    const { client, uId, pId } = amina;
    await client(turnPage, { pageNumber: '0', uId, pId, bId: books.get(3)?.[0] ?? '', again: 'true' });
    expect(await levels(amina)).toMatchObject([{ level: 3, finished: 2, next: null }]);
  });

  test('after five finished books the next one is offered; an adult who confirms begins the count anew', async () => {
    const amina = await shelf.newReader();
    await finish(amina, 2, { to: 4 });
    expect(await levels(amina)).toMatchObject([{ level: 2, finished: 4, next: null }]);
    await finish(amina, 2, { from: 4, to: 5 });
    expect(await levels(amina)).toMatchObject([{ level: 2, isChosen: false, finished: 5, next: 3 }]);
    const confirmed = { languageId: englishLanguageId, level: 3, isChosen: true, finished: 0, next: null };
    expect(await choose(amina, 3)).toEqual(confirmed);
    expect(await levels(amina)).toEqual([confirmed]);
    await finish(amina, 3, { to: 5 });
    expect(await levels(amina)).toMatchObject([{ level: 3, finished: 5, next: 4 }]);
  });

  test('“Not now” is the same level again: the next offer comes after five more books', async () => {
    const amina = await shelf.newReader();
    await finish(amina, 2, { to: 5 });
    expect(await choose(amina, 2)).toMatchObject({ level: 2, isChosen: true, finished: 0, next: null });
    await finish(amina, 2, { from: 5, to: 6 });
    expect(await levels(amina)).toMatchObject([{ finished: 1, next: null }]);
  });

  test('of two devices the level that was set last stands, also where the other one tells of it later', async () => {
    const amina = await shelf.newReader();
    const choose = (level: number, at?: string) =>
      amina.client(setReaderLevel, { ...own(amina), languageId: englishLanguageId, body: { level, at } });
    await choose(3, '2026-02-28T12:00:00.000Z');
    expect(await choose(2, '2026-02-28T11:59:59.999Z')).toMatchObject({ level: 3, isChosen: true });
    expect(await choose(4, '2026-02-28T12:00:00.000Z')).toMatchObject({ level: 4 });
    expect(await choose(1)).toMatchObject({ level: 1 });
    expect(await choose(5, '2026-02-28T13:00:00.000Z')).toMatchObject({ level: 1 });
    expect(await levels(amina)).toMatchObject([{ level: 1 }]);
  });

  test('a chosen level is only for its language, and books of other levels do not count', async () => {
    const amina = await shelf.newReader();
    await choose(amina, 3);
    await finish(amina, 2, { to: 5 });
    await finish(amina, 3, { to: 6, lId: frenchId });
    expect(await levels(amina)).toEqual([
      { languageId: frenchId, level: 3, isChosen: false, finished: 6, next: 4 },
      { languageId: englishLanguageId, level: 3, isChosen: true, finished: 0, next: null },
    ]);
  });

  test('no level is offered above the fifth', async () => {
    const amina = await shelf.newReader();
    await finish(amina, 5, { to: 6 });
    expect(await levels(amina)).toMatchObject([{ level: 5, finished: 6, next: null }]);
  });

  test('a book read in no language that was said counts for the one last read', async () => {
    const amina = await shelf.newReader();
    const { client, uId, pId } = amina;
    await client(turnPage, { pageNumber: '1', uId, pId, bId: books.get(2)?.[0] ?? '' });
    expect(await levels(amina)).toEqual([]);
    await finish(amina, 2, { from: 1, to: 2, lId: frenchId });
    expect(await levels(amina)).toMatchObject([{ languageId: frenchId, level: 2, finished: 2 }]);
  });

  test('suggestions go by the chosen level', async () => {
    const amina = await shelf.newReader();
    await finish(amina, 2, { to: 2 });
    const first = async () => {
      const query = { profile_id: amina.pId, language_id: englishLanguageId, new: 'true' as const };
      return (await amina.client(suggestBooks, query)).items[0]?.level;
    };
    expect(await first()).toBe(2);
    await choose(amina, 5);
    expect(await first()).toBe(5);
    await choose(amina, 3);
    expect(await first()).toBe(3);
  });

  test('a language that is none is not found, and a level that is none is refused', async () => {
    const amina = await shelf.newReader();
    await expect(choose(amina, 2, '424242')).rejects.toMatchObject({ code: 'language-not-found', status: 404 });
    for (const level of [0, 6, 2.5]) await expect(choose(amina, level)).rejects.toMatchObject({ status: 400 });
    expect(await levels(amina)).toEqual([]);
  });

  test('they are the account’s own, are exported with it and go with the profile', async () => {
    const [amina, stranger] = [await shelf.newReader(), await shelf.newReader()];
    await choose(amina, 4, frenchId);
    await expect(stranger.client(listReaderLevels, own(amina))).rejects.toMatchObject({ status: 403 });
    expect(await exportLevels(shelf.database, amina.uId)).toEqual([
      { profileId: amina.pId, languageCode: 'fr', level: 4, since: expect.any(Date) as Date },
    ]);
    expect(await exportLevels(shelf.database, stranger.uId)).toEqual([]);
    await shelf.database.pool.query('delete from profile where id = $1', [amina.pId]);
    expect(await exportLevels(shelf.database, amina.uId)).toEqual([]);
  });
});
