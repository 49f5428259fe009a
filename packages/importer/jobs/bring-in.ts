import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { parseLicence } from '@letsread/formats/licence.ts';
import { createPictureStore, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createStorageFromEnvironment } from '@letsread/storage/storage-settings.ts';
import type { BookEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { EpubFile } from '../epub/epub-file.ts';
import { findEpubs } from '../epub/find-epubs.ts';
import { importEpubs } from '../epub/import-epubs.ts';
import { openReport } from '../import-report.ts';
import type { ImportSummary } from '../import-summary.ts';
import { importCatalogue } from '../opds/import-catalogue.ts';
import { importStories } from '../stories/import-stories.ts';
import { listFolder, reportIgnored } from '../stories/list-folder.ts';
import { StoryFolderError } from '../stories/story-folder-error.ts';
import { sortStoryFiles } from '../stories/story-layouts.ts';
import { refusedByTeam, teamOf } from '../team-of-import.ts';
import { type ImportLine, lineOfDiagnostic } from './import-line.ts';
import type { ImportFacts } from './import-rows.ts';
import { createLineEmitter, type LineEmitter } from './line-emitter.ts';
import { partsOfUpload } from './parts-of-upload.ts';
import { unpackZips } from './unpack-zips.ts';
import { uploadFolder } from './upload-folder.ts';

interface BringInOptions {
  facts: ImportFacts;
  /** What was said of its zips when they were unpacked. */
  ofZips: readonly ImportLine[];
  isDryRun: boolean;
  database: Database;
  dataDir: string;
  signal: AbortSignal;
}

/** What an import came to so far. */
type Came = Pick<ImportSummary, 'files' | 'filesDone' | 'isInterrupted'>;

interface Listeners {
  emit: (lines: readonly ImportLine[]) => Promise<void>;
  onProgress: (progress: Came) => Promise<void>;
}

/** Looks at what was sent in, or at a catalogue, and brings it in unless it is a dry run; tells of every edition by its name. */
export async function bringIn(options: BringInOptions, { emit, onProgress }: Listeners): Promise<Came> {
  const { facts, isDryRun, database, dataDir, signal } = options;
  // A look asks beforehand what the import itself is told when it writes.
  const teamId = isDryRun ? await teamOf(database.pool, facts.id) : null;
  const othersOf = (book: BookEntry) => refusedByTeam(database.pool, book, teamId);
  const lines = createLineEmitter(emit, othersOf);
  const run: Run = {
    database,
    store: createPictureStore(dataDir, createStorageFromEnvironment(dataDir)),
    isDryRun,
    signal,
    importId: isDryRun ? undefined : facts.id,
    onProgress: (progress) => void lines.later(() => onProgress(progress)),
  };
  const fallback = {
    licence: facts.licence === null ? undefined : parseLicence(facts.licence),
    language: facts.language ?? undefined,
  };
  const { onSettled } = lines;
  const books = { report: lines.reportTo(openReport()), fallback, isPublished: facts.isPublished, onSettled };
  const summary = await (facts.isCatalogue
    ? importCatalogue({ ...run, ...books, catalogue: facts.origin, isOfStranger: true })
    : bringInFolder(options, {
        lines,
        run,
        importBooks: (files, onDone) =>
          importEpubs({ ...run, ...books, files, count: files.length, onProgress: onDone }),
        linesBelow: (top) =>
          createLineEmitter((below) => lines.emit(below.map((line) => ({ ...line, file: top + line.file }))), othersOf),
      }));
  await lines.settled();
  await onProgress(summary);
  return summary;
}

interface Run {
  database: Database;
  store: PictureStore;
  isDryRun: boolean;
  signal: AbortSignal;
  importId: string | undefined;
  onProgress: (progress: Came) => void;
}

interface FolderTools {
  lines: LineEmitter;
  /** Of a folder of stories among others: each file is told with the folder that it lies in. */
  linesBelow: (top: string) => LineEmitter;
  run: Run;
  importBooks: (files: EpubFile[], onProgress: (progress: Came) => void) => Promise<Came>;
}

/** Folders of stories one after the other, then the files that are a book each. */
async function bringInFolder(
  { facts, ofZips, dataDir }: BringInOptions,
  { lines, linesBelow, run, importBooks }: FolderTools,
): Promise<Came> {
  const folder = uploadFolder(dataDir, facts.id);
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  await lines.emit([...ofZips, ...(await unpackZips(folder))]);
  const { stories, books, others } = partsOfUpload(await listFolder(folder));
  const taken = new Set(books);
  const files = (await findEpubs(folder)).filter(({ file }) => taken.has(file));
  const better = new Set(files.map(({ file }) => file));
  await lines.emit(
    reportIgnored([...others, ...books.filter((file) => !better.has(file))].sort()).flatMap(lineOfDiagnostic),
  );
  const isSeveral = stories.length > 1 || books.length > 0;
  const parts = [
    ...stories.map(({ top, files: ofStories }) => ({
      size: sortStoryFiles(ofStories).texts.length,
      work: async (onProgress: (progress: Came) => void) => {
        const own = isSeveral ? linesBelow(top) : lines;
        const report = own.reportTo(openReport());
        const about = { folder: path.join(folder, top), files: ofStories, report, onBatch: own.onBatch, onProgress };
        const came = await importStories({ ...run, ...about }).catch((error: unknown) => {
          throw isSeveral && error instanceof StoryFolderError
            ? new StoryFolderError(`${top}: ${error.message}`)
            : error;
        });
        await own.settled();
        return came;
      },
    })),
    ...(files.length > 0 || stories.length === 0
      ? [{ size: files.length, work: (onProgress: (progress: Came) => void) => importBooks(files, onProgress) }]
      : []),
  ];
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  let filesDone = 0;
  for (const { size, work } of parts) {
    const before = filesDone;
    const whole = (came: Came) => ({
      files: all - size + came.files,
      filesDone: before + came.filesDone,
      isInterrupted: came.isInterrupted,
    });
    const came = await work((progress) => run.onProgress(whole(progress)));
    if (came.isInterrupted) return whole(came);
    filesDone += came.filesDone;
  }
  return { files: all, filesDone, isInterrupted: false };
}
