import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { credentialOfEmail } from './accounts/change-credentials.ts';
import { addPending } from './accounts/pending-addresses.ts';
import type { requestReset as contract } from './contract.ts';
import type { IdentityContext } from './open-identity.ts';
import { pendingAddress } from './tables.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

/** Answers before it looks for the account, so that the time it takes tells nothing either. */
export async function requestReset(
  context: Context,
  { body: { email }, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { database, identity } = context;
  await identity.attempts.begin('reset-request', { address });
  identity.runInBackground('password reset', async () => {
    if ((await credentialOfEmail(database.db, email)) === undefined) return mailSignUpAgain(context, email);
    await identity.provider.api.requestPasswordReset({ body: { email } });
  });
  return { sent: true };
}

/** Who signed up and lost the mail has no password yet: its link is sent again. */
async function mailSignUpAgain({ database, identity }: Context, email: string): Promise<void> {
  const [last] = await database.db
    .select()
    .from(pendingAddress)
    .where(
      and(
        eq(pendingAddress.email, email),
        isNull(pendingAddress.userId),
        gt(pendingAddress.endsAt, new Date(identity.now())),
      ),
    )
    .orderBy(desc(pendingAddress.endsAt))
    .limit(1);
  if (last === undefined) return;
  const { tokenHash: _, endsAt: __, ...pending } = last;
  identity.mail('verify', pending, () => addPending(database, pending, identity.now()));
}
