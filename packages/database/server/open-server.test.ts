import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../in-transaction.ts';
import type { Database } from '../open-database.ts';
import { testDatabaseKinds } from '../testing/test-database.ts';
import { openServer } from './open-server.ts';

test('a server that does not answer is an error, not a wait', async () => {
  const nobody = await openServer({ url: 'postgres://nobody@127.0.0.1:9/none' });
  await expect(nobody.pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await nobody.close();
});

describe.each(testDatabaseKinds.filter((kind) => kind === 'server'))('a %s', () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  let database: Database;
  afterEach(() => database.close());

  test('a query without end is stopped', async () => {
    database = await openServer({ url, statementTimeoutMs: 50 });
    await expect(database.pool.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
  });

  test('statements are not compiled and pages at random are cheap, unless the address says so', async () => {
    database = await openServer({ url });
    const settingsOf = async ({ pool }: Database) => [
      (await pool.query<{ jit: string }>('show jit')).rows[0]?.jit,
      (await pool.query<{ random_page_cost: string }>('show random_page_cost')).rows[0]?.random_page_cost,
    ];
    expect(await settingsOf(database)).toEqual(['off', '1.1']);
    const own = new URL(url);
    own.searchParams.set('options', '-c jit=on -c random_page_cost=2');
    const other = await openServer({ url: own.href });
    expect(await settingsOf(other)).toEqual(['on', '2']);
    await other.close();
  });

  test('channels that are listened to at once are asked for one after the other', async () => {
    let [asked, most] = [0, 0];
    const whole = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => Promise<unknown>;
    const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
      most = Math.max(most, ++asked);
      return whole.apply(this, args).finally(() => asked--) as never;
    });
    database = await openServer({ url });
    const heard = new Set<string>();
    await Promise.all(['red', 'green', 'blue'].map((kite) => database.listen(kite, () => heard.add(kite))));
    query.mockRestore();
    expect(most).toBe(1);
    for (const kite of ['red', 'green', 'blue']) await database.pool.query('select pg_notify($1, $2)', [kite, '']);
    await expect.poll(() => [...heard].sort()).toEqual(['blue', 'green', 'red']);
  });

  test('a connection lost while idle is told, and the next query opens another', async () => {
    const onConnectionLost = vi.fn<(error: Error) => void>();
    database = await openServer({ url, onConnectionLost });
    const pid = (await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const other = await openServer({ url });
    await other.pool.query('select pg_terminate_backend($1)', [pid]);
    await other.close();
    await expect.poll(() => onConnectionLost.mock.calls.length).toBe(1);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a connection lost inside a transaction fails that transaction only', async () => {
    database = await openServer({ url });
    const broken = inTransaction(database.pool, (client) =>
      client.query('select pg_terminate_backend(pg_backend_pid())'),
    );
    await expect(broken).rejects.toMatchObject({ code: '57P01' });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a server that does not answer is given up', async () => {
    database = await openServer({
      url: 'postgres://postgres@localhost/postgres?host=/nowhere',
      connectionTimeoutMs: 200,
    });
    await expect(database.pool.query('select 1')).rejects.toThrow('ENOENT');
    await expect(database.listen('kites', () => {})).rejects.toThrow('ENOENT');
  });

  test('with all connections taken a query gives up instead of hanging', async () => {
    database = await openServer({ url, poolSize: 1, connectionTimeoutMs: 100 });
    const client = await database.pool.connect();
    await expect(database.pool.query('select 1')).rejects.toThrow('timeout');
    client.release();
  });

  test('closing while a lost line is being made again ends at once', async () => {
    const lost = Promise.withResolvers<Error>();
    database = await openServer({ url, onConnectionLost: lost.resolve });
    await database.listen('kites', () => {});
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lets-read notices' and datname = current_database()",
    );
    await lost.promise;
    await expect(database.close()).resolves.toBeUndefined();
  });
});
