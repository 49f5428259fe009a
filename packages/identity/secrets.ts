import { inTransaction } from '@letsread/database/in-transaction.ts';
import sql from 'sql-template-tag';
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** Keys for each use, all from one secret. */
export interface Secrets {
  /** Signs cookies and mailed links of the identity provider. */
  provider: string;
  /** Hides e-mail and network addresses in the counters of attempts. */
  attempts: Buffer;
  /** Seals what a device keeps that an account has signed in on. */
  devices: Buffer;
  /** Seals the private keys of our tokens. */
  tokenKeys: Buffer;
  /** Seals the private key that push services know us by. */
  pushKey: Buffer;
}

/**
 * The secret given by a setting, else one made once and kept in the database, so that all processes have the same.
 * With another secret than before nothing signed or sealed can be read any more: the keys begin anew.
 */
export async function openSecrets(pool: Pool, configured: string | undefined): Promise<Secrets> {
  const master = configured ?? (await keepFirst(pool, 'master', randomBytes(32).toString('base64url')));
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, 'lets-read', use, 32));
  const fingerprint = createHash('sha256').update(derive('mark')).digest('base64url');
  if ((await keepFirst(pool, 'mark', fingerprint)) !== fingerprint) await forgetKeys(pool, fingerprint);
  return {
    provider: derive('provider').toString('base64url'),
    attempts: derive('attempts'),
    devices: derive('devices'),
    tokenKeys: derive('token-keys'),
    pushKey: derive('push-key'),
  };
}

/** Of processes that begin with another secret at once one throws the keys away, and none those that another has made since. */
async function forgetKeys(pool: Pool, fingerprint: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      sql`update identity_secret set value = ${fingerprint} where name = 'mark' and value <> ${fingerprint}`,
    );
    if (rowCount === 0) return;
    await client.query(sql`delete from token_key`);
    // With it the devices that are bound to it.
    await client.query(sql`delete from push_key`);
  });
}

async function keepFirst(pool: Pool, name: string, value: string): Promise<string> {
  await pool.query(sql`insert into identity_secret values (${name}, ${value}) on conflict do nothing`);
  const { rows } = await pool.query<{ value: string }>(sql`select value from identity_secret where name = ${name}`);
  return rows[0]?.value ?? value;
}

/** Encrypts a text so that only the holder of the key reads or changes it. */
export function seal(text: string, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What `seal` hid. @throws when the key is another or the text was changed. */
export function unseal(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
