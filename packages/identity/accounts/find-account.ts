import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { AccountIdentityRow, AccountRow, IdpUserRow } from '@letsread/database/rows.ts';
import { or } from '@letsread/database/sql.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import type { Pool } from 'pg';
import sql from 'sql-template-tag';
import type { ProvenIdentity } from '../tokens/identity-token.ts';
import { type ConfiguredProvider, embeddedIssuer } from '../provider/sign-in-providers.ts';

type Key = Pick<ProvenIdentity, 'issuer' | 'subject'>;

interface KnownAccount {
  id: string;
  displayName: string;
  photoUrl: string | null;
  email: string | null;
  lastUsedOn: string;
  /** Whether several grown-ups sign in to it: it bears the name of one of them. */
  isShared: boolean;
}

/**
 * The one account of a proven identity, made when it is first seen. Who signs in on the site with another provider
 * is also known by that provider's subject, so an app that sends its token directly finds the same account.
 */
export async function findAccount(
  pool: Pool,
  proven: ProvenIdentity,
  { providers, nowMs }: { providers: readonly ConfiguredProvider[]; nowMs: number },
): Promise<KnownAccount> {
  const keys = [proven, ...(proven.issuer === embeddedIssuer ? await otherKeys(pool, proven.subject, providers) : [])];
  const known = (await selectKnown(pool, keys)) ?? (await makeAccount(pool, proven, keys));
  return takeOver(pool, { known, proven, today: new Date(nowMs).toISOString().slice(0, 10) });
}

/** @throws Problem no-token when the provider's user was deleted while the token was still in force. */
async function otherKeys(db: Queryable, userId: string, providers: readonly ConfiguredProvider[]): Promise<Key[]> {
  const { rows } = await db.query<{ providerId: string | null; subject: string | null }>(sql`
    select a.provider_id as "providerId", a.account_id as subject
    from idp_user u left join idp_account a on a.user_id = u.id and a.provider_id <> 'credential'
    where u.id = ${userId}`);
  if (rows.length === 0) throw commonProblem('no-token', { detail: 'The account was deleted.' });
  return rows.flatMap(({ providerId, subject }) => {
    const issuer = providers.find(({ id }) => id === providerId)?.issuer;
    return issuer === undefined || subject === null ? [] : [{ issuer, subject }];
  });
}

async function selectKnown(db: Queryable, keys: readonly Key[]): Promise<KnownAccount | undefined> {
  const isOneOf = or(...keys.map(({ issuer, subject }) => sql`i.issuer = ${issuer} and i.subject = ${subject}`));
  const { rows } = await db.query<KnownAccount & Pick<AccountIdentityRow, 'issuer'>>(sql`
    select a.id, a.display_name as "displayName", a.photo_url as "photoUrl", a.email, a.last_used_on as "lastUsedOn",
      i.issuer,
      (select count(*) from account_identity o where o.account_id = a.id and o.issuer = ${embeddedIssuer}) > 1
        as "isShared"
    from account_identity i join account a on a.id = i.account_id where ${isOneOf}`);
  const own = rows.find(({ issuer }) => issuer === keys[0]?.issuer) ?? rows[0];
  if (own === undefined) return undefined;
  const { issuer: _, ...known } = own;
  if (rows.length < keys.length) await addKeys(db, known.id, keys);
  return known;
}

async function addKeys(db: Queryable, accountId: string, keys: readonly Key[]): Promise<number> {
  const { rowCount } = await db.query(sql`
    insert into account_identity (issuer, subject, account_id)
    select issuer, subject, ${accountId}::bigint
    from unnest(${keys.map(({ issuer }) => issuer)}::text[], ${keys.map(({ subject }) => subject)}::text[])
      as k (issuer, subject)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Another request with the same token was faster: its account is the one. */
class AccountExistsError extends Error {}

async function makeAccount(pool: Pool, proven: ProvenIdentity, keys: readonly Key[]): Promise<KnownAccount> {
  const { displayName, photoUrl, email } = proven;
  const made = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<Pick<AccountRow, 'id' | 'last_used_on'>>(sql`
      insert into account (display_name, photo_url, email) values (${displayName}, ${photoUrl}, ${email})
      returning id, last_used_on`);
    const [row] = rows;
    if (row === undefined || (await addKeys(client, row.id, keys)) < keys.length) throw new AccountExistsError();
    await takeConsent(client, row.id, proven);
    return { id: row.id, lastUsedOn: row.last_used_on, displayName, photoUrl, email, isShared: false };
  }).catch((error: unknown) => {
    if (!(error instanceof AccountExistsError)) throw error;
  });
  const known = made ?? (await selectKnown(pool, keys));
  if (known === undefined) throw new Error('An account could not be made.');
  return known;
}

/** What an adult agreed to when they signed up, before there was an account. */
async function takeConsent(db: Queryable, accountId: string, { issuer, subject }: Key): Promise<void> {
  if (issuer !== embeddedIssuer) return;
  const { rows } = await db.query<Pick<IdpUserRow, 'terms_version' | 'agreed_at'>>(
    sql`select terms_version, agreed_at from idp_user where id = ${subject}`,
  );
  const [agreed] = rows;
  if (agreed === undefined || agreed.terms_version === null || agreed.agreed_at === null) return;
  await db.query(sql`
    insert into account_consent (account_id, user_id, terms_version, agreed_at)
    values (${accountId}, ${subject}, ${agreed.terms_version}, ${agreed.agreed_at})`);
}

/**
 * Name, picture and address follow what the issuer says now; what it no longer says stays. And it was used today. An account
 * of several keeps those of one, and each of them is called by their own.
 */
async function takeOver(
  db: Queryable,
  { known, proven, today }: { known: KnownAccount; proven: ProvenIdentity; today: string },
): Promise<KnownAccount> {
  if (known.isShared) {
    await db.query(sql`
      update account set last_used_on = ${today}, told_unused_at = null
      where id = ${known.id} and (last_used_on <> ${today} or told_unused_at is not null)`);
    const { displayName, photoUrl, email } = proven;
    return { ...known, displayName, photoUrl, email };
  }
  const displayName = proven.displayName || known.displayName;
  const photoUrl = proven.photoUrl ?? known.photoUrl;
  const email = proven.email ?? known.email;
  const taken = { ...known, displayName, photoUrl, email, lastUsedOn: today };
  if (Object.entries(taken).every(([name, value]) => known[name as keyof KnownAccount] === value)) return known;
  await db.query(sql`
    update account set display_name = ${displayName}, photo_url = ${photoUrl}, email = ${email},
      last_used_on = ${today}, told_unused_at = null
    where id = ${known.id}`);
  return taken;
}
