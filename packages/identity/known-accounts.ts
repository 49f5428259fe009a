import { commonProblem } from '@letsread/http/problem.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { eq, sql } from 'drizzle-orm';
import { account } from './tables.ts';

/** The channel that tells all processes of a deleted account, whose tokens are refused from then on. */
export const deletedChannel = 'account_deleted';

const keepMs = 60_000;
const mostKept = 10_000;

/** Checks that an account still exists, asking the database at most once a minute for each. */
export interface KnownAccounts {
  /** @throws Problem no-token when the account was deleted. */
  check: (accountId: string) => Promise<void>;
  forget: (accountId: string) => void;
  close: () => Promise<void>;
}

export async function openKnownAccounts({ db, listen }: Database, now: () => number): Promise<KnownAccounts> {
  const seen = new Map<string, number>();
  const isKnown = db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, sql.placeholder('accountId')))
    .prepare('identity_known_account');
  const stop = await listen(
    deletedChannel,
    (accountId) => seen.delete(accountId),
    () => seen.clear(),
  );
  return {
    async check(accountId) {
      const at = seen.get(accountId);
      if (at !== undefined && now() - at < keepMs) return;
      const rows = await isKnown.execute({ accountId });
      if (rows.length === 0) {
        seen.delete(accountId);
        throw commonProblem('no-token', { detail: 'The account was deleted.' });
      }
      if (seen.size >= mostKept) seen.clear();
      seen.set(accountId, now());
    },
    forget: (accountId) => void seen.delete(accountId),
    close: stop,
  };
}
