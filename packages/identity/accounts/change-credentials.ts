import type { Database } from '@letsread/database/open-database.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { changedChannel } from '../known-accounts.ts';
import { embeddedIssuer } from '../sign-in-providers.ts';
import { account, accountIdentity, idpAccount, idpUser, idpVerification, pendingAddress } from '../tables.ts';

type Db = Pick<Database['db'], 'select' | 'update' | 'delete' | 'execute'>;

/** Who signs in with e-mail and password. */
export interface Credential {
  userId: string;
  email: string;
  name: string;
  language: string;
  passwordHash: string;
  passwordChangedAt: Date | null;
}

const credentialColumns = {
  userId: idpUser.id,
  email: idpUser.email,
  name: idpUser.name,
  language: sql<string>`coalesce(${idpUser.language}, 'en')`,
  passwordHash: sql<string>`${idpAccount.password}`,
  passwordChangedAt: idpUser.passwordChangedAt,
};

function selectCredentials(db: Pick<Db, 'select'>) {
  return db
    .select(credentialColumns)
    .from(idpUser)
    .innerJoin(idpAccount, and(eq(idpAccount.userId, idpUser.id), eq(idpAccount.providerId, 'credential')));
}

export async function credentialOfEmail(db: Pick<Db, 'select'>, email: string): Promise<Credential | undefined> {
  const [found] = await selectCredentials(db).where(eq(idpUser.email, email));
  return found;
}

export async function credentialOfUser(db: Pick<Db, 'select'>, userId: string): Promise<Credential | undefined> {
  const [found] = await selectCredentials(db).where(eq(idpUser.id, userId));
  return found;
}

/** Undefined for an account that signs in elsewhere only. */
export async function credentialOfAccount(db: Pick<Db, 'select'>, accountId: string): Promise<Credential | undefined> {
  const [found] = await selectCredentials(db).innerJoin(
    accountIdentity,
    and(
      eq(accountIdentity.subject, idpUser.id),
      eq(accountIdentity.issuer, embeddedIssuer),
      eq(accountIdentity.accountId, accountId),
    ),
  );
  return found;
}

/**
 * Whatever was signed or mailed before a user's password was changed holds no more: jwtTokens in every process,
 * links to choose a password, and an address that waited to become theirs. Gives the accounts that were theirs.
 */
export async function endWhatWasBefore(db: Db, userId: string, at: Date): Promise<string[]> {
  await db.update(idpUser).set({ passwordChangedAt: at }).where(eq(idpUser.id, userId));
  await db.delete(pendingAddress).where(eq(pendingAddress.userId, userId));
  await db.delete(idpVerification).where(eq(idpVerification.value, userId));
  const own = db
    .select({ accountId: accountIdentity.accountId })
    .from(accountIdentity)
    .where(and(eq(accountIdentity.issuer, embeddedIssuer), eq(accountIdentity.subject, userId)));
  const changed = await db
    .update(account)
    .set({ tokensFrom: at })
    .where(inArray(account.id, own))
    .returning({ id: account.id });
  for (const { id } of changed) await db.execute(sql`select pg_notify(${changedChannel}, ${id})`);
  return changed.map(({ id }) => id);
}
