import { stat } from 'node:fs/promises';
import path from 'node:path';
import { inspectRecording, type RecordingFacts } from './inspect-recording.ts';
import { hashOf } from './picture-store.ts';
import { recordingFile, type RecordingName } from './recording-file.ts';
import { writeFileWhole } from '@letsread/storage/write-file-whole.ts';

export interface KeptRecording extends RecordingFacts {
  sha256: string;
}

/** Sound and video, byte for byte as they came, each under the hash of its bytes. */
export interface RecordingStore {
  readonly dataDir: string;
  /** Keeps a recording (again is no harm) and says what it is; a UnusableRecordingError when it is none that we accept. */
  keepRecording: (bytes: Uint8Array) => Promise<KeptRecording>;
  /** Where a recording lies; undefined when there is none of this name. */
  findRecording: (name: RecordingName) => Promise<string | undefined>;
}

export function createRecordingStore(folder: string): RecordingStore {
  const dataDir = path.resolve(folder);

  async function keepRecording(bytes: Uint8Array): Promise<KeptRecording> {
    const kept = { sha256: hashOf(bytes), ...(await inspectRecording(bytes)) };
    const file = recordingFile(dataDir, kept);
    if ((await sizeOf(file)) !== bytes.length) await writeFileWhole(file, bytes);
    return kept;
  }

  async function findRecording(name: RecordingName): Promise<string | undefined> {
    const file = recordingFile(dataDir, name);
    return (await sizeOf(file)) === undefined ? undefined : file;
  }

  return { dataDir, keepRecording, findRecording };
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}
