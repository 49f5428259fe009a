import type { Database } from '@letsread/database/open-database.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { changedChannel } from './known-accounts.ts';
import type { Attempts } from './attempts.ts';
import type { Background } from './background.ts';
import { embeddedIssuer } from './sign-in-providers.ts';
import {
  account,
  accountConsent,
  accountIdentity,
  idpAccount,
  idpSession,
  idpUser,
  idpVerification,
  pendingAddress,
} from './tables.ts';

/** The database, or a transaction of the caller's. */
type Db = Pick<Database['db'], 'select' | 'delete' | 'execute'>;

/** What else remembers an account. */
interface Remembering {
  attempts: Attempts;
  forgetMails: (addresses: readonly string[]) => Promise<void>;
  runInBackground: Background['run'];
  forgetAccount: (accountId: string) => void;
}

/** All that identity knows of an account, for its owner to take along. */
export async function exportIdentity(db: Db, accountId: string) {
  const [own] = await db.select().from(account).where(eq(account.id, accountId));
  const identities = await db
    .select({ issuer: accountIdentity.issuer, subject: accountIdentity.subject })
    .from(accountIdentity)
    .where(eq(accountIdentity.accountId, accountId));
  const userIds = usersOf(identities);
  const users = await db
    .select({
      name: idpUser.name,
      email: idpUser.email,
      contactEmail: idpUser.contactEmail,
      isEmailVerified: idpUser.emailVerified,
      image: idpUser.image,
      language: idpUser.language,
      createdAt: idpUser.createdAt,
    })
    .from(idpUser)
    .where(inArray(idpUser.id, userIds));
  const signInMethods = await db
    .select({ provider: idpAccount.providerId, subject: idpAccount.accountId })
    .from(idpAccount)
    .where(inArray(idpAccount.userId, userIds));
  const sessions = await db
    .select({ createdAt: idpSession.createdAt, expiresAt: idpSession.expiresAt })
    .from(idpSession)
    .where(inArray(idpSession.userId, userIds));
  const consents = await db
    .select({ termsVersion: accountConsent.termsVersion, agreedAt: accountConsent.agreedAt })
    .from(accountConsent)
    .where(eq(accountConsent.accountId, accountId));
  return { account: own, identities, users, signInMethods, sessions, consents };
}

/**
 * Deletes an account and all that identity knows of it, mails to each of its addresses among it; rows of other concepts
 * that refer to the account go by their own rules. Tokens that are still in force are refused by every process from
 * then on. There is no mail to say goodbye.
 */
export async function deleteIdentity(identity: Remembering, db: Db, accountId: string): Promise<void> {
  const identities = await db
    .select({ issuer: accountIdentity.issuer, subject: accountIdentity.subject })
    .from(accountIdentity)
    .where(eq(accountIdentity.accountId, accountId));
  const userIds = usersOf(identities);
  const waiting = await db
    .delete(pendingAddress)
    .where(inArray(pendingAddress.userId, userIds))
    .returning({ email: pendingAddress.email });
  const users = await db
    .delete(idpUser)
    .where(inArray(idpUser.id, userIds))
    .returning({ email: idpUser.email, contactEmail: idpUser.contactEmail });
  await db.delete(idpVerification).where(inArray(idpVerification.value, userIds));
  const accounts = await db.delete(account).where(eq(account.id, accountId)).returning({ email: account.email });
  const signedInWith = users.map(({ email }) => email);
  const toldByProviders = [...users.map(({ contactEmail }) => contactEmail), ...accounts.map(({ email }) => email)];
  // Providers write them as they like; what waits here is in lower case.
  const proven = [...signedInWith, ...toldByProviders].flatMap((email) =>
    email === null ? [] : [email.toLowerCase()],
  );
  await db.delete(pendingAddress).where(inArray(pendingAddress.email, proven));
  await db.execute(sql`select pg_notify(${changedChannel}, ${accountId})`);
  identity.forgetAccount(accountId);
  identity.runInBackground('forget', async () => {
    await identity.forgetMails([...proven, ...waiting.map(({ email }) => email)]);
    for (const email of signedInWith) await identity.attempts.forget(email);
  });
}

function usersOf(identities: readonly { issuer: string; subject: string }[]): string[] {
  return identities.filter(({ issuer }) => issuer === embeddedIssuer).map(({ subject }) => subject);
}
