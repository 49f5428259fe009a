import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import type { Database } from './open-database.ts';
import { openTestDatabase, testDatabaseKinds } from './testing/test-database.ts';

describe.each(testDatabaseKinds)('a connection, on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.pool.query('create table kite (name text)');
  });
  afterAll(() => database.close());

  test('says which kind it is', () => {
    expect(database.kind).toBe(kind);
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const failing = inTransaction(database.pool, async (client) => {
      await client.query("insert into kite values ('torn')");
      throw new Error('no wind');
    });
    await expect(failing).rejects.toThrow('no wind');
    expect((await database.pool.query("select from kite where name = 'torn'")).rowCount).toBe(0);
  });

  test('an id beyond the numbers of JavaScript, a day and days come back as they were', async () => {
    const { rows } = await database.pool.query(
      "select 9223372036854775807::bigint as id, date '2026-02-28' as day, '{2026-02-28}'::date[] as days, now() as at",
    );
    expect(rows).toEqual([
      { id: '9223372036854775807', day: '2026-02-28', days: ['2026-02-28'], at: expect.any(Date) },
    ]);
  });

  test('an error carries its SQLSTATE', async () => {
    await expect(database.pool.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
  });

  test('a parameter of 3 MB and a result of 5 MB arrive whole', async () => {
    const kite = 'k'.repeat(3_000_000);
    expect((await database.pool.query('select length($1) as length', [kite])).rows).toEqual([{ length: 3_000_000 }]);
    const tail = (await database.pool.query<{ tail: string }>("select repeat('t', 5000000) as tail")).rows[0];
    expect(tail?.tail.length).toBe(5_000_000);
  });

  test('many at once are all answered', async () => {
    const answers = Array.from({ length: 50 }, (_, n) => database.pool.query('select $1::int as n', [n]));
    expect((await Promise.all(answers)).map(({ rows }) => rows[0].n)).toEqual([...Array(50).keys()]);
  });

  test('whoever listens hears what is committed, until it stops', async () => {
    const heard: string[] = [];
    const stop = await database.listen('Kites & tails', (payload) => heard.push(payload));
    await database.pool.query(`notify "Kites & tails", 'one'`);
    await inTransaction(database.pool, (client) => client.query("select pg_notify('Kites & tails', 'two')"));
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await stop();
    await database.pool.query(`notify "Kites & tails", 'three'`);
    await database.pool.query('select 1');
    expect(heard).toEqual(['one', 'two']);
  });

  test('two may listen on one channel, and one of them stop', async () => {
    const heard: string[] = [];
    const stopFirst = await database.listen('kites', (payload) => heard.push(`first ${payload}`));
    const stopSecond = await database.listen('kites', (payload) => heard.push(`second ${payload}`));
    await stopFirst();
    await database.pool.query("notify kites, 'up'");
    await expect.poll(() => heard).toEqual(['second up']);
    await stopSecond();
  });

  test('a lost line is made again, and who listens is told of the gap', async () => {
    const heard: string[] = [];
    const onGap = vi.fn<() => void>();
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stop = await database.listen('kites', (payload) => heard.push(payload), onGap);
    await loseLine(database);
    await vi.waitFor(async () => {
      await database.pool.query('select 1');
      expect(onGap).toHaveBeenCalledOnce();
    }, 30_000);
    await database.pool.query("notify kites, 'back'");
    await expect.poll(() => heard).toEqual(['back']);
    await stop();
    quiet.mockRestore();
  });
});

async function loseLine({ kind, pool }: Database) {
  if (kind === 'server') {
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lets-read notices' and datname = current_database()",
    );
  } else {
    (await pool.connect()).release(true);
  }
}
