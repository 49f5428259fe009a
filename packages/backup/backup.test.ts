import { existsSync, readdirSync, rmSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { isMigrated, knownMigrations, migrateWithin } from '@letsread/database/migrate.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import { runCommands } from '@letsread/database/testing/run-commands.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { queryServer, urlOfDatabase, withClient } from '@letsread/database/testing/test-server.ts';
import { createFolderStorage } from '@letsread/storage/folder-storage.ts';
import { createS3Storage } from '@letsread/storage/s3-storage.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import { startS3Server } from '@letsread/storage/testing/s3-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from './folder/manifest.ts';
import { explain } from './explain.ts';
import { restoreLibrary } from './restore-library.ts';
import { fillMadeLibrary } from './testing/made-library.ts';
import { runCommand, startCommand } from './testing/run-command.ts';

let workFolder: string;
let dataDir: string;
/** The pictures of the library lie in object storage. */
let s3: Awaited<ReturnType<typeof startS3Server>>;
let library: Database;
let pictures: string[];
let lost: string;
let bucket: Storage;
/** The folder of the backup that the first test makes. */
let made: string;

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(os.tmpdir(), 'lets-read-backup-'));
  dataDir = path.join(workFolder, 'data');
  library = await openDatabase({ dataDir, isShared: true, snapshotFile: process.env.TEST_DATABASE_SNAPSHOT });
  s3 = await startS3Server();
  bucket = createS3Storage(s3.settings);
  ({ pictures, lost } = await fillMadeLibrary(library, bucket));
  const { child, ended } = startCommand('backup', ['--to', path.join(workFolder, 'first')], {
    settings: ofLibrary(),
  });
  for (let team = 1; child.exitCode === null && team < 5000; team += 1) await addTeam(`Team ${team}`);
  const { stdout } = await ended;
  made = stdout.trim().split('\n').at(-1) ?? '';
});
afterAll(async () => {
  await library.close();
  await s3.stop();
  rmSync(workFolder, { recursive: true });
});

/** What needs no process of its own is run in this one. */
const commandOf = (name: string) => path.join(import.meta.dirname, `${name}-command.ts`);
const ofLibrary = () => ({ DATA_DIR: dataDir, ...s3.settings });
const keyOf = (sha256: string) => `media/pictures/${sha256.slice(0, 2)}/${sha256}.jpg`;
const addTeam = (name: string) =>
  inTransaction(library.pool, async (client) => {
    const { rows } = await client.query<{ id: string }>('insert into team (name) values ($1) returning id', [name]);
    await client.query('insert into team_member (team_id, account_id) values ($1, 8)', [rows[0]?.id]);
  });
const restore = (from: string, to: string, url = '') =>
  runCommand('restore', ['--from', from], { settings: { DATA_DIR: path.join(workFolder, to), DATABASE_URL: url } });
/** Why it is refused, without a process of its own. */
const messageOf = (from: string, to: string, url?: string) => {
  const target = path.join(workFolder, to);
  const options = { url, dataDir: target, storage: createFolderStorage(target), onProgress: () => {} };
  return restoreLibrary({ from, ...options }).then(
    () => 'restored',
    (error: Error) => explain(error),
  );
};
const readManifest = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8')) as Manifest;
const accountsOf = async ({ pool }: Pick<Database, 'pool'>) =>
  (await pool.query<{ id: string; display_name: string }>('select id, display_name from account order by id')).rows;

describe('a backup of a library that runs', () => {
  test('half restored it is what no library starts with, and then it is whole', async () => {
    const elsewhere = path.join(workFolder, 'elsewhere');
    const { child, ended } = startCommand('restore', ['--from', made], { settings: { DATA_DIR: elsewhere } });
    await expect.poll(() => existsSync(path.join(elsewhere, 'restore.unfinished'))).toBe(true);
    child.kill('SIGKILL');
    await ended;
    await expect(openDatabase({ dataDir: elsewhere })).rejects.toThrow('did not come to its end');
    const restored = await restore(made, 'elsewhere');
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('each compared');
    const other = await openDatabase({ dataDir: elsewhere });
    expect(await accountsOf(other)).toEqual(await accountsOf(library));
    await expect(other.pool.query('insert into team_member (team_id, account_id) values (999999, 1)')).rejects.toThrow(
      'foreign key',
    );
    const { rows } = await other.pool.query(`insert into account (display_name) values ('Joseph') returning id`);
    expect(rows).toEqual([{ id: '3001' }]);
    await other.close();
    for (const sha256 of pictures) {
      expect(await readFile(path.join(elsewhere, keyOf(sha256)))).toEqual(await bucket.read(keyOf(sha256)));
    }
    expect(existsSync(path.join(elsewhere, 'restore.unfinished'))).toBe(false);
  });

  test('it is of one moment, whatever is written meanwhile, and what was missing before is named', async () => {
    const { tables, media, missing } = await readManifest(made);
    expect(missing).toEqual([lost]);
    expect(media?.files).toBe(pictures.length);
    const rowsOf = (table: string) => tables.find((one) => one.name === table)?.rows ?? 0;
    expect(rowsOf('team') - 1).toBe(rowsOf('team_member') - 7);
    expect(rowsOf('account')).toBe(2990);
    expect(rowsOf('team')).toBeGreaterThan(1);
  });
});

