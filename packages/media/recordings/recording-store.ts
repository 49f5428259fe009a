import path from 'node:path';
import { createFolderStorage } from '@letsread/storage/folder-storage.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import { inspectRecording, type RecordingFacts } from './inspect-recording.ts';
import { hashBytes } from '../pictures/picture-store.ts';
import { recordingKey, type RecordingName } from './recording-file.ts';

export interface StoredRecording extends RecordingFacts {
  sha256: string;
}

/** Sound and video, byte for byte as they came, each under the hash of its bytes. */
export interface RecordingStore {
  readonly dataDir: string;
  readonly storage: Storage;
  /** Keeps a recording (again is no harm) and says what it is; a UnusableRecordingError when it is none that we accept. */
  storeRecording: (bytes: Uint8Array) => Promise<StoredRecording>;
  /** Where a recording lies and how large it is; undefined when there is none of this name. */
  findRecording: (name: RecordingName) => Promise<{ key: string; bytes: number } | undefined>;
  readRecording: (name: RecordingName) => Promise<Buffer | undefined>;
}

/** Below the data folder, where nothing else is said. */
export function createRecordingStore(folder: string, storage: Storage = createFolderStorage(folder)): RecordingStore {
  const dataDir = path.resolve(folder);

  async function storeRecording(bytes: Uint8Array): Promise<StoredRecording> {
    const recording = { sha256: hashBytes(bytes), ...(await inspectRecording(bytes)) };
    const key = recordingKey(recording);
    if ((await storage.sizeOf(key)) !== bytes.length) await storage.write(key, bytes);
    return recording;
  }

  async function findRecording(name: RecordingName) {
    const key = recordingKey(name);
    const bytes = await storage.sizeOf(key);
    return bytes === undefined ? undefined : { key, bytes };
  }

  return {
    dataDir,
    storage,
    storeRecording,
    findRecording,
    readRecording: (name) => storage.read(recordingKey(name)),
  };
}
