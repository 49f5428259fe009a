import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '@letsread/database/command/counted.ts';
import type { Diagnostic } from '../import-report.ts';

/** All files of a folder and those below it, named from it with "/", in order; hidden ones and what machines leave are passed over. */
export function listFolder(folder: string): Promise<string[]> {
  return listEntries(folder, (entry) => entry.isFile());
}

/** Symbolic links are not followed, as they may lead anywhere: each is told. */
export async function reportLinks(folder: string): Promise<Diagnostic[]> {
  const links = await listEntries(folder, (entry) => entry.isSymbolicLink());
  return links.map((file) => ({
    file,
    outcome: 'ignored',
    code: 'link-not-followed',
    message: `${file}: a link, which is not followed; put what it leads to in its place`,
  }));
}

async function listEntries(folder: string, isMeant: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(isMeant)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(file))
    .sort();
}

const shown = 10;

/** "3 files (2 .pdf, 1 .bloompub): a.pdf, b.pdf, c.bloompub". */
export function countKinds(files: readonly string[]): string {
  const kinds = [...Map.groupBy(files, (file) => path.posix.extname(file).toLowerCase() || 'without an ending')]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([kind, { length }]) => `${length} ${kind}`);
  const more = files.length > shown ? ', …' : '';
  return `${counted(files.length, 'file')} (${kinds.join(', ')}): ${files.slice(0, shown).join(', ')}${more}`;
}

/** Files of which nothing is taken, for the report; those that tell people about the folder are left out. */
export function reportIgnored(files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => !/(^|\/)(readme|licen[cs]e|copying)\b[^/]*$/i.test(file))
    .map((file) => ({ file, outcome: 'ignored', code: 'kind-not-taken', message: `${file}: nothing of it was taken` }));
}
