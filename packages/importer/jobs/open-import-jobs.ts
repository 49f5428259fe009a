import { type Held, runAlone, takeAlone } from '@letsread/database/alone.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { type ImportJob, runJob } from './run-job.ts';

/** The work on imports that goes on; one at a time, in whichever process of the library. */
export interface ImportJobs {
  /** Resolves when `prepare` has: the work then goes on by itself. @throws Problem import-running */
  start: (job: ImportJob, prepare: () => Promise<void>) => Promise<void>;
  /** Resolves when the work on this import, if there is any, has ended. */
  stop: (importId: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Does a job until it is done, or until it is told to stop. */
export type LaunchJob = (job: ImportJob, signal: AbortSignal) => Promise<void>;

/** What is done by one process alone. */
const importing = 'import';
/** Tells the process that works on an import to stop. */
const stopChannel = 'import_stop';

interface Running {
  importId: string;
  stop: AbortController;
  ended: Promise<void>;
}

/** What was left by a library that ended in the midst of it is marked so. */
export async function openImportJobs({
  database,
  launch,
  onError,
}: {
  database: Database;
  launch: LaunchJob;
  onError: (error: unknown) => void;
}): Promise<ImportJobs> {
  let current: Running | undefined;
  const end = async () => {
    current?.stop.abort();
    await current?.ended;
  };
  const run = async (job: ImportJob, prepared: Promise<Held>, signal: AbortSignal) => {
    // Whoever started it is told why it could not be.
    const held = await prepared.catch(() => undefined);
    if (held !== undefined) {
      await launch(job, AbortSignal.any([signal, held.signal])).catch(onError);
      await markInterrupted(database, job.importId).catch(onError);
      await held.release();
    }
    current = undefined;
  };
  const begin = async (prepare: () => Promise<void>): Promise<Held> => {
    const held = await takeAlone(database, importing);
    if (held === undefined) throw anotherIsRunning();
    try {
      await prepare();
      return held;
    } catch (error) {
      await held.release();
      throw error;
    }
  };
  const left = await takeAlone(database, importing);
  if (left !== undefined) await markInterrupted(database).finally(left.release);
  const stopListening = await database.listen(stopChannel, (importId) => {
    if (current?.importId === importId) current.stop.abort();
  });
  return {
    async start(job, prepare) {
      // What it did is written down already; its process only ends.
      const before = current;
      if (before !== undefined && (await isOver(database, before.importId))) await before.ended;
      if (current !== undefined) throw anotherIsRunning();
      const stop = new AbortController();
      const prepared = begin(prepare);
      current = { importId: job.importId, stop, ended: run(job, prepared, stop.signal) };
      await prepared;
    },
    async stop(importId) {
      if (current?.importId === importId) return end();
      if (await isOver(database, importId)) return undefined;
      await database.pool.query(sql`select pg_notify(${stopChannel}, ${importId})`);
      return runAlone(database, importing, () => markInterrupted(database, importId));
    },
    async close() {
      await stopListening();
      await end();
    },
  };
}

function anotherIsRunning(): Problem {
  return new Problem('import-running', 409, { detail: 'Another import is being worked on: wait, or stop it.' });
}

async function isOver({ pool }: Database, importId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    sql`select from import where id = ${importId} and state not in ('checking', 'importing', 'undoing')`,
  );
  return rowCount === 1;
}

/** In this process, for libraries whose database no other one reaches. */
export function launchHere(options: { database: Database; dataDir: string }): LaunchJob {
  return (job, signal) => runJob(job, { ...options, signal });
}

/** What a library, or the process that worked on it, left when it ended in the midst of it: it says so, and can be done again. */
export async function markInterrupted({ pool }: Database, importId?: string): Promise<void> {
  await pool.query(sql`
    update import set state = 'stopped', changed_at = clock_timestamp()
    where state in ('checking', 'importing', 'undoing') and id = coalesce(${importId ?? null}::bigint, id)`);
}
