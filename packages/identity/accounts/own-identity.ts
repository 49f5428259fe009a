import type { Queryable } from '@letsread/database/database.ts';
import type {
  AccountIdentityRow,
  AccountRow,
  GrownUpInvitationRow,
  IdpUserRow,
  PendingAddressRow,
} from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { Attempts } from '../attempts.ts';
import type { Background } from '../background.ts';
import type { Addressee } from '../mail/compose-mail.ts';
import type { Mails } from '../mail/open-mails.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import { type Member, selectMembers } from '../grown-ups/account-members.ts';
import { selectMemberships } from '../roles/select-standing.ts';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';
import { announceChange } from '../tokens/verified-tokens.ts';

/** What else remembers an account. */
interface Remembering {
  attempts: Attempts;
  forgetMails: (addresses: readonly string[]) => Promise<void>;
  mail: Mails['mail'];
  runInBackground: Background['run'];
  forgetAccount: (accountId: string) => void;
  hasAccount: (accountId: string) => Promise<boolean>;
}

type Identity = Pick<AccountIdentityRow, 'issuer' | 'subject'>;

/**
 * All that identity knows of an account and of the grown-up who asks, for them to take along; of the others it is what they
 * see on the screen as well.
 */
export async function exportIdentity(db: Queryable, { id: accountId, userId }: Account): Promise<IdentityExport> {
  const accounts = await db.query<OwnAccount>(sql`
    select id, display_name as "displayName", photo_url as "photoUrl", email, created_at as "createdAt",
      last_used_on as "lastUsedOn", told_unused_at as "toldUnusedAt", tokens_from as "tokensFrom"
    from account where id = ${accountId}`);
  const members = await selectMembers(db, accountId);
  const others = members.filter(({ id }) => id !== userId && userId !== undefined);
  const userIds = members.filter((member) => !others.includes(member)).map(({ id }) => id);
  const identities = await ownKeys(
    db,
    accountId,
    others.map(({ id }) => id),
  );
  const users = await db.query<OwnUser>(sql`
    select name, email, contact_email as "contactEmail", email_verified as "isEmailVerified", image, language,
      created_at as "createdAt", password_changed_at as "passwordChangedAt"
    from idp_user where id = any (${userIds})`);
  const signInMethods = await db.query<{ provider: string; subject: string }>(
    sql`select provider_id as provider, account_id as subject from idp_account where user_id = any (${userIds})`,
  );
  const sessions = await db.query<OwnSession>(sql`
    select created_at as "createdAt", expires_at as "expiresAt", signed_in_at as "signedInAt", class_id as "classId"
    from idp_session where user_id = any (${userIds})`);
  const consents = await db.query<{ termsVersion: string; agreedAt: Date }>(sql`
    select terms_version as "termsVersion", agreed_at as "agreedAt" from account_consent
    where account_id = ${accountId} and (user_id is null or user_id = any (${userIds}))`);
  const invitations = await db.query<OwnInvitation>(sql`
    select email, invited_by is not distinct from ${userId ?? null} as "isByYou", ends_at as "endsAt"
    from grown_up_invitation where account_id = ${accountId} order by id`);
  const { rolesWithId: roles, teamsWithId: teams } = await selectMemberships(db, accountId);
  const audit = await db.query<OwnAuditEntry>(sql`
    select at, action, account_id is not distinct from ${accountId}::bigint as "isByYou" from audit_entry
    where account_id = ${accountId} or (object_kind = 'account' and object_id = ${accountId}) order by id`);
  return {
    account: accounts.rows[0],
    identities,
    users: users.rows,
    signInMethods: signInMethods.rows,
    sessions: sessions.rows,
    consents: consents.rows,
    otherGrownUps: others.map(({ displayName, email, joinedAt }) => ({ displayName, email, joinedAt })),
    invitations: invitations.rows,
    roles,
    teams,
    audit: audit.rows,
  };
}

interface IdentityExport {
  account: OwnAccount | undefined;
  identities: Identity[];
  users: OwnUser[];
  signInMethods: { provider: string; subject: string }[];
  sessions: OwnSession[];
  consents: { termsVersion: string; agreedAt: Date }[];
  otherGrownUps: Pick<Member, 'displayName' | 'email' | 'joinedAt'>[];
  invitations: OwnInvitation[];
  roles: { id: string; name: string }[];
  teams: { id: string; name: string }[];
  /** What they did, and what was done to them. */
  audit: OwnAuditEntry[];
}

