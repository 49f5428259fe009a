import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printHelp } from '@letsread/database/command/print-help.ts';
import { describeFailure } from '@letsread/database/command/run-command.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import { isMigrated } from '@letsread/database/migrate.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import { createPictureResizer } from '@letsread/media/pictures/resize-picture.ts';
import { createStorageFromEnvironment } from '@letsread/storage/storage-settings.ts';
import { isOnPaper, readChoice } from '../choice.ts';
import { exportEditions, ExportError, type ExportSummary, type ExportOptions } from './export-editions.ts';
import { openMaker } from '../making/open-maker.ts';

const usage = `npm run export -- --language <code> --format <format> --out <folder>
  formats: epub, epub-reflowable, booklet, portrait, landscape, audio, text
  for paper: [--paper A4|Letter] [--edition wordless|light-ink]; in two languages: [--second <code>];
  booklets for printers that turn sheets on the long edge: [--flip long]`;
const exitCodes = { done: 0, impossible: 1, interrupted: 130 };

function readOptions(): ExportOptions {
  const { language, format, out, paper, flip, edition, second } = parseArguments();
  if (language === undefined) throw new UsageError('Say which language, such as --language sw.');
  if (format === undefined) throw new UsageError('Say which format, such as --format epub.');
  if (out === undefined) throw new UsageError('Say into which folder, such as --out books.');
  if (second !== undefined && edition !== undefined)
    throw new UsageError('--second makes bilingual files; leave out --edition.');
  const bare = readChoice(format) ?? readChoice(`${format}-a4`);
  if (bare === undefined || bare.edition !== 'full') throw new UsageError(`There is no format "${format}".`);
  const isPaper = isOnPaper(bare.kind);
  if (!isPaper && paper !== undefined) throw new UsageError(`--paper is for what is printed, not for ${format}.`);
  if (flip !== undefined && flip !== 'short' && flip !== 'long')
    throw new UsageError('Give --flip short or --flip long.');
  if (flip !== undefined && bare.kind !== 'booklet') throw new UsageError(`--flip is for booklets, not for ${format}.`);
  const parts = [
    isPaper ? format.replace(/-(a4|letter)$/, '') : format,
    ...(isPaper ? [(paper ?? /-(a4|letter)$/.exec(format)?.[1] ?? 'A4').toLowerCase()] : []),
    ...(flip === 'long' ? ['long-edge'] : []),
    ...(edition === undefined || edition === 'full' ? [] : [edition]),
    ...(second === undefined ? [] : ['bilingual-1']),
  ];
  const choice = readChoice(parts.join('-'));
  if (choice === undefined) throw new UsageError(`There is no ${[format, paper, edition].filter(Boolean).join(' ')}.`);
  return { language, choice, second, folder: path.resolve(out) };
}

function parseArguments() {
  const option = { type: 'string' } as const;
  const options = {
    language: option,
    format: option,
    out: option,
    paper: option,
    flip: option,
    edition: option,
    second: option,
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(options: ExportOptions): Promise<number> {
  const { DATA_DIR, DATABASE_URL: url, PUBLIC_URL = '' } = process.env;
  const dataDir = path.resolve(DATA_DIR || 'data');
  if (!url && !existsSync(path.join(dataDir, 'database')))
    throw new ExportError(`There is no library in ${dataDir}. Start Let’s Read once, or set DATA_DIR.`);
  const database = await openDatabase(url ? { url } : { dataDir, joinsRunning: true });
  const maker = openMaker();
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    if (!(await isMigrated(database)))
      throw new ExportError(
        'The database is of an older Let’s Read. Start Let’s Read once, which brings it up to date.',
      );
    const storage = createStorageFromEnvironment(dataDir);
    const pictures = createPictureStore(dataDir, storage);
    const sources = {
      database,
      pictures,
      resizer: createPictureResizer(pictures),
      recordings: createRecordingStore(dataDir, storage),
      publicUrl: PUBLIC_URL.replace(/\/+$/, ''),
    };
    const began = performance.now();
    const summary = await exportEditions(options, { sources, maker, signal: stop.signal, onProgress: openProgress() });
    process.stdout.write(describe(summary, (performance.now() - began) / 1000));
    if (stop.signal.aborted) return exitCodes.interrupted;
    return summary.left.length === 0 ? exitCodes.done : exitCodes.impossible;
  } finally {
    await maker.close();
    await database.close();
  }
}

/** One line that changes where a person looks on, else a line every few seconds. */
function openProgress(): (summary: ExportSummary) => void {
  let shownAt = performance.now();
  return ({ editions, made, unchanged, left }) => {
    const done = made + unchanged + left.length;
    const line = `${done} of ${editions} books`;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}${done === editions ? '\n' : ''}`);
    else if (performance.now() - shownAt > 5000) {
      process.stderr.write(`${line}\n`);
      shownAt = performance.now();
    }
  };
}

function describe({ made, unchanged, bytes, left }: ExportSummary, seconds: number): string {
  const lines = [
    `Made ${made} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds.toFixed(1)} s. There already: ${unchanged}. Left out: ${left.length}.`,
    ...left.map(({ slug, reason }) => `  ${slug}: ${reason}`),
  ];
  return `${lines.join('\n')}\n`;
}

function explain(error: Error): string | undefined {
  return error instanceof ExportError ? error.message : undefined;
}

try {
  if (!printHelp(usage)) process.exitCode = await run(readOptions());
} catch (error) {
  process.exitCode = describeFailure(error, { usage, explain });
}
