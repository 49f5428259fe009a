import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { AccountRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import type { Addressee, MailKind } from '../mail/compose-mail.ts';
import { isRefusedForGood } from '../mail/mailer.ts';

const unusedYears = 3;
const noticeDays = 30;
/** In one hour's work, so that a library with many old accounts is not busy with them alone. */
const maxAtOnce = 200;

interface Retirement {
  pool: Database['pool'];
  nowMs: number;
  /** In a transaction. */
  remove: (db: Queryable, accountId: string) => Promise<void>;
  /** Whether it was sent; a recipient gets three mails an hour at most. */
  send: (kind: MailKind, to: Addressee) => Promise<boolean>;
  onError: (what: string, error: unknown) => void;
}

/**
 * Accounts that nobody has used for three years: all their grown-ups are told by mail, and 30 days later they are deleted, with
 * all their readers, unless somebody has signed in. A mail that could not be sent is sent with the next round; where the
 * mail server is away the round ends with it, and where it refuses one address for good the others are told.
 */
export async function retireUnusedAccounts({ pool, nowMs, send, remove, onError }: Retirement): Promise<void> {
  const now = new Date(nowMs);
  const isUnused = sql`last_used_on < (${now}::timestamptz - make_interval(years => ${unusedYears}))::date`;
  const isOver = sql`${isUnused} and told_unused_at < ${now}::timestamptz - make_interval(days => ${noticeDays})`;
  const { rows: toDelete } = await pool.query<Pick<AccountRow, 'id'>>(
    sql`select id from account where ${isOver} order by id limit ${maxAtOnce}`,
  );
  for (const { id } of toDelete)
    await inTransaction(pool, async (client) => {
      // Whoever has signed in since the list was read keeps the account.
      const { rows } = await client.query<Pick<AccountRow, 'id'>>(
        sql`select id from account where id = ${id} and ${isOver} for update`,
      );
      if (rows.length > 0) await remove(client, id);
    });
  const { rows: toTell } = await pool.query<{ id: string; addressees: { email: string | null; language: string }[] }>(
    sql`
  select a.id, coalesce(
    (select json_agg(json_build_object(
        'email', coalesce(u.contact_email, case when u.email like '%.invalid' then a.email else u.email end),
        'language', coalesce(u.language, 'en')) order by i.joined_at)
      from account_identity i join idp_user u on u.id = i.subject
      where i.account_id = a.id and i.issuer = 'embedded'),
    json_build_array(json_build_object('email', a.email, 'language', 'en'))) as addressees
  from account a
  where ${isUnused} and told_unused_at is null
  -- Each has its turn, whatever number of addresses take no mail any more.
  order by random() limit ${maxAtOnce}`,
  );
  for (const { id, addressees } of toTell) {
    let isNotified = addressees.every(({ email }) => email === null);
    // One who has the mail is enough: each of them may keep the account, and tells the others.
    for (const { email, language } of addressees)
      if (email !== null && (await send('unused', { email, language }).catch(notThere))) isNotified = true;
    if (isNotified) await pool.query(sql`update account set told_unused_at = ${now} where id = ${id} and ${isUnused}`);
  }

  function notThere(error: unknown): false {
    if (!isRefusedForGood(error)) throw error;
    onError('mail', error);
    return false;
  }
}
