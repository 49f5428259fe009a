import type { Database } from '@letsread/database/open-database.ts';
import { prepared } from '@letsread/database/sql.ts';
import { faultLapses } from '@letsread/downloads/download-store.ts';
import { selectUnprintable } from '@letsread/downloads/select-facts.ts';
import type { DownloadRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import type { OfferedFile } from '../feed.ts';
import { mediaTypes } from '../opds/media-type.ts';

/** The files that other programs are told of: the book as it is, to read and to print. */
const files: readonly OfferedFile[] = [
  { choice: 'epub', type: mediaTypes.epub },
  { choice: 'portrait-a4', type: mediaTypes.pdf },
];

/**
 * Which of the files each edition is offered as: all but those that could not be made lately, of whatever version the
 * book was then, and those on paper of a book whose letters no font has.
 */
export async function selectOfferedFiles(
  database: Database,
  editionIds: readonly string[],
): Promise<(editionId: string) => OfferedFile[]> {
  const { rows } = await database.pool.query<Pick<DownloadRow, 'edition_id' | 'choice'>>(
    prepared(
      'faults-of-editions',
      sql`
    select edition_id, choice from download
    where edition_id = any (${editionIds}::bigint[]) and choice = any (${files.map(({ choice }) => choice)})
      and fault is not null and made_at > now() - ${faultLapses}`,
    ),
  );
  const faults = new Set(rows.map((row) => `${row.edition_id} ${row.choice}`));
  const unprintable = await selectUnprintable(database, editionIds);
  return (editionId) =>
    files.filter(
      ({ choice, type }) =>
        !faults.has(`${editionId} ${choice}`) && !(type === mediaTypes.pdf && unprintable.has(editionId)),
    );
}
