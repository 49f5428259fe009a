import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { englishLanguageId } from '../contract.ts';
import {
  addTestBook,
  arabicId,
  frenchId,
  icelandicId,
  openTestLibrary,
  type TestLibrary,
} from '../testing/test-library.ts';
import { getSamplePage } from './contract.ts';

describe.each(testDatabaseKinds)('a page of a level, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    await run(
      `insert into picture (sha256, format, width, height, colour, bytes) values (repeat('a', 64), 'jpeg', 800, 600, '#aabbcc', 1)`,
    );
  });
  afterAll(() => library.close());
  beforeEach(() => run('delete from book'));

  const run = (statement: string) => library.database.pool.query(statement);
  const addBook = (key: string, reads: number, pages: string[], languageId = englishLanguageId) =>
    addTestBook(library.database.pool, {
      key,
      level: 2,
      reads,
      tags: [],
      editions: [{ languageId, title: key, slug: key, pages }],
    });
  const drawAll = () => run('update page set picture_id = (select min(id) from picture)');
  const sample = async (lId = englishLanguageId, level = '2') =>
    (await library.client(getSamplePage, { level, lId })).page;

  test('is the middle one of the most read book', async () => {
    await addBook('less', 5, ['x']);
    await addBook('most', 9, ['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
    await drawAll();
    expect(await sample()).toMatchObject({
      title: 'most',
      slug: 'most',
      number: 3,
      text: 'Three.',
      picture: { width: 800 },
    });
    expect(await sample(englishLanguageId, '3')).toBe(null);
  });

  test('is counted as the reader counts, and has words and a picture', async () => {
    await addBook('most', 9, ['One.', '', 'Three.', 'Four.', 'Five.']);
    await drawAll();
    await run('update page set picture_id = null where number = 4');
    // Pages 1, 3 and 5 are left, and an edition may skip numbers.
    await run('update page set number = number + 10 where number > 1');
    expect(await sample()).toMatchObject({ number: 3, text: 'Three.' });
  });

  test('is of the next book where the most read one has no such page, and never of a book that readers do not see', async () => {
    await addBook('wordless', 9, ['', '  ']);
    await addBook('taken back', 8, ['Gone.']);
    await addBook('seen', 7, ['Here.']);
    await drawAll();
    await run(`update edition set status = 'withdrawn' where slug = 'taken back'`);
    expect(await sample()).toMatchObject({ title: 'seen', number: 1, text: 'Here.' });
  });

  test('is in the language asked for or in none', async () => {
    await addBook('most', 9, ['One.']);
    await addBook('الطائرة', 1, ['إلى الأعلى.'], arabicId);
    await drawAll();
    expect(await sample(arabicId)).toMatchObject({ title: 'الطائرة', language: { direction: 'rtl' } });
    expect(await sample(frenchId)).toBe(null);
    expect(await sample(icelandicId)).toBe(null);
    await expect(sample(englishLanguageId, '6')).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
