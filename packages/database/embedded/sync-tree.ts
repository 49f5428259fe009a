import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

const atOnce = 16;

/** Everything in a folder is on disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = [folder, ...paths].values();
  const syncNext = async () => {
    for (const target of waiting) await sync(target);
  };
  await Promise.all(Array.from({ length: atOnce }, syncNext));
}

/** A file, or the names in a folder. */
export async function sync(target: string): Promise<void> {
  // Windows cannot open a folder, and writes names at once.
  if (process.platform === 'win32') return;
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
