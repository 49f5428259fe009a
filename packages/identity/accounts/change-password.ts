import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, eq } from 'drizzle-orm';
import type { changePassword as contract } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { hashPassword } from '../password-hash.ts';
import { beginSession } from '../sign-in.ts';
import { idpAccount, idpSession } from '../tables.ts';
import { credentialOfAccount, endWhatWasBefore } from './change-credentials.ts';
import { noPassword } from './fresh-sign-in.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

export async function changePassword(
  context: Pick<IdentityContext, 'database' | 'identity'>,
  { account, body: { password, deviceToken } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { database, identity } = context;
  const credential = await credentialOfAccount(database.db, account.id);
  if (credential === undefined) throw noPassword();
  const { userId, email, name } = credential;
  refuseWeakPassword(password, [email, name]);
  const hash = await hashPassword(password);
  const changed = await database.db.transaction(async (tx) => {
    await tx
      .update(idpAccount)
      .set({ password: hash })
      .where(and(eq(idpAccount.userId, userId), eq(idpAccount.providerId, 'credential')));
    await tx.delete(idpSession).where(eq(idpSession.userId, userId));
    return endWhatWasBefore(tx, userId, new Date(identity.now()));
  });
  for (const id of changed) identity.forgetAccount(id);
  await identity.attempts.forget(email);
  return beginSession(context, { email, password, deviceToken });
}
