import sql from 'sql-template-tag';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import { createStorageFromEnvironment } from '@letsread/storage/storage-settings.ts';
import { findEdition } from './find-edition.ts';
import { type RecordingImport, type RecordingSummary, unlessDryRun } from './import-narration.ts';
import { createRecordingWriter } from './store-recordings.ts';
import type { SignLanguage } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import { readSigningFolder } from './read-signing-folder.ts';
import { writeRecordingCredits } from '@letsread/catalogue/writing/recordings/write-recordings.ts';
import { writeSigning } from '@letsread/catalogue/writing/recordings/write-signing.ts';

/**
 * Brings the videos of one edition in a sign language in, all of them or, with a RecordingError, none. Again is no harm: what is
 * there already is not written.
 */
export async function importSigning({
  database,
  dataDir,
  from,
  edition: slug,
  language,
  signers,
  isDryRun = false,
  isAll = false,
}: RecordingImport & { language: SignLanguage; signers?: string[] | undefined }): Promise<RecordingSummary> {
  const edition = await findEdition(database.pool, slug);
  const storage = createStorageFromEnvironment(dataDir);
  const keep = createRecordingWriter({ store: createRecordingStore(dataDir, storage), pool: database.pool, isDryRun });
  const pictures = createPictureStore(dataDir, storage);
  const { videos, passedOver } = await readSigningFolder(from, { pages: edition.pages, keep, pictures, isDryRun });
  const editionId = edition.id;
  const written = await unlessDryRun(isDryRun, database, async (client) => {
    const pages = await writeSigning(client, { editionId, language, videos, signers, isAll });
    const { rows } = await client.query<{ name: string }>(
      sql`select distinct unnest(signers) as name from sign_variant where edition_id = ${editionId} order by 1`,
    );
    await writeRecordingCredits(client, { editionId, role: 'SIGNER', names: rows.map(({ name }) => name) });
    return pages;
  });
  return { ...written, title: edition.title, passedOver, withoutTimings: 0, playedInPart: [] };
}
