import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { changePassword as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { hashPassword } from '../provider/password-hash.ts';
import { beginSession } from '../provider/sign-in.ts';
import { lockAccounts } from '../grown-ups/account-members.ts';
import { selectCredential, endWhatWasBefore } from './change-credentials.ts';
import { noPassword } from './fresh-sign-in.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

export async function changePassword(
  context: Pick<IdentityContext, 'database' | 'identity'>,
  { account, body: { password, deviceToken } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { database, identity } = context;
  const credential = await selectCredential(database.pool, account);
  if (credential === undefined) throw noPassword();
  const { userId, email, name } = credential;
  const attempt = await identity.attempts.begin('new-password', { account: `account ${account.id}` });
  refuseWeakPassword(password, [email, name]);
  const hash = await hashPassword(password);
  const changed = await inTransaction(database.pool, async (client) => {
    // First, as who takes them out of the account has it before their user: else each would wait for the other.
    await lockAccounts(client, [account.id]);
    await client.query(sql`
      update idp_account set password = ${hash} where user_id = ${userId} and provider_id = 'credential'`);
    await client.query(sql`delete from idp_session where user_id = ${userId}`);
    return endWhatWasBefore(client, userId, new Date(identity.now()));
  });
  for (const id of changed) identity.forgetAccount(id);
  await attempt.succeeded();
  await identity.attempts.forget(email);
  return beginSession(context, { email, password, deviceToken });
}
