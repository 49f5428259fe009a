import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { openClassroom as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';
import { findSession } from '../tokens/get-identity-token.ts';
import { announceChange } from '../tokens/verified-tokens.ts';
import { credentialOfUser } from './change-credentials.ts';
import { noPassword } from './fresh-sign-in.ts';

/** Its end is the password (`freshSignIn`), so an account without one opens none. */
export async function openClassroom(
  { database: { pool }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { account, body: { classId, refreshToken } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const found = await findSession(identity, { authorization: `Bearer ${refreshToken}` }).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 401 ? new Problem('session-not-found', 404) : error;
  });
  const { session, user } = found;
  if ((await credentialOfUser(pool, user.id)) === undefined) throw noPassword();
  const { rowCount } = await pool.query(sql`
    update idp_session set class_id = ${classId}, signed_in_at = null
    where id = ${session.id} and exists (
      select from account_identity
      where (issuer, subject) = (${embeddedIssuer}, user_id) and account_id = ${account.id})`);
  if (rowCount === 0) throw commonProblem('not-yours');
  // What was given to it before is the grown-up's, and would hold for a quarter of an hour.
  identity.forgetAccount(account.id);
  await announceChange(pool, account.id);
  return { opened: true };
}
