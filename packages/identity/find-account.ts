import type { Database } from '@letsread/database/open-database.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { and, eq, ne, or, TransactionRollbackError } from 'drizzle-orm';
import type { ProvenIdentity } from './identity-token.ts';
import { type ConfiguredProvider, embeddedIssuer } from './sign-in-providers.ts';
import { account, accountConsent, accountIdentity, idpAccount, idpUser } from './tables.ts';

type Db = Pick<Database['db'], 'select' | 'insert' | 'update' | 'transaction'>;
type Key = Pick<ProvenIdentity, 'issuer' | 'subject'>;
type KnownAccount = Pick<typeof account.$inferSelect, 'id' | 'displayName' | 'photoUrl' | 'email' | 'lastUsedOn'>;

/**
 * The one account of a proven identity, made when it is first seen. Who signs in on the site with another provider
 * is also known by that provider's subject, so an app that sends its token directly finds the same account.
 */
export async function findAccount(
  db: Db,
  proven: ProvenIdentity,
  { providers, nowMs }: { providers: readonly ConfiguredProvider[]; nowMs: number },
): Promise<KnownAccount> {
  const keys = [proven, ...(proven.issuer === embeddedIssuer ? await otherKeys(db, proven.subject, providers) : [])];
  const known = (await selectKnown(db, keys)) ?? (await makeAccount(db, proven, keys));
  return takeOver(db, { known, proven, today: new Date(nowMs).toISOString().slice(0, 10) });
}

/** @throws Problem no-token when the provider's user was deleted while the token was still in force. */
async function otherKeys(db: Db, userId: string, providers: readonly ConfiguredProvider[]): Promise<Key[]> {
  const rows = await db
    .select({ providerId: idpAccount.providerId, subject: idpAccount.accountId })
    .from(idpUser)
    .leftJoin(idpAccount, and(eq(idpAccount.userId, idpUser.id), ne(idpAccount.providerId, 'credential')))
    .where(eq(idpUser.id, userId));
  if (rows.length === 0) throw commonProblem('no-token', { detail: 'The account was deleted.' });
  return rows.flatMap(({ providerId, subject }) => {
    const issuer = providers.find(({ id }) => id === providerId)?.issuer;
    return issuer === undefined || subject === null ? [] : [{ issuer, subject }];
  });
}

async function selectKnown(db: Db, keys: readonly Key[]): Promise<KnownAccount | undefined> {
  const rows = await db
    .select({
      id: account.id,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
      email: account.email,
      lastUsedOn: account.lastUsedOn,
      issuer: accountIdentity.issuer,
    })
    .from(accountIdentity)
    .innerJoin(account, eq(account.id, accountIdentity.accountId))
    .where(
      or(...keys.map((key) => and(eq(accountIdentity.issuer, key.issuer), eq(accountIdentity.subject, key.subject)))),
    );
  const own = rows.find(({ issuer }) => issuer === keys[0]?.issuer) ?? rows[0];
  if (own === undefined) return undefined;
  const { issuer: _, ...known } = own;
  if (rows.length < keys.length) await addKeys(db, known.id, keys);
  return known;
}

async function addKeys(db: Pick<Db, 'insert'>, accountId: string, keys: readonly Key[]): Promise<number> {
  const added = await db
    .insert(accountIdentity)
    .values(keys.map(({ issuer, subject }) => ({ issuer, subject, accountId })))
    .onConflictDoNothing()
    .returning({ subject: accountIdentity.subject });
  return added.length;
}

async function makeAccount(db: Db, proven: ProvenIdentity, keys: readonly Key[]): Promise<KnownAccount> {
  const { displayName, photoUrl, email } = proven;
  const made = await db
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(account)
        .values({ displayName, photoUrl, email })
        .returning({ id: account.id, lastUsedOn: account.lastUsedOn });
      // Another request with the same token was faster: its account is the one.
      if (row === undefined || (await addKeys(tx, row.id, keys)) < keys.length) return tx.rollback();
      await takeConsent(tx, row.id, proven);
      return { ...row, displayName, photoUrl, email };
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  const known = made ?? (await selectKnown(db, keys));
  if (known === undefined) throw new Error('An account could not be made.');
  return known;
}

/** What an adult agreed to when they signed up, before there was an account. */
async function takeConsent(
  db: Pick<Db, 'select' | 'insert'>,
  accountId: string,
  { issuer, subject }: Key,
): Promise<void> {
  if (issuer !== embeddedIssuer) return;
  const [agreed] = await db
    .select({ termsVersion: idpUser.termsVersion, agreedAt: idpUser.agreedAt })
    .from(idpUser)
    .where(eq(idpUser.id, subject));
  if (agreed === undefined || agreed.termsVersion === null || agreed.agreedAt === null) return;
  await db.insert(accountConsent).values({ accountId, termsVersion: agreed.termsVersion, agreedAt: agreed.agreedAt });
}

/** Name, picture and address follow what the issuer says now; what it no longer says stays. And it was used today. */
async function takeOver(
  db: Db,
  { known, proven, today }: { known: KnownAccount; proven: ProvenIdentity; today: string },
): Promise<KnownAccount> {
  const displayName = proven.displayName || known.displayName;
  const photoUrl = proven.photoUrl ?? known.photoUrl;
  const email = proven.email ?? known.email;
  const taken = { id: known.id, displayName, photoUrl, email, lastUsedOn: today };
  if (Object.entries(taken).every(([name, value]) => known[name as keyof KnownAccount] === value)) return known;
  const { id, ...changed } = taken;
  await db
    .update(account)
    .set({ ...changed, toldUnusedAt: null })
    .where(eq(account.id, id));
  return taken;
}
