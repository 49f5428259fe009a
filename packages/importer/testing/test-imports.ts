import type { Database } from '@letsread/database/database.ts';
import { openTestDatabase, type TestDatabaseKind } from '@letsread/database/testing/test-database.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { findEpubs } from '../epub/find-epubs.ts';
import { importEpubs, type ImportEpubs } from '../epub/import-epubs.ts';
import { type Diagnostic, openReport } from '../import-report.ts';
import type { ImportSummary } from '../import-summary.ts';
import { clearCatalogue, temporaryFolder, writeFiles } from './made-stories.ts';

interface TestImports {
  /** Brings files of books in, as a folder of them. */
  take: (files: Record<string, Buffer>, more?: Partial<ImportEpubs>) => Promise<ImportSummary>;
  /** What was found in the files that were taken last. */
  diagnostics: () => Diagnostic[];
  rows: (text: string) => Promise<Record<string, unknown>[]>;
}

/** For the tests of a `describe`: each begins with a library that is empty. */
export function useTestImports(kind: TestDatabaseKind): TestImports {
  let database: Database;
  let dataDir: string;
  let diagnostics: Diagnostic[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await clearCatalogue(database);
    dataDir = await temporaryFolder();
  });
  return {
    async take(files, more = {}) {
      const folder = await temporaryFolder();
      await writeFiles(folder, files);
      const found = await findEpubs(folder);
      diagnostics = [];
      const report = { ...openReport(), add: async (each: Diagnostic[]) => void diagnostics.push(...each) };
      const store = createPictureStore(dataDir);
      return importEpubs({ database, store, files: found, count: found.length, report, ...more });
    },
    diagnostics: () => diagnostics,
    rows: async (text) => (await database.pool.query<Record<string, unknown>>(text)).rows,
  };
}
