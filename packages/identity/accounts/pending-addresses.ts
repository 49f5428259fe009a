import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { lifetimes } from '../embedded-provider.ts';
import { pendingAddress } from '../tables.ts';

type Pending = typeof pendingAddress.$inferSelect;
type NewPending = Pick<Pending, 'email' | 'name' | 'language'> &
  Partial<Pick<Pending, 'userId' | 'termsVersion' | 'agreedAt'>>;

/** Lets an address wait for its mail, and gives the token for the link in it. Earlier links stay good. */
export async function addPending({ db }: Pick<Database, 'db'>, pending: NewPending, nowMs: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const endsAt = new Date(nowMs + lifetimes.verification * 1000);
  await db.insert(pendingAddress).values({ ...pending, tokenHash: hashOf(token), endsAt });
  return token;
}

/** What waits for this token; locked until the end of the transaction. @throws Problem link-not-valid */
export async function findPending<Kind extends 'sign-up' | 'change'>(
  db: Pick<Database['db'], 'select'>,
  { token, kind, nowMs }: { token: string; kind: Kind; nowMs: number },
): Promise<Pending & { userId: Kind extends 'change' ? string : null }> {
  const isOfKind = kind === 'sign-up' ? isNull(pendingAddress.userId) : isNotNull(pendingAddress.userId);
  const [found] = await db
    .select()
    .from(pendingAddress)
    .where(and(eq(pendingAddress.tokenHash, hashOf(token)), isOfKind, gt(pendingAddress.endsAt, new Date(nowMs))))
    .for('update');
  if (found === undefined) throw linkNotValid();
  return found as Awaited<ReturnType<typeof findPending<Kind>>>;
}

export function linkNotValid(): Problem {
  return new Problem('link-not-valid', 400, { detail: 'The link has ended or was used before. Ask for a new one.' });
}

/** Whether something failed as another request took the address at the same moment. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
