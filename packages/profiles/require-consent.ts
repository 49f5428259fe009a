import type { Queryable } from '@letsread/database/database.ts';
import type { AccountConsentRow } from '@letsread/database/rows.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';

/** Readers are made by adults, each of whom has agreed to the terms; an old consent does not say who of an account gave it. */
export async function requireConsent(client: Queryable, { id, userId }: Account): Promise<void> {
  const { rows } = await client.query<Pick<AccountConsentRow, 'account_id'>>(
    sql`
      select account_id from account_consent
      where account_id = ${id} and (user_id is null or user_id = coalesce(${userId ?? null}, user_id)) limit 1`,
  );
  if (rows.length > 0) return;
  throw new Problem('consent-needed', 403, {
    detail: 'An adult has to agree to the terms first, with POST /account/consent.',
  });
}
