import sql from 'sql-template-tag';
import { inspectRecording, UnusableRecordingError } from '@letsread/media/recordings/inspect-recording.ts';
import { hashBytes } from '@letsread/media/pictures/picture-store.ts';
import type { StoredRecording, RecordingStore } from '@letsread/media/recordings/recording-store.ts';
import type { Pool } from 'pg';
import { RecordingError } from './recording-error.ts';

/** Keeps the sound or video of a page and says what it is; `file` is named where it is none. */
export type StoreRecording = (
  bytes: Uint8Array,
  about: { file: string; kind: 'audio' | 'video' },
) => Promise<StoredRecording>;

/** `isDryRun`: looks at recordings and keeps none. One that the library has is not looked at again. */
export function createRecordingWriter({
  store,
  pool,
  isDryRun,
}: {
  store: RecordingStore;
  pool: Pick<Pool, 'query'>;
  isDryRun: boolean;
}): StoreRecording {
  return async (bytes, { file, kind }) => {
    const stored = (await known({ store, pool }, bytes)) ?? (await unlessFault(file, () => look(bytes)));
    if (stored.type.startsWith(kind)) return stored;
    throw new RecordingError(file, kind === 'audio' ? 'this is a video, not sound.' : 'this is sound, not a video.');
  };

  async function look(bytes: Uint8Array): Promise<StoredRecording> {
    if (isDryRun) return { sha256: hashBytes(bytes), ...(await inspectRecording(bytes)) };
    return store.storeRecording(bytes);
  }
}

async function known(
  { store, pool }: { store: RecordingStore; pool: Pick<Pool, 'query'> },
  bytes: Uint8Array,
): Promise<StoredRecording | undefined> {
  const { rows } = await pool.query<StoredRecording>(
    sql`select sha256, type, bytes, duration_ms as "durationMs", width, height from recording where sha256 = ${hashBytes(bytes)}`,
  );
  const [row] = rows;
  return row !== undefined && (await store.findRecording(row)) !== undefined ? row : undefined;
}

async function unlessFault<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnusableRecordingError) throw new RecordingError(file, error.message);
    throw error;
  }
}
