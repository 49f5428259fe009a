import type { Queryable } from '@letsread/database/database.ts';
import type { AccountConsentRow } from '@letsread/database/rows.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';

/** Readers are made by adults, who have agreed to the terms. */
export async function requireConsent(client: Queryable, userId: string): Promise<void> {
  const { rows } = await client.query<Pick<AccountConsentRow, 'account_id'>>(
    sql`select account_id from account_consent where account_id = ${userId} limit 1`,
  );
  if (rows.length > 0) return;
  throw new Problem('consent-needed', 403, {
    detail: 'An adult has to agree to the terms first, with POST /account/consent.',
  });
}
