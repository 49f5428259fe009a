import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { confirmEmailChange as confirming, requestEmailChange as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { embeddedIssuer } from '../sign-in-providers.ts';
import { account, accountIdentity, idpUser, idpVerification, pendingAddress } from '../tables.ts';
import { credentialOfAccount, credentialOfEmail, credentialOfUser } from './change-credentials.ts';
import { noPassword } from './fresh-sign-in.ts';
import { addPending, findPending, isTaken, linkNotValid } from './pending-addresses.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

/** Answers the same whether or not the new address has an account; its owner, if it is another one, is told. */
export async function requestEmailChange(
  { database, identity }: Context,
  { account: { id }, body: { email } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const credential = await credentialOfAccount(database.db, id);
  if (credential === undefined) throw noPassword();
  const { userId, name, language, email: present } = credential;
  if (email === present) return { sent: true };
  identity.runInBackground('e-mail change', async () => {
    identity.mail('changing', { email: present, language });
    if ((await credentialOfEmail(database.db, email)) !== undefined)
      return identity.mail('exists', { email, language });
    const pending = { userId, email, name, language };
    identity.mail('change', { email, language }, () => addPending(database, pending, identity.now()));
  });
  return { sent: true };
}

export async function confirmEmailChange(
  { database: { db }, identity }: Context,
  { body: { token }, address }: CallRequest<typeof confirming>,
): Promise<CallOutput<typeof confirming>> {
  const attempt = await identity.attempts.begin('link', { address });
  const before = await db
    .transaction(async (tx) => {
      const { userId, email } = await findPending(tx, { token, kind: 'change', nowMs: identity.now() });
      const present = await credentialOfUser(tx, userId);
      await tx.update(idpUser).set({ email }).where(eq(idpUser.id, userId));
      await tx
        .update(account)
        .set({ email })
        .where(
          inArray(
            account.id,
            tx
              .select({ id: accountIdentity.accountId })
              .from(accountIdentity)
              .where(and(eq(accountIdentity.issuer, embeddedIssuer), eq(accountIdentity.subject, userId))),
          ),
        );
      await tx.delete(pendingAddress).where(eq(pendingAddress.userId, userId));
      await tx.delete(pendingAddress).where(eq(pendingAddress.email, email));
      // A link to choose a password that went to the address of before.
      await tx.delete(idpVerification).where(eq(idpVerification.value, userId));
      return present?.email;
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? linkNotValid() : error;
    });
  await attempt.succeeded();
  if (before !== undefined) identity.runInBackground('forget', () => identity.attempts.forget(before));
  return { verified: true };
}
