import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { confirmEmailChange as confirming, requestEmailChange as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { embeddedIssuer } from '../provider/sign-in-providers.ts';
import { selectCredential, credentialOfEmail, credentialOfUser } from './change-credentials.ts';
import { noPassword } from './fresh-sign-in.ts';
import { hashOfLinkToken } from './link-token.ts';
import { addPending, findPending, isTaken, linkNotValid } from './pending-addresses.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

/** Answers the same whether or not the new address has an account; its owner, if it is another one, is told. */
export async function requestEmailChange(
  { database, identity }: Context,
  { account, body: { email } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const credential = await selectCredential(database.pool, account);
  if (credential === undefined) throw noPassword();
  const { userId, name, language, email: existing } = credential;
  if (email === existing) return { sent: true };
  identity.runInBackground('e-mail change', async () => {
    identity.mail('changing', { email: existing, language });
    if ((await credentialOfEmail(database.pool, email)) !== undefined)
      return identity.mail('exists', { email, language });
    const pending = { userId, email, name, language };
    identity.mail('change', { email, language }, () => addPending(database, pending, identity.now()));
  });
  return { sent: true };
}

export async function confirmEmailChange(
  { database: { pool }, identity }: Context,
  { body: { token }, address }: EndpointRequest<typeof confirming>,
): Promise<EndpointOutput<typeof confirming>> {
  const attempt = await identity.attempts.begin('link', { address });
  const before = await inTransaction(pool, async (client) => {
    await lockAccountOf(client, token);
    const pending = await findPending(client, { token, kind: 'change', nowMs: identity.now() });
    const { user_id: userId, email } = pending;
    const existing = await credentialOfUser(client, userId);
    await client.query(sql`update idp_user set email = ${email} where id = ${userId}`);
    // An account of several bears the address of one of them.
    await client.query(sql`
      update account set email = ${email}
      where id in (select account_id from account_identity where issuer = ${embeddedIssuer} and subject = ${userId})
        and (email is null or lower(email) = ${existing?.email ?? null} or not exists (
          select from account_identity o
          where o.account_id = account.id and o.issuer = ${embeddedIssuer} and o.subject <> ${userId}))`);
    await client.query(sql`delete from pending_address where user_id = ${userId} or email = ${email}`);
    // A link to choose a password that went to the address of before.
    await client.query(sql`delete from idp_verification where value = ${userId}`);
    return existing?.email;
  }).catch((error: unknown) => {
    throw isTaken(error) ? linkNotValid() : error;
  });
  await attempt.succeeded();
  if (before !== undefined) identity.runInBackground('forget', () => identity.attempts.forget(before));
  return { verified: true };
}

/** First, as who deletes an account or takes a grown-up out has it before what waits: else each would wait for the other. */
async function lockAccountOf(client: Queryable, token: string): Promise<void> {
  await client.query(sql`
    select from account where id in (
      select i.account_id from account_identity i join pending_address p on p.user_id = i.subject
      where i.issuer = ${embeddedIssuer} and p.token_hash = ${hashOfLinkToken(token)})
    order by id for update`);
}
