import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { authenticate as contract } from './contract.ts';
import { findAccount } from './find-account.ts';
import type { ProvenIdentity } from './identity-token.ts';
import type { IdentityContext } from './open-identity.ts';
import { embeddedIssuer } from './sign-in-providers.ts';
import { idpSession, idpUser } from './tables.ts';

export async function authenticate(
  { database, identity, readSessionFacts }: IdentityContext,
  { headers }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const token = String(headers['authorization'] ?? '')
    .replace(/^Bearer\s+/i, '')
    .trim();
  if (token === '') throw commonProblem('no-token', { detail: 'Send the identity token in Authorization.' });
  // From before the session is looked at: a password that is set meanwhile ends this token too.
  const issuedAtMs = identity.now();
  const proven = await identity.readIdentityToken(token);
  await requireSession(database.db, proven);
  const account = await findAccount(database.db, proven, { providers: identity.providers, nowMs: issuedAtMs });
  const [{ projectCode, profiles }, signed] = await Promise.all([
    readSessionFacts(account.id),
    identity.signJwtToken({ accountId: account.id, issuedAtMs, signedInAtMs: proven.signedInAtMs }),
  ]);
  return {
    ...signed,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    // Roles and teams are those of the separate site for translators; nobody has one here.
    rolesWithId: [],
    teamsWithId: [],
    userInfo: { id: account.id, projectCode },
    profiles,
  };
}

/** An identity token of our own lasts no longer than the session and the password that it was given for. */
async function requireSession(
  db: IdentityContext['database']['db'],
  { issuer, subject, sessionId }: ProvenIdentity,
): Promise<void> {
  if (issuer !== embeddedIssuer) return;
  const [found] = await db
    .select({ id: idpSession.id })
    .from(idpSession)
    .innerJoin(idpUser, eq(idpUser.id, idpSession.userId))
    .where(
      and(
        eq(idpSession.id, sessionId ?? ''),
        eq(idpSession.userId, subject),
        gt(idpSession.expiresAt, new Date()),
        or(
          isNull(idpUser.passwordChangedAt),
          lte(idpUser.passwordChangedAt, sql`coalesce(${idpSession.signedInAt}, ${idpSession.createdAt})`),
        ),
      ),
    );
  if (found === undefined) throw commonProblem('no-token', { detail: 'The session of this token has ended.' });
}
