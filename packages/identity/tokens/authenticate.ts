import type { Queryable } from '@letsread/database/database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import type { IdpAccountRow, IdpSessionRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { authenticate as contract } from '../contract.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { ProvenIdentity } from './identity-token.ts';
import type { IdentityContext } from '../open-identity.ts';
import { selectMemberships } from '../roles/select-standing.ts';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';

export async function authenticate(
  { database, identity, readSessionFacts }: IdentityContext,
  { headers }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const token = String(headers['authorization'] ?? '')
    .replace(/^Bearer\s+/i, '')
    .trim();
  if (token === '') throw commonProblem('no-token', { detail: 'Send the identity token in Authorization.' });
  // From before the session is looked at: a password that is set meanwhile ends this token too.
  const issuedAtMs = identity.now();
  const proven = await identity.readIdentityToken(token);
  const session = await requireSession(database.pool, proven);
  const classId = session?.class_id ?? undefined;
  // What was ended since the identity token was given (`endFreshSignIn`) is not begun anew by it.
  const signedInAtMs = session?.signed_in_at === null ? undefined : proven.signedInAtMs;
  const account = await findAccount(database.pool, proven, { providers: identity.providers, nowMs: issuedAtMs });
  const [{ projectCode, profiles, classroom }, memberships, signed] = await Promise.all([
    readSessionFacts(database.pool, account.id, classId),
    // Children at a browser of their class have no part of the back room.
    classId === undefined ? selectMemberships(database.pool, account.id) : { rolesWithId: [], teamsWithId: [] },
    identity.signJwtToken({
      accountId: account.id,
      sessionId: proven.issuer === embeddedIssuer ? proven.sessionId : undefined,
      classId,
      issuedAtMs,
      signedInAtMs,
      userId: await userOf(database.pool, identity, proven),
    }),
  ]);
  return {
    ...signed,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    ...memberships,
    userInfo: { id: account.id, projectCode },
    profiles,
    classroom,
  };
}

/** Which grown-up: also of who comes with a token of the provider that they sign in with on the site. */
async function userOf(
  db: Queryable,
  { providers }: IdentityContext['identity'],
  { issuer, subject }: ProvenIdentity,
): Promise<string | undefined> {
  if (issuer === embeddedIssuer) return subject;
  const ids = providers.filter((provider) => provider.issuer === issuer).map(({ id }) => id);
  const { rows } = await db.query<Pick<IdpAccountRow, 'user_id'>>(
    sql`select user_id from idp_account where provider_id = any (${ids}) and account_id = ${subject}`,
  );
  return rows[0]?.user_id;
}

type Session = Pick<IdpSessionRow, 'class_id' | 'signed_in_at'>;

/**
 * An identity token of our own lasts no longer than the session and the password that it was given for.
 * @returns undefined for one of another issuer
 */
async function requireSession(
  db: Queryable,
  { issuer, subject, sessionId }: ProvenIdentity,
): Promise<Session | undefined> {
  if (issuer !== embeddedIssuer) return undefined;
  const { rows } = await db.query<Session>(sql`
    select s.class_id, s.signed_in_at from idp_session s join idp_user u on u.id = s.user_id
    where s.id = ${sessionId ?? ''} and s.user_id = ${subject} and s.expires_at > ${new Date()}
      and (u.password_changed_at is null or u.password_changed_at <= coalesce(s.signed_in_at, s.created_at))`);
  const [found] = rows;
  if (found === undefined) throw commonProblem('no-token', { detail: 'The session of this token has ended.' });
  return found;
}
