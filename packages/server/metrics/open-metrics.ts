import cluster from 'node:cluster';
import type { Database } from '@letsread/database/open-database.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PublicReads } from '../public-reads.ts';
import { numbersOfWorkers } from './numbers-of-workers.ts';

export interface Metrics {
  contentType: string;
  /** As Prometheus reads them; in one of several workers those of all together. */
  read: () => Promise<string>;
  countRequest: (request: { method: string; route: string; status: number; seconds: number }) => void;
}

/** From a page in memory to a file that has to be made. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Numbers of this process: its memory, processor and event loop, the requests it answered, its connections to the database. */
export function openMetrics({ pool }: Database, reads?: PublicReads): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by the pattern of their address; pages that are in memory are answered before they are counted',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const gauge = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database; waiting: queries that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'open' }, pool.totalCount);
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  if (reads?.counts !== undefined) countPublicReads(registry, reads.counts, reads.isFresh);
  return {
    contentType: registry.contentType,
    read: cluster.isWorker ? numbersOfWorkers(registry) : () => registry.metrics(),
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
  };
}

function countPublicReads(
  registry: Registry,
  counts: NonNullable<PublicReads['counts']>,
  isFresh: PublicReads['isFresh'],
): void {
  const reads = new Counter({
    name: 'database_public_reads_total',
    help: 'Public reads that no memory answered; primary: in place of the replica, which was behind or away',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      reads.reset();
      reads.inc({ from: 'replica' }, counts.replica);
      reads.inc({ from: 'primary' }, counts.primary);
    },
  });
  const fresh = new Gauge({
    name: 'database_replica_fresh',
    help: 'How many processes read from the replica at the moment',
    registers: [registry],
    collect() {
      fresh.set(isFresh() ? 1 : 0);
    },
  });
}
