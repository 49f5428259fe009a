import { existsSync } from 'node:fs';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import type { BookImport, workOnImport as contract } from '../contract.ts';
import { readImportFacts, selectImport, statesOf, updateImport } from './import-rows.ts';
import type { ImporterContext } from './importer-context.ts';
import { uploadFolder } from './upload-folder.ts';

const actions = { check: undefined, import: 'import-started', undo: 'import-undone' } as const;

/** Begins work that goes on when this is answered. */
export async function workOnImport(
  { database: { pool }, imports: { jobs, dataDir } }: ImporterContext,
  { account, standing, params: { importId }, body: { work } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const shown = await selectImport(pool, importId, standing);
  const facts = await readImportFacts(pool, importId);
  const hasFiles = facts?.isCatalogue === true || existsSync(uploadFolder(dataDir, importId));
  if (work !== 'undo' && !hasFiles)
    throw new Problem('nothing-to-import', 409, { detail: 'There are no files of this import: send them in again.' });
  if (work === 'undo' && !shown.canUndo)
    throw new Problem('nothing-to-undo', 409, { detail: 'Nothing that this import brought is left to take back.' });
  const action = actions[work];
  const object = { kind: 'import', id: importId } as const;
  const begun = { state: statesOf[work].during, failure: null, filesDone: 0 };
  await jobs.start({ importId, work, isOfTeam: !standing.roles.includes('LIBRARIAN') }, () =>
    inTransaction(pool, async (client) => {
      await updateImport(client, importId, begun);
      if (action !== undefined)
        await recordAudit(client, { actor: account.id, action, object, subject: subjectOf(shown) });
    }),
  );
  return { ...shown, ...begun };
}

/** What an import is called: a catalogue's server, else its number. */
export function subjectOf({ id, origin }: Pick<BookImport, 'id' | 'origin'>): string {
  return URL.canParse(origin) ? new URL(origin).host : `#${id}`;
}
