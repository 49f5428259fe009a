import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { PendingAddressRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import { credentialOfEmail } from '../accounts/change-credentials.ts';
import { addPending } from '../accounts/pending-addresses.ts';
import type { requestReset as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

/** Answers before it looks for the account, so that the time it takes tells nothing either. */
export async function requestReset(
  context: Context,
  { body: { email }, address }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { database, identity } = context;
  await identity.attempts.begin('reset-request', { address });
  identity.runInBackground('password reset', async () => {
    if ((await credentialOfEmail(database.pool, email)) === undefined) return mailSignUpAgain(context, email);
    await identity.provider.api.requestPasswordReset({ body: { email } });
  });
  return { sent: true };
}

/** Who signed up and lost the mail has no password yet: its link is sent again. */
async function mailSignUpAgain({ database, identity }: Context, email: string): Promise<void> {
  type Waiting = Pick<PendingAddressRow, 'name' | 'language' | 'terms_version' | 'agreed_at'>;
  const { rows } = await database.pool.query<Waiting>(sql`
    select name, language, terms_version, agreed_at from pending_address
    where email = ${email} and user_id is null and ends_at > ${new Date(identity.now())}
    order by ends_at desc limit 1`);
  const [last] = rows;
  if (last === undefined) return;
  const { name, language, terms_version: termsVersion, agreed_at: agreedAt } = last;
  const pending = { email, name, language, termsVersion, agreedAt };
  identity.mail('verify', pending, () => addPending(database, pending, identity.now()));
}
