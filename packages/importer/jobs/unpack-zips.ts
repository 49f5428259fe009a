import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openZip } from '@letsread/formats/epub/container/open-zip.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { withFileOnDisk } from '../epub/epub-on-disk.ts';
import type { ImportLine } from './import-line.ts';

/**
 * What the zips of one import may be together once unpacked: each alone may be two hundred times as large as it was sent, and
 * a thousand of them would fill any disk.
 */
const unpackedLimits = { files: 50_000, bytes: 4_000_000_000 };

/** Unpacks the zips of a folder beside themselves, each in place of its file; what is refused is told and taken away. Zips within them stay packed. */
export async function unpackZips(folder: string, limits = unpackedLimits): Promise<ImportLine[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines: ImportLine[] = [];
  const left = { ...limits };
  for (const entry of entries) {
    if (!entry.isFile() || !/\.zip$/i.test(entry.name)) continue;
    const zip = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, zip).split(path.sep).join('/');
    const into = zip.replace(/\.zip$/i, '');
    const written: string[] = [];
    const before = { ...left };
    try {
      lines.push(...(await unpack(zip, { file, into, written, left })));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      Object.assign(left, before);
      // Not the folder: others may have been sent in one of this name.
      for (const target of written) await rm(target, { force: true });
      const message = error.message.replace(`${file}: `, '');
      lines.push({ outcome: 'refused', file, code: error.code, message });
    }
    await rm(zip);
  }
  return lines;
}

/** What it has unpacked is in `written` even where it fails. */
async function unpack(
  zip: string,
  { file, into, written, left }: { file: string; into: string; written: string[]; left: typeof unpackedLimits },
): Promise<ImportLine[]> {
  return withFileOnDisk(zip, async (source) => {
    const opened = await openZip(source, file);
    const lines: ImportLine[] = [];
    for (const name of opened.names()) {
      if (name.endsWith('/')) continue;
      const entryFile = `${file}/${name}`;
      if (/\.zip$/i.test(name)) {
        lines.push({
          outcome: 'refused',
          file: entryFile,
          code: 'zip-in-zip',
          message: 'A zip within a zip is not opened.',
        });
        continue;
      }
      const target = path.join(into, ...name.split('/'));
      const bytes = await opened.read(name);
      left.files -= 1;
      left.bytes -= bytes.length;
      if (left.files < 0 || left.bytes < 0)
        throw new FormatError('zip-too-large', { file, message: 'More than one import may bring, once unpacked.' });
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, bytes, { mode: 0o600 });
        written.push(target);
      } catch (error) {
        if (!isOfItsName(error)) throw error;
        const message = 'No file can have this name beside the others.';
        lines.push({ outcome: 'refused', file: entryFile, code: 'zip-entry-refused', message });
      }
    }
    return lines;
  });
}

/** It is too long, has a sign that no name may have, or is the name of a folder, or a part of it that of a file. */
function isOfItsName(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE', 'EISDIR', 'EEXIST', 'ENOTDIR', 'EINVAL', 'EILSEQ'].includes(code);
}
