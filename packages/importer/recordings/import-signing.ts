import { openPictureStore } from '@letsread/media/picture-store.ts';
import { openRecordingStore } from '@letsread/media/recording-store.ts';
import { findEdition } from './find-edition.ts';
import { type RecordingImport, type RecordingSummary, unlessDryRun } from './import-narration.ts';
import { openRecordingKeeper } from './keep-recordings.ts';
import type { SignLanguage } from './known-sign-languages.ts';
import { readSigningFolder } from './read-signing-folder.ts';
import { writeRecordingCredits } from './write-recordings.ts';
import { writeSigning } from './write-signing.ts';

/**
 * Brings the videos of one edition in a sign language in, all of them or, with a RecordingProblem, none. Again is no harm: what is
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
  const keep = openRecordingKeeper({ store: openRecordingStore(dataDir), pool: database.pool, isDryRun });
  const pictures = openPictureStore(dataDir);
  const { videos, passedOver } = await readSigningFolder(from, { pages: edition.pages, keep, pictures, isDryRun });
  const editionId = edition.id;
  const written = await unlessDryRun(isDryRun, database, async (client) => {
    const pages = await writeSigning(client, { editionId, language, videos, signers, isAll });
    const { rows } = await client.query<{ name: string }>(
      'select distinct unnest(signers) as name from sign_variant where edition_id = $1 order by 1',
      [editionId],
    );
    await writeRecordingCredits(client, { editionId, role: 'SIGNER', names: rows.map(({ name }) => name) });
    return pages;
  });
  return { ...written, title: edition.title, passedOver, withoutMarks: 0 };
}
