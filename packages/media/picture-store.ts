import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { inspectPicture, type PictureFacts } from './inspect-picture.ts';
import { isPictureName, type OriginalFormat, originalFile, originalFormats } from './picture-file.ts';
import { writeFileWhole } from '@letsread/storage/write-file-whole.ts';

export interface KeptPicture extends PictureFacts {
  sha256: string;
}

/** The originals, byte for byte as they came, each under the hash of its bytes. */
export interface PictureStore {
  readonly dataDir: string;
  /** Keeps a picture (again is no harm) and says what it is; a UnusablePictureError when it is none that we accept. */
  keepPicture: (bytes: Uint8Array) => Promise<KeptPicture>;
  /** Where an original lies; undefined when there is none of this name. */
  findPicture: (sha256: string) => Promise<FoundPicture | undefined>;
  readPicture: (sha256: string) => Promise<Buffer | undefined>;
}

export interface FoundPicture {
  file: string;
  format: OriginalFormat;
}

/** The editions of a book in other languages, and an import that is run again, come with the same pictures. */
const inspected = new LRUCache<string, PictureFacts>({ max: 5000 });

export function createPictureStore(folder: string): PictureStore {
  const dataDir = path.resolve(folder);

  async function keepPicture(bytes: Uint8Array): Promise<KeptPicture> {
    const sha256 = hashOf(bytes);
    const facts = inspected.get(sha256) ?? (await inspectPicture(bytes));
    inspected.set(sha256, facts);
    const file = originalFile(dataDir, sha256, facts.format);
    if ((await sizeOf(file)) !== bytes.length) await writeFileWhole(file, bytes);
    return { sha256, ...facts };
  }

  async function findPicture(sha256: string): Promise<FoundPicture | undefined> {
    if (!isPictureName(sha256)) return undefined;
    for (const format of originalFormats) {
      const file = originalFile(dataDir, sha256, format);
      if ((await sizeOf(file)) !== undefined) return { file, format };
    }
    return undefined;
  }

  async function readPicture(sha256: string): Promise<Buffer | undefined> {
    const found = await findPicture(sha256);
    return found && readFile(found.file);
  }

  return { dataDir, keepPicture, findPicture, readPicture };
}

export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}
