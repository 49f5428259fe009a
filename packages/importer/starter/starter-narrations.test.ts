import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadStarter } from './load-starter.ts';
import { copyNarratedMoon } from '../testing/narrated-moon.ts';
import { clearCatalogue, filesBelow, temporaryFolder, writeFiles } from '../testing/made-stories.ts';
import { importNarration } from '../recordings/import-narration.ts';

const starter = path.resolve(import.meta.dirname, '../../../starter');
const book = 'the-moon-says-good-night';
const narration = `books/${book}/narration/en`;

describe.each(testDatabaseKinds)(
  'the narration of a starter library in the %s database',
  (kind) => {
    let database: Database;
    let dataDir: string;
    let folder: string;
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(async () => {
      await clearCatalogue(database);
      dataDir = await temporaryFolder();
      folder = await temporaryFolder();
      // One book that is read aloud: the others take their time, and say nothing of it.
      await copyNarratedMoon(starter, folder);
      await cp(path.join(starter, 'tags.json'), path.join(folder, 'tags.json'));
      await writeFiles(folder, { 'collections.json': '[]', 'pathways.json': '[]' });
    });

    const load = () => loadStarter(database, createPictureStore(dataDir), folder);
    const pages = async () =>
      (
        await database.pool.query<Record<string, unknown>>(
          `select n.page_number as page, jsonb_array_length(n.marks) as marks, n.xmin::text as written,
             n.text_sha256 = encode(sha256(convert_to(p.text, 'UTF8')), 'hex') as fits,
             (select array_agg(r.type order by s.position) from page_narration_source s join recording r on r.id = s.recording_id
              where (s.edition_id, s.page_number) = (n.edition_id, n.page_number)) as types
           from page_narration n join page p on (p.edition_id, p.number) = (n.edition_id, n.page_number)
           join edition e on e.id = n.edition_id where e.slug = $1 order by 1`,
          [book],
        )
      ).rows;

    test('the first pages of one book are read by a computer voice, and its credits say so', async () => {
      await load();
      const types = ['audio/ogg', 'audio/mpeg'];
      expect(await pages()).toMatchObject([
        { page: 0, marks: 0, types },
        { page: 1, marks: 8, fits: true, types },
        { page: 2, fits: true, types },
        { page: 3, fits: true, types },
        { page: 4, fits: true, types },
      ]);
      const { rows } = await database.pool.query(
        `select p.name, e.slug from edition_credit c join contributor p on p.id = c.contributor_id
         join edition e on e.id = c.edition_id where c.role = 'NARRATOR'`,
      );
      expect(rows).toEqual([{ name: 'eSpeak NG (computer voice, test)', slug: book }]);
    });

    test('again writes nothing, and brings back lost files', async () => {
      await load();
      expect(await load()).toMatchObject({ editions: 0 });
      const before = [await pages(), await filesBelow(dataDir)];
      await writeFiles(dataDir, { media: null });
      expect(await load()).toMatchObject({ editions: 0 });
      expect([await pages(), await filesBelow(dataDir)]).toEqual(before);
    });

    test('what an operator brought in stays, until the starter library itself changes', async () => {
      await load();
      const own = await temporaryFolder();
      await writeFiles(own, { '01.mp3': await recordingOfTest('half-second.mp3') });
      await importNarration({ database, dataDir, from: own, edition: book });
      await load();
      expect((await pages())[1]).toMatchObject({ page: 1, marks: 0, types: ['audio/mpeg'] });
      await writeFiles(folder, { [`${narration}/02.json`]: null });
      expect(await load()).toMatchObject({ editions: 1 });
      expect((await pages()).slice(1, 3)).toMatchObject([
        { page: 1, marks: 8 },
        { page: 2, marks: 0 },
      ]);
    });

    test.each([
      ['sound that is none', { [`${narration}/01.mp3`]: 'none' }, `${narration}: 01.mp3: The file is no MP3`],
      [
        'timings of another text',
        { [`${narration}/01.json`]: '{"unit":"word","marks":[[0,1,0,999]]}' },
        `${narration}: 01.json, page 1:`,
      ],
    ])('%s is told with its place, and nothing is taken', async (_what, changes, message) => {
      await writeFiles(folder, changes);
      await expect(load()).rejects.toThrow(message);
      expect((await database.pool.query('select 1 from edition')).rows).toEqual([]);
    });
  },
  120_000,
);
