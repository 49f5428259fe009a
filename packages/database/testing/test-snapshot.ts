import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { openDatabase } from '../open-database.ts';
import { migrate, migrationsFolder } from '../migrate.ts';
import { startTestPostgres } from './test-postgres.ts';
import { queryServer, urlOfDatabase, withClient } from './test-server.ts';

const here = import.meta.dirname;
const cacheFolder = path.resolve(here, '../../../node_modules/.cache/lets-read-database');
/** Where tests write which statements were prepared (test-statements.ts). */
export const statementsFolder = path.join(cacheFolder, 'statements');
const KEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Vitest's globalSetup: makes what `openTestDatabase` begins with, once per run, and leaves its place in the
 * environment of the test processes. `TEST_DATABASES=embedded` leaves the server out.
 */
export async function setup(): Promise<() => Promise<void>> {
  process.env.TEST_DATABASE_SNAPSHOT = await makeSnapshot();
  process.env.TEST_STATEMENTS = makeEmptyFolder(statementsFolder);
  const server = process.env.TEST_DATABASES === 'embedded' ? undefined : await findServer();
  if (server === undefined) return async () => {};
  const { url, stop } = server;
  const template = `lets_read_template_${randomUUID().slice(0, 8)}`;
  await makeTemplate(url, template);
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  return async () => {
    await dropAll(url, template);
    await stop();
  };
}

/** The file with the image of a migrated database; kept between runs, since making it takes seconds and it seldom changes. */
export async function makeSnapshot(): Promise<string> {
  const file = path.join(cacheFolder, `${hashOfSources()}.tar`);
  if (existsSync(file)) return file;
  const database = await openEmbedded({});
  await migrate(database);
  const image = await database.dumpImage();
  await database.close();
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of readdirSync(cacheFolder)) {
    const old = path.join(cacheFolder, name);
    if (old !== statementsFolder && Date.now() - statSync(old).mtimeMs > KEEP_MS) rmSync(old);
  }
  // Another run may be writing the same file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, file);
  return file;
}

function makeEmptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function hashOfSources(): string {
  const migrations = readdirSync(migrationsFolder)
    .sort()
    .map((name) => path.join(migrationsFolder, name));
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const sources = ['migrate.ts', 'embedded/engine/open-pglite.ts'].map((name) => path.join(here, '..', name));
  const hash = createHash('sha256');
  for (const source of [pglite, ...sources, ...migrations])
    hash.update(path.basename(source)).update(readFileSync(source));
  return hash.digest('hex').slice(0, 32);
}

async function findServer(): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) {
    console.log('Tests on a server: the one of TEST_DATABASE_URL.');
    return { url, stop: async () => {} };
  }
  const server = await startTestPostgres();
  if ('whyNot' in server) {
    console.log(`Tests on a server: left out, ${server.whyNot}.`);
    return undefined;
  }
  console.log(`Tests on a server: PostgreSQL ${server.version}, started for this run.`);
  return server;
}

/** The template, and the databases that tests have made of it (test-database.ts). */
async function dropAll(url: string, template: string) {
  await withClient(url, async (client) => {
    const made = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of made.rows) await client.query(`drop database "${datname}" with (force)`);
  });
}

async function makeTemplate(url: string, name: string) {
  await queryServer(url, `create database "${name}"`);
  const database = await openDatabase({ url: urlOfDatabase(url, name) });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}
