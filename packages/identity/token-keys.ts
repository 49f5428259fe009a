import { randomUUID } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { desc, gt, isNull, or, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import { seal, unseal } from './secrets.ts';
import { createJointRead } from './joint-read.ts';
import { tokenKey } from './tables.ts';

/** How long a jwtToken lasts. */
export const tokenMs = 15 * 60 * 1000;
/** A process reads the keys anew at least this often. */
const readEveryMs = 5 * 60 * 1000;
/** A new key waits so long before it signs, so that every process knows it by then. */
const visibleMs = 60 * 60 * 1000;

type Key = Awaited<ReturnType<typeof importJWK>>;

interface TokenKey {
  kid: string;
  publicKey: Key;
  privateKey: Key;
  signsFromMs: number;
}

/** The keys of our own tokens: made, changed every `rotateDays` and kept in the database, the same for all processes. */
export interface TokenKeys {
  signingKey: () => Promise<{ kid: string; key: Key }>;
  /** Undefined when there is no such key, or no longer. */
  verifyingKey: (kid: string) => Promise<Key | undefined>;
}

export function openTokenKeys(
  { db }: Pick<Database, 'db'>,
  { secret, rotateDays, now }: { secret: Buffer; rotateDays: number; now: () => number },
): TokenKeys {
  const rotateMs = rotateDays * 24 * 60 * 60 * 1000;
  let keys: readonly TokenKey[] = [];
  let readMs = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const at = now();
    const rows = await db
      .select()
      .from(tokenKey)
      .where(or(isNull(tokenKey.verifiesUntil), gt(tokenKey.verifiesUntil, new Date(at))))
      .orderBy(desc(tokenKey.signsFrom));
    keys = await Promise.all(
      rows.map(async (row) => ({
        kid: row.kid,
        publicKey: await importJWK(row.publicKey, 'ES256'),
        privateKey: await importJWK(JSON.parse(unseal(row.privateKey, secret)), 'ES256'),
        signsFromMs: row.signsFrom.getTime(),
      })),
    );
    readMs = at;
  }
  const readShared = createJointRead(read);
  /** The newest key is so old that another must be seen by all when its time is over. */
  const isDue = (newestMs: number | undefined) => newestMs === undefined || newestMs + rotateMs - visibleMs <= now();

  async function addKey(): Promise<void> {
    const pair = await generateKeyPair('ES256', { extractable: true });
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${tokenKey} in share row exclusive mode`);
      const [newest] = await tx.select().from(tokenKey).orderBy(desc(tokenKey.signsFrom)).limit(1);
      if (!isDue(newest?.signsFrom.getTime())) return;
      const signsFromMs = newest === undefined ? now() : now() + visibleMs;
      const verifiesUntil = new Date(signsFromMs + readEveryMs + tokenMs + visibleMs);
      await tx.update(tokenKey).set({ verifiesUntil }).where(isNull(tokenKey.verifiesUntil));
      await tx.insert(tokenKey).values({
        kid: randomUUID(),
        publicKey: await exportJWK(pair.publicKey),
        privateKey: seal(JSON.stringify(await exportJWK(pair.privateKey)), secret),
        signsFrom: new Date(signsFromMs),
      });
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
  };
}
