import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@letsread/database/database.ts';
import { makeSnapshot } from '@letsread/database/testing/test-snapshot.ts';
import { importSigning } from '@letsread/importer/recordings/import-signing.ts';
import { loadStarter } from '@letsread/importer/starter/load-starter.ts';
import { recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createProject } from '@letsread/projects/manage-projects.ts';
import type { TestProject } from 'vitest/node';
import { mailFolder } from './mails.ts';
import { openMigrated } from './open-migrated.ts';
import { runLibrary } from './run-library.ts';
import { writeSixBooks } from './six-books.ts';

declare module 'vitest' {
  interface ProvidedContext {
    libraryUrl: string;
    /** A data folder like its own was at first, to be copied for a library of one's own. */
    preparedData: string;
    /** Where its mails are written; see mails.ts. */
    mailFolder: string;
    /** The codes of two projects that can be joined. */
    projectCodes: readonly [string, string];
  }
}

const projectCodes = ['1234-5678', '2026-1107'] as const;

/** One library with its starter books for all journeys that need none of their own; what one writes stands under an account of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const [preparedData, dataDir] = [path.join(place, 'prepared'), path.join(place, 'data')];
  // A new database takes seconds; that of npm start is made in processes/start-and-stop.test.ts.
  process.env['TEST_DATABASE_SNAPSHOT'] = await makeSnapshot();
  await prepareDatabase(preparedData, await writeSixBooks(path.join(place, 'starter')));
  await cp(preparedData, dataDir, { recursive: true });
  const library = await runLibrary({ DATA_DIR: dataDir, TRUST_PROXY: '1', STARTER_LIBRARY: 'off' });
  project.provide('libraryUrl', library.url);
  project.provide('preparedData', preparedData);
  project.provide('mailFolder', mailFolder(library.dataDir));
  project.provide('projectCodes', projectCodes);
  return async () => {
    await library.close();
    await rm(place, { recursive: true, force: true });
  };
}

/** Six books, and what the starter library has not: projects, and a book with test pictures for signing. */
async function prepareDatabase(dataDir: string, starter: string): Promise<void> {
  const database = await openMigrated(dataDir);
  for (const code of projectCodes)
    await createProject(database.pool, { name: `Reading at ${code}`, partner: 'A partner', code });
  await loadStarter(database, createPictureStore(dataDir), starter);
  await withSigning(database, dataDir);
  await database.close();
}

async function withSigning(database: Database, dataDir: string): Promise<void> {
  const from = await mkdtemp(path.join(tmpdir(), 'lets-read-signing-'));
  for (const [name, recording] of [
    ['01.mp4', 'one-second.mp4'],
    ['01.webm', 'one-second.webm'],
    ['02.webm', 'one-second.webm'],
  ] as const)
    await writeFile(path.join(from, name), await recordingOfTest(recording));
  await importSigning({
    database,
    dataDir,
    from,
    edition: 'the-moon-says-good-night',
    language: { code: 'ase', name: 'American Sign Language', englishName: 'American Sign Language' },
    signers: ['A test picture'],
  });
  await rm(from, { recursive: true, force: true });
}
