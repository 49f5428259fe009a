import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '@letsread/database/command/counted.ts';
import { lockDataDir } from '@letsread/database/embedded/data-dir-lock.ts';
import { sync, syncTree } from '@letsread/database/embedded/sync-tree.ts';
import { makeFolder } from '@letsread/database/command/make-folder.ts';
import { restoreFolder } from '@letsread/database/embedded/unfinished-restore.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup, readManifest } from './folder/check-backup.ts';
import type { MediaFile } from './folder/media.ts';
import type { Manifest, ManifestTable } from './folder/manifest.ts';
import { readRowFile } from './folder/row-file.ts';
import { countMigrations, fillDatabase, requireEmpty, type Source } from './rows/fill-database.ts';

interface RestoreOptions {
  from: string;
  url: string | undefined;
  dataDir: string;
  storage: Storage;
  onProgress: (line: string) => void;
}

/** Makes the library of a backup anew, in places that are empty. What is half there is known by a folder, and the library does not start with it. */
export async function restoreLibrary(options: RestoreOptions): Promise<Manifest> {
  const { url, dataDir, onProgress } = options;
  const from = path.resolve(options.from);
  const manifest = await readManifest(from);
  await countMigrations(manifest);
  if (url === undefined && existsSync(path.join(dataDir, 'database')))
    throw new BackupError(
      `The folder ${dataDir} holds a library already. Nothing there was changed. Choose another one: DATA_DIR=/some/folder`,
    );
  if (url !== undefined) await requireEmptyServer(url);
  onProgress('Reading all of the backup …');
  const media = await checkBackup(from, manifest);
  makeFolder(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const half = restoreFolder(dataDir);
    await rm(half, { recursive: true, force: true });
    await mkdir(half, { mode: 0o700 });
    await putMedia(from, media, options);
    const source = sourceOf(from, manifest);
    await fillTarget(url === undefined ? { dataDir: half, isScratch: true } : { url }, source, onProgress);
    if (url === undefined) {
      await syncTree(path.join(half, 'database'));
      await rename(path.join(half, 'database'), path.join(dataDir, 'database'));
      await sync(dataDir);
    }
    await rm(half, { recursive: true, force: true });
    await sync(dataDir);
  } finally {
    unlock();
  }
  return manifest;
}

function sourceOf(from: string, { migrations, tables, sequences }: Manifest): Source {
  const fileOf = new Map(tables.map(({ name, file }: ManifestTable) => [name, file]));
  return { migrations, tables, sequences, rowsOf: ({ name }) => readRowFile(from, fileOf.get(name) ?? '') };
}

async function requireEmptyServer(url: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    const client = await database.pool.connect();
    await requireEmpty(client, 'The database of DATABASE_URL').finally(() => client.release());
  } finally {
    await database.close();
  }
}

/** In one transaction: on a server nothing is there until all is. */
export async function fillTarget(
  target: { url: string } | { dataDir: string; isScratch: true },
  source: Source,
  onProgress: (line: string) => void,
  what = 'The database',
): Promise<void> {
  const database = await openDatabase(target);
  try {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await requireEmpty(client, what);
      await fillDatabase(client, source, ({ name, rows }) => {
        if (rows > 0) onProgress(`${name}: ${counted(rows, 'row')}, as they were`);
      });
      await client.query('commit');
      await client.query('analyze');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  } finally {
    await database.close();
  }
}

/** Names tell what the files are, so those that are there already stay. */
async function putMedia(
  from: string,
  files: readonly MediaFile[],
  { storage, onProgress }: RestoreOptions,
): Promise<void> {
  for (const [at, { key, bytes }] of files.entries()) {
    if ((await storage.sizeOf(key)) !== bytes) await storage.write(key, await readFile(path.join(from, key)));
    if (at > 0 && at % 5000 === 0) onProgress(`${at} of ${files.length} files of media …`);
  }
}
