import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import type { authenticate as contract } from './contract.ts';
import { findAccount } from './find-account.ts';
import type { IdentityContext } from './open-identity.ts';

export async function authenticate(
  { database, identity, readSessionFacts }: IdentityContext,
  { headers }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const token = String(headers['authorization'] ?? '')
    .replace(/^Bearer\s+/i, '')
    .trim();
  if (token === '') throw commonProblem('no-token', { detail: 'Send the identity token in Authorization.' });
  const proven = await identity.readIdentityToken(token);
  const account = await findAccount(database.db, proven, identity.providers);
  const [{ projectCode, profiles }, signed] = await Promise.all([
    readSessionFacts(account.id),
    identity.signJwtToken(account.id),
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
