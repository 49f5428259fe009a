import { commonProblem } from '@letsread/http/problem.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { AccountRow } from '@letsread/database/rows.ts';
import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';

/** The channel that tells all processes of an account that was deleted or has a new password: its old tokens are refused. */
export const changedChannel = 'account_changed';

const cacheMs = 60_000;
const maxCached = 10_000;

/** Checks that an account still exists, asking the database at most once a minute for each. */
export interface KnownAccounts {
  /** @throws Problem no-token when the account was deleted, or has a new password since the token was signed. */
  check: (token: { accountId: string; issuedAtMs: number }) => Promise<void>;
  forget: (accountId: string) => void;
  close: () => Promise<void>;
}

export async function openKnownAccounts({ pool, listen }: Database, now: () => number): Promise<KnownAccounts> {
  const seen = new Map<string, { atMs: number; tokensFromMs: number }>();
  const stop = await listen(
    changedChannel,
    (accountId) => seen.delete(accountId),
    () => seen.clear(),
  );
  async function find(accountId: string): Promise<{ tokensFromMs: number }> {
    const cached = seen.get(accountId);
    if (cached !== undefined && now() - cached.atMs < cacheMs) return cached;
    const { rows } = await pool.query<Pick<AccountRow, 'tokens_from'>>(
      prepared('known-account', sql`select tokens_from from account where id = ${accountId}`),
    );
    const [row] = rows;
    if (row === undefined) {
      seen.delete(accountId);
      throw commonProblem('no-token', { detail: 'The account was deleted.' });
    }
    if (seen.size >= maxCached) seen.clear();
    const found = { atMs: now(), tokensFromMs: row.tokens_from?.getTime() ?? 0 };
    seen.set(accountId, found);
    return found;
  }

  return {
    async check({ accountId, issuedAtMs }) {
      const { tokensFromMs } = await find(accountId);
      if (issuedAtMs >= tokensFromMs) return;
      throw commonProblem('no-token', { detail: 'The account has a new password. Sign in with it.' });
    },
    forget: (accountId) => void seen.delete(accountId),
    close: stop,
  };
}
