import { requireEdition } from '@letsread/catalogue/editing/edition-state.ts';
import { requireEditable } from '@letsread/catalogue/editors/editable-books.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import { readChoice } from './choice.ts';
import type { DownloadFault, listDownloadFaults as contract } from './contract.ts';
import type { DownloadsContext } from './list-downloads.ts';
import { selectFacts } from './select-facts.ts';

export async function listDownloadFaults(
  { database }: Pick<DownloadsContext, 'database'>,
  { params, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { pool } = database;
  await requireEditable(pool, standing, params.bookId);
  await requireEdition(pool, params);
  // What failed of an earlier version may have been put right by the change. That readers are offered it again after an hour is no reason.
  const { rows } = await pool.query<{ choice: string; reason: string }>(sql`
    select download.choice, download.fault as reason from download join edition on edition.id = download.edition_id
    where download.edition_id = ${params.editionId} and download.fault is not null and download.made_at >= edition.updated_at
    order by download.choice`);
  const items = rows.flatMap(({ choice: name, reason }): DownloadFault[] => {
    const choice = readChoice(name);
    return choice === undefined ? [] : [{ kind: choice.kind, edition: choice.edition, paper: choice.paper, reason }];
  });
  const facts = await selectFacts(database, params.editionId);
  return { items, missingGlyphs: facts?.missingGlyphs ?? [] };
}
