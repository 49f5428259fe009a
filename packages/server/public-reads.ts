import type { Database } from '@letsread/database/database.ts';
import type { Replica } from '@letsread/database/server/open-replica.ts';
import { failureKind } from '@letsread/http/failure-kind.ts';

export interface PublicReads {
  /** Does the work of a read that is the same for everybody, with the database that it is to ask. */
  read: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** What is read from here on has all that is committed now. */
  catchUp: () => void;
  /** Where there is a replica: how many reads it answered, and how many the primary in its place. */
  counts: { replica: number; primary: number } | undefined;
  isFresh: () => boolean;
}

/**
 * The one place that decides where public reads go: to the replica while it is at most a second old, and to the primary
 * when there is none, when it is behind, and when it fails midway.
 */
export function publicReads(database: Database, replica: Replica | undefined): PublicReads {
  if (replica === undefined)
    return { read: (work) => work(database), catchUp: () => {}, counts: undefined, isFresh: () => false };
  const counts = { replica: 0, primary: 0 };
  const onPrimary = <Result>(work: (database: Database) => Promise<Result>) => {
    counts.primary++;
    return work(database);
  };
  return {
    async read(work) {
      if (!replica.isFresh()) return onPrimary(work);
      try {
        const answer = await work(replica.database);
        counts.replica++;
        return answer;
      } catch (error) {
        if (!isOfDatabase(error)) throw error;
        return onPrimary(work);
      }
    },
    catchUp: replica.catchUp,
    counts,
    isFresh: replica.isFresh,
  };
}

/** Away, ended by what it replays (40001), or behind a migration: a read has changed nothing and may begin anew. */
function isOfDatabase(error: unknown): boolean {
  return failureKind(error) !== undefined || (error instanceof Error && 'severity' in error);
}
