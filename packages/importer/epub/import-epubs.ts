import type { FallbackFacts } from '@letsread/formats/epub/foreign/foreign-metadata.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import type { BookEntry, LanguageEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic, ImportReport } from '../import-report.ts';
import type { ImportSummary } from '../import-summary.ts';
import { createPictureWriter } from '../picture-writer.ts';
import { createRecordingWriter } from '../recordings/store-recordings.ts';
import { writeBatch } from '../write-batch.ts';
import { createTagFinder } from './book-tags.ts';
import { existingLanguages } from './edition-language.ts';
import type { EpubFile, PreparedEpub } from './epub-file.ts';
import { type EpubContext, prepareEpub } from './prepare-epub.ts';
import { existingEpubs } from './existing-epubs.ts';

export interface ImportEpubs<File extends EpubFile = EpubFile> {
  database: Database;
  store: PictureStore;
  /** Where a catalogue gives them one by one, each is done with when the next is asked for. */
  files: Iterable<File> | AsyncIterable<File>;
  /** How many there are; undefined while that is not known. */
  count?: number | undefined;
  report: ImportReport;
  fallback?: FallbackFacts;
  /** Foreign books are drafts otherwise. */
  isPublished?: boolean;
  isDryRun?: boolean;
  /** The row under which is written down what it did. */
  importId?: string | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: ImportSummary) => void;
  /** Told of each file once it is in the library, or is known not to come into it. */
  onSettled?: (file: File, prepared: PreparedEpub) => Promise<void>;
}

interface PreparedFile<File> {
  file: File;
  /** Of each of its editions. */
  prepared: PreparedEpub[];
}

const filesInABatch = 20;

/** Brings EPUBs into the library, each wholly or not at all. Again is no harm: what has not changed is left as it is. */
export async function importEpubs<File extends EpubFile>(options: ImportEpubs<File>): Promise<ImportSummary> {
  const { report, isDryRun = false, onProgress, onSettled } = options;
  const setting = await openSetting(options);
  const counted = countEpubs(options.count);
  const batches = makeBatches(options, setting);
  // One batch is made while the one before it is written.
  let coming = batches.next();
  while (true) {
    const { value, done } = await coming;
    if (done === true) return { ...counted.summary(setting.writer.added()), isInterrupted: value.isInterrupted };
    coming = batches.next();
    coming.catch(() => {});
    const stored = isDryRun ? value : await write(options, value);
    await report.add(stored.flatMap(({ prepared }) => prepared.flatMap(({ diagnostics }) => diagnostics)));
    for (const { file, prepared } of stored) {
      counted.add(prepared);
      for (const each of prepared) await onSettled?.(file, each);
    }
    onProgress?.(counted.summary(setting.writer.added()));
  }
}

async function openSetting(options: Omit<ImportEpubs, 'files' | 'onSettled'>): Promise<EpubContext> {
  const { database, store, isDryRun = false, fallback = {}, isPublished = false } = options;
  const { pool } = database;
  return {
    pool,
    store,
    writer: createPictureWriter({ store, pool, isDryRun }),
    storeRecording: createRecordingWriter({
      store: createRecordingStore(store.dataDir, store.storage),
      pool,
      isDryRun,
    }),
    tags: await createTagFinder(pool),
    languages: await existingLanguages(pool),
    existing: await existingEpubs(pool),
    met: new Map(),
    fallback,
    isPublished,
    isDryRun,
  };
}

async function* makeBatches<File extends EpubFile>(
  { files, count, signal }: Pick<ImportEpubs<File>, 'files' | 'count' | 'signal'>,
  setting: EpubContext,
): AsyncGenerator<PreparedFile<File>[], { isInterrupted: boolean }> {
  let batch: PreparedFile<File>[] = [];
  let isInterrupted = false;
  for await (const file of files) {
    isInterrupted = signal?.aborted ?? false;
    if (isInterrupted) break;
    batch.push({ file, prepared: await prepareEpub(file, setting) });
    if (batch.length < filesInABatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  // A catalogue that was stopped just ends.
  return { isInterrupted: isInterrupted || (count === undefined && (signal?.aborted ?? false)) };
}

/** Writes what was taken; what the database refuses is a refusal, and the others are written. */
async function write<File extends EpubFile>(
  { database, importId }: Pick<ImportEpubs, 'database' | 'importId'>,
  batch: PreparedFile<File>[],
): Promise<PreparedFile<File>[]> {
  const books = mergeBooks(batch.flatMap(({ prepared }) => prepared.flatMap(({ book }) => book ?? [])));
  const languages = new Map(
    batch.flatMap(({ prepared }) =>
      prepared.flatMap(({ language }): [string, LanguageEntry][] => (language ? [[language.code, language]] : [])),
    ),
  );
  const written = books.length === 0 ? [] : await writeBatch(database.pool, books, languages, importId);
  const found = new Map(written.map((diagnostic): [string, Diagnostic] => [diagnostic.file, diagnostic]));
  const settle = ({ file }: File, prepared: PreparedEpub): PreparedEpub => {
    const one = found.get(prepared.book?.editions[0]?.sourceFile ?? '');
    if (one === undefined) return prepared;
    const diagnostic = { ...one, file, message: `${file}: ${one.message}` };
    if (one.outcome !== 'refused') return { ...prepared, diagnostics: [...prepared.diagnostics, diagnostic] };
    return { outcome: 'refused', diagnostics: [diagnostic] };
  };
  return batch.map(({ file, prepared }) => ({ file, prepared: prepared.map((each) => settle(file, each)) }));
}

/** Editions of one book are written together. */
function mergeBooks(books: BookEntry[]): BookEntry[] {
  const merged = new Map<string, BookEntry>();
  for (const book of books) {
    const key = `${book.source} ${book.sourceKey}`;
    const other = merged.get(key);
    if (other === undefined) merged.set(key, { ...book, editions: [...book.editions] });
    else {
      other.editions.push(...book.editions);
      other.level ??= book.level;
      if (book.tags !== undefined) other.tags = [...new Set([...(other.tags ?? []), ...book.tags])];
    }
  }
  return [...merged.values()];
}

function countEpubs(files: number | undefined) {
  const counts = { filesDone: 0, editions: 0, newEditions: 0, replacedTitles: 0, unchanged: 0, drafts: 0, pages: 0 };
  const books = new Set<string>();
  const languages = new Set<string>();
  return {
    add(prepared: PreparedEpub[]): void {
      counts.filesDone += 1;
      for (const each of prepared) this.addEdition(each);
    },
    addEdition({ outcome, book, isNew, isRetitled }: PreparedEpub): void {
      if (outcome === 'unchanged') counts.unchanged += 1;
      if (outcome !== 'taken' || book === undefined) return;
      books.add(`${book.source} ${book.sourceKey}`);
      if (isNew === true) counts.newEditions += 1;
      if (isRetitled === true) counts.replacedTitles += 1;
      for (const { status, pages, languageCode } of book.editions) {
        counts.editions += 1;
        if (status === 'draft') counts.drafts += 1;
        counts.pages += pages.length;
        languages.add(languageCode);
      }
    },
    summary: (pictures: number): ImportSummary => ({
      ...counts,
      files: files ?? counts.filesDone,
      isOpenEnded: files === undefined,
      books: books.size,
      languages: languages.size,
      pictures,
      isInterrupted: false,
    }),
  };
}
