import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReport } from '@letsread/importer/import-report.ts';
import { importStories } from '@letsread/importer/stories/import-stories.ts';
import { importSigning } from '@letsread/importer/recordings/import-signing.ts';
import { madeText, tables, writeFiles } from '@letsread/importer/testing/made-stories.ts';
import { noisyJpeg } from '@letsread/media/testing/made-pictures.ts';
import { recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { openMigrated } from '../testing/open-migrated.ts';
import { type RunningLibrary, runLibrary } from '../testing/run-library.ts';

/** How many pages each of the ten has. */
export const storyPages = 4;

/** A library with a collection of ten books, "/collection/ten"; the first is "/book/story-1". */
export async function runLibraryOfTen(): Promise<RunningLibrary> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-stories-'));
  await writeFiles(folder, await tenStories());
  const database = await openMigrated(dataDir);
  await importStories({ database, store: createPictureStore(dataDir), folder, report: openReport() });
  await database.pool.query(`
    with made as (insert into collection (slug, position) values ('ten', 1) returning id),
      titled as (insert into collection_text (collection_id, language_id, title)
        select made.id, language.id, 'Ten stories' from made, language where language.code = 'en')
    insert into collection_book (collection_id, book_id, position)
    select made.id, book.id, book.source_key::integer from made, book`);
  await importSigning({ ...signing, database, dataDir, from: await videoOf(folder, 1), language: signLanguages[0] });
  await importSigning({ ...signing, database, dataDir, from: await videoOf(folder, 2), language: signLanguages[1] });
  await database.close();
  await rm(folder, { recursive: true, force: true });
  const library = await runLibrary({ DATA_DIR: dataDir, TRUST_PROXY: '1', STARTER_LIBRARY: 'off' });
  return {
    ...library,
    async close() {
      await library.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const signing = { edition: 'story-1', signers: ['A test picture'] };

/** The first has page 1 of "story-1" and the second page 2. */
const signLanguages = [
  { code: 'ase', name: 'American Sign Language', englishName: 'American Sign Language' },
  { code: 'bfi', name: 'British Sign Language', englishName: 'British Sign Language' },
] as const;

async function videoOf(folder: string, page: number): Promise<string> {
  const from = await mkdtemp(path.join(folder, 'signing-'));
  await writeFile(path.join(from, `0${page}.webm`), await recordingOfTest('one-second.webm'));
  return from;
}

async function tenStories(): Promise<Record<string, string | Buffer>> {
  const [head = ''] = tables.licences.split('\n');
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1);
  const key = (number: number) => String(number).padStart(4, '0');
  const licence = (number: number) =>
    `${key(number)},Story ${number},CC BY,CC BY,CC BY,https://creativecommons.org/licenses/by/4.0/,Amina Yusuf,Joseph Otieno,made,${storyPages + 1},${storyPages},1,`;
  const files: Record<string, string | Buffer> = {
    'LICENSES.csv': [head, ...numbers.map(licence)].join('\n'),
    'languages.csv': tables.languages,
  };
  for (const number of numbers) {
    const pages = Array.from({ length: storyPages }, (_, at) => `Page ${at + 1} of story ${number}.`);
    files[`texts/en/${key(number)}_story-${number}.md`] = madeText({ title: `Story ${number}`, pages });
    for (let picture = 1; picture <= storyPages + 1; picture++)
      files[`images/${key(number)}/0${picture}.jpg`] = await noisyJpeg(160 + number, 120 + picture);
  }
  return files;
}