interface OwnInvitation {
  email: string;
  isByYou: boolean;
  endsAt: Date;
}

interface OwnAuditEntry {
  at: Date;
  action: string;
  isByYou: boolean;
}

interface OwnAccount {
  id: string;
  displayName: string;
  photoUrl: string | null;
  email: string | null;
  createdAt: Date;
  lastUsedOn: string;
  toldUnusedAt: Date | null;
  tokensFrom: Date | null;
}

interface OwnSession {
  createdAt: Date;
  expiresAt: Date;
  signedInAt: Date | null;
  /** The class that it is open for. */
  classId: string | null;
}

interface OwnUser {
  name: string;
  email: string;
  contactEmail: string | null;
  isEmailVerified: boolean;
  image: string | null;
  language: string | null;
  createdAt: Date;
  passwordChangedAt: Date | null;
}

/**
 * Deletes an account and all that identity knows of it, mails to each of its addresses among it; rows of other concepts
 * that refer to the account go by their own rules. Tokens that are still in force are refused by every process from
 * then on. The audit list keeps the number of the account, which leads to nobody any more. A last mail says goodbye.
 */
export async function deleteIdentity(identity: Remembering, db: Queryable, accountId: string): Promise<void> {
  const userIds = usersOf(await identitiesOf(db, accountId));
  const waiting = await db.query<Pick<PendingAddressRow, 'email'>>(
    sql`delete from pending_address where user_id = any (${userIds}) returning email`,
  );
  const { rows: invited } = await db.query<Pick<GrownUpInvitationRow, 'email'>>(sql`
    select email from grown_up_invitation i
    where account_id = ${accountId} and not exists (select from idp_user u where u.email = i.email)`);
  const { rows: users } = await db.query<Pick<IdpUserRow, 'email' | 'contact_email' | 'language'>>(
    sql`delete from idp_user where id = any (${userIds}) returning email, contact_email, language`,
  );
  await db.query(sql`delete from idp_verification where value = any (${userIds})`);
  const { rows: accounts } = await db.query<Pick<AccountRow, 'email'>>(
    sql`delete from account where id = ${accountId} returning email`,
  );
  const signedInWith = users.map(({ email }) => email);
  const addressesOfProviders = [...users.map((user) => user.contact_email), ...accounts.map(({ email }) => email)];
  // Providers write them as they like; what waits here is in lower case.
  const proven = [...signedInWith, ...addressesOfProviders].flatMap((email) =>
    email === null ? [] : [email.toLowerCase()],
  );
  await db.query(sql`delete from pending_address where email = any (${proven})`);
  await announceChange(db, accountId);
  identity.forgetAccount(accountId);
  identity.runInBackground('forget', async () => {
    // The transaction may be taken back: nobody is told goodbye who stays.
    if (await identity.hasAccount(accountId)) return;
    // Mails to who has an account of their own are theirs.
    await identity.forgetMails([...proven, ...[...waiting.rows, ...invited].map(({ email }) => email)]);
    for (const email of signedInWith) await identity.attempts.forget(email);
    for (const addressee of addresseesOf(users, accounts[0]?.email ?? null)) identity.mail('goodbye', addressee);
  });
}

/** Those who signed in here, each in their language; else who the account's own address belongs to. */
function addresseesOf(
  users: readonly Pick<IdpUserRow, 'email' | 'contact_email' | 'language'>[],
  ofAccount: string | null,
): Addressee[] {
  const known = users.flatMap(({ email, contact_email: contact, language }) => {
    const own = email.endsWith('.invalid') ? contact : email;
    return own === null ? [] : [{ email: own, language: language ?? 'en' }];
  });
  return known.length > 0 || ofAccount === null ? known : [{ email: ofAccount, language: 'en' }];
}

/** All keys of the account but those of other grown-ups. */
async function ownKeys(db: Queryable, accountId: string, others: readonly string[]): Promise<Identity[]> {
  const { rows } = await db.query<Identity>(sql`
    select issuer, subject from account_identity
    where account_id = ${accountId} and subject <> all (${others}::text[])
      and subject not in (select account_id from idp_account where user_id = any (${others}::text[]))`);
  return rows;
}

async function identitiesOf(db: Queryable, accountId: string): Promise<Identity[]> {
  const { rows } = await db.query<Identity>(
    sql`select issuer, subject from account_identity where account_id = ${accountId}`,
  );
  return rows;
}

function usersOf(identities: readonly Identity[]): string[] {
  return identities.filter(({ issuer }) => issuer === embeddedIssuer).map(({ subject }) => subject);
}
