import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { findPending, isTaken, linkNotValid } from '../accounts/pending-addresses.ts';
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts';
import type { verify as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { makeUser } from './make-user.ts';
import { hashPassword } from './password-hash.ts';

/** Who opens the mailed link owns the address: their password is the account's, whoever signed up with it. */
export async function verify(
  { database: { pool }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { body: { token, password }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const attempt = await identity.attempts.begin('link', { address });
  const nowMs = identity.now();
  const found = await findPending(pool, { token, kind: 'sign-up', nowMs });
  refuseWeakPassword(password, [found.email, found.name]);
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (client) => {
    const pending = await findPending(client, { token, kind: 'sign-up', nowMs });
    const { email, name, language, terms_version: termsVersion, agreed_at: agreedAt } = pending;
    await makeUser(client, { email, name, language, passwordHash, termsVersion, agreedAt, at: new Date(nowMs) });
    await client.query(sql`delete from pending_address where email = ${email}`);
  }).catch((error: unknown) => {
    throw isTaken(error) ? linkNotValid() : error;
  });
  await attempt.succeeded();
  return { verified: true };
}
