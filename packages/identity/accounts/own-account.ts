import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type getOwnAccount as contract, type giveConsent as consenting, termsVersion } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { embeddedIssuer } from '../sign-in-providers.ts';
import { accountConsent, accountIdentity, idpAccount } from '../tables.ts';
import { credentialOfAccount } from './change-credentials.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

export async function getOwnAccount(
  { database: { db }, identity }: Context,
  { account }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const credential = await credentialOfAccount(db, account.id);
  const elsewhere = await db
    .select({ id: idpAccount.providerId })
    .from(accountIdentity)
    .innerJoin(idpAccount, eq(idpAccount.userId, accountIdentity.subject))
    .where(
      and(
        eq(accountIdentity.accountId, account.id),
        eq(accountIdentity.issuer, embeddedIssuer),
        ne(idpAccount.providerId, 'credential'),
      ),
    );
  const [agreed] = await db
    .select({ termsVersion: accountConsent.termsVersion, agreedAt: accountConsent.agreedAt })
    .from(accountConsent)
    .where(eq(accountConsent.accountId, account.id))
    .orderBy(desc(accountConsent.agreedAt))
    .limit(1);
  return {
    email: credential?.email ?? null,
    providers: identity.providers
      .filter((provider) => elsewhere.some(({ id }) => id === provider.id))
      .map(({ id, name }) => ({ id, name, startUrl: `/api/idp/start/${id}` })),
    agreedTo: agreed === undefined ? null : { ...agreed, agreedAt: agreed.agreedAt.toISOString() },
    isFresh: account.isFresh,
  };
}

/** Said twice, the first time stands. */
export async function giveConsent(
  { database: { db }, identity }: Context,
  { account }: CallRequest<typeof consenting>,
): Promise<CallOutput<typeof consenting>> {
  const given = { accountId: account.id, termsVersion, agreedAt: new Date(identity.now()) };
  await db.insert(accountConsent).values(given).onConflictDoNothing();
  const [stands] = await db
    .select({ agreedAt: accountConsent.agreedAt })
    .from(accountConsent)
    .where(and(eq(accountConsent.accountId, account.id), eq(accountConsent.termsVersion, termsVersion)));
  return { agreedAt: (stands?.agreedAt ?? given.agreedAt).toISOString() };
}
