import type { Queryable } from '@letsread/database/database.ts';
import { networkOf } from '@letsread/identity/attempts.ts';
import { createHmac, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';

/** Who sent something, as far as it can be told for a day; written down nowhere. */
export interface Sender {
  address: string;
  userAgent: string;
  /** Drawn by the device for the day; absent where it told none. */
  device?: string | undefined;
}

/** Something that counts once a day of a device, such as "opened" and an edition. */
export interface Counted {
  sender: Sender;
  what: string;
  /** The day it was done, on which it may count again. */
  day: string;
  /** So often a day of a device. */
  max: number;
  /** So often a day of a network, whatever devices somebody draws there; else as many as a large class. */
  maxOfNetwork?: number;
}

const largeClass = 60;
/** A device that read for weeks without a network tells all of it at once. */
const maxDaysAtOnce = 10;

/** Which of these are within what is counted of a device and of a network today; over all processes. */
export async function withinLimits(db: Queryable, counted: readonly Counted[]): Promise<boolean[]> {
  if (counted.length === 0) return [];
  const { today, key } = await keyOfToday(db);
  const hash = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest('base64url');
  const ofDevices = counted.map(({ sender: { address, userAgent, device = '' }, what, day, max }) => [
    { hash: hash(networkOf(address), userAgent, device, what, day), max },
    { hash: hash(networkOf(address), userAgent, device, what), max: max * maxDaysAtOnce },
  ]);
  const own = await countUp(db, today, ofDevices);
  // Whoever has counted already takes nothing from others of their network.
  const ofNetworks = counted.map(({ sender: { address }, what, maxOfNetwork = largeClass }, index) =>
    own[index] ? [{ hash: hash(networkOf(address), what), max: maxOfNetwork }] : [],
  );
  const all = await countUp(db, today, ofNetworks);
  return own.map((isWithin, index) => isWithin && all[index] === true);
}

interface Limit {
  hash: string;
  max: number;
}

/** Counts each, and tells which were within all of their limits. */
async function countUp(db: Queryable, today: string, limits: readonly (readonly Limit[])[]): Promise<boolean[]> {
  const byHash = Map.groupBy(limits.flat(), ({ hash }) => hash);
  const limitRows = [...byHash].map(([hash, { length }]) => ({ hash, count: length }));
  // In the order of the hashes, so that two batches never wait for each other.
  const { rows } = await db.query<{ hash: string; count: number }>(sql`
    insert into usage_limit (hash, day, count)
      select hash, ${today}::date, count from json_to_recordset(${JSON.stringify(limitRows)}) as g (hash text, count integer)
      order by hash
    on conflict (hash) do update set count = least(usage_limit.count + excluded.count, 1000000)
    returning hash, count`);
  const before = new Map(rows.map(({ hash, count }) => [hash, count - (byHash.get(hash)?.length ?? 0)]));
  return limits.map((own) => {
    if (own.some(({ hash, max }) => (before.get(hash) ?? 0) >= max)) return false;
    for (const { hash } of own) before.set(hash, (before.get(hash) ?? 0) + 1);
    return true;
  });
}

/** One key a day for all processes; with the day it is thrown away, and nothing leads from a hash to a device any more. */
async function keyOfToday(db: Queryable): Promise<{ today: string; key: string }> {
  const drawn = randomBytes(32).toString('base64url');
  const { rows } = await db.query<{ today: string; key: string }>(sql`
    with today as (select (now() at time zone 'UTC')::date as day),
      made as (insert into usage_key select day, ${drawn} from today on conflict (day) do nothing returning day, key)
    select day as today, key from made
    union all select k.day, k.key from usage_key k join today t on t.day = k.day limit 1`);
  const [found] = rows;
  // Made by another process at this very moment, and not to be seen by this statement.
  return found ?? keyOfToday(db);
}

/** Throws the keys and counts of earlier days away. */
export async function forgetDevices(db: Queryable): Promise<void> {
  await db.query(sql`delete from usage_key where day < (now() at time zone 'UTC')::date`);
  await db.query(sql`delete from usage_limit where day < (now() at time zone 'UTC')::date`);
}
