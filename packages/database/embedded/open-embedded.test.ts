import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp } from './housekeeping.ts';
import { inTransaction } from '../in-transaction.ts';
import { openEmbedded } from './open-embedded.ts';
import type { EmbeddedDatabase } from './database-on-engine.ts';

const snapshotFile = process.env.TEST_DATABASE_SNAPSHOT;

describe('the embedded database', () => {
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    database = await openEmbedded({ snapshotFile, connectionTimeoutMs: 2000 });
    await database.pool.query('create table kite (id int primary key, name text)');
  });
  afterEach(() => database.pool.query('truncate kite'));
  afterAll(() => database.close());

  test('a transaction that its client abandons does not go on under the next one', async () => {
    const abandoned = await database.pool.connect();
    await abandoned.query('set search_path = nowhere');
    await abandoned.query("begin; insert into public.kite values (1, 'lost')");
    abandoned.release(true);
    expect((await database.pool.query('select id from kite')).rows).toEqual([]);
    expect((await database.pool.query('show search_path')).rows).toEqual([{ search_path: 'public' }]);
  });

  test('a named statement ends with its client, so the next may use the name', async () => {
    const first = await database.pool.connect();
    await first.query({ name: 'which-kite', text: 'select 1 as answer' });
    first.release(true);
    const second = await database.pool.query({ name: 'which-kite', text: 'select 2 as answer' });
    expect(second.rows).toEqual([{ answer: 2 }]);
  });

  test('an answer to a client that has gone does not reach the next one', async () => {
    const gone = await database.pool.connect();
    const late = gone.query("select 'late' as answer, pg_sleep(0.2)");
    gone.release(true);
    const next = database.pool.query("select 'next' as answer");
    await expect(late).rejects.toThrow('Connection terminated');
    expect((await next).rows).toEqual([{ answer: 'next' }]);
  });

  test('a query on the pool inside a transaction fails instead of hanging', async () => {
    const nested = inTransaction(database.pool, () => database.pool.query('select 1'));
    await expect(nested).rejects.toThrow('timeout');
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a long query leaves the main thread free', async () => {
    let isAnswered = false;
    const answer = database.pool.query('select pg_sleep(0.3)').then(() => (isAnswered = true));
    let turns = 0;
    for (; !isAnswered; turns++) await setImmediate();
    await answer;
    expect(turns).toBeGreaterThan(10);
  });

  test('the worker keeps nothing of the queries that it has answered', async () => {
    const select = async () => {
      for (let n = 0; n < 1000; n++) await database.pool.query("select repeat('k', 30000) as name");
      return (await database.engine.worker.getHeapStatistics()).used_heap_size / 1e6;
    };
    const before = await select();
    const after = await select();
    expect(after - before).toBeLessThan(15);
  });

  test('housekeeping takes away dead rows and moves the log on', async () => {
    await database.pool.query("insert into kite select n, repeat('k', 800) from generate_series(1, 2000) n");
    for (let n = 0; n < 20; n++) await database.pool.query("update kite set name = name || 'e'");
    const logIsLong = async () => {
      const { rows } = await database.pool.query<{ isLong: boolean }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 32 * 1024 * 1024 as "isLong" from pg_control_checkpoint()',
      );
      return rows[0]?.isLong;
    };
    expect(await logIsLong()).toBe(true);
    // PostgreSQL counts its rows anew once a second at most.
    await vi.waitFor(async () => {
      await cleanUp(database.pool);
      const { rows } = await database.pool.query("select n_dead_tup from pg_stat_user_tables where relname = 'kite'");
      expect(rows).toEqual([{ n_dead_tup: '0' }]);
    }, 60_000);
    // What vacuum itself wrote after the checkpoint may still be there.
    expect(await logIsLong()).toBe(false);
  });

  test('another begins from its image', async () => {
    await database.pool.query("insert into kite values (1, 'red')");
    const image = await database.dumpImage();
    const { file, remove } = temporaryFile(image);
    const copy = await openEmbedded({ snapshotFile: file });
    expect((await copy.pool.query('select name from kite')).rows).toEqual([{ name: 'red' }]);
    await copy.close();
    remove();
  });
});

describe('the end of an embedded database', () => {
  const onFatal = vi.fn<(error: Error) => void>();
  afterEach(() => onFatal.mockClear());

  test('a worker that ends takes the connections with it and is told once', async () => {
    const database = await openEmbedded({ snapshotFile, onFatal });
    const client = await database.pool.connect();
    const running = client.query('select pg_sleep(5)');
    void database.engine.worker.terminate();
    await expect(running).rejects.toThrow('The embedded database has stopped');
    client.release();
    await expect(database.pool.query('select 1')).rejects.toThrow('The embedded database has stopped');
    await database.close();
    expect(onFatal).toHaveBeenCalledOnce();
  });

  test('a close is no failure, and may be asked for twice', async () => {
    const database = await openEmbedded({ snapshotFile, onFatal });
    await Promise.all([database.close(), database.close()]);
    await expect(database.pool.query('select 1')).rejects.toThrow('after calling end');
    expect(onFatal).not.toHaveBeenCalled();
  });

  test('an image that is none is refused when opening', async () => {
    await expect(openEmbedded({ snapshotFile: import.meta.filename, onFatal })).rejects.toThrow('has stopped');
    expect(onFatal).not.toHaveBeenCalled();
  });
});

function temporaryFile(bytes: Uint8Array) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'image-'));
  const file = path.join(folder, 'image.tar');
  writeFileSync(file, bytes);
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}
