import type { Database } from '@letsread/database/open-database.ts';
import type { ImporterContext } from '@letsread/importer/jobs/importer-context.ts';
import { type LaunchJob, markInterrupted, openImportJobs } from '@letsread/importer/jobs/open-import-jobs.ts';
import type { FastifyInstance } from 'fastify';

/** The imports of the back room; what is being worked on ends with the server. */
export async function openImports(
  server: FastifyInstance,
  { database, dataDir, launch }: { database: Database; dataDir: string; launch: LaunchJob },
): Promise<ImporterContext['imports']> {
  await markInterrupted(database);
  const onTrouble = (err: unknown) => server.log.error({ err }, 'an import could not be worked on');
  const jobs = openImportJobs({ database, launch, onTrouble });
  server.addHook('preClose', () => jobs.close());
  return { jobs, dataDir };
}
