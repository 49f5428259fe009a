import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sync, syncTree } from '@letsread/database/embedded/sync-tree.ts';
import { makeFolder } from '@letsread/database/command/make-folder.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import { type OpenSource, requireLibrary, withSource } from '../open-source.ts';
import { checkBackup, writeMediaList } from './check-backup.ts';
import { copyOut, hashOfKey, mediaFolders, type MediaFile } from './media.ts';
import { type Manifest, manifestName, unfinished } from './manifest.ts';
import { writeRowFile } from './row-file.ts';

interface BackupOptions {
  url: string | undefined;
  dataDir: string;
  storage: Storage;
  /** Where the folder of the backup is made. */
  to: string;
  /** Leaves pictures and recordings where they are, and only looks whether they are there. */
  withoutMedia: boolean;
  /** Something to tell whoever watches. */
  onProgress: (line: string) => void;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
  pausedMs: number;
}

/** Writes database and media of one moment into a new folder, reads all of it again, and only then gives it its name. */
export async function writeBackup(options: BackupOptions): Promise<Backup> {
  const name = `lets-read-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const folder = path.join(path.resolve(options.to), name);
  const draft = folder + unfinished;
  requireLibrary(options);
  makeFolder(path.dirname(draft));
  await mkdir(draft, { mode: 0o700 });
  try {
    const backup = await writeDraft(draft, options);
    await syncTree(draft);
    await checkBackup(draft, backup.manifest);
    await rename(draft, folder);
    await sync(path.dirname(folder));
    return { ...backup, folder };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeDraft(draft: string, options: BackupOptions): Promise<Omit<Backup, 'folder'>> {
  const { url, dataDir, onProgress } = options;
  const copyFolder = path.join(draft, 'copy');
  const { facts, named, pausedMs } = await withSource({ url, dataDir, copyFolder }, (source) =>
    writeTables(draft, source, onProgress),
  );
  // Files come before the rows that name them, so behind the rows all are there.
  const { media, missing } = await writeMedia(draft, named, options);
  const manifest: Manifest = { ...facts, media, missing };
  await writeFile(path.join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return { manifest, pausedMs };
}

async function writeTables(draft: string, source: OpenSource, onProgress: BackupOptions['onProgress']) {
  const { client, migrations, sequences, takenAt, pausedMs } = source;
  await mkdir(path.join(draft, 'tables'), { mode: 0o700 });
  const tables: Manifest['tables'] = [];
  for (const table of source.tables)
    tables.push({ ...table, ...(await writeRowFile(draft, `tables/${table.name}.jsonl.gz`, source.rowsOf(table))) });
  onProgress(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables are written.`);
  const { rows } = await client.query<{ sha256: string }>(
    'select sha256 from picture union select sha256 from recording order by 1',
  );
  const facts = { format: 1 as const, takenAt: takenAt.toISOString(), migrations, tables, sequences };
  return { facts, named: rows.map(({ sha256 }) => sha256), pausedMs };
}

async function writeMedia(
  draft: string,
  named: readonly string[],
  { storage, withoutMedia, onProgress }: BackupOptions,
): Promise<Pick<Manifest, 'media' | 'missing'>> {
  const files: MediaFile[] = [];
  for (const folder of mediaFolders) {
    for await (const { key, bytes } of storage.list(folder)) {
      const copied = withoutMedia ? { key, bytes } : await copyOut(storage, key, draft);
      if (copied === undefined) await rm(path.join(draft, key), { force: true });
      else files.push(copied);
      if (files.length > 0 && files.length % 5000 === 0) onProgress(`${files.length} files of media …`);
    }
  }
  const existing = new Set(files.map(({ key }) => hashOfKey(key)));
  const missing = named.filter((sha256) => !existing.has(sha256));
  if (withoutMedia) return { media: null, missing };
  const list = Buffer.from(writeMediaList(files));
  await writeFile(path.join(draft, 'media.txt'), list, { mode: 0o600 });
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const sha256 = createHash('sha256').update(list).digest('hex');
  return { media: { file: 'media.txt', bytes: list.length, sha256, files: files.length, totalBytes }, missing };
}
