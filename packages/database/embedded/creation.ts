import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

interface Creation {
  isNew: boolean;
  finish: () => Promise<void>;
}

/**
 * PGlite copies a new database into its folder file by file, and takes whatever it finds there for a whole one. A mark
 * beside the folder says that the copy has not ended, so that one interrupted half way is begun again.
 */
export function prepareFolder(folder: string): Creation {
  const mark = `${folder}.incomplete`;
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) {
    writeFileSync(mark, '');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  const finish = async () => {
    if (!isNew) return;
    await syncTree(folder);
    rmSync(mark);
    await sync(path.dirname(folder));
  };
  return { isNew, finish };
}

async function syncTree(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all([folder, ...paths].map(sync));
}

async function sync(target: string) {
  if (process.platform === 'win32') return;
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
