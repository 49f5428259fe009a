import { parseArgs } from 'node:util';
import { counted } from '@letsread/database/command/counted.ts';
import { readDatabaseSettings, runToExit } from '@letsread/database/command/run-command.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import { createStorageFromEnvironment } from '@letsread/storage/storage-settings.ts';
import { explain } from './explain.ts';
import { restoreLibrary } from './restore-library.ts';

const usage = `npm run restore -- --from backups/lets-read-2026-11-24T18-10-06Z
     It goes where DATA_DIR and DATABASE_URL say, which must be empty.`;

async function restore(): Promise<void> {
  const from = readFrom();
  const { url, dataDir } = readDatabaseSettings();
  const storage = createStorageFromEnvironment(dataDir);
  const onProgress = (line: string) => void process.stdout.write(`${line}\n`);
  const { tables, media, missing, takenAt } = await restoreLibrary({ from, url, dataDir, storage, onProgress });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = media === null ? 'Its pictures and recordings stay where they are' : counted(media.files, 'file');
  process.stdout.write(
    `Restored the library as it was at ${takenAt}: ${counted(rows, 'row')} in ${tables.length} tables, each compared. ${files}${media === null ? '.' : ' of pictures and recordings.'}\n` +
      (missing.length > 0 ? `${counted(missing.length, 'file')} had been missing before it was made.\n` : '') +
      'Start it with npm start.\n',
  );
}

function readFrom(): string {
  try {
    const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
    if (from !== undefined && from !== '') return from;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  throw new UsageError('Say which backup: --from and its folder.');
}

await runToExit({ usage, explain }, restore);
