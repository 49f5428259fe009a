import { opendir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ByteSpan, Storage, StoredObject } from './storage.ts';
import { writeFileWhole } from './write-file-whole.ts';

/** Objects as files below a folder of this machine. */
export function createFolderStorage(folder: string): Storage {
  const root = path.resolve(folder);

  function fileOf(key: string): string {
    const file = path.join(root, ...key.split('/'));
    if (!file.startsWith(root + path.sep)) throw new Error(`"${key}" lies outside the storage.`);
    return file;
  }

  async function stream(key: string, span?: ByteSpan) {
    const handle = await open(fileOf(key), 'r').catch(absent);
    return handle?.createReadStream(span === undefined ? {} : { start: span.first, end: span.last });
  }

  async function* list(inside: string): AsyncGenerator<StoredObject> {
    const found = await opendir(fileOf(inside), { recursive: true }).catch(absent);
    if (found === undefined) return;
    for await (const entry of found) {
      // Parts are drafts of files that are being written, or were when the machine stopped.
      if (!entry.isFile() || entry.name.endsWith('.part')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const facts = await stat(file).catch(absent);
      if (facts === undefined) continue;
      yield { key: path.relative(root, file).split(path.sep).join('/'), bytes: facts.size, changedAt: facts.mtime };
    }
  }

  return {
    description: `the folder ${root}`,
    sizeOf: async (key) => (await stat(fileOf(key)).catch(absent))?.size,
    read: (key) => readFile(fileOf(key)).catch(absent),
    stream,
    write: (key, bytes) => writeFileWhole(fileOf(key), bytes),
    remove: (key) => rm(fileOf(key), { force: true }),
    list,
  };
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}
