import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
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

/**
 * What waits for this token. Everything that waits for the same address or user is locked with it until the end of the
 * transaction, always in one order: of two links that are opened at once the second one finds nothing any more.
 * @throws Problem link-not-valid
 */
export async function findPending<Kind extends 'sign-up' | 'change'>(
  db: Pick<Database['db'], 'select'>,
  { token, kind, nowMs }: { token: string; kind: Kind; nowMs: number },
): Promise<Pending & { userId: Kind extends 'change' ? string : null }> {
  const tokenHash = hashOf(token);
  const isOfKind = kind === 'sign-up' ? isNull(pendingAddress.userId) : isNotNull(pendingAddress.userId);
  const [named] = await db
    .select({ email: pendingAddress.email, userId: pendingAddress.userId })
    .from(pendingAddress)
    .where(and(eq(pendingAddress.tokenHash, tokenHash), isOfKind, gt(pendingAddress.endsAt, new Date(nowMs))));
  if (named === undefined) throw linkNotValid();
  const { email, userId } = named;
  const locked = await db
    .select()
    .from(pendingAddress)
    .where(or(eq(pendingAddress.email, email), userId === null ? undefined : eq(pendingAddress.userId, userId)))
    .orderBy(asc(pendingAddress.tokenHash))
    .for('update');
  const found = locked.find((each) => each.tokenHash === tokenHash);
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
