import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sync, syncTree } from './sync-tree.ts';

interface Creation {
  isNew: boolean;
  finish: () => Promise<void>;
}

/**
 * PGlite copies a new database into its folder file by file, and takes whatever it finds there for a whole one. A file
 * beside the folder says that the copy has not ended, so that one interrupted half way is begun again.
 */
export function prepareFolder(folder: string): Creation {
  const markerFile = `${folder}.incomplete`;
  if (existsSync(markerFile)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) {
    writeFileSync(markerFile, '');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  const finish = async () => {
    if (!isNew) return;
    await syncTree(folder);
    rmSync(markerFile);
    await sync(path.dirname(folder));
  };
  return { isNew, finish };
}
