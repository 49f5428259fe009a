import type { EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { PageVideo } from '@letsread/catalogue/writing/recordings/recording-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import type { StoreRecording } from '../recordings/store-recordings.ts';
import { knownSignLanguage } from '../recordings/known-sign-languages.ts';
import { RecordingError } from '../recordings/recording-error.ts';
import type { EpubParts } from './write-parts.ts';

/** Keeps the videos of a book's signers; what cannot be taken is told, and the book comes without it. */
export async function writeSigning(
  { file, book }: EpubParts,
  keep: StoreRecording,
): Promise<{ signing: EditionEntry['signing']; diagnostics: Diagnostic[] }> {
  const { signing } = book;
  if (signing === undefined) return { signing: undefined, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const warn = (message: string, page?: number) =>
    diagnostics.push({ file, outcome: 'warning', code: 'signing-not-taken', message: `${file}: ${message}`, page });
  const language = knownSignLanguage(signing.language);
  if (language === undefined) {
    warn('it has videos, and does not say in which sign language; they can be brought in by the command for signing.');
    return { signing: undefined, diagnostics };
  }
  const videos: PageVideo[] = [];
  for (const { page, name } of signing.videos) {
    try {
      const source = await keep(await book.readPart(name), { file: `${file}: ${name}`, kind: 'video' });
      videos.push({ page, sources: [source], poster: undefined });
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      warn(error.message, page);
    }
  }
  return { signing: videos.length === 0 ? undefined : { language, videos }, diagnostics };
}
