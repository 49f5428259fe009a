import type { Database } from '@letsread/database/open-database.ts';
import { lifetimes } from './embedded-provider.ts';

/** Throws away what has ended: sessions, links, addresses that wait, keys, counters. */
export async function clearExpired({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`
    delete from attempt where ends_at < now();
    delete from idp_session where expires_at < now();
    delete from idp_verification where expires_at < now();
    delete from idp_jwks where expires_at < now() - interval '${lifetimes.keyAfterUse} seconds';
    delete from token_key where verifies_until < now();
    delete from pending_address where ends_at < now()`);
}
