import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { prepared } from '@letsread/database/sql.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';
import { readJwtToken, type TokenFacts } from './jwt-token.ts';
import type { TokenKeys } from './token-keys.ts';

/**
 * The channel that tells all processes of an account that signed out somewhere, opened a browser for a class, has a new
 * password or was deleted: its tokens are looked at anew.
 */
const changedChannel = 'account_changed';

const rememberedMs = 60_000;
/** A token takes a third of a kilobyte. */
const maxTokens = 20_000;

/** The jwtTokens that were verified within the last minute: checking a signature takes longer than the rest of a call. */
export interface VerifiedTokens {
  /**
   * @throws Problem no-token when it is not a good one, its session has ended or is open for a class that it does not name,
   * or its account is gone or has a new password.
   */
  read: (token: string) => Promise<TokenFacts>;
  /** Looks at all tokens of an account anew. Other processes do so when `announceChange` tells them. */
  forget: (accountId: string) => void;
  close: () => Promise<void>;
}

export async function openVerifiedTokens(
  { pool, listen }: Database,
  { keys, now }: { keys: TokenKeys; now: () => number },
): Promise<VerifiedTokens> {
  const verified = new LRUCache<string, { facts: TokenFacts; untilMs: number }>({ max: maxTokens });
  /** How often something was forgotten: what was being verified meanwhile may have been read before the change. */
  let forgotten = 0;
  function forget(accountId: string): void {
    forgotten += 1;
    for (const [token, { facts }] of verified.entries()) if (facts.accountId === accountId) verified.delete(token);
  }
  function forgetAll(): void {
    forgotten += 1;
    verified.clear();
  }
  const stop = await listen(changedChannel, forget, forgetAll);

  return {
    async read(token) {
      const atMs = now();
      const known = verified.get(token);
      if (known !== undefined && atMs < known.untilMs) return known.facts;
      const begun = forgotten;
      const facts = await readJwtToken(keys, token, atMs);
      await requireInForce(pool, facts);
      if (begun === forgotten) verified.set(token, { facts, untilMs: Math.min(atMs + rememberedMs, facts.endsAtMs) });
      return facts;
    },
    forget,
    close: stop,
  };
}

async function requireInForce(db: Queryable, facts: TokenFacts): Promise<void> {
  const { accountId, sessionId, userId, classId, issuedAtMs } = facts;
  const { rows } = await db.query<{
    tokens_from: Date | null;
    own_from: Date | null;
    is_signed_in: boolean;
    class_id: string | null;
    is_theirs: boolean;
  }>(
    prepared(
      'token-in-force',
      sql`select a.tokens_from, ${sessionId ?? null}::text is null or s.id is not null as is_signed_in, s.class_id,
          u.password_changed_at as own_from, ${userId ?? null}::text is null or i.subject is not null as is_theirs
        from account a
        left join account_identity i
          on i.account_id = a.id and i.issuer = ${embeddedIssuer} and i.subject = ${userId ?? null}
        left join idp_user u on u.id = i.subject
        left join idp_session s on s.id = ${sessionId ?? null} and s.expires_at > now()
        where a.id = ${accountId}`,
    ),
  );
  const [account] = rows;
  if (account === undefined) throw commonProblem('no-token', { detail: 'The account was deleted.' });
  if (!account.is_theirs) throw commonProblem('no-token', { detail: 'The account is another person’s now.' });
  if (issuedAtMs < Math.max(account.tokens_from?.getTime() ?? 0, account.own_from?.getTime() ?? 0))
    throw commonProblem('no-token', { detail: 'The account has a new password. Sign in with it.' });
  if (!account.is_signed_in) throw commonProblem('no-token', { detail: 'The session of this token has ended.' });
  // One of before is not of a child, and would open to one what is the grown-up's.
  if (account.class_id !== null && account.class_id !== classId)
    throw commonProblem('no-token', { detail: 'The session of this token is open for a class now.' });
}

/** Tells all processes, at the end of the transaction, that the account's tokens are to be looked at anew. */
export async function announceChange(db: Queryable, accountId: string): Promise<void> {
  await db.query(sql`select pg_notify(${changedChannel}, ${accountId})`);
}

/** Of a user of the embedded provider. */
export async function accountsOfUser(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ account_id: string }>(
    sql`select account_id from account_identity where issuer = ${embeddedIssuer} and subject = ${userId}`,
  );
  return rows.map(({ account_id: id }) => id);
}
