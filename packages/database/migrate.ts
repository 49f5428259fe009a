import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase, Pool } from 'pg';
import { lockTransaction } from './advisory-lock.ts';

export interface Migration {
  name: string;
  sha256: string;
}

interface MigrationFile extends Migration {
  sql: string;
}

export type MigrationProblemCode =
  | 'migration-misnamed'
  | 'migration-gap'
  | 'migration-changed'
  | 'database-newer'
  | 'library-older'
  | 'database-not-utf8'
  | 'migration-failed';

/** The files and the database do not fit together; the message says which and what to do. */
export class MigrationError extends Error {
  readonly code: MigrationProblemCode;

  constructor(code: MigrationProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
    this.code = code;
  }
}

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

const FILE_NAME = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;
const UNDEFINED_TABLE = '42P01';
const createMigrationTable =
  'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())';

/**
 * Brings the database up to the files of the folder, and returns the names of those that it ran.
 * @throws MigrationError of any of its codes
 */
export async function migrate(
  { pool, isJoined }: { pool: Pool; isJoined?: true },
  folder = migrationsFolder,
): Promise<string[]> {
  const files = await readMigrations(folder);
  const pending = pendingOf(files, await appliedTo(pool));
  if (pending.length === 0) return [];
  if (isJoined === true)
    throw new MigrationError('library-older', 'The library that runs is of an older version: start it again first.');
  const client = await pool.connect();
  const ran: string[] = [];
  try {
    await requireUtf8(client);
    for (const file of pending) if (await run(client, file, files)) ran.push(file.name);
  } finally {
    client.release();
  }
  return ran;
}

/**
 * Whether every file has run; for a readiness probe, so a database that a newer version has taken further will do.
 * @throws MigrationError migration-misnamed, migration-gap
 */
export async function isMigrated({ pool }: { pool: Pool }, folder = migrationsFolder): Promise<boolean> {
  const [files, applied] = await Promise.all([readMigrations(folder), appliedTo(pool)]);
  return files.every(({ name, sha256 }, index) => applied[index]?.name === name && applied[index].sha256 === sha256);
}

/** The migrations that this version of the library knows, in order. @throws MigrationError migration-misnamed, migration-gap */
export async function knownMigrations(folder = migrationsFolder): Promise<Migration[]> {
  return (await readMigrations(folder)).map(({ name, sha256 }) => ({ name, sha256 }));
}

/**
 * Brings a database up to the first `count` files of the folder within the caller's transaction, so that all of it or nothing is there.
 * @throws MigrationError of any of its codes but library-older
 */
export async function migrateWithin(client: ClientBase, count: number, folder = migrationsFolder): Promise<void> {
  const files = (await readMigrations(folder)).slice(0, count);
  await lockMigrations(client);
  await client.query(createMigrationTable);
  await requireUtf8(client);
  for (const file of pendingOf(files, await appliedTo(client))) await apply(client, file);
}

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) {
      throw new MigrationError('migration-misnamed', `${name} is not named like 0042-what-it-does.sql.`);
    }
    if (Number(number) !== index + 1) {
      const expected = String(index + 1).padStart(4, '0');
      throw new MigrationError('migration-gap', `${name} stands where migration ${expected} is expected.`);
    }
  }
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<MigrationFile> {
  // A checkout on Windows may have other line ends, and is the same migration.
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

/** Those that have run in a database, in order. */
export async function appliedTo(connection: Pool | ClientBase): Promise<Migration[]> {
  try {
    return (await connection.query<Migration>('select name, sha256 from migration order by name')).rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

function pendingOf(files: MigrationFile[], applied: Migration[]): MigrationFile[] {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const file = files[index];
    if (file === undefined) {
      throw new MigrationError(
        'database-newer',
        `The database has had migration ${name}, which this version of Let's Read does not know. Start a newer version.`,
      );
    }
    if (file.name !== name || file.sha256 !== sha256) {
      throw new MigrationError(
        'migration-changed',
        `Migration ${name} has run in this database and is ${file.name === name ? 'no longer the same' : `now called ${file.name}`}. Put it back, and write the change as a new migration.`,
      );
    }
  }
  return files.slice(applied.length);
}

async function run(client: ClientBase, file: MigrationFile, files: MigrationFile[]): Promise<boolean> {
  await client.query('begin');
  try {
    await lockMigrations(client);
    await client.query(createMigrationTable);
    // Another process may have run it while this one waited for the lock.
    const isPending = pendingOf(files, await appliedTo(client)).includes(file);
    if (isPending) await apply(client, file);
    await client.query('commit');
    return isPending;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** For as long as another process migrates. */
async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query('set local statement_timeout = 0');
  await lockTransaction(client, 'migrations');
}

async function apply(client: ClientBase, file: MigrationFile): Promise<void> {
  await client.query(file.sql).catch((error: unknown) => fail(file, error));
  await client.query('insert into migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
}

/** Elsewhere a letter that the encoding does not know would fail, in a migration or in a book. */
async function requireUtf8(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new MigrationError(
    'database-not-utf8',
    `The database has the encoding ${encoding}, and books of all scripts need UTF8. Create it anew: create database … encoding 'UTF8' template template0.`,
  );
}

function fail(file: MigrationFile, error: unknown): never {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : ` at line ${file.sql.slice(0, position).split('\n').length}`;
  const reason = error instanceof Error ? error.message : String(error);
  throw new MigrationError('migration-failed', `Migration ${file.name} failed${line}: ${reason}`, { cause: error });
}
