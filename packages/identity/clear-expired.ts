import type { Database } from '@letsread/database/open-database.ts';
import { lifetimes } from './embedded-provider.ts';

/** Throws away what has ended: sessions, links, keys, counters, and sign-ups that were not confirmed for a week. */
export async function clearExpired({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`
    delete from attempt where ends_at < now();
    delete from idp_session where expires_at < now();
    delete from idp_verification where expires_at < now();
    delete from idp_jwks where expires_at < now() - interval '${lifetimes.keyAfterUse} seconds';
    delete from token_key where verifies_until < now();
    delete from idp_user where not email_verified and created_at < now() - interval '7 days'`);
}
