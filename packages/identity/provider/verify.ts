import { randomUUID } from 'node:crypto';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { findPending, isTaken, linkNotValid } from '../accounts/pending-addresses.ts';
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts';
import type { verify as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { hashPassword } from './password-hash.ts';

/** Who opens the mailed link owns the address: their password is the account's, whoever signed up with it. */
export async function verify(
  { database: { pool }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { body: { token, password }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const attempt = await identity.attempts.begin('link', { address });
  const nowMs = identity.now();
  const found = await findPending(pool, { token, kind: 'sign-up', nowMs });
  await attempt.succeeded();
  refuseWeakPassword(password, [found.email, found.name]);
  const passwordHash = await hashPassword(password);
  await inTransaction(pool, async (client) => {
    const pending = await findPending(client, { token, kind: 'sign-up', nowMs });
    const { email, name, language, terms_version, agreed_at } = pending;
    const [id, at] = [randomUUID().replaceAll('-', ''), new Date(nowMs)];
    await client.query(sql`
      insert into idp_user (id, email, name, language, terms_version, agreed_at, email_verified, created_at, updated_at)
      values (${id}, ${email}, ${name}, ${language}, ${terms_version}, ${agreed_at}, true, ${at}, ${at})`);
    await client.query(sql`
      insert into idp_account (id, user_id, provider_id, account_id, password, created_at, updated_at)
      values (${id}, ${id}, 'credential', ${id}, ${passwordHash}, ${at}, ${at})`);
    await client.query(sql`delete from pending_address where email = ${email}`);
  }).catch((error: unknown) => {
    throw isTaken(error) ? linkNotValid() : error;
  });
  return { verified: true };
}
