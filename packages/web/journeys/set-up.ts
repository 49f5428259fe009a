import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@letsread/database/migrate.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import { createProject } from '@letsread/projects/manage-projects.ts';
import type { TestProject } from 'vitest/node';
import { mailFolder } from './mails.ts';
import { runLibrary } from './run-library.ts';

declare module 'vitest' {
  interface ProvidedContext {
    libraryUrl: string;
    /** Where its mails are written; see mails.ts. */
    mailFolder: string;
    /** The codes of two projects that can be joined. */
    projectCodes: readonly [string, string];
  }
}

const projectCodes = ['1234-5678', '2026-1107'] as const;

/** One library with its starter books for all journeys that need none of their own; what one writes stands under an account of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  await prepareProjects(dataDir);
  const library = await runLibrary({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  project.provide('libraryUrl', library.url);
  project.provide('mailFolder', mailFolder(library.dataDir));
  project.provide('projectCodes', projectCodes);
  return async () => {
    await library.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function prepareProjects(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  for (const code of projectCodes)
    await createProject(database, { name: `Reading at ${code}`, partner: 'A partner', code });
  await database.close();
}
