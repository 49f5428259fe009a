import type { Pool } from 'pg';
import pg from 'pg';

const TICK_MS = 60_000;
const CHECKPOINT_AFTER_MS = 300_000;
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024;

// The thresholds of PostgreSQL's autovacuum.
const WORN_TABLES = `
  select schemaname, relname from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

const LOG_BYTES = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes,
    extract(epoch from now() - checkpoint_time)::float8 * 1000 as "ageMs"
  from pg_control_checkpoint()`;

/**
 * What a server does in the background and a single-user PostgreSQL, as PGlite is, never does: without it the log and
 * the dead rows grow for as long as the process lives. Returns how to stop.
 */
export function runMaintenance(pool: Pool): () => void {
  let isBusy = false;
  let isStopped = false;
  let lastSaid = '';
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    // There is always a next time, so each reason is said once.
    await cleanUp(pool).catch((error: unknown) => {
      // What is closed in the middle of it has nothing to say.
      if (isStopped) return;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastSaid) console.warn('The embedded database could not be tidied:', reason);
      lastSaid = reason;
    });
    isBusy = false;
  };
  const timer = setInterval(() => void tick(), TICK_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

export async function cleanUp(pool: Pool) {
  const worn = await pool.query<{ schemaname: string; relname: string }>(WORN_TABLES);
  for (const { schemaname, relname } of worn.rows) {
    await pool.query(`vacuum (analyze) ${pg.escapeIdentifier(schemaname)}.${pg.escapeIdentifier(relname)}`);
  }
  const log = (await pool.query<{ bytes: number; ageMs: number }>(LOG_BYTES)).rows[0];
  if (log === undefined) return;
  const isDue = log.bytes > CHECKPOINT_AFTER_BYTES || (log.bytes > 0 && log.ageMs > CHECKPOINT_AFTER_MS);
  if (isDue) await pool.query('checkpoint');
}
