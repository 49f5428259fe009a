import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';
import { joinRunning } from './door/join-running.ts';

/** The running library takes a transaction back in which nothing is said for ten seconds. */
const sayEveryMs = 2000;
/** Two writes within one tick of the clock leave the same time at a file. */
const clockTickMs = 1000;

export interface CopiedDatabase {
  /** How long readers of the running library waited; 0 where none runs. */
  pausedMs: number;
  /** All that was written until then is in the copy, and nothing later. */
  takenAt: Date;
}

type Seen = Map<string, { bytes: number; changedMs: number }>;

/**
 * Copies the embedded database as it is at one moment, of a library that runs or does not, so that `into` can be opened as a data folder of its
 * own. The files are copied while the library goes on writing; those that it wrote meanwhile are copied again while its one session is ours.
 * @throws DataDirInUseError where a library runs that no command can join
 */
export async function copyEmbedded(dataDir: string, into: string): Promise<CopiedDatabase> {
  const from = path.resolve(dataDir, 'database');
  const to = path.join(into, 'database');
  const unlock = lockOrUndefined(dataDir);
  if (unlock !== undefined) {
    try {
      await copyChanged({ from, to, seen: new Map() });
      return { pausedMs: 0, takenAt: new Date() };
    } finally {
      unlock();
    }
  }
  const running = await joinRunning(dataDir);
  if (running === undefined) throw new DataDirInUseError(path.resolve(dataDir));
  try {
    // So that little is left to be written while readers wait.
    await running.pool.query('checkpoint');
    const seen: Seen = new Map();
    await copyChanged({ from, to, seen });
    return await whileNobodyWrites(running.pool, () => copyChanged({ from, to, seen }));
  } finally {
    await running.close();
  }
}

function lockOrUndefined(dataDir: string): (() => void) | undefined {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof DataDirInUseError) return undefined;
    throw error;
  }
}

async function whileNobodyWrites(pool: pg.Pool, work: () => Promise<void>): Promise<CopiedDatabase> {
  const client = await pool.connect();
  const begunMs = performance.now();
  let saying: Promise<unknown> = Promise.resolve();
  try {
    await client.query('begin');
    await client.query('checkpoint');
    const takenAt = new Date();
    let lost: unknown;
    const timer = setInterval(() => {
      saying = client.query('select').catch((error: unknown) => (lost = error));
    }, sayEveryMs);
    try {
      await work();
    } finally {
      clearInterval(timer);
      await saying;
    }
    if (lost !== undefined) throw lost;
    // Had the session been taken back, this would fail, and others might have written.
    await client.query('commit');
    client.release();
    return { pausedMs: Math.round(performance.now() - begunMs), takenAt };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Makes `to` like `from`; what is as it was when it was last seen stays. */
async function copyChanged({ from, to, seen }: { from: string; to: string; seen: Seen }): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const existing = new Set<string>();
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory()) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
    else if (entry.isFile() && (await copyIfChanged(name, { from, to, seen }))) existing.add(name);
  }
  for (const name of seen.keys()) {
    if (existing.has(name)) continue;
    await rm(path.join(to, name), { force: true });
    seen.delete(name);
  }
}

/** False where the file is gone by now. */
async function copyIfChanged(
  name: string,
  { from, to, seen }: { from: string; to: string; seen: Seen },
): Promise<boolean> {
  const file = path.join(from, name);
  try {
    const { size: bytes, mtimeMs: changedMs } = await stat(file);
    const before = seen.get(name);
    if (before?.bytes === bytes && before.changedMs === changedMs) return true;
    const isStable = Date.now() - changedMs > clockTickMs;
    await copyFile(file, path.join(to, name), constants.COPYFILE_FICLONE);
    if (isStable) seen.set(name, { bytes, changedMs });
    else seen.set(name, { bytes: -1, changedMs: -1 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
