import { createHash } from 'node:crypto';
import path from 'node:path';
import { createFolderStorage } from '@letsread/storage/folder-storage.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import { LRUCache } from 'lru-cache';
import { inspectPicture, type PictureFacts } from './inspect-picture.ts';
import { isPictureName, type OriginalFormat, originalFormats, originalKey } from './picture-file.ts';

export interface StoredPicture extends PictureFacts {
  sha256: string;
}

/** The originals, byte for byte as they came, each under the hash of its bytes. */
export interface PictureStore {
  readonly dataDir: string;
  readonly storage: Storage;
  /** Keeps a picture (again is no harm) and says what it is; a UnusablePictureError when it is none that we accept. */
  storePicture: (bytes: Uint8Array) => Promise<StoredPicture>;
  /** Where an original lies; undefined when there is none of this name. */
  findPicture: (sha256: string) => Promise<FoundPicture | undefined>;
  readPicture: (sha256: string) => Promise<Buffer | undefined>;
}

export interface FoundPicture {
  key: string;
  format: OriginalFormat;
}

/** The editions of a book in other languages, and an import that is run again, come with the same pictures. */
const inspected = new LRUCache<string, PictureFacts>({ max: 5000 });

/** Below the data folder, where nothing else is said. */
export function createPictureStore(folder: string, storage: Storage = createFolderStorage(folder)): PictureStore {
  const dataDir = path.resolve(folder);

  async function storePicture(bytes: Uint8Array): Promise<StoredPicture> {
    const sha256 = hashBytes(bytes);
    const facts = inspected.get(sha256) ?? (await inspectPicture(bytes));
    inspected.set(sha256, facts);
    const key = originalKey(sha256, facts.format);
    if ((await storage.sizeOf(key)) !== bytes.length) await storage.write(key, bytes);
    return { sha256, ...facts };
  }

  async function findPicture(sha256: string): Promise<FoundPicture | undefined> {
    if (!isPictureName(sha256)) return undefined;
    for (const format of originalFormats) {
      const key = originalKey(sha256, format);
      if ((await storage.sizeOf(key)) !== undefined) return { key, format };
    }
    return undefined;
  }

  async function readPicture(sha256: string): Promise<Buffer | undefined> {
    if (!isPictureName(sha256)) return undefined;
    for (const format of originalFormats) {
      const bytes = await storage.read(originalKey(sha256, format));
      if (bytes !== undefined) return bytes;
    }
    return undefined;
  }

  return { dataDir, storage, storePicture, findPicture, readPicture };
}

export function hashBytes(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