test('what is no whole backup of this version is refused before anything is touched', async () => {
  const target = 'untouched';
  const spoiled = async (spoil: (folder: string) => Promise<unknown>) => {
    const folder = path.join(workFolder, 'spoiled');
    await rm(folder, { recursive: true, force: true });
    await cp(made, folder, { recursive: true });
    await spoil(folder);
    return messageOf(folder, target);
  };
  const rewritten = (change: (manifest: Manifest) => object) => (folder: string) =>
    readManifest(folder).then((manifest) =>
      writeFile(path.join(folder, 'backup.json'), JSON.stringify(change(manifest))),
    );
  const picture = keyOf(pictures[0] ?? '');
  expect(await spoiled((folder) => appendFile(path.join(folder, 'tables/account.jsonl.gz'), 'x'))).toContain(
    'is damaged: the file tables/account.jsonl.gz',
  );
  expect(await spoiled((folder) => rm(path.join(folder, picture)))).toContain(`the file ${picture} is missing`);
  expect(await spoiled((folder) => rm(path.join(folder, 'backup.json')))).toContain(
    'is no backup: it has no backup.json',
  );
  expect(await spoiled(rewritten((manifest) => ({ ...manifest, format: 2 })))).toContain('made by a newer version');
  const later = { name: '9999-wings.sql', sha256: 'a'.repeat(64) };
  expect(
    await spoiled(rewritten((manifest) => ({ ...manifest, migrations: [...manifest.migrations, later] }))),
  ).toContain('does not know the migration 9999-wings.sql');
  expect(
    await spoiled(rewritten(({ migrations, ...manifest }) => ({ ...manifest, migrations: migrations.with(0, later) }))),
  ).toContain("another version of Let's Read");
  expect(await messageOf(path.join(workFolder, 'nowhere'), target)).toContain('There is no folder');
  expect(existsSync(path.join(workFolder, target))).toBe(false);
  expect(await messageOf(made, 'data')).toContain('holds a library already. Nothing there was changed.');
  const settings = { DATA_DIR: path.join(workFolder, target) };
  expect(await runCommands(commandOf('backup'), [[]], settings)).toMatchObject([
    { code: 1, err: expect.stringContaining('There is no library in the folder') as string },
  ]);
  expect(await runCommands(commandOf('restore'), [[]], settings)).toMatchObject([{ code: 2 }]);
});

test('a backup that is killed leaves the library as it is and a folder that is not taken for a backup', async () => {
  const to = path.join(workFolder, 'killed');
  // Whoever has the one session makes the backup wait in its middle.
  const session = await library.pool.connect();
  const { child, ended } = startCommand('backup', ['--to', to], { settings: ofLibrary() });
  await expect.poll(() => existsSync(to) && readdirSync(to).length).toBe(1);
  child.kill('SIGKILL');
  await ended;
  session.release();
  const [name = ''] = readdirSync(to);
  expect(name).toMatch(/\.unfinished$/);
  expect(await messageOf(path.join(to, name), 'from-killed')).toContain('was not finished');
  expect(existsSync(path.join(workFolder, 'from-killed'))).toBe(false);
  expect((await accountsOf(library)).length).toBe(2990);
});

test('a full disk is told in one line, and nothing is left', async () => {
  const to = path.join(workFolder, 'full');
  const full = { settings: ofLibrary(), maxFileKb: 100 };
  const ended = await runCommand('backup', ['--to', to], full);
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no room on the disk.*\n$/) });
  expect(readdirSync(to)).toEqual([]);
});

