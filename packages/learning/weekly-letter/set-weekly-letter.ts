import { randomBytes } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import type { Account, EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type * as contract from './contract.ts';
import { selectProvenAddress } from './select-proven-address.ts';

type Context = { database: Database };

export async function getWeeklyLetter(
  { database: { pool } }: Context,
  { account }: EndpointRequest<typeof contract.getWeeklyLetter>,
): Promise<EndpointOutput<typeof contract.getWeeklyLetter>> {
  const { rows } = await pool.query<{ isOn: boolean }>(sql`
    select stopped_at is null as "isOn" from weekly_letter where ${isOf(account)}`);
  return { isOn: rows[0]?.isOn ?? false, email: await selectProvenAddress(pool, account) };
}

export async function setWeeklyLetter(
  context: Context,
  { account, body: { isOn, language } }: EndpointRequest<typeof contract.setWeeklyLetter>,
): Promise<EndpointOutput<typeof contract.setWeeklyLetter>> {
  const { pool } = context.database;
  if (!isOn) {
    await pool.query(sql`update weekly_letter set stopped_at = now() where ${isOf(account)} and stopped_at is null`);
    return { isOn, email: await selectProvenAddress(pool, account) };
  }
  const email = await selectProvenAddress(pool, account);
  if (email === null)
    throw new Problem('no-address', 409, { detail: 'The account has no e-mail address that a letter could go to.' });
  const token = randomBytes(32).toString('base64url');
  await pool.query(sql`
    insert into weekly_letter (token, account_id, user_id, language, asked_at)
    values (${token}, ${account.id}, ${account.userId ?? null}, ${language}, now())
    on conflict (account_id, user_id) do update set language = excluded.language, stopped_at = null`);
  return { isOn, email };
}

/** Says nothing of whether there was such a letter; it keeps which week it told, so that none comes twice. */
export async function stopWeeklyLetter(
  { database: { pool } }: Context,
  { body: { token } }: EndpointRequest<typeof contract.stopWeeklyLetter>,
): Promise<EndpointOutput<typeof contract.stopWeeklyLetter>> {
  await pool.query(sql`update weekly_letter set stopped_at = now() where token = ${token} and stopped_at is null`);
  return { stopped: true };
}

function isOf({ id, userId }: Account) {
  return sql`account_id = ${id} and user_id is not distinct from ${userId ?? null}`;
}
