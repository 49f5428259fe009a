import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { measureEditions } from '@letsread/learning/decodables/measuring/measure-editions.ts';
import { makeRulePathways } from '@letsread/learning/pathways/make-rule-pathways.ts';
import type { ImportWork } from '../contract.ts';
import { CatalogueError } from '../opds/walk-catalogue.ts';
import { StoryFolderError } from '../stories/story-folder-error.ts';
import { undoImport } from '../undo/undo-import.ts';
import { withImportLock } from '../with-import-lock.ts';
import { bringIn } from './bring-in.ts';
import type { ImportLine } from './import-line.ts';
import {
  addLines,
  clearLines,
  type ImportFacts,
  readImportFacts,
  selectZipLines,
  statesOf,
  updateImport,
} from './import-rows.ts';
import { removeUploads, uploadFolder } from './upload-folder.ts';

export interface ImportJob {
  importId: string;
  work: ImportWork;
  /** Who asks may change the books of the import's team only, and no others that it may have brought in. */
  isOfTeam?: boolean;
}

interface Workplace {
  database: Database;
  dataDir: string;
  signal: AbortSignal;
}

/** Does the work on an import and writes down how it goes and ends; what is wrong with what is imported is no error. */
export async function runJob({ importId, work, isOfTeam = false }: ImportJob, context: Workplace): Promise<void> {
  const { pool } = context.database;
  const facts = await readImportFacts(pool, importId);
  if (facts === undefined) return;
  const ofZips = work === 'undo' ? [] : await selectZipLines(pool, importId);
  // A look, or an import that is begun again, says anew what it finds.
  await clearLines(pool, importId, work === 'undo' ? ['undo'] : [work, 'undo']);
  try {
    const { isInterrupted } = await perform({ facts, work, ofZips, isOfTeam }, context);
    if (work === 'import' && !isInterrupted) await removeUploads(context.dataDir, importId);
    await updateImport(pool, importId, { state: isInterrupted ? 'stopped' : statesOf[work].after });
  } catch (error) {
    const isExpected = [CatalogueError, StoryFolderError, FormatError].some((kind) => error instanceof kind);
    const failure =
      isExpected && error instanceof Error
        ? withoutPlace(error.message, uploadFolder(context.dataDir, importId))
        : 'It could not be done; the log of the library says why.';
    await updateImport(pool, importId, { state: 'failed', failure });
    if (!isExpected) throw error;
  }
}

/** Whoever sent the files in knows them by their own names, and not where they lie on the library's disk. */
function withoutPlace(message: string, folder: string): string {
  return message.replaceAll(folder + path.sep, '').replaceAll(folder, 'What was sent in');
}

async function perform(
  {
    facts,
    work,
    ofZips,
    isOfTeam,
  }: { facts: ImportFacts; work: ImportWork; ofZips: readonly ImportLine[]; isOfTeam: boolean },
  { database, dataDir, signal }: Workplace,
): Promise<{ isInterrupted: boolean }> {
  const { pool } = database;
  const { id: importId } = facts;
  let from = 0;
  const emit = async (lines: readonly ImportLine[]) => {
    const at = from;
    from += lines.length;
    await addLines(pool, { importId, stage: work, from: at }, lines);
  };
  const done =
    work === 'undo'
      ? await undoImport({ pool, importId, onlyTeamId: isOfTeam ? facts.teamId : null, signal }, (line) => emit([line]))
      : await bringIn(
          { facts, ofZips, isDryRun: work === 'check', database, dataDir, signal },
          {
            emit,
            onProgress: ({ files, filesDone }) => updateImport(pool, importId, { files, filesDone }),
          },
        );
  if (work === 'check' || done.isInterrupted) return done;
  await withImportLock(pool, makeRulePathways);
  await measureEditions(database, { signal });
  return done;
}
