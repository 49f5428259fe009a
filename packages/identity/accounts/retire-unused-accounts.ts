import type { AccountRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import type { Addressee, MailKind } from '../mail/compose-mail.ts';
import { isRefusedForGood } from '../mail/mailer.ts';

const unusedYears = 3;
const toldDays = 30;
/** In one hour's work, so that a library with many old accounts is not busy with them alone. */
const maxAtOnce = 200;

interface Retirement {
  pool: Database['pool'];
  nowMs: number;
  remove: (accountId: string) => Promise<void>;
  /** Whether it was sent; a recipient gets three mails an hour at most. */
  send: (kind: MailKind, to: Addressee) => Promise<boolean>;
  onTrouble: (what: string, error: unknown) => void;
}

/**
 * Accounts that nobody has used for three years: their owners are told by mail, and 30 days later they are deleted, with
 * all their readers, unless somebody has signed in. A mail that could not be sent is sent with the next round; where the
 * mail server is away the round ends with it, and where it refuses one address for good the others are told.
 */
export async function retireUnusedAccounts({ pool, nowMs, send, remove, onTrouble }: Retirement): Promise<void> {
  const now = new Date(nowMs);
  const isUnused = sql`last_used_on < (${now}::timestamptz - make_interval(years => ${unusedYears}))::date`;
  const { rows: toDelete } = await pool.query<Pick<AccountRow, 'id'>>(sql`
  select id from account
  where ${isUnused} and told_unused_at < ${now}::timestamptz - make_interval(days => ${toldDays})
  order by id limit ${maxAtOnce}`);
  for (const { id } of toDelete) await remove(id);
  const { rows: toTell } = await pool.query<{ id: string; email: string | null; language: string }>(
    sql`
  select a.id, coalesce(u.contact_email, nullif(u.email, ''), a.email) as email, coalesce(u.language, 'en') as language
  from account a
  left join lateral (
    select contact_email, language, case when email like '%.invalid' then '' else email end as email
    from account_identity i join idp_user on idp_user.id = i.subject
    where i.account_id = a.id and i.issuer = 'embedded' limit 1
  ) u on true
  where ${isUnused} and told_unused_at is null
  -- Each has its turn, whatever number of addresses take no mail any more.
  order by random() limit ${maxAtOnce}`,
  );
  for (const { id, email, language } of toTell) {
    const isTold = email === null || (await send('unused', { email, language }).catch(notThere));
    if (isTold) await pool.query(sql`update account set told_unused_at = ${now} where id = ${id}`);
  }

  function notThere(error: unknown): false {
    if (!isRefusedForGood(error)) throw error;
    onTrouble('mail', error);
    return false;
  }
}
