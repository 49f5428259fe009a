import type pg from 'pg';

/** Calls `onNotice` with the payload of each NOTIFY on the channel, until the returned function is called. */
export type Listen = (
  channel: string,
  onNotice: (payload: string) => void,
  /** The line was down for a while: notices may have been missed, so forget what they keep true. */
  onGap?: () => void,
) => Promise<() => Promise<void>>;

/** The pool, or the client of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

export interface Database {
  kind: 'embedded' | 'server';
  /** The database of a library that runs in another process (`joinsRunning`). */
  isJoined?: true;
  /** Inside a transaction ask its client, never the pool: the embedded database has one session. */
  pool: pg.Pool;
  listen: Listen;
  /** The embedded database as one file to begin another from (`snapshotFile`); a server has pg_dump. */
  dumpImage?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface OpenOptions {
  /** postgres://… for a server; without it the embedded database. */
  url?: string;
  /** The embedded database lives in its subfolder `database`. */
  dataDir?: string;
  /** Faster: nothing need be on disk before its close, and after that whoever wants to keep it sees to it (`syncTree`). */
  isScratch?: true;
  /** Commands of this machine may use the embedded database as long as it is open here. */
  isShared?: true;
  /** Where a library runs with the data folder, use its database. */
  joinsRunning?: true;
  /** The embedded database lives only as long as the process. */
  inMemory?: true;
  /** Begin a new embedded database from this image (see `dumpImage`). */
  snapshotFile?: string;
  /** Most connections to the server at once. */
  poolSize?: number;
  statementTimeoutMs?: number;
  connectionTimeoutMs?: number;
  /** A query is given up here, also where the server says nothing any more. */
  queryTimeoutMs?: number;
  /** The embedded database has stopped for good: end the process. */
  onFatal?: (error: Error) => void;
  /** A connection to the server was lost while idle; the next query opens another. */
  onConnectionLost?: (error: Error) => void;
}
