import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Queryable } from '@letsread/database/database.ts';
import type { IdpUserRow, IdpVerificationRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { endWhatWasBefore } from '../accounts/change-credentials.ts';
import { hashOfLinkToken } from '../accounts/link-token.ts';
import { linkNotValid } from '../accounts/pending-addresses.ts';
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts';
import type { reset as contract } from '../contract.ts';
import { lockAccounts } from '../grown-ups/account-members.ts';
import type { IdentityContext } from '../open-identity.ts';
import { accountsOfUser } from '../tokens/verified-tokens.ts';
import { hashPassword } from './password-hash.ts';

/** The link is of better-auth, which would set the password first and let go of what was before it in a second step. */
export async function reset(
  { database: { pool }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { body: { token, password }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const attempt = await identity.attempts.begin('link', { address });
  const now = new Date(identity.now());
  const userId = await findUser(pool, token, now);
  // Looking at a password keeps the process from all else for up to a tenth of a second: not for who has no link, and
  // as an attempt for who has one. The token is used up below.
  refuseWeakPassword(password, []);
  const hash = await hashPassword(password);
  const { email, changed } = await inTransaction(pool, async (client) => {
    // First, as who takes somebody out of an account has it before their user: else each would wait for the other.
    await lockAccounts(client, await accountsOfUser(client, userId));
    await useUp(client, token, now);
    const { rows } = await client.query<Pick<IdpUserRow, 'email'>>(sql`
      update idp_account a set password = ${hash}, updated_at = ${now} from idp_user u
      where u.id = a.user_id and u.id = ${userId} and a.provider_id = 'credential' returning u.email`);
    const [user] = rows;
    if (user === undefined) throw linkNotValid();
    await client.query(sql`delete from idp_session where user_id = ${userId}`);
    // Not from before the password was hashed: who signed in with the old one meanwhile did so before it changed.
    const changed = await endWhatWasBefore(client, userId, new Date(identity.now()));
    return { email: user.email, changed };
  });
  for (const id of changed) identity.forgetAccount(id);
  await attempt.succeeded();
  await identity.attempts.forget(email);
  return { reset: true };
}

/** As better-auth stores it. */
function storedToken(token: string): string {
  return hashOfLinkToken(`reset-password:${token}`);
}

/** @throws Problem link-not-valid */
async function findUser(db: Queryable, token: string, now: Date): Promise<string> {
  const { rows } = await db.query<Pick<IdpVerificationRow, 'value'>>(sql`
    select value from idp_verification where identifier = ${storedToken(token)} and expires_at > ${now}`);
  const [found] = rows;
  if (found === undefined) throw linkNotValid();
  return found.value;
}

/** Of two that come at once with one link, one. @throws Problem link-not-valid */
async function useUp(db: Queryable, token: string, now: Date): Promise<void> {
  const { rowCount } = await db.query(sql`
    delete from idp_verification where identifier = ${storedToken(token)} and expires_at > ${now}`);
  if (rowCount === 0) throw linkNotValid();
}
