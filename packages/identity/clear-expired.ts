import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';

/** Throws away what has ended: sessions, links, addresses that wait, keys, counters. */
export async function clearExpired({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(sql`delete from attempt where ends_at < now()`);
  await pool.query(sql`delete from idp_session where expires_at < now()`);
  await pool.query(sql`delete from idp_verification where expires_at < now()`);
  await pool.query(sql`delete from token_key where verifies_until < now()`);
  await pool.query(sql`delete from pending_address where ends_at < now()`);
  await pool.query(sql`delete from grown_up_invitation where ends_at < now()`);
}
