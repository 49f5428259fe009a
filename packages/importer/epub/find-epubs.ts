import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { EpubFile } from './epub-file.ts';
import { bookEnding, isAlwaysDraft } from './read-book-file.ts';

/**
 * All EPUBs, BloomPUBs and PDFs in a folder and those below it, in the order of their names; links and hidden ones are passed over, and
 * PDFs beside a better file of the same name.
 */
export async function findEpubs(folder: string): Promise<EpubFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && bookEnding.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((absolute) => ({ file: path.relative(folder, absolute).split(path.sep).join('/'), path: absolute }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  const better = new Set(found.flatMap(({ file }) => (isAlwaysDraft(file) ? [] : file.replace(bookEnding, ''))));
  return found.filter(({ file }) => !isAlwaysDraft(file) || !better.has(file.replace(bookEnding, '')));
}
