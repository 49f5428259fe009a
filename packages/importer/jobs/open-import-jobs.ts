import type { Database } from '@letsread/database/open-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { type ImportJob, runJob } from './run-job.ts';

/** The work on imports that goes on; one at a time. */
export interface ImportJobs {
  /** Resolves when `prepare` has: the work then goes on by itself. @throws Problem import-running */
  start: (job: ImportJob, prepare: () => Promise<void>) => Promise<void>;
  /** Resolves when the work on this import, if there is any, has ended. */
  stop: (importId: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Does a job until it is done, or until it is told to stop. */
export type LaunchJob = (job: ImportJob, signal: AbortSignal) => Promise<void>;

interface Running {
  importId: string;
  stop: AbortController;
  ended: Promise<void>;
}

export function openImportJobs({
  database,
  launch,
  onTrouble,
}: {
  database: Database;
  launch: LaunchJob;
  onTrouble: (error: unknown) => void;
}): ImportJobs {
  let current: Running | undefined;
  const end = async () => {
    current?.stop.abort();
    await current?.ended;
  };
  const run = async (job: ImportJob, prepared: Promise<void>, signal: AbortSignal) => {
    const isPrepared = await prepared.then(
      () => true,
      () => false,
    );
    // Whoever started it is told why it could not be.
    if (isPrepared) await launch(job, signal).catch(onTrouble);
    if (isPrepared) await markInterrupted(database, job.importId).catch(onTrouble);
    current = undefined;
  };
  return {
    async start(job, prepare) {
      // What it did is written down already; its process only ends.
      const before = current;
      if (before !== undefined && (await isOver(database, before.importId))) await before.ended;
      if (current !== undefined)
        throw new Problem('import-running', 409, { detail: 'Another import is being worked on: wait, or stop it.' });
      const stop = new AbortController();
      const prepared = prepare();
      current = { importId: job.importId, stop, ended: run(job, prepared, stop.signal) };
      await prepared;
    },
    stop: async (importId) => (current?.importId === importId ? end() : undefined),
    close: end,
  };
}

async function isOver({ pool }: Database, importId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    sql`select from import where id = ${importId} and state not in ('checking', 'importing', 'undoing')`,
  );
  return rowCount === 1;
}

/** In this process, for libraries whose database no other one reaches. */
export function launchHere(place: { database: Database; dataDir: string }): LaunchJob {
  return (job, signal) => runJob(job, { ...place, signal });
}

/** What a library, or the process that worked on it, left when it ended in the midst of it: it says so, and can be done again. */
export async function markInterrupted({ pool }: Database, importId?: string): Promise<void> {
  await pool.query(sql`
    update import set state = 'stopped', changed_at = clock_timestamp()
    where state in ('checking', 'importing', 'undoing') and id = coalesce(${importId ?? null}::bigint, id)`);
}
