import { randomUUID } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { TokenKeyRow } from '@letsread/database/rows.ts';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import sql from 'sql-template-tag';
import { seal, unseal } from '../secrets.ts';
import { createSingleFlight } from './single-flight.ts';

/** How long a jwtToken lasts; an identity token ends sooner. */
export const tokenMs = 15 * 60 * 1000;
/** A process reads the keys anew at least this often. */
const readEveryMs = 5 * 60 * 1000;
/** A new key waits so long before it signs, so that every process knows it by then. */
const visibleMs = 60 * 60 * 1000;

type Key = Awaited<ReturnType<typeof importJWK>>;

interface TokenKey {
  kid: string;
  jwk: JWK;
  publicKey: Key;
  privateKey: Key;
  signsFromMs: number;
}

/** The keys of all tokens that are signed here: made, changed every `rotateDays` and kept in the database, the same for all processes. */
export interface TokenKeys {
  signingKey: () => Promise<{ kid: string; key: Key }>;
  /** Undefined when there is no such key, or no longer. */
  verifyingKey: (kid: string) => Promise<Key | undefined>;
  /** The public half of each key in force, and of the next one: what `/api/idp/jwks` publishes (RFC 7517). */
  publicKeys: () => Promise<JWK[]>;
}

export function openTokenKeys(
  { pool }: Pick<Database, 'pool'>,
  { secret, rotateDays, now }: { secret: Buffer; rotateDays: number; now: () => number },
): TokenKeys {
  const rotateMs = rotateDays * 24 * 60 * 60 * 1000;
  let keys: readonly TokenKey[] = [];
  let readMs = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const at = now();
    const { rows } = await pool.query<Omit<TokenKeyRow, 'public_key' | 'verifies_until'> & { public_key: JWK }>(sql`
      select kid, public_key, private_key, signs_from from token_key
      where verifies_until is null or verifies_until > ${new Date(at)} order by signs_from desc`);
    keys = await Promise.all(
      rows.map(async (row) => ({
        kid: row.kid,
        jwk: { ...row.public_key, kid: row.kid, alg: 'ES256', use: 'sig' },
        publicKey: await importJWK(row.public_key, 'ES256'),
        privateKey: await importJWK(JSON.parse(unseal(row.private_key, secret)), 'ES256'),
        signsFromMs: row.signs_from.getTime(),
      })),
    );
    readMs = at;
  }
  const readShared = createSingleFlight(read);
  /** The newest key is so old that another must be seen by all when its time is over. */
  const isDue = (newestMs: number | undefined) => newestMs === undefined || newestMs + rotateMs - visibleMs <= now();

  async function addKey(): Promise<void> {
    const pair = await generateKeyPair('ES256', { extractable: true });
    await inTransaction(pool, async (client) => {
      await client.query(sql`lock table token_key in share row exclusive mode`);
      const { rows } = await client.query<Pick<TokenKeyRow, 'signs_from'>>(
        sql`select signs_from from token_key order by signs_from desc limit 1`,
      );
      const [newest] = rows;
      if (!isDue(newest?.signs_from.getTime())) return;
      const signsFromMs = newest === undefined ? now() : now() + visibleMs;
      const verifiesUntil = new Date(signsFromMs + readEveryMs + tokenMs + visibleMs);
      const privateKey = seal(JSON.stringify(await exportJWK(pair.privateKey)), secret);
      await client.query(sql`update token_key set verifies_until = ${verifiesUntil} where verifies_until is null`);
      await client.query(sql`
        insert into token_key (kid, public_key, private_key, signs_from)
        values (${randomUUID()}, ${await exportJWK(pair.publicKey)}, ${privateKey}, ${new Date(signsFromMs)})`);
    });
    await read();
  }
  let adding: Promise<void> | undefined;

  return {
    async signingKey() {
      if (now() - readMs > readEveryMs) await readShared();
      if (isDue(keys[0]?.signsFromMs)) await (adding ??= addKey().finally(() => (adding = undefined)));
      const current = keys.find(({ signsFromMs }) => signsFromMs <= now()) ?? keys.at(-1);
      if (current === undefined) throw new Error('There is no key to sign tokens with.');
      return { kid: current.kid, key: current.privateKey };
    },
    async verifyingKey(kid) {
      const find = () => keys.find((key) => key.kid === kid)?.publicKey;
      if (now() - readMs > readEveryMs || find() === undefined) await readShared();
      return find();
    },
    async publicKeys() {
      if (now() - readMs > readEveryMs) await readShared();
      return keys.map(({ jwk }) => jwk);
    },
  };
}
