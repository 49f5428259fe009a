import sql from 'sql-template-tag';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { commonProblem } from '@letsread/http/problem.ts';
import type { Pool } from 'pg';

interface Limit {
  /** How many in the time below; more are refused. */
  max: number;
  /** From how many on each waits before it is looked at, longer and longer. */
  slowFrom: number;
  seconds: number;
}

/**
 * How often something may be tried. "network" counts all of one network address, which a whole village may share, and
 * "account" all for one account, wherever they come from: neither may shut others out, so they slow down long before
 * they refuse. "pair" counts the tries for one account from one network, "device" those of a device that the
 * account has signed in on before, which counts for no network.
 */
export type Limits = Record<AttemptKind, Partial<Record<Bucket, Limit>>>;
type Bucket = 'pair' | 'device' | 'account' | 'network';

const quarter = 15 * 60;
const hour = 60 * 60;
const never = 1_000_000;

export const usualLimits = {
  'sign-in': {
    pair: { max: 10, slowFrom: 3, seconds: quarter },
    device: { max: 20, slowFrom: 5, seconds: quarter },
    account: { max: never, slowFrom: 50, seconds: quarter },
    network: { max: 2000, slowFrom: 100, seconds: quarter },
  },
  'sign-up': { network: { max: 600, slowFrom: 60, seconds: hour } },
  'reset-request': { network: { max: 600, slowFrom: 60, seconds: hour } },
  link: { network: { max: 600, slowFrom: 60, seconds: quarter } },
  start: { network: { max: 3000, slowFrom: 300, seconds: quarter } },
  /** Passwords that an account chooses and that are looked at whether they are weak. */
  'new-password': { account: { max: 30, slowFrom: 10, seconds: quarter } },
  /** Of one account, to other grown-ups. */
  invitation: { account: { max: 3, slowFrom: never, seconds: hour } },
  /** Mails to one recipient. */
  mail: { account: { max: 3, slowFrom: never, seconds: hour } },
  /** Those that only say that there is an account: they leave room for the ones with a link that helps. */
  'mail-exists': { account: { max: 1, slowFrom: never, seconds: hour } },
} as const;
export type AttemptKind = keyof typeof usualLimits;

/** Counted to spare the recipient, not to keep anybody out: no new password begins these anew. */
const mailKinds: ReadonlySet<AttemptKind> = new Set(['mail', 'mail-exists']);

interface By {
  /** An e-mail address. */
  account?: string;
  /** The network address. */
  address?: string;
  /** The name of a device that the account has signed in on before. */
  device?: string | undefined;
}

/** Counts attempts in the database, so that the limits hold over all processes. Addresses stand there only as keyed hash. */
export interface Attempts {
  /**
   * Counts one, and waits where there were many. What turns out to be right is taken back by `succeeded`.
   * @throws Problem too-many-requests, for an account that does not exist like for one that does.
   */
  begin: (kind: AttemptKind, by: By) => Promise<{ succeeded: () => Promise<void> }>;
  /** Counts one, and tells whether it is within the limit. */
  isWithin: (kind: AttemptKind, by: By) => Promise<boolean>;
  /** The account has a new password, or is gone: all its counters begin anew, but those of its mails. */
  forget: (account: string) => Promise<void>;
}

interface Counted {
  key: string;
  account: string | null;
  limit: Limit;
}

const maxWaiting = 200;
const maxWaitMs = 4_000;

export function createAttempts(
  pool: Pool,
  {
    key,
    limits,
    sleep = wait,
  }: { key: Buffer; limits: Limits; sleep?: ((ms: number) => Promise<unknown>) | undefined },
): Attempts {
  const hash = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest('base64url');
  let waiting = 0;

  function countedBy(kind: AttemptKind, { account, address, device }: By): Counted[] {
    const network = address === undefined ? undefined : networkOf(address);
    const named: Record<Bucket, string[] | undefined> = {
      device: account === undefined || device === undefined ? undefined : [account, device],
      pair: account === undefined || network === undefined || device !== undefined ? undefined : [account, network],
      account: account === undefined || device !== undefined ? undefined : [account],
      network: network === undefined || device !== undefined ? undefined : [network],
    };
    return (['device', 'pair', 'account', 'network'] as const).flatMap((bucket) => {
      const limit = limits[kind][bucket];
      const parts = named[bucket];
      if (limit === undefined || parts === undefined) return [];
      const ofAccount = bucket === 'network' || mailKinds.has(kind) ? null : hash('account', account ?? '');
      return [{ key: hash(kind, bucket, ...parts), account: ofAccount, limit }];
    });
  }

  /** Counts one, and answers how many there are now, and when they end. */
  async function count(counted: readonly Counted[]) {
    const increments = counted.map(({ key, account, limit: { seconds } }) => ({ key, account, seconds }));
    // In the order of the keys, so that two requests never wait for each other.
    const { rows } = await pool.query<{ key: string; count: number; seconds: number }>(sql`
      insert into attempt (key, account, count, ends_at)
        select key, account, 1, now() + make_interval(secs => seconds)
        from json_to_recordset(${JSON.stringify(increments)}) as given (key text, account text, seconds integer) order by key
      on conflict (key) do update set
        count = case when attempt.ends_at <= now() then 1 else least(attempt.count + 1, 1000000) end,
        ends_at = case when attempt.ends_at <= now() then excluded.ends_at else attempt.ends_at end
      returning key, count, ceil(extract(epoch from ends_at - now()))::int as seconds`);
    return counted.map(({ key: own, limit }) => {
      const row = rows.find((each) => each.key === own);
      return { limit, count: row?.count ?? 0, seconds: row?.seconds ?? limit.seconds };
    });
  }

  async function takeBack(counted: readonly Counted[]): Promise<void> {
    await pool.query(sql`
      with own as (select key from attempt where key = any (${counted.map(({ key }) => key)}) order by key for update)
      update attempt set count = greatest(attempt.count - 1, 0) from own where attempt.key = own.key`);
  }

  async function slowDown(ms: number): Promise<void> {
    if (ms === 0) return;
    if (waiting >= maxWaiting) throw commonProblem('too-many-requests', { retryAfterSeconds: Math.ceil(ms / 1000) });
    waiting += 1;
    try {
      await sleep(ms);
    } finally {
      waiting -= 1;
    }
  }

  return {
    async begin(kind, by) {
      const counted = countedBy(kind, by);
      const counts = await count(counted);
      const waits = counts.filter((each) => each.count > each.limit.max).map(({ seconds }) => seconds);
      if (waits.length > 0) throw commonProblem('too-many-requests', { retryAfterSeconds: Math.max(1, ...waits) });
      await slowDown(Math.max(0, ...counts.map((each) => waitMs(each.count - each.limit.slowFrom))));
      return { succeeded: () => takeBack(counted) };
    },
    async isWithin(kind, by) {
      const counts = await count(countedBy(kind, by));
      return counts.every((each) => each.count <= each.limit.max);
    },
    async forget(account) {
      await pool.query(sql`delete from attempt where account = ${hash('account', account)}`);
    },
  };
}

function waitMs(over: number): number {
  return over <= 0 ? 0 : Math.min(maxWaitMs, 250 * 2 ** Math.min(over - 1, 10));
}

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

/**
 * Who gets a mail: "joseph+books@example.org" is read by the same person as "joseph@example.org". Google, of whose addresses
 * there are more than of all others, looks at no dot either, so each of them has thousands of spellings
 * (https://support.google.com/mail/answer/7436150).
 */
export function recipientOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}
