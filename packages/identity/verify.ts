import { randomUUID } from 'node:crypto';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { eq } from 'drizzle-orm';
import { findPending, isTaken, linkNotValid } from './accounts/pending-addresses.ts';
import { refuseWeakPassword } from './accounts/refuse-weak-password.ts';
import type { verify as contract } from './contract.ts';
import type { IdentityContext } from './open-identity.ts';
import { hashPassword } from './password-hash.ts';
import { idpAccount, idpUser, pendingAddress } from './tables.ts';

/** Who opens the mailed link owns the address: their password is the account's, whoever signed up with it. */
export async function verify(
  { database: { db }, identity }: Pick<IdentityContext, 'database' | 'identity'>,
  { body: { token, password }, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const attempt = await identity.attempts.begin('link', { address });
  const nowMs = identity.now();
  const found = await findPending(db, { token, kind: 'sign-up', nowMs });
  await attempt.succeeded();
  refuseWeakPassword(password, [found.email, found.name]);
  const passwordHash = await hashPassword(password);
  await db
    .transaction(async (tx) => {
      const { email, name, language, termsVersion, agreedAt } = await findPending(tx, {
        token,
        kind: 'sign-up',
        nowMs,
      });
      const [id, at] = [randomUUID().replaceAll('-', ''), new Date(nowMs)];
      const times = { createdAt: at, updatedAt: at };
      await tx
        .insert(idpUser)
        .values({ id, email, name, language, termsVersion, agreedAt, emailVerified: true, ...times });
      await tx
        .insert(idpAccount)
        .values({ id, userId: id, providerId: 'credential', accountId: id, password: passwordHash, ...times });
      await tx.delete(pendingAddress).where(eq(pendingAddress.email, email));
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? linkNotValid() : error;
    });
  return { verified: true };
}
