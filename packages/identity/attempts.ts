import { createHmac } from 'node:crypto';
import { commonProblem } from '@letsread/http/problem.ts';
import type { Pool } from 'pg';

interface Limit {
  most: number;
  seconds: number;
}

/** How often something may be tried: for one account, and from one address, which a whole class may share. */
export type Limits = Record<AttemptKind, { account?: Limit; address: Limit }>;

const quarter = 15 * 60;
const hour = 60 * 60;

export const usualLimits = {
  'sign-in': { account: { most: 10, seconds: quarter }, address: { most: 100, seconds: quarter } },
  'sign-up': { account: { most: 5, seconds: hour }, address: { most: 60, seconds: hour } },
  'reset-request': { account: { most: 5, seconds: hour }, address: { most: 60, seconds: hour } },
  link: { address: { most: 60, seconds: quarter } },
  start: { address: { most: 100, seconds: quarter } },
} as const;
export type AttemptKind = keyof typeof usualLimits;

/** Counts attempts in the database, so that the limits hold over all processes. Addresses stand there only as keyed hash. */
export interface Attempts {
  /** Counts one. @throws Problem too-many-requests, for an account that does not exist like for one that does. */
  take: (kind: AttemptKind, by: { account?: string; address: string }) => Promise<void>;
  /** The account has shown that it is itself, or is gone: its counters begin anew; all of them where no kind is named. */
  forget: (account: string, kind?: AttemptKind) => Promise<void>;
}

export function openAttempts(pool: Pool, { key, limits }: { key: Buffer; limits: Limits }): Attempts {
  const keyOf = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest('base64url');
  return {
    async take(kind, { account, address }) {
      const limit = limits[kind];
      const counted = new Map([[keyOf(kind, 'address', networkOf(address)), limit.address]]);
      if (account !== undefined && limit.account !== undefined)
        counted.set(keyOf(kind, 'account', account), limit.account);
      const keys = [...counted.keys()];
      const seconds = [...counted.values()].map((each) => each.seconds);
      const { rows } = await pool.query<{ key: string; count: number; seconds: number }>(countSql, [keys, seconds]);
      const waits = rows.filter((row) => row.count > (counted.get(row.key)?.most ?? 0)).map((row) => row.seconds);
      if (waits.length > 0) throw commonProblem('too-many-requests', { retryAfterSeconds: Math.max(1, ...waits) });
    },
    async forget(account, kind) {
      const kinds = kind === undefined ? Object.keys(limits) : [kind];
      await pool.query('delete from attempt where key = any ($1)', [
        kinds.map((each) => keyOf(each, 'account', account)),
      ]);
    },
  };
}

// In the order of the keys, so that two requests never wait for each other.
const countSql = `
  insert into attempt (key, count, ends_at)
    select key, 1, now() + make_interval(secs => seconds) from unnest($1::text[], $2::int[]) as given (key, seconds) order by key
  on conflict (key) do update set
    count = case when attempt.ends_at <= now() then 1 else least(attempt.count + 1, 1000000) end,
    ends_at = case when attempt.ends_at <= now() then excluded.ends_at else attempt.ends_at end
  returning key, count, ceil(extract(epoch from ends_at - now()))::int as seconds`;

/** One household has a /64 of IPv6 addresses to itself; an IPv4 address counts as it is. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
