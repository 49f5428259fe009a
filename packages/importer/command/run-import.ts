import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { selectTeams } from '@letsread/identity/roles/change-teams.ts';
import { measureEditions } from '@letsread/learning/decodables/measuring/measure-editions.ts';
import { makeRulePathways } from '@letsread/learning/pathways/make-rule-pathways.ts';
import { createPictureStore, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createStorageFromEnvironment } from '@letsread/storage/storage-settings.ts';
import type { Pool } from 'pg';
import { exitCodes } from './exit-codes.ts';
import { describeOutcome } from './import-outcome.ts';
import { openProgress } from './import-progress.ts';
import { nameFiles } from './name-files.ts';
import { type ImportReport, openReport } from '../import-report.ts';
import type { ImportSummary } from '../import-summary.ts';
import { refusedByTeam } from '../team-of-import.ts';
import { withImportLock } from '../with-import-lock.ts';
import type { LineEmitter } from '../jobs/line-emitter.ts';
import { type RecordedCommand, recordCommand } from './record-command.ts';
import { openForImport, type ImportDatabase } from './open-for-import.ts';
import { sourceFile as sourceFileName, writeSourceFile } from '../sources/source-name.ts';

/** What an import works with when it is run as a command. */
export interface ImportRun {
  database: Database;
  store: PictureStore;
  report: ImportReport;
  isDryRun: boolean;
  signal: AbortSignal;
  onProgress: (progress: ImportSummary) => void;
  /** The row of the back room that says what it did; none for a dry run. */
  importId?: string;
  onSettled?: LineEmitter['onSettled'];
  onBatch?: LineEmitter['onBatch'];
}

/** What the command was given, as the back room shows it. */
export interface ImportInput {
  origin: string;
  isPublished?: boolean;
  language?: string | undefined;
  licence?: string | undefined;
  /** The name of the team that the books are for; none: the library. */
  team?: string | undefined;
}

/** Runs an import with progress, a report and an end by Ctrl-C, tells what came of it, and returns it with the exit code. */
export async function runImport(
  { isDryRun, dataDir, url }: ImportDatabase,
  work: (run: ImportRun) => Promise<ImportSummary>,
  { aboutDrafts, origin, isPublished = false, language, licence, team }: ImportInput & { aboutDrafts?: string },
): Promise<{ exitCode: number; isAllRefused: boolean }> {
  const database = await openForImport({ isDryRun, dataDir, url });
  const stop = new AbortController();
  const progress = openProgress(process.stderr);
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(exitCodes.interrupted);
    stop.abort();
    progress.end();
    process.stderr.write('Finishing the batch that is being written. Once more to stop at once.\n');
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    const teamId = team === undefined ? null : await idOfTeam(database.pool, team);
    const began = performance.now();
    const reportFile = isDryRun ? undefined : path.join(dataDir, 'reports', `import-${timestamp()}.jsonl`);
    const report = openReport(reportFile);
    const named = isDryRun ? nameFiles(report, (book) => refusedByTeam(database.pool, book, teamId)) : undefined;
    const store = createPictureStore(dataDir, createStorageFromEnvironment(dataDir));
    const run = { database, store, report, isDryRun, signal: stop.signal, onProgress: progress.show };
    const facts = { origin, isPublished, language: language ?? null, licence: licence ?? null, teamId };
    const summary = await (named === undefined
      ? workAndRecord(await recordCommand(database, facts), run, work)
      : work({ ...run, ...named }));
    progress.end();
    const isWhole = !isDryRun && !summary.isInterrupted;
    const pathways = !isWhole ? undefined : await withImportLock(database.pool, makeRulePathways);
    // An interrupted import ends soon; the next start or import measures what it brought.
    if (!isDryRun) await measureEditions(database, { signal: stop.signal });
    const seconds = (performance.now() - began) / 1000;
    const sourceFile = isDryRun ? undefined : await reportSource(dataDir, summary);
    process.stdout.write(
      describeOutcome({
        summary,
        report,
        seconds,
        isDryRun,
        named: await named?.lines(),
        reportFile,
        sourceFile,
        aboutDrafts,
        pathways,
      }),
    );
    return {
      exitCode: summary.isInterrupted ? exitCodes.interrupted : exitCodes.done,
      isAllRefused: summary.filesDone > 0 && summary.editions + summary.unchanged === 0,
    };
  } finally {
    progress.end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await database.close();
  }
}

/** As it was typed, in any case. @throws UsageError where there is no such team */
async function idOfTeam(pool: Pool, name: string): Promise<string> {
  const teams = await selectTeams(pool);
  const found = teams.find((team) => team.name.toLowerCase() === name.trim().toLowerCase());
  if (found !== undefined) return found.id;
  const names = teams.map((team) => `"${team.name}"`).join(', ');
  throw new UsageError(
    `There is no team "${name}"${names === '' ? ': npm run people -- team create makes one' : `; there is ${names}`}.`,
  );
}

/** The back room is told of it while it goes on, and how it ended. */
async function workAndRecord(
  { importId, lines, onProgress, end }: RecordedCommand,
  run: ImportRun,
  work: (run: ImportRun) => Promise<ImportSummary>,
): Promise<ImportSummary> {
  const { onSettled, onBatch } = lines;
  let summary: ImportSummary | undefined;
  try {
    summary = await work({
      ...run,
      importId,
      onSettled,
      onBatch,
      report: lines.reportTo(run.report),
      onProgress(counts) {
        run.onProgress(counts);
        onProgress(counts);
      },
    });
    return summary;
  } finally {
    await end(summary);
  }
}

/** Writes the file that names the source of a folder, where the folder has none; returns where it lies. */
async function reportSource(dataDir: string, { source }: ImportSummary): Promise<string | undefined> {
  if (source === undefined || source.isStated) return undefined;
  const file = path.join(dataDir, 'reports', 'sources', source.name, sourceFileName);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, writeSourceFile(source.name));
  return file;
}

function timestamp(): string {
  return new Date()
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-');
}
