import type { Account, EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import type { AccountConsentRow, IdpAccountRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import { type getOwnAccount as contract, type giveConsent as consenting, termsVersion } from '../contract.ts';
import type { IdentityContext } from '../open-identity.ts';
import { selectCredential } from './change-credentials.ts';

type Context = Pick<IdentityContext, 'database' | 'identity'>;

export async function getOwnAccount(
  { database: { pool }, identity }: Context,
  { account }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const credential = await selectCredential(pool, account);
  const { rows: elsewhere } = await pool.query<Pick<IdpAccountRow, 'provider_id'>>(sql`
    select provider_id from idp_account where user_id = ${account.userId ?? null} and provider_id <> 'credential'`);
  const { rows: consents } = await pool.query<Pick<AccountConsentRow, 'terms_version' | 'agreed_at'>>(sql`
    select terms_version, agreed_at from account_consent where ${isOf(account)}
    order by agreed_at desc limit 1`);
  const [agreed] = consents;
  return {
    email: credential?.email ?? null,
    providers: identity.providers
      .filter((provider) => elsewhere.some((one) => one.provider_id === provider.id))
      .map(({ id, name }) => ({ id, name, startUrl: `/api/idp/start/${id}` })),
    agreedTo:
      agreed === undefined ? null : { termsVersion: agreed.terms_version, agreedAt: agreed.agreed_at.toISOString() },
    isFresh: account.isFresh,
  };
}

/** Said twice, the first time stands. */
export async function giveConsent(
  { database: { pool }, identity }: Context,
  { account }: EndpointRequest<typeof consenting>,
): Promise<EndpointOutput<typeof consenting>> {
  const userId = account.userId ?? null;
  await retryOnConflict(() =>
    pool.query(sql`
      insert into account_consent (account_id, user_id, terms_version, agreed_at)
      select a.id, u.id, ${termsVersion}, ${new Date(identity.now())}::timestamptz
      from account a left join idp_user u on u.id = ${userId}
      where a.id = ${account.id} and u.id is not distinct from ${userId}
      on conflict do nothing`),
  );
  const { rows } = await pool.query<Pick<AccountConsentRow, 'agreed_at'>>(sql`
    select agreed_at from account_consent where ${isOf(account)} and terms_version = ${termsVersion}
    order by agreed_at limit 1`);
  const [agreed] = rows;
  if (agreed === undefined) throw commonProblem('no-token', { detail: 'This account has been deleted.' });
  return { agreedAt: agreed.agreed_at.toISOString() };
}

/** Each has agreed for themselves; what was agreed to before it was known by whom is that of all. */
function isOf({ id, userId }: Account) {
  return sql`account_id = ${id} and (user_id is null or user_id is not distinct from ${userId ?? null})`;
}
