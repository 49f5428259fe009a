import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isMigrated, migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { openTestDatabase, testDatabaseKinds } from './testing/test-database.ts';
import { queryServer, urlOfDatabase } from './testing/test-server.ts';

describe.each(testDatabaseKinds)('migrating, on the %s database', (kind) => {
  let database: Database;
  let folder: string;
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.pool.query('drop schema public cascade; create schema public');
    folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
    write('0001-kites.sql', 'create table kite (name text);\ninsert into kite values (null);\n');
    write('0002-named-kites.sql', "update kite set name = 'red'; alter table kite alter name set not null;");
    return () => rmSync(folder, { recursive: true });
  });

  test('every file runs once, in order', async () => {
    expect(await isMigrated(database, folder)).toBe(false);
    expect(await migrate(database, folder)).toEqual(['0001-kites.sql', '0002-named-kites.sql']);
    expect(await isMigrated(database, folder)).toBe(true);
    expect(await migrate(database, folder)).toEqual([]);
    expect((await database.pool.query('select name from kite')).rows).toEqual([{ name: 'red' }]);
  });

  test('two that migrate at the same time run each file once', async () => {
    const [one, other] = await Promise.all([migrate(database, folder), migrate(database, folder)]);
    expect([...one, ...other].sort()).toEqual(['0001-kites.sql', '0002-named-kites.sql']);
  });

  test('a file that fails leaves nothing behind and names its line', async () => {
    write('0003-broken.sql', 'create table tail (name text);\n\ninsert into tial values (1);');
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'migration-failed',
      message: 'Migration 0003-broken.sql failed at line 3: relation "tial" does not exist',
    });
    expect((await database.pool.query("select to_regclass('tail') as tail")).rows).toEqual([{ tail: null }]);
    write('0003-broken.sql', 'create table tail (name text);');
    expect(await migrate(database, folder)).toEqual(['0003-broken.sql']);
  });

  test('a file that has run may not change, though its line ends may', async () => {
    await migrate(database, folder);
    write('0001-kites.sql', 'create table kite (name text);\r\ninsert into kite values (null);\r\n');
    expect(await migrate(database, folder)).toEqual([]);
    write('0001-kites.sql', 'create table kite (name text, colour text);');
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'migration-changed' });
    expect(await isMigrated(database, folder)).toBe(false);
  });

  test('a file that has run may not be renamed', async () => {
    await migrate(database, folder);
    rmSync(path.join(folder, '0002-named-kites.sql'));
    write('0002-names.sql', 'select 1');
    await expect(migrate(database, folder)).rejects.toThrow(
      '0002-named-kites.sql has run in this database and is now called 0002-names.sql',
    );
  });

  test('a database of a newer version is refused for migrating, and ready for the older one that still serves', async () => {
    await migrate(database, folder);
    rmSync(path.join(folder, '0002-named-kites.sql'));
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'database-newer' });
    expect(await isMigrated(database, folder)).toBe(true);
  });

  test('a gap and a wrong name are refused before anything runs', async () => {
    write('0004-early.sql', 'select 1');
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'migration-gap' });
    rmSync(path.join(folder, '0004-early.sql'));
    write('3-Early.sql', 'select 1');
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'migration-misnamed' });
    expect((await database.pool.query("select to_regclass('kite') as kite")).rows).toEqual([{ kite: null }]);
  });

  test('with nothing to do it takes less than 20 ms', async () => {
    await migrate(database, folder);
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const start = performance.now();
      await migrate(database, folder);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

test.runIf(testDatabaseKinds.includes('server'))('a database that is not of UTF8 is refused in words', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `latin_${process.pid}`;
  await queryServer(server, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  const latin = await openDatabase({ url: urlOfDatabase(server, name) });
  await expect(migrate(latin)).rejects.toMatchObject({
    code: 'database-not-utf8',
    message: expect.stringContaining('has the encoding LATIN1, and books of all scripts need UTF8'),
  });
  await latin.close();
  await queryServer(server, `drop database ${name}`);
});
