import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { tryLockSession, unlockSession } from './advisory-lock.ts';
import type { Database } from './database.ts';

/** While it is held, no other process of the library does the same work. */
export interface Held {
  /** Aborted when the connection that holds it is lost. */
  signal: AbortSignal;
  release: () => Promise<void>;
}

const tryAgainMs = 1_000;

/**
 * Takes the work of this name for this process, or gives undefined while another process has it. It is a lock of a
 * connection of its own, so it ends with the process, however that ends. The embedded database has one process.
 */
export async function takeAlone({ kind, pool }: Database, name: string): Promise<Held | undefined> {
  if (kind === 'embedded') return { signal: new AbortController().signal, release: async () => {} };
  const client = await pool.connect();
  const isTaken = await tryLockSession(client, name).catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  if (isTaken) return heldBy(client, name);
  client.release();
  return undefined;
}

function heldBy(client: PoolClient, name: string): Held {
  const lost = new AbortController();
  const onLost = () => lost.abort();
  client.once('error', onLost).once('end', onLost);
  return {
    signal: lost.signal,
    async release() {
      client.removeListener('error', onLost).removeListener('end', onLost);
      if (lost.signal.aborted) return client.release(true);
      // A connection that cannot give it back is thrown away, and the lock with it.
      const isReturned = await unlockSession(client, name).then(
        () => true,
        () => false,
      );
      client.release(!isReturned);
    },
  };
}

/**
 * Does the work when no other process does it: now, or when the other has done it or has ended. Work that finds nothing
 * left to do ends at once. Undefined where `signal` ended the waiting.
 */
export async function runAlone<Result>(
  database: Database,
  name: string,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | undefined> {
  for (;;) {
    if (signal?.aborted === true) return undefined;
    const held = await takeAlone(database, name);
    if (held === undefined) {
      await wait(tryAgainMs, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }).catch(() => {});
      continue;
    }
    try {
      return await work(signal === undefined ? held.signal : AbortSignal.any([signal, held.signal]));
    } finally {
      await held.release();
    }
  }
}
