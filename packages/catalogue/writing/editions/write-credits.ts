import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import type { EditionEntry } from '../catalogue-entry.ts';
import { firstRecordingCredit } from '../recordings/write-recordings.ts';
import { foldedName } from '../write-rows.ts';

export async function writeCredits(
  client: Queryable,
  written: readonly { id: string; edition: Pick<EditionEntry, 'credits'> }[],
  contributorIds: Map<string, string>,
): Promise<void> {
  const rows = written.flatMap(({ id, edition: { credits } }) =>
    credits.map(({ role, name }, position) => ({
      edition_id: id,
      position,
      role,
      contributor_id: contributorIds.get(foldedName(name)),
    })),
  );
  await client.query(
    sql`delete from edition_credit where edition_id = any (${written.map(({ id }) => id)}) and position < ${firstRecordingCredit}`,
  );
  await client.query(
    sql`insert into edition_credit (edition_id, position, contributor_id, role)
     select * from json_to_recordset(${JSON.stringify(rows)}) as n (edition_id bigint, position smallint, contributor_id bigint, role text)`,
  );
}
