import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database.ts';
import { openServer } from './open-server.ts';

/** How old what is read from a replica may be. */
const maxAgeMs = 1_000;
const lookEveryMs = 200;
const lookAgainMs = 20;
/** A replica that lags only for as long as a large write takes is not worth a line in the log. */
const sayAfterMs = 5_000;
/** Who waits longer for a replica asks the primary instead. */
const patienceMs = 5_000;
/** Where the next record begins may be behind the head of a page that is not written yet. */
const headOfPage = 24;

export interface Replica {
  database: Database;
  /** Whether what was committed a second ago, and before the last `catchUp`, can be read from it. */
  isFresh: () => boolean;
  /** From here on it is not read from until it has all that is committed now. */
  catchUp: () => void;
  close: () => Promise<void>;
}

interface ReplicaOptions {
  url: string;
  primaryUrl: string;
  poolSize?: number;
  /** It cannot be read from, for longer than a moment: told once, until it is back. */
  onAway: (why: string) => void;
  onBack: () => void;
}

/** A replica of the server, and how far it has come: asked five times a second, over two connections of their own. */
export function openReplica({ url, primaryUrl, poolSize, onAway, onBack }: ReplicaOptions): Promise<Replica> {
  return follow({ url, primaryUrl, onAway, onBack }, () =>
    openServer({
      url,
      ...(poolSize === undefined ? {} : { poolSize }),
      statementTimeoutMs: patienceMs,
      connectionTimeoutMs: maxAgeMs,
      queryTimeoutMs: patienceMs,
      // What was lost is found by following it.
      onConnectionLost: () => {},
    }),
  );
}

async function follow(
  { url, primaryUrl, onAway, onBack }: Omit<ReplicaOptions, 'poolSize'>,
  open: () => Promise<Database>,
): Promise<Replica> {
  const database = await open();
  const primary = watchOver(primaryUrl);
  const replica = watchOver(url);
  const stop = new AbortController();
  let wake = new AbortController();
  let wishes = 0;
  let freshAt = -Infinity;
  let lastFreshAt = performance.now();
  let isSaid = false;
  const isFresh = () => performance.now() - freshAt < maxAgeMs;

  /** Whether it has come as far as the primary is now. */
  async function look(): Promise<void> {
    const wish = wishes;
    const startedMs = performance.now();
    const target = await positionOf(primary);
    while (!(await hasReplayed(replica, target))) {
      if (wish !== wishes || stop.signal.aborted) return;
      if (performance.now() - startedMs > maxAgeMs) throw new Error('behind');
      await sleep(lookAgainMs);
    }
    if (wish !== wishes) return;
    freshAt = lastFreshAt = startedMs;
    if (isSaid) onBack();
    isSaid = false;
  }

  async function lookOn(): Promise<void> {
    while (!stop.signal.aborted) {
      const wish = wishes;
      wake = new AbortController();
      await look().catch((error: NodeJS.ErrnoException) => {
        if (isSaid || stop.signal.aborted || performance.now() - lastFreshAt < sayAfterMs) return;
        isSaid = true;
        onAway(error.code ?? error.message);
      });
      const signal = AbortSignal.any([stop.signal, wake.signal]);
      if (wish === wishes) await sleep(lookEveryMs, undefined, { signal }).catch(() => {});
    }
  }

  const looking = lookOn();
  return {
    database,
    isFresh,
    catchUp() {
      wishes++;
      freshAt = -Infinity;
      wake.abort();
    },
    async close() {
      stop.abort();
      await looking;
      await Promise.all([primary.end(), replica.end(), database.close()]);
    },
  };
}

/** Apart from the connections of readers: when those are all taken, it must still be known how far the replica is. */
function watchOver(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'lets-read replica',
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: 2 * maxAgeMs,
    query_timeout: 2 * maxAgeMs,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Also of what is committed and not yet written, where the server does not wait for its disk. */
async function positionOf(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return rows[0]?.at ?? '';
}

async function hasReplayed(replica: pg.Pool, target: string): Promise<boolean> {
  const { rows } = await replica.query<{ isReplica: boolean; has: boolean | null }>(
    `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() + ${headOfPage} >= $1::pg_lsn as has`,
    [target],
  );
  if (rows[0]?.isReplica !== true) throw new Error('it is no replica');
  return rows[0].has === true;
}
