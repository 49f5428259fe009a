import { stat } from 'node:fs/promises';
import type { Database } from '@letsread/database/open-database.ts';
import { playsEverywhere } from '@letsread/media/recordings/plays-everywhere.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import { createStorageFromEnvironment } from '@letsread/storage/storage-settings.ts';
import { withImportLock } from '../with-import-lock.ts';
import { findEdition } from './find-edition.ts';
import { createRecordingWriter } from './store-recordings.ts';
import { readNarratedEpub } from './read-narrated-epub.ts';
import { readNarrationFolder } from './read-narration-folder.ts';
import { RecordingError } from './recording-error.ts';
import { type WrittenPages, writeNarration } from '@letsread/catalogue/writing/recordings/write-narration.ts';
import { writeRecordingCredits } from '@letsread/catalogue/writing/recordings/write-recordings.ts';

/** What is common to an import of narration and one of signing. */
export interface RecordingImport {
  database: Database;
  dataDir: string;
  /** A folder, or for narration an EPUB file. */
  from: string;
  /** The slug of the edition. */
  edition: string;
  isDryRun?: boolean;
  /** Takes away what the edition has on pages that `from` has nothing for. */
  isAll?: boolean;
}

export interface RecordingSummary extends WrittenPages {
  title: string;
  /** Files in the folder that are not named as for a page. */
  passedOver: string[];
  withoutTimings: number;
  /** Pages with sound that not every browser plays, and which the EPUB has no sound for. */
  playedInPart: number[];
}

/**
 * Brings the narration of one edition in, all of it or, with a RecordingError or FormatError, nothing. Again is no harm: what is
 * there already is not written.
 */
export async function importNarration({
  database,
  dataDir,
  from,
  edition: slug,
  narrators,
  isDryRun = false,
  isAll = false,
}: RecordingImport & { narrators?: string[] | undefined }): Promise<RecordingSummary> {
  const edition = await findEdition(database.pool, slug);
  const store = createRecordingStore(dataDir, createStorageFromEnvironment(dataDir));
  const keep = createRecordingWriter({ store, pool: database.pool, isDryRun });
  const { narrations, passedOver } = (await isFolder(from))
    ? await readNarrationFolder(from, { pages: edition.pages, keep })
    : await readNarratedEpub(from, { edition, keep });
  const written = await unlessDryRun(isDryRun, database, async (client) => {
    const editionId = edition.id;
    if (narrators !== undefined) await writeRecordingCredits(client, { editionId, role: 'NARRATOR', names: narrators });
    return writeNarration(client, { editionId, narrations, isAll });
  });
  return {
    ...written,
    title: edition.title,
    passedOver,
    withoutTimings: narrations.filter(({ page, marks }) => page > 0 && marks.length === 0).length,
    playedInPart: narrations.flatMap(({ page, sources }) =>
      sources.some(({ type }) => playsEverywhere(type)) ? [] : [page],
    ),
  };
}

class DryRunError extends Error {
  readonly written: WrittenPages;

  constructor(written: WrittenPages) {
    super('A dry run is taken back.');
    this.written = written;
  }
}

/** A dry run does all the work and takes it back, so that it says what would come of it. */
export async function unlessDryRun(
  isDryRun: boolean,
  { pool }: Database,
  work: Parameters<typeof withImportLock<WrittenPages>>[1],
): Promise<WrittenPages> {
  if (!isDryRun) return withImportLock(pool, work);
  try {
    return await withImportLock(pool, async (client) => {
      throw new DryRunError(await work(client));
    });
  } catch (error) {
    if (error instanceof DryRunError) return error.written;
    throw error;
  }
}

async function isFolder(from: string): Promise<boolean> {
  const found = await stat(from).catch(() => undefined);
  if (found === undefined) throw new RecordingError(from, 'there is no such folder or file.');
  return found.isDirectory();
}
