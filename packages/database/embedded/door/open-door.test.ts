import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../in-transaction.ts';
import type { Database } from '../../open-database.ts';
import { openDatabase } from '../../open-database.ts';
import { prepared } from '../../sql.ts';
import sql from 'sql-template-tag';
import { DataDirInUseError } from '../data-dir-lock.ts';
import { readDoorFile, writeDoorFile } from './door-file.ts';

describe('the door of a running library', () => {
  let dataDir: string;
  let library: Database;
  let command: Database;
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-'));
    library = await openDatabase({ dataDir, isShared: true, snapshotFile: process.env.TEST_DATABASE_SNAPSHOT });
    await library.pool.query('create table kite (name text)');
    command = await openDatabase({ dataDir, joinsRunning: true });
  });
  afterAll(async () => {
    await library.close();
    fs.rmSync(dataDir, { recursive: true });
  });

  test('commands read and write what the library does, each transaction by itself', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const writing = inTransaction(command.pool, async (client) => {
      await client.query("insert into kite values ('red')");
      begun.resolve();
      await goOn.promise;
      await client.query("insert into kite values ('blue')");
    });
    await begun.promise;
    const reading = library.pool.query('select name from kite order by name');
    goOn.resolve();
    await writing;
    expect((await reading).rows).toEqual([{ name: 'blue' }, { name: 'red' }]);
  });

  test('a large parameter and a large answer come through whole, and errors as they are', async () => {
    const name = 'k'.repeat(3_000_000);
    const { rows } = await command.pool.query<{ name: string }>('select $1 || $1 as name', [name]);
    expect(rows[0]?.name).toHaveLength(6_000_000);
    await expect(command.pool.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('statements of the same name do not meet', async () => {
    const select = ({ pool }: Database, word: string) =>
      pool.query(prepared('word-of-test', sql`select ${word}::text as word`));
    for (const each of [library, command, library, command])
      expect((await select(each, 'kite')).rows).toEqual([{ word: 'kite' }]);
  });

  test('the library hears of what a command changed', async () => {
    const heard = Promise.withResolvers<string>();
    const stop = await library.listen('kites', heard.resolve);
    await command.pool.query("select pg_notify('kites', 'a red one')");
    expect(await heard.promise).toBe('a red one');
    await stop();
  });

  test('a command that ends within a transaction leaves nothing', async () => {
    const killed = await openDatabase({ dataDir, joinsRunning: true });
    const client = await killed.pool.connect();
    await client.query("begin; insert into kite values ('torn')");
    client.release(true);
    expect((await library.pool.query("select from kite where name = 'torn'")).rowCount).toBe(0);
    await killed.close();
  });

  test('without the key nobody comes in, and only the owner can read it', async () => {
    const port = readDoorFile(dataDir)?.port ?? 0;
    for (const password of ['x', 'x'.repeat(43)]) {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password });
      await expect(client.connect()).rejects.toThrow('This key does not open the library.');
    }
    expect(fs.statSync(path.join(dataDir, 'database.door')).mode & 0o077).toBe(0);
  });

  test('who does not ask to join, or finds nobody there, is told that the folder is in use', async () => {
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirInUseError);
    const door = readDoorFile(dataDir);
    writeDoorFile(dataDir, { port: 1, key: 'of a library that was killed' });
    await expect(openDatabase({ dataDir, joinsRunning: true })).rejects.toThrow(DataDirInUseError);
    if (door !== undefined) writeDoorFile(dataDir, door);
  });

  test('it is gone with the library', async () => {
    await command.close();
    await library.close();
    expect(fs.existsSync(path.join(dataDir, 'database.door'))).toBe(false);
  });
});
