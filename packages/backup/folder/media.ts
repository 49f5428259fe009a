import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@letsread/storage/storage.ts';

/** The originals: what is made of them is made again. Each file is named for the SHA-256 of its bytes. */
export const mediaFolders = ['media/pictures', 'media/recordings'];

export interface MediaFile {
  key: string;
  bytes: number;
}

export function hashOfKey(key: string): string {
  return path.posix.basename(key).replace(/\..*$/, '');
}

/** Copies an object to a file below the folder; undefined where it is gone, or is not what its name says. */
export async function copyOut(storage: Storage, key: string, folder: string): Promise<MediaFile | undefined> {
  const stream = await storage.stream(key);
  if (stream === undefined) return undefined;
  const file = path.join(folder, key);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'w', 0o600);
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      hash.update(part);
      bytes += part.length;
      await handle.writeFile(part);
    }
  } finally {
    stream.destroy();
    await handle.close();
  }
  return hash.digest('hex') === hashOfKey(key) ? { key, bytes } : undefined;
}
