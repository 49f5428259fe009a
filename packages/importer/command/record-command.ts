import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import type { ImportSummary } from '../import-summary.ts';
import sql from 'sql-template-tag';
import { addLines, insertImport, updateImport } from '../jobs/import-rows.ts';
import { type LineEmitter, createLineEmitter } from '../jobs/line-emitter.ts';
import { subjectOf } from '../jobs/work-on-import.ts';

/** An import by command as the back room shows it, and takes it back. */
export interface RecordedCommand {
  importId: string;
  lines: LineEmitter;
  onProgress: (progress: Pick<ImportSummary, 'files' | 'filesDone'>) => void;
  /** How it ended; undefined where it broke off. */
  end: (summary: ImportSummary | undefined) => Promise<void>;
}

interface RecordOptions {
  /** What the command was given: the name of a file or folder, or the address of a catalogue. */
  origin: string;
  isPublished: boolean;
  language: string | null;
  licence: string | null;
  /** The team that the books are for; null: the library. */
  teamId: string | null;
}

export async function recordCommand({ pool }: Database, options: RecordOptions): Promise<RecordedCommand> {
  const importId = await inTransaction(pool, async (client) => {
    // One that was killed could not say so; it is run again, and can be taken back.
    await client.query(sql`
      update import set state = 'stopped', changed_at = clock_timestamp()
      where is_command and state = 'importing' and origin = ${options.origin}`);
    const id = await insertImport(client, {
      ...options,
      accountId: null,
      isCatalogue: false,
      isCommand: true,
      state: 'importing',
    });
    const { origin } = options;
    const object = { kind: 'import', id } as const;
    await recordAudit(client, { actor: null, action: 'import-started', object, subject: subjectOf({ id, origin }) });
    return id;
  });
  let from = 0;
  const lines = createLineEmitter(async (lineBatch) => {
    const at = from;
    from += lineBatch.length;
    await addLines(pool, { importId, stage: 'import', from: at }, lineBatch);
  });
  return {
    importId,
    lines,
    onProgress: ({ files, filesDone }) => void lines.later(() => updateImport(pool, importId, { files, filesDone })),
    async end(summary) {
      if (summary === undefined) {
        // A line that could not be written may be why.
        await lines.settled().catch(() => undefined);
        await updateImport(pool, importId, { state: 'failed', failure: brokenOff });
        return;
      }
      await lines.settled();
      const { files, filesDone, isInterrupted } = summary;
      await updateImport(pool, importId, { state: isInterrupted ? 'stopped' : 'imported', files, filesDone });
    },
  };
}

const brokenOff = 'The command broke off; it said why where it was given.';
