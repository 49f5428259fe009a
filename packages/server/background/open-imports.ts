import type { Database } from '@letsread/database/open-database.ts';
import type { ImporterContext } from '@letsread/importer/jobs/importer-context.ts';
import { type LaunchJob, launchHere, openImportJobs } from '@letsread/importer/jobs/open-import-jobs.ts';
import { clearForgotten } from '@letsread/importer/jobs/clear-forgotten.ts';
import type { FastifyInstance } from 'fastify';
import { callEachDay } from './call-each-day.ts';

/** The imports of the back room, worked on in this process unless `launch` is given; what is being worked on ends with the server. */
export async function openImports(
  server: FastifyInstance,
  {
    database,
    dataDir,
    launch = launchHere({ database, dataDir }),
  }: { database: Database; dataDir: string; launch: LaunchJob | undefined },
): Promise<ImporterContext['imports']> {
  const onError = (err: unknown) => server.log.error({ err }, 'an import could not be worked on');
  const jobs = await openImportJobs({ database, launch, onError });
  server.addHook('preClose', () => jobs.close());
  const clear = () =>
    void clearForgotten(database, dataDir).catch((err: unknown) =>
      server.log.error({ err }, 'files of imports that nobody goes on with could not be cleared'),
    );
  server.addHook('onListen', async () => clear());
  server.addHook('onClose', callEachDay(clear));
  return { jobs, dataDir };
}
