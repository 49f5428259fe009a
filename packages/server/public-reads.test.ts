import { tmpdir } from 'node:os';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import { migrate } from '@letsread/database/migrate.ts';
import { openReplica, type Replica } from '@letsread/database/server/open-replica.ts';
import { startTestPostgres, startTestReplica, type TestReplica } from '@letsread/database/testing/test-postgres.ts';
import { withClient } from '@letsread/database/testing/test-server.ts';
import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServer } from './create-server.ts';
import { publicReads } from './public-reads.ts';
import { readSettings } from './settings.ts';

const postgres = await startTestPostgres();
const slug = 'the-red-kite';
const token = 'a-token-of-the-operator';

test('without a replica every read is of the one database', async () => {
  const only = { kind: 'server' } as Database;
  const reads = publicReads(only, undefined);
  expect(await reads.read(async (from) => from)).toBe(only);
  expect(reads.counts).toBeUndefined();
});

describe.each('url' in postgres ? [postgres] : [])('with a replica of PostgreSQL $version', (primary) => {
  let standby: TestReplica;
  let database: Database;
  let replica: Replica;
  let server: FastifyInstance;
  let said: string[] = [];

  beforeAll(async () => {
    database = await openDatabase({ url: primary.url });
    await migrate(database);
    await fillTestLibrary(database);
    standby = await startTestReplica(primary);
    replica = await openReplica({
      url: standby.url,
      primaryUrl: primary.url,
      onAway: (why) => said.push(`away: ${why}`),
      onBack: () => said.push('back'),
    });
    const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir(), METRICS_TOKEN: token });
    server = await createServer({ database, replica, settings, loadWebApp: undefined });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await replica.close();
    await database.close();
    await standby.stop();
    await primary.stop();
  });
  beforeEach(async () => {
    said = [];
    await vi.waitUntil(() => replica.isFresh(), 60_000);
  });

  const onReplica = (sql: string) => withClient(standby.url, (client) => client.query(sql));
  const rename = (title: string) => database.pool.query('update edition set title = $1 where slug = $2', [title, slug]);
  /** Of an address that nothing has in memory. */
  let requests = 0;
  async function shownTitle(headers: Record<string, string> = {}): Promise<unknown> {
    const answer = await server.inject({ url: `/api/v5/book/${slug}?again=${++requests}`, headers });
    return answer.json<unknown>();
  }
  async function counted(): Promise<{ replica: number; primary: number; fresh: number }> {
    const { body } = await server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    const number = (pattern: RegExp) => Number(pattern.exec(body)?.[1]);
    return {
      replica: number(/database_public_reads_total\{from="replica"\} (\d+)/),
      primary: number(/database_public_reads_total\{from="primary"\} (\d+)/),
      fresh: number(/database_replica_fresh (\d)/),
    };
  }

  /** Reads until the replica answered, which it does while it is fresh. */
  async function readFromReplica(): Promise<unknown> {
    const before = (await counted()).replica;
    let last: unknown;
    await expect
      .poll(async () => {
        last = await shownTitle();
        return (await counted()).replica;
      })
      .toBeGreaterThan(before);
    return last;
  }

  test('public reads are answered by it, and what is for one alone by the primary', async () => {
    expect(await readFromReplica()).toMatchObject({ title: 'The Red Kite' });
    const { replica: byReplica, primary: byPrimary } = await counted();
    // Needs no token and is not public: what it answers is the caller's own.
    await server.inject({
      method: 'POST',
      url: '/api/idp/sign-in',
      payload: { email: 'a@example.org', password: 'x' },
    });
    expect(await counted()).toMatchObject({ replica: byReplica, primary: byPrimary });
  });

  test('every public call can be answered by it', async () => {
    const { paths } = (await server.inject('/api/openapi.json')).json<{
      paths: Record<string, { get?: { responses: object } }>;
    }>();
    const isPublic = ({ get }: { get?: { responses: object } }) => get !== undefined && '304' in get.responses;
    const addresses = Object.keys(paths).filter((path) => isPublic(paths[path] ?? {}));
    expect(addresses.length).toBeGreaterThan(15);
    const all = await createServer({
      database,
      // Always read from, so that a call which writes is seen.
      replica: { ...replica, isFresh: () => true, catchUp: () => {} },
      settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir(), METRICS_TOKEN: token }),
      loadWebApp: undefined,
    });
    for (const path of addresses) {
      const { statusCode } = await all.inject(`/api${path.replaceAll(/\{\w+\}/g, '1')}`);
      expect(statusCode, path).toBeLessThan(500);
    }
    const { body } = await all.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(body).toContain('database_public_reads_total{from="primary"} 0');
    await all.close();
  });

  test('what was changed is never kept from before, though it stands still', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await rename('The Kite That Changed');
    await expect.poll(() => shownTitle()).toMatchObject({ title: 'The Kite That Changed' });
    const before = await counted();
    expect(before.fresh).toBe(0);
    await shownTitle();
    expect((await counted()).primary).toBe(before.primary + 1);
    await expect.poll(() => said).toEqual(['away: behind']);
    await onReplica('select pg_wal_replay_resume()');
    await expect.poll(() => said).toEqual(['away: behind', 'back']);
    expect(await readFromReplica()).toMatchObject({ title: 'The Kite That Changed' });
  });

  test('killed while it is read from, nothing fails, and it is read from when it is back', async () => {
    let isKilled = false;
    const read = async () => {
      while (!isKilled) expect(await shownTitle()).toMatchObject({ title: expect.any(String) });
      for (let times = 0; times < 20; times++) expect(await shownTitle()).toMatchObject({ title: expect.any(String) });
    };
    const readers = Promise.all(Array.from({ length: 4 }, read));
    await standby.kill();
    isKilled = true;
    await readers;
    await expect.poll(() => said.length).toBe(1);
    expect(said[0]).toMatch(/^away: (ENOENT|ECONNREFUSED|57P0)/);
    expect((await counted()).fresh).toBe(0);
    await standby.start();
    await expect.poll(() => said.at(-1)).toBe('back');
    expect(await readFromReplica()).toMatchObject({ title: expect.any(String) });
  });

  test('what is no replica, such as the primary itself, is not read from', async () => {
    const onAway = vi.fn<(why: string) => void>();
    const none = await openReplica({ url: primary.url, primaryUrl: primary.url, onAway, onBack: () => {} });
    await expect.poll(() => onAway.mock.calls).toEqual([['it is no replica']]);
    expect(none.isFresh()).toBe(false);
    await none.close();
  });
});
