import sql from 'sql-template-tag';
import type { StoredRecording } from '@letsread/media/recordings/recording-store.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { foldedName, writeContributors } from '../write-rows.ts';

/** The ids of recordings by their hash. */
export async function writeRecordings(client: Queryable, recordings: StoredRecording[]): Promise<Map<string, string>> {
  const bySha256 = new Map(recordings.map((recording) => [recording.sha256, recording]));
  if (bySha256.size === 0) return new Map();
  await client.query(
    sql`insert into recording (sha256, type, bytes, duration_ms, width, height)
     select sha256, type, bytes, "durationMs", width, height from json_to_recordset(${JSON.stringify([...bySha256.values()])})
       as n (sha256 text, type text, bytes integer, "durationMs" integer, width integer, height integer)
     on conflict (sha256) do nothing`,
  );
  const { rows } = await client.query<{ sha256: string; id: string }>(
    sql`select sha256, id::text from recording where sha256 = any (${[...bySha256.keys()]})`,
  );
  return new Map(rows.map(({ sha256, id }) => [sha256, id]));
}

/** From here on the people of an edition's credits are those of its recordings: an import of its texts leaves them. */
export const firstRecordingCredit = 1000;

/** Sets who narrated or signed an edition; whether that was new. */
export async function writeRecordingCredits(
  client: Queryable,
  { editionId, role, names }: { editionId: string; role: 'NARRATOR' | 'SIGNER'; names: string[] },
): Promise<boolean> {
  const ofRole = sql`c.edition_id = ${editionId} and c.position >= ${firstRecordingCredit} and c.role = ${role}`;
  const { rows } = await client.query<{ name: string }>(
    sql`select p.folded_name as name from edition_credit c join contributor p on p.id = c.contributor_id
     where ${ofRole} order by c.position`,
  );
  const foldedNames = [...new Set(names.map(foldedName))];
  if (JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(foldedNames)) return false;
  const ids = await writeContributors(client, names);
  const contributorIds = foldedNames.map((name) => ids.get(name));
  await client.query(sql`delete from edition_credit c where ${ofRole}`);
  await client.query(
    sql`insert into edition_credit (edition_id, position, contributor_id, role)
     select ${editionId}, l.position + n, id, ${role}
     from unnest(${contributorIds}::bigint[]) with ordinality as who (id, n)
     cross join (
       select coalesce(max(position), ${firstRecordingCredit}::integer - 1) as position from edition_credit
       where edition_id = ${editionId} and position >= ${firstRecordingCredit}) as l`,
  );
  return true;
}

/** Whoever keeps the book on a device sees by the time that there is something new. */
export async function touchEdition(client: Queryable, editionId: string): Promise<void> {
  await client.query(sql`update edition set updated_at = now() where id = ${editionId}`);
}
