import type { Database } from '@letsread/database/open-database.ts';
import type { ImportJobs } from './open-import-jobs.ts';

/** What the calls of the importer are given. */
export interface ImporterContext {
  database: Database;
  imports: { jobs: ImportJobs; dataDir: string };
}
