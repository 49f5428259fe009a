import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { parseLicence } from '@letsread/formats/licence.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
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
import { hasStories } from '../stories/story-layouts.ts';
import { booksOfTeam } from '../team-of-import.ts';
import { bookOfOthers } from '../write-batch.ts';
import { type ImportLine, lineOfDiagnostic } from './import-line.ts';
import type { ImportFacts } from './import-rows.ts';
import { createLineEmitter } from './line-emitter.ts';
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

interface Listeners {
  emit: (lines: readonly ImportLine[]) => Promise<void>;
  onProgress: (progress: Pick<ImportSummary, 'files' | 'filesDone'>) => Promise<void>;
}

/** Looks at what was sent in, or at a catalogue, and brings it in unless it is a dry run; tells of every edition by its name. */
export async function bringIn(options: BringInOptions, { emit, onProgress }: Listeners): Promise<ImportSummary> {
  const { facts, isDryRun, database, dataDir, signal } = options;
  // A look asks beforehand what the import itself is told when it writes.
  const othersOf = async (book: BookEntry) =>
    isDryRun
      ? (await booksOfTeam(database.pool, [book], facts.id)).others.flatMap((one) => one.editions.map(bookOfOthers))
      : [];
  const lines = createLineEmitter(emit, othersOf);
  const report = lines.reportTo(openReport());
  const run = {
    database,
    store: createPictureStore(dataDir, createStorageFromEnvironment(dataDir)),
    report,
    isDryRun,
    signal,
    importId: isDryRun ? undefined : facts.id,
    onProgress: (progress: ImportSummary) => void lines.later(() => onProgress(progress)),
  };
  const fallback = {
    licence: facts.licence === null ? undefined : parseLicence(facts.licence),
    language: facts.language ?? undefined,
  };
  const { onSettled, onBatch } = lines;
  const books = { ...run, fallback, isPublished: facts.isPublished, onSettled };
  const summary = await (facts.isCatalogue
    ? importCatalogue({ ...books, catalogue: facts.origin, isOfStranger: true })
    : fromFolder({ ...options, emit: lines.emit }, (folder, files) =>
        files === undefined
          ? importStories({ ...run, folder, onBatch })
          : importEpubs({ ...books, files, count: files.length }),
      ));
  await lines.settled();
  await onProgress(summary);
  return summary;
}

/**
 * Where among the files the stories lie, if there are any: whoever drops a folder sends its name along, and a zip of a folder has that name
 * twice, "Stories.zip" and "Stories/" in it.
 */
function topOfStories(all: readonly string[]): string | undefined {
  let top = '';
  for (;;) {
    const files = all.map((file) => file.slice(top.length));
    if (hasStories(files)) return top;
    const [first = ''] = files[0]?.split('/') ?? [];
    if (first === '' || !files.every((file) => file.startsWith(`${first}/`))) return undefined;
    top += `${first}/`;
  }
}

/** `files` are undefined for a folder of stories. */
async function fromFolder(
  { facts, ofZips, dataDir, emit }: Pick<BringInOptions, 'facts' | 'ofZips' | 'dataDir'> & Pick<Listeners, 'emit'>,
  work: (folder: string, files: EpubFile[] | undefined) => Promise<ImportSummary>,
): Promise<ImportSummary> {
  const folder = uploadFolder(dataDir, facts.id);
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  await emit([...ofZips, ...(await unpackZips(folder))]);
  const all = await listFolder(folder);
  const top = topOfStories(all);
  if (top !== undefined) return work(path.join(folder, top), undefined);
  const files = await findEpubs(folder);
  const taken = new Set(files.map(({ file }) => file));
  await emit(reportIgnored(all.filter((file) => !taken.has(file))).flatMap(lineOfDiagnostic));
  return work(folder, files);
}
