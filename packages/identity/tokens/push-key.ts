import type { Database } from '@letsread/database/open-database.ts';
import type { PushKeyRow } from '@letsread/database/rows.ts';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import sql from 'sql-template-tag';
import { seal, unseal } from '../secrets.ts';

/** By which push services know this library (RFC 8292), the same for all processes and for good: devices are bound to it. */
export interface PushKey {
  /** The uncompressed point, as a browser takes it. */
  publicKey: string;
  /** What stands in Authorization of a message to a push service. */
  authorizationFor: (endpoint: string, nowMs: number) => Promise<string>;
}

/** RFC 8292 allows a day. */
const lastsSeconds = 12 * 60 * 60;

/** The pair that is kept, or where there is none yet, one made now. */
export async function openPushKey(
  { pool }: Pick<Database, 'pool'>,
  { secret, publicUrl }: { secret: Buffer; publicUrl: string },
): Promise<PushKey> {
  const stored = (await read(pool)) ?? (await make(pool, secret));
  const key = await importJWK(JSON.parse(unseal(stored.private_key, secret)), 'ES256');
  return {
    publicKey: stored.public_key,
    async authorizationFor(endpoint, nowMs) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(nowMs / 1000) + lastsSeconds,
        // Whom the people of a push service may ask; what is not on the web has nobody to be asked there.
        ...(publicUrl.startsWith('https:') && { sub: publicUrl }),
      };
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT' }).sign(key);
      return `vapid t=${token}, k=${stored.public_key}`;
    },
  };
}

type StoredKey = Pick<PushKeyRow, 'public_key' | 'private_key'>;

async function read(pool: Database['pool']): Promise<StoredKey | undefined> {
  return (await pool.query<StoredKey>(sql`select public_key, private_key from push_key`)).rows[0];
}

/** Of two processes that start together the first one's pair is kept. */
async function make(pool: Database['pool'], secret: Buffer): Promise<StoredKey> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const privateKey = seal(JSON.stringify(await exportJWK(pair.privateKey)), secret);
  await pool.query(sql`
    insert into push_key (public_key, private_key) values (${pointOf(await exportJWK(pair.publicKey))}, ${privateKey})
    on conflict do nothing`);
  const stored = await read(pool);
  if (stored === undefined) throw new Error('There is no key for push services.');
  return stored;
}

function pointOf({ x = '', y = '' }: JWK): string {
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}
