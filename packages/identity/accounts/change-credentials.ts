import type { Queryable } from '@letsread/database/database.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import type { AccountRow } from '@letsread/database/rows.ts';
import sql, { type Sql } from 'sql-template-tag';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';
import { announceChange } from '../tokens/verified-tokens.ts';

/** Who signs in with e-mail and password. */
export interface Credential {
  userId: string;
  email: string;
  name: string;
  language: string;
  passwordHash: string;
  passwordChangedAt: Date | null;
}

export function credentialOfEmail(db: Queryable, email: string): Promise<Credential | undefined> {
  return findCredential(db, sql`u.email = ${email}`);
}

export function credentialOfUser(db: Queryable, userId: string): Promise<Credential | undefined> {
  return findCredential(db, sql`u.id = ${userId}`);
}

/** That of the grown-up who asks; undefined for one who signs in elsewhere only. */
export async function selectCredential(db: Queryable, { userId }: Account): Promise<Credential | undefined> {
  return userId === undefined ? undefined : credentialOfUser(db, userId);
}

async function findCredential(db: Queryable, which: Sql): Promise<Credential | undefined> {
  const { rows } = await db.query<Credential>(sql`
    select u.id as "userId", u.email, u.name, coalesce(u.language, 'en') as language, a.password as "passwordHash",
      u.password_changed_at as "passwordChangedAt"
    from idp_user u join idp_account a on a.user_id = u.id and a.provider_id = 'credential' and a.password is not null
    where ${which}`);
  return rows[0];
}

/**
 * Whatever was signed or mailed before a user's password was changed holds no more: jwtTokens in every process,
 * links to choose a password, an address that waited to become theirs, and whom they invited: that may have been somebody
 * who had their password, and would be let in to the readers after it is theirs no more. Gives the accounts that were theirs.
 */
export async function endWhatWasBefore(db: Queryable, userId: string, at: Date): Promise<string[]> {
  await db.query(sql`update idp_user set password_changed_at = ${at} where id = ${userId}`);
  await db.query(sql`delete from pending_address where user_id = ${userId}`);
  await db.query(sql`delete from idp_verification where value = ${userId}`);
  await db.query(sql`delete from grown_up_invitation where invited_by = ${userId}`);
  const { rows: changed } = await db.query<Pick<AccountRow, 'id'>>(sql`
    update account a set tokens_from = case when (
        select count(*) from account_identity o where o.account_id = a.id and o.issuer = ${embeddedIssuer}) > 1
      -- Those of other grown-ups stay in force; theirs end with the user’s own date.
      then a.tokens_from else ${at}::timestamptz end
    where id in (select account_id from account_identity where issuer = ${embeddedIssuer} and subject = ${userId})
    returning id`);
  for (const { id } of changed) await announceChange(db, id);
  return changed.map(({ id }) => id);
}
