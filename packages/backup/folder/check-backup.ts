import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../backup-error.ts';
import { hashOfKey, type MediaFile } from './media.ts';
import { manifest, type Manifest, type ManifestFile, manifestName, unfinished } from './manifest.ts';
import { readRowFile } from './row-file.ts';

/** What the folder says it is. @throws BackupError where it is no backup, or none that was finished */
export async function readManifest(folder: string): Promise<Manifest> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new BackupError(`There is no folder ${folder}.`);
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined || folder.endsWith(unfinished))
    throw new BackupError(
      folder.endsWith(unfinished)
        ? `The backup in ${folder} was not finished, so it is not whole. Use another one; this one can be deleted.`
        : `The folder ${folder} is no backup: it has no ${manifestName}. Give the folder that "npm run backup" named.`,
    );
  const parsed = manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const { format } = (parseJson(text) ?? {}) as { format?: unknown };
  throw new BackupError(
    typeof format === 'number' && format > 1
      ? `The backup in ${folder} was made by a newer version of Let's Read. Install that version, or a newer one, and try again.`
      : `The file ${path.join(folder, manifestName)} is damaged. Use another backup.`,
  );
}

/** Reads all of a backup. @throws BackupError naming the first file that is missing or not as it was written */
export async function checkBackup(folder: string, { tables, media }: Manifest): Promise<MediaFile[]> {
  for (const table of tables) {
    await checkFile(folder, table);
    let rows = 0;
    for await (const some of readRowFile(folder, table.file)) rows += some.length;
    if (rows !== table.rows) throw damaged(folder, table.file);
  }
  if (media === null) return [];
  await checkFile(folder, media);
  const files = parseMediaList(await readFile(path.join(folder, media.file), 'utf8'));
  for (const { key, bytes } of files) await checkFile(folder, { file: key, bytes, sha256: hashOfKey(key) });
  return files;
}

export function writeMediaList(files: readonly MediaFile[]): string {
  return files.map(({ key, bytes }) => `${bytes} ${key}\n`).join('');
}

function parseMediaList(text: string): MediaFile[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => ({ bytes: Number(line.split(' ')[0]), key: line.slice(line.indexOf(' ') + 1) }));
}

async function checkFile(folder: string, { file, bytes, sha256 }: ManifestFile): Promise<void> {
  const hash = createHash('sha256');
  let read = 0;
  try {
    for await (const part of createReadStream(path.join(folder, file)) as AsyncIterable<Buffer>) {
      hash.update(part);
      read += part.length;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`The backup in ${folder} is not whole: the file ${file} is missing. Use another one.`);
    throw error;
  }
  if (read !== bytes || hash.digest('hex') !== sha256) throw damaged(folder, file);
}

function damaged(folder: string, file: string): BackupError {
  return new BackupError(
    `The backup in ${folder} is damaged: the file ${file} is not as it was written. Use another one.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
