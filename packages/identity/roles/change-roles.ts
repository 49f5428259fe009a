import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Role } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { Pool, PoolClient } from 'pg';
import sql from 'sql-template-tag';
import { requireOnePerson } from '../grown-ups/account-members.ts';
import type { Person } from './contract.ts';
import { findAccountId, selectPerson, type Somebody } from './find-person.ts';
import { type Actor, recordAudit } from './record-audit.ts';

type Given = Somebody & { role: Role };

/** Gives an account a role, which is one person’s. @throws Problem account-not-found, several-accounts, several-grown-ups */
export async function giveRole(pool: Pool, actor: Actor, given: Given): Promise<Person> {
  return inTransaction(pool, (client) => giveRoleWithin(client, actor, given));
}

/** The same in a transaction that does more than that. */
export async function giveRoleWithin(client: PoolClient, actor: Actor, { role, ...who }: Given): Promise<Person> {
  const accountId = await findAccountId(client, who);
  await requireOnePerson(client, accountId);
  const { rowCount } = await client.query(sql`
    insert into account_role (account_id, role_id) select ${accountId}, id from role where name = ${role}
    on conflict do nothing`);
  if (rowCount === 1)
    await recordAudit(client, { actor, action: 'role-granted', object: { kind: 'account', id: accountId }, role });
  return selectPerson(client, accountId);
}

/**
 * Takes a role away. In the browser nobody takes away the last librarian, themselves among them: only a command could
 * make another. @throws Problem account-not-found, several-accounts, last-librarian
 */
export async function takeRole(pool: Pool, actor: Actor, { role, ...who }: Given): Promise<Person> {
  return inTransaction(pool, async (client) => {
    const accountId = await findAccountId(client, who);
    if (actor !== null && role === 'LIBRARIAN') await requireAnother(client, accountId);
    const { rowCount } = await client.query(sql`
      delete from account_role
      where account_id = ${accountId} and role_id = (select id from role where name = ${role})`);
    if (rowCount === 1)
      await recordAudit(client, { actor, action: 'role-revoked', object: { kind: 'account', id: accountId }, role });
    return selectPerson(client, accountId);
  });
}

async function requireAnother(client: PoolClient, accountId: string): Promise<void> {
  // Two who revoke each other wait for the row of the role.
  await client.query(sql`select from role where name = 'LIBRARIAN' for update`);
  const { rows } = await client.query<{ accountId: string }>(sql`
    select account_id as "accountId" from account_role where role_id = (select id from role where name = 'LIBRARIAN')`);
  if (rows.length === 1 && rows[0]?.accountId === accountId)
    throw new Problem('last-librarian', 409, { detail: 'Make another account a librarian first.' });
}
