import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { RecordingError } from './recording-error.ts';

/** A file for one page: `ending` is what follows its number, in lower case, such as "mp3" or "small.mp4". */
export interface PageFile {
  page: number;
  file: string;
  ending: string;
}

/**
 * The files of a folder that are named for pages ("01.mp3", "cover.mp3" is 0) and end as wanted, by page; all others are passed over.
 * A RecordingError where there is none, where one is there twice ("1.mp3" and "01.mp3"), or for a page that the edition does not have.
 */
export async function listPageFiles(
  folder: string,
  { endings, pages }: { endings: readonly string[]; pages: ReadonlyMap<number, string> },
): Promise<{ files: PageFile[]; passedOver: string[] }> {
  const names = await listNames(folder);
  const files: PageFile[] = [];
  const passedOver: string[] = [];
  for (const name of names) {
    const [, number = '', ending = ''] = /^(cover|\d{1,4})\.(.+)$/i.exec(name) ?? [];
    const page = number.toLowerCase() === 'cover' ? 0 : Number(number);
    if (number === '' || !endings.includes(ending.toLowerCase())) passedOver.push(name);
    else if (!pages.has(page)) throw new RecordingError(name, `the edition has no page ${page}.`);
    else files.push({ page, file: path.join(folder, name), ending: ending.toLowerCase() });
  }
  const twice = files.find((one, at) => files.some((other, up) => up > at && isSame(one, other)));
  if (twice !== undefined)
    throw new RecordingError(path.basename(twice.file), `there are two ${twice.ending} files of page ${twice.page}.`);
  if (files.length === 0)
    throw new RecordingError(folder, `no file in it is named as for a page, such as 01.${endings[0]}.`);
  return { files: files.sort((one, other) => one.page - other.page), passedOver };
}

async function listNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? entry.name : [])).sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new RecordingError(folder, 'there is no such folder.');
    throw error;
  }
}

function isSame(one: PageFile, other: PageFile): boolean {
  return one.page === other.page && one.ending === other.ending;
}
