import { parseArgs } from 'node:util';
import { counted } from '@letsread/database/command/counted.ts';
import { readDatabaseSettings, runToExit } from '@letsread/database/command/run-command.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import { createStorageFromEnvironment } from '@letsread/storage/storage-settings.ts';
import { describeSize } from './describe-size.ts';
import { explain } from './explain.ts';
import { type Backup, writeBackup } from './folder/write-backup.ts';

const usage = `npm run backup                                   # into the folder "backups"
     npm run backup -- --to /mnt/backups
     npm run backup -- --without-media                # database only: pictures and recordings have a backup of their own`;

async function backUp(): Promise<void> {
  const { to, 'without-media': withoutMedia } = readWords();
  const { url, dataDir } = readDatabaseSettings();
  const storage = createStorageFromEnvironment(dataDir);
  const onProgress = (line: string) => void process.stdout.write(`${line}\n`);
  process.stdout.write(describe(await writeBackup({ url, dataDir, storage, to, withoutMedia, onProgress })));
}

function readWords() {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string', default: 'backups' }, 'without-media': { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function describe({ folder, manifest, pausedMs }: Backup): string {
  const { tables, media, missing, takenAt } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files =
    media === null
      ? 'without pictures and recordings'
      : `${counted(media.files, 'file')} of pictures and recordings (${describeSize(media.totalBytes)})`;
  const lines = [
    ...(pausedMs > 0 ? [`Readers waited ${(pausedMs / 1000).toFixed(1)} seconds.`] : []),
    ...(missing.length > 0
      ? [
          `Missing in the library itself, so not in the backup either: ${counted(missing.length, 'file')}, such as ${missing[0]}. They are listed in backup.json.`,
        ]
      : []),
    `Backed up the library as it was at ${takenAt}: ${counted(rows, 'row')} in ${tables.length} tables, ${files}. All of it was read again and is whole.`,
    folder,
  ];
  return `${lines.join('\n')}\n`;
}

await runToExit({ usage, explain }, backUp);
