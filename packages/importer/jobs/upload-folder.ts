import { constants } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@letsread/http/problem.ts';
import { importLimits } from '../contract.ts';

/** Where the files of an import wait. */
export function uploadFolder(dataDir: string, importId: string): string {
  return path.join(path.resolve(dataDir), 'imports', 'uploads', importId);
}

/**
 * Writes a part of a file. Parts come one after the other; one that is there already is written over, and one that leaves a gap refused.
 * @throws Problem name-refused, part-missing, import-too-large
 */
export async function writePart(
  folder: string,
  { name, from, bytes }: { name: string; from: number; bytes: Buffer },
): Promise<number> {
  const file = path.join(folder, ...safeParts(name));
  const { files, size } = await sizeOf(folder);
  const existing = await stat(file).catch(() => undefined);
  if (existing?.isDirectory() === true) throw refusedName(name);
  const there = existing?.size ?? 0;
  if (from > there)
    throw new Problem('part-missing', 409, { detail: `${there} bytes of this file are there: go on from there.` });
  const end = Math.max(there, from + bytes.length);
  const isTooMuch =
    end > importLimits.fileBytes ||
    size - there + end > importLimits.bytes ||
    (existing === undefined && files >= importLimits.files);
  if (isTooMuch)
    throw new Problem('import-too-large', 413, {
      detail: `At most ${importLimits.files} files of 200 MB each, 2 GB together. Bring the others in by another import.`,
    });
  await mkdir(path.dirname(file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // A part of the name is a file.
    throw /^(EEXIST|ENOTDIR)$/.test(error.code ?? '') ? refusedName(name) : error;
  });
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    // A disk that becomes full takes a part, and refuses the rest by itself.
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, from + done);
      done += bytesWritten;
    }
  } finally {
    await handle.close();
  }
  return end;
}

/** Never out of the folder, and nothing that a system takes for something else than a file. */
function safeParts(name: string): string[] {
  const parts = name.normalize('NFC').split('/');
  const isOdd = (part: string) =>
    part === '' ||
    /^\.|[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part) ||
    Buffer.byteLength(part) > 200 ||
    /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(part);
  if (parts.length > 20 || parts.some(isOdd)) throw refusedName(name);
  return parts;
}

function refusedName(name: string): Problem {
  return new Problem('name-refused', 400, { detail: `"${name.slice(0, 100)}" is no name that a file can have here.` });
}

async function sizeOf(folder: string): Promise<{ files: number; size: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // The first part makes it.
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(path.join(parentPath, name))));
  return { files: files.length, size: sizes.reduce((sum, { size }) => sum + size, 0) };
}

export function removeUploads(dataDir: string, importId: string): Promise<void> {
  return rm(uploadFolder(dataDir, importId), { recursive: true, force: true });
}
