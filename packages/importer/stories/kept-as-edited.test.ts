import { changeEdition } from '@letsread/catalogue/editing/change-edition.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Diagnostic, openReport } from '../import-report.ts';
import { madeFolder, temporaryFolder } from '../testing/made-stories.ts';
import { importStories } from './import-stories.ts';

describe.each(testDatabaseKinds)('what an editor changed outlives an import, on the %s database', (kind) => {
  let database: Database;
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function run(): Promise<Diagnostic[]> {
    const diagnostics: Diagnostic[] = [];
    const report = { ...openReport(), add: async (more: Diagnostic[]) => void diagnostics.push(...more) };
    await importStories({ database, store: createPictureStore(dataDir), folder, report });
    return diagnostics;
  }
  const editionNow = async () => {
    const { rows } = await database.pool.query<{
      id: string;
      bookId: string;
      title: string;
      text: string;
      words: number;
    }>(
      `select e.id, e.book_id as "bookId", e.title, p.text, e.word_count as words from edition e join page p on p.edition_id = e.id and p.number = 1
       where e.source_file = 'texts/en/0001_the-red-kite.md'`,
    );
    return rows[0] ?? { id: '', bookId: '', title: '', text: '', words: 0 };
  };

  test('title and words stay, the rest is the source’s, and the report says so', async () => {
    [folder, dataDir] = [await madeFolder(), await temporaryFolder()];
    await run();
    const { id: editionId, bookId, title, text } = await editionNow();
    const change = (changes: Parameters<typeof changeEdition>[2]) =>
      changeEdition(database.pool, { accountId: '1', bookId, editionId, action: 'page-corrected' }, changes);
    await change([
      { field: 'title', was: title, now: 'The Crimson Kite' },
      { field: 'text', page: 1, was: text, now: 'A corrected page.' },
      { field: 'description', now: 'Put back soon.' },
    ]);
    await change([{ field: 'description', now: '' }]);
    const file = path.join(folder, 'texts/en/0001_the-red-kite.md');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace(text, `${text} And more.`));
    const diagnostics = await run();
    expect(await editionNow()).toMatchObject({ title: 'The Crimson Kite', text: 'A corrected page.' });
    expect(diagnostics.filter(({ code }) => code === 'kept-as-edited')).toEqual([
      expect.objectContaining({
        file: 'texts/en/0001_the-red-kite.md',
        outcome: 'warning',
        message:
          'texts/en/0001_the-red-kite.md: “The Crimson Kite” stays as somebody of the library changed it: title, text of page 1.',
      }),
    ]);
    // What was put back as the source had it is the source's again.
    await change([{ field: 'text', page: 1, now: text }]);
    await writeFile(file, source.replace(text, `${text} And still more.`));
    await run();
    expect((await editionNow()).text).toBe(`${text} And still more.`);
  });

  test('people that the source names by now as an editor did are nobody’s words against it', async () => {
    [folder, dataDir] = [await madeFolder(), await temporaryFolder()];
    await run();
    const wind = await database.pool.query<{ editionId: string; bookId: string }>(
      `select id as "editionId", book_id as "bookId" from edition where source_file = 'texts/en/0002_wind.md'`,
    );
    const { editionId = '', bookId = '' } = wind.rows[0] ?? {};
    const corrected = [
      { role: 'AUTHOR', name: 'Amina N. Joseph' },
      { role: 'ILLUSTRATOR', name: 'Marion Drew' },
    ];
    await changeEdition(database.pool, { accountId: '1', bookId, editionId, action: 'edition-changed' }, [
      { field: 'credits', now: corrected },
    ]);
    const file = path.join(folder, 'texts/en/0002_wind.md');
    const source = await readFile(file, 'utf8');
    const keptAsEdited = async () =>
      (await run()).flatMap(({ code, message }) => (code === 'kept-as-edited' ? message : []));
    await writeFile(file, source.replace('blows', 'blows hard'));
    expect(await keptAsEdited()).toEqual([
      expect.stringContaining('“Wind” stays as somebody of the library changed it: credits.'),
    ]);
    await writeFile(file, source.replace(/\* Text: .*/, '* Text: Amina N. Joseph'));
    expect(await keptAsEdited()).toEqual([]);
  });

  test('a book is found by the theme that an editor gave it, after its file has changed too', async () => {
    [folder, dataDir] = [await madeFolder(), await temporaryFolder()];
    await run();
    const { bookId } = await editionNow();
    await database.pool.query(`insert into tag (slug, kind, synonyms) values ('sky', 'topic', '{heaven}')`);
    await database.pool.query(`insert into book_tag select $1, id from tag where slug = 'sky'`, [bookId]);
    const file = path.join(folder, 'texts/en/0001_the-red-kite.md');
    await writeFile(file, (await readFile(file, 'utf8')).replace('river', 'long river'));
    await run();
    const { rows } = await database.pool.query(
      `select search @@ 'heaven' as found from edition where book_id = $1 and source_file like 'texts/en/%'`,
      [bookId],
    );
    expect(rows).toEqual([{ found: true }]);
  });
});
