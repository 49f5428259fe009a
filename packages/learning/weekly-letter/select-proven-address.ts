import type { Queryable } from '@letsread/database/database.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';

/**
 * The proven address of a user "u" of an account "a"; the embedded provider makes one up for who comes from elsewhere. That of the
 * account is theirs only while no other grown-up shares it.
 */
export const provenAddress = sql`coalesce(u.contact_email, case when u.email not like '%.invalid' then u.email end,
  case when not exists (select from account_identity i where i.account_id = a.id and i.subject <> u.id) then a.email end)`;

/** The proven address of the grown-up who asks. */
export async function selectProvenAddress(db: Queryable, { id, userId }: Account): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null }>(sql`
    select ${provenAddress} as email from account a left join idp_user u on u.id = ${userId ?? null} where a.id = ${id}`);
  return rows[0]?.email ?? null;
}