describe.each(testDatabaseKinds.filter((kind) => kind === 'server'))('on a %s', () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const names = ['moved', 'restored', 'older', 'newer'].map(
    (what) => `${process.env.TEST_DATABASE_TEMPLATE}_${what}_${process.pid}`,
  );
  const [moved = '', restored = '', older = '', newer = ''] = names.map((name) => urlOfDatabase(server, name));
  beforeAll(async () => {
    for (const name of names) await queryServer(server, `create database "${name}"`);
  });
  afterAll(async () => {
    for (const name of names) await queryServer(server, `drop database "${name}" with (force)`);
  });
  const move = (to: string) => startCommand('move', ['--to', to], { settings: ofLibrary() });
  const tablesOf = (url: string) =>
    withClient(
      url,
      async (client) =>
        (await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount,
    );

  test('a move that is killed leaves nothing there, and the library as it was', async () => {
    await withClient(moved, async (client) => {
      // The lock of migrations: the move waits for it in its middle.
      await client.query('select pg_advisory_lock(7305991438)');
      const { child, ended } = move(moved);
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 500_000 }).toBe(1);
      child.kill('SIGKILL');
      await ended;
      await client.query('select pg_advisory_unlock(7305991438)');
    });
    await expect.poll(() => tablesOf(moved)).toBe(0);
    expect((await accountsOf(library)).length).toBe(2990);
  });

  test('all of a library that runs is moved, and the numbers go on', async () => {
    const ended = await move(moved).ended;
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain('start it with the setting DATABASE_URL');
    const there = await openDatabase({ url: moved });
    expect(await accountsOf(there)).toEqual(await accountsOf(library));
    const { rows } = await there.pool.query(`insert into account (display_name) values ('Joseph') returning id`);
    expect(rows).toEqual([{ id: '3001' }]);
    await there.close();
    expect(existsSync(path.join(dataDir, 'move.unfinished'))).toBe(false);
    const wrong = [moved, 'postgres://nobody@127.0.0.1:9/none', 'redis://somewhere'].map((to) => ['--to', to]);
    expect(await runCommands(commandOf('move'), wrong, ofLibrary())).toMatchObject([
      { code: 1, err: expect.stringContaining('is not empty: it holds a library') as string },
      { code: 1, err: expect.stringContaining('does not answer') as string },
      { code: 2 },
    ]);
  });

  test('a backup of a server is restored on another, and on none that holds anything', async () => {
    const to = path.join(workFolder, 'of-server');
    const settings = { ...ofLibrary(), DATABASE_URL: moved };
    // As a server that has done much more than the other would number it.
    await withClient(moved, (client) => client.query(`insert into search_change values ('book', 1, '900000000')`));
    expect(await runCommand('backup', ['--to', to], { settings })).toMatchObject({ code: 0, stderr: '' });
    const [name = ''] = readdirSync(to);
    const folder = path.join(to, name);
    const picture = keyOf(pictures[0] ?? '');
    await bucket.remove(picture);
    const there = { DATA_DIR: path.join(workFolder, 'beside-server'), DATABASE_URL: restored, ...s3.settings };
    expect(await runCommand('restore', ['--from', folder], { settings: there })).toMatchObject({ code: 0, stderr: '' });
    expect(await bucket.sizeOf(picture)).toBe(20_000);
    const [one, other] = [await openDatabase({ url: moved }), await openDatabase({ url: restored })];
    expect(await accountsOf(other)).toEqual(await accountsOf(one));
    const changes = `select count(*)::integer as all,
      count(*) filter (where changed_in >= pg_snapshot_xmax(pg_current_snapshot()))::integer as "toCome" from search_change`;
    expect((await other.pool.query(changes)).rows).toEqual([{ all: 1, toCome: 0 }]);
    await one.close();
    await other.close();
    expect(await messageOf(folder, 'beside-other', restored)).toContain('is not empty: it holds a library');
  });

  test('what an older version left is brought up to this one', async () => {
    const known = await knownMigrations();
    await withClient(older, async (client) => {
      await client.query('begin');
      await migrateWithin(client, known.length - 1);
      await client.query(`insert into account (display_name) values ('Amina'); commit`);
    });
    const settings = { ...ofLibrary(), DATABASE_URL: older };
    const to = path.join(workFolder, 'of-older');
    expect(await runCommand('backup', ['--to', to, '--without-media'], { settings })).toMatchObject({ code: 0 });
    const [name = ''] = readdirSync(to);
    expect(await messageOf(path.join(to, name), 'beside-newer', newer)).toBe('restored');
    const there = await openDatabase({ url: newer });
    expect(await isMigrated(there)).toBe(true);
    expect(await accountsOf(there)).toEqual([{ id: '1', display_name: 'Amina' }]);
    await there.close();
  });
});
