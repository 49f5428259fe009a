import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '@letsread/database/open-database.ts';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';

const channel = 'request_counts';
const publishEveryMs = 500;
const maxCounts = 20_000;
/** A notice holds 8,000 bytes; a count takes about 30. */
const countsInANotice = 200;
/** Told from this part of a limit on: of so many processes none alone has reached it, and most readers are told of never. */
const publishedFrom = 1 / 32;

interface Count {
  own: number;
  published: number;
  endsAtMs: number;
  /** What it is called among the processes, worked out when there is something to tell. */
  name?: string;
}

type Published = [name: string, more: number, windowMs: number];

export interface RequestCounts {
  /** For `@fastify/rate-limit`; the limits have to be made in the same order in every process. */
  store: FastifyRateLimitStoreCtor;
  close: () => Promise<void>;
}

/**
 * Counts of requests that all processes of a library tell each other of twice a second, so that a limit holds for them
 * together: who is asked of several processes at once gets beyond it by what fits into half a second. Nothing is stored,
 * and an address is told of by a keyed hash alone.
 */
export async function openRequestCounts(
  { pool, listen }: Database,
  { key, onError }: { key: Buffer; onError: (error: unknown) => void },
): Promise<RequestCounts> {
  const self = randomUUID();
  const unpublished = new Map<string, { count: Count; windowMs: number }>();
  const ofOthers = new LRUCache<string, { count: number; endsAtMs: number }>({ max: maxCounts });
  let limits = 0;

  class Store implements FastifyRateLimitStore {
    readonly #limit = limits++;
    readonly #counts = new LRUCache<string, Count>({ max: maxCounts });

    incr(
      of: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const nowMs = Date.now();
      let count = this.#counts.get(of);
      if (count === undefined || count.endsAtMs <= nowMs) {
        count = { own: 0, published: 0, endsAtMs: nowMs + windowMs };
        this.#counts.set(of, count);
      }
      count.own += 1;
      const ttl = count.endsAtMs - nowMs;
      if (count.own < max * publishedFrom) return callback(null, { current: count.own, ttl });
      count.name ??= createHmac('sha256', key).update(`${this.#limit}\0${of}`).digest('base64url').slice(0, 16);
      unpublished.set(count.name, { count, windowMs });
      const others = ofOthers.get(count.name);
      const current = count.own + (others !== undefined && others.endsAtMs > nowMs ? others.count : 0);
      return callback(null, { current, ttl });
    }

    child(): FastifyRateLimitStore {
      return new Store();
    }
  }

  function receive(payload: string): void {
    const [from, published] = JSON.parse(payload) as [string, Published[]];
    if (from === self) return;
    const nowMs = Date.now();
    for (const [name, more, windowMs] of published) {
      const known = ofOthers.get(name);
      if (known !== undefined && known.endsAtMs > nowMs) known.count += more;
      else ofOthers.set(name, { count: more, endsAtMs: nowMs + windowMs });
    }
  }

  async function publish(): Promise<void> {
    const published: Published[] = [];
    for (const [name, { count, windowMs }] of unpublished) {
      published.push([name, count.own - count.published, windowMs]);
      count.published = count.own;
    }
    unpublished.clear();
    for (let from = 0; from < published.length; from += countsInANotice) {
      const payload = JSON.stringify([self, published.slice(from, from + countsInANotice)]);
      await pool.query(sql`select pg_notify(${channel}, ${payload})`);
    }
  }

  const stopListening = await listen(channel, receive);
  const publishing = setInterval(() => void publish().catch(onError), publishEveryMs).unref();
  return {
    store: Store as unknown as FastifyRateLimitStoreCtor,
    async close() {
      clearInterval(publishing);
      await stopListening();
    },
  };
}
