import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface TestPostgres {
  url: string;
  version: string;
  stop: () => Promise<void>;
}

/** Who runs the server: somebody else than root, or whoever runs the tests. */
type Owner = { uid: number; gid: number } | { uid?: undefined; gid?: undefined };

const SETTINGS = ['autovacuum=off', 'max_connections=60'];
const NOT_DURABLE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
// The input also ends if this process is killed, so that neither server nor folder is left behind.
const RUN_UNTIL_INPUT_ENDS = 'folder=$PWD; "$0" "$@" & cat; kill -QUIT $!; wait; cd /; rm -rf "$folder"';

/**
 * Starts a PostgreSQL of its own in a temporary folder, or says why it could not. Only a durable one waits for its disk,
 * as one that serves does.
 */
export async function startTestPostgres({ isDurable = false } = {}): Promise<TestPostgres | { whyNot: string }> {
  if (process.platform === 'win32') return { whyNot: 'no unix sockets on Windows' };
  const bin = findBinaries();
  if (bin === undefined) return { whyNot: 'no initdb in PATH or /usr/lib/postgresql/*/bin' };
  const owner = ownerOfServer();
  if (owner === undefined)
    return { whyNot: 'PostgreSQL refuses to run as root, and there is no user postgres or nobody' };
  const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  try {
    const folder = makeData(bin, owner, ['initdb', ...settings]);
    return await serve(bin, folder, { owner, isDurable });
  } catch (error) {
    return { whyNot: String(error) };
  }
}

/** A folder of the one who runs the server, with what the tool puts into its `data`. */
function makeData(bin: string, owner: Owner, [tool = '', ...settings]: string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lets-read-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(path.join(bin, tool), ['-D', data, ...settings], { cwd: folder, ...owner, encoding: 'utf8' });
  if (made.status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`${tool}: ${made.stderr}`);
}

export interface TestReplica {
  url: string;
  /** Ends it at once, as a power cut does; `start` has it go on from there. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A streaming replica of a PostgreSQL of the tests. */
export async function startTestReplica({ url: primaryUrl }: TestPostgres): Promise<TestReplica> {
  const bin = findBinaries();
  const owner = ownerOfServer();
  if (bin === undefined || owner === undefined) throw new Error('The primary could be started, and a replica cannot.');
  const folder = makeData(bin, owner, [
    'pg_basebackup',
    '-d',
    primaryUrl,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  const serveIt = () => serve(bin, folder, { owner, isDurable: false });
  const runs = [await serveIt()];
  return {
    url: runs[0]?.url ?? '',
    async kill() {
      const pidFile = path.join(folder, 'data/postmaster.pid');
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
      while (existsSync(pidFile)) await sleep(10);
    },
    async start() {
      runs.push(await serveIt());
    },
    async stop() {
      for (const run of runs.reverse()) await run.stop();
    },
  };
}

async function serve(
  bin: string,
  folder: string,
  { owner, isDurable }: { owner: Owner; isDurable: boolean },
): Promise<TestPostgres> {
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...owner };
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    ...SETTINGS,
    ...(isDurable ? [] : NOT_DURABLE),
  ].flatMap((one) => ['-c', one]);
  const server = spawn('/bin/sh', ['-c', RUN_UNTIL_INPUT_ENDS, path.join(bin, 'postgres'), '-D', data, ...settings], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('postgres ended at its start')));
  failed.catch(() => {});
  const stop = async () => {
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  try {
    return { url, version: await Promise.race([ready(server.stderr).then(() => versionOf(url)), failed]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Until the server says so, in English, as its locale is C; what it tells later is let go. */
async function ready(log: Readable): Promise<void> {
  const isReady = /ready to accept (read-only )?connections/;
  let output = '';
  await new Promise<void>((resolve) => {
    log.on('data', (bytes: Buffer) => {
      if (isReady.test(output)) return;
      output += bytes.toString();
      if (isReady.test(output)) resolve();
    });
  });
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, user], { encoding: 'utf8' }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
