import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataDirInUseError } from './data-dir-lock.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPGlite } from './engine/open-pglite.ts';

const snapshotFile = process.env.TEST_DATABASE_SNAPSHOT;
const stopTest = (error: unknown) => expect.fail(String(error));
const KILLS = 10;
const LONGEST_LIFE_ROWS = 60;

describe('an embedded database on the disk', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-'));
    return () => fs.rmSync(dataDir, { recursive: true });
  });

  test('every commit is put on the disk before it is answered', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync');
    const pglite = await openPGlite({ folder: path.join(dataDir, 'database'), snapshotFile, onFatal: stopTest });
    await pglite.exec('create table kite (id int)');
    fsync.mockClear();
    for (let id = 0; id < 20; id++) await pglite.exec(`insert into kite values (${id})`);
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(20);
    await pglite.close();
    fsync.mockRestore();
  });

  test('a disk that fails to keep what was written stops the database', async () => {
    const onFatal = vi.fn<(error: unknown) => void>();
    const pglite = await openPGlite({ folder: path.join(dataDir, 'database'), snapshotFile, onFatal });
    const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw new Error('EIO');
    });
    await pglite.exec('create table kite (id int)');
    expect(onFatal).toHaveBeenCalledWith(new Error('EIO'));
    fsync.mockRestore();
    await pglite.close();
  });

  test('a panic of PostgreSQL ends the worker', async () => {
    const onFatal = vi.fn<(error: unknown) => void>();
    const database = await openEmbedded({ dataDir, snapshotFile, onFatal });
    fs.rmSync(path.join(dataDir, 'database', 'pg_wal'), { recursive: true });
    const writing = database.pool.query("create table kite as select repeat('k', 500) from generate_series(1, 20000)");
    await expect(writing).rejects.toThrow('has stopped');
    await expect.poll(() => onFatal.mock.calls.length).toBe(1);
    await database.close();
  });

  test('a second opener is told that the folder is in use', async () => {
    const database = await openEmbedded({ dataDir, snapshotFile });
    await expect(openEmbedded({ dataDir })).rejects.toThrow(DataDirInUseError);
    await database.close();
    await (await openEmbedded({ dataDir })).close();
  });

  test('a creation that was interrupted half way is begun again', async () => {
    fs.mkdirSync(path.join(dataDir, 'database'));
    fs.writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), '18\n');
    fs.writeFileSync(path.join(dataDir, 'database.incomplete'), '');
    const database = await openEmbedded({ dataDir, snapshotFile });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    expect(fs.readdirSync(dataDir).sort()).toEqual(['database', 'database.lock']);
  });

  test(`${KILLS} times kill -9 take no acknowledged row`, async () => {
    const database = await openEmbedded({ dataDir, snapshotFile });
    await database.pool.query('create table kite (id bigint generated always as identity primary key)');
    await database.close();
    const acknowledged: string[] = [];
    for (let life = 0; life < KILLS; life++) {
      const { found, answered } = await liveAndBeKilled(dataDir, 1 + Math.random() * LONGEST_LIFE_ROWS);
      expect(found).toEqual(expect.arrayContaining(acknowledged));
      acknowledged.push(...answered);
    }
    const { found } = await liveAndBeKilled(dataDir, 0);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  });
});

/** Another process says which rows it finds, then adds rows and names each once it is acknowledged, until it is killed. */
async function liveAndBeKilled(dataDir: string, rows: number) {
  const code = `
    import { writeSync } from 'node:fs'
    import { openEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'open-embedded.ts'))}
    const { pool } = await openEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    const found = await pool.query('select id from kite')
    writeSync(1, JSON.stringify(found.rows.map(({ id }) => id)) + '\\n')
    for (;;) writeSync(1, (await pool.query('insert into kite default values returning id')).rows[0].id + '\\n')`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length > rows) child.kill('SIGKILL');
  }
  await exited;
  const [found = '[]', ...answered] = lines;
  return { found: JSON.parse(found) as string[], answered };
}
