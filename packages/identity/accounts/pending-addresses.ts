import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { PendingAddressRow } from '@letsread/database/rows.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { lifetimes } from '../provider/embedded-provider.ts';
import { hashOfLinkToken, newLinkToken } from './link-token.ts';

interface NewPending {
  email: string;
  name: string;
  language: string;
  /** Whose new address it is; without it a sign-up. */
  userId?: string;
  termsVersion?: string | null;
  agreedAt?: Date | null;
}

/** Lets an address wait for its mail, and gives the token for the link in it. Earlier links stay good. */
export async function addPending(
  { pool }: Pick<Database, 'pool'>,
  pending: NewPending,
  nowMs: number,
): Promise<string> {
  const token = newLinkToken();
  const endsAt = new Date(nowMs + lifetimes.verification * 1000);
  const { email, name, language, userId, termsVersion, agreedAt } = pending;
  await pool.query(sql`
    insert into pending_address (token_hash, user_id, email, name, language, terms_version, agreed_at, ends_at)
    values (${hashOfLinkToken(token)}, ${userId}, ${email}, ${name}, ${language}, ${termsVersion}, ${agreedAt}, ${endsAt})`);
  return token;
}

/**
 * What waits for this token. Everything that waits for the same address or user is locked with it until the end of the
 * transaction, always in one order: of two links that are opened at once the second one finds nothing any more.
 * @throws Problem link-not-valid
 */
export async function findPending<Kind extends 'sign-up' | 'change'>(
  db: Queryable,
  { token, kind, nowMs }: { token: string; kind: Kind; nowMs: number },
): Promise<PendingAddressRow & { user_id: Kind extends 'change' ? string : null }> {
  const tokenHash = hashOfLinkToken(token);
  const named = await db.query<Pick<PendingAddressRow, 'email' | 'user_id'>>(sql`
    select email, user_id from pending_address
    where token_hash = ${tokenHash} and (user_id is null) = ${kind === 'sign-up'} and ends_at > ${new Date(nowMs)}`);
  const [waiting] = named.rows;
  if (waiting === undefined) throw linkNotValid();
  const locked = await db.query<PendingAddressRow>(sql`
    select * from pending_address where email = ${waiting.email} or user_id = ${waiting.user_id}
    order by token_hash for update`);
  const found = locked.rows.find((each) => each.token_hash === tokenHash);
  if (found === undefined) throw linkNotValid();
  return found as Awaited<ReturnType<typeof findPending<Kind>>>;
}

export function linkNotValid(): Problem {
  return new Problem('link-not-valid', 400, { detail: 'The link has ended or was used before. Ask for a new one.' });
}

/** Whether something failed as another request took the address at the same moment. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
