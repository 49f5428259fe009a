import type { KeptRecording } from '@letsread/media/recording-store.ts';
import type { ClientBase } from 'pg';
import { foldedName, writeContributors } from '../write-rows.ts';

/** The ids of recordings by their hash. */
export async function writeRecordings(client: ClientBase, recordings: KeptRecording[]): Promise<Map<string, string>> {
  const bySha256 = new Map(recordings.map((recording) => [recording.sha256, recording]));
  if (bySha256.size === 0) return new Map();
  await client.query(
    `insert into recording (sha256, type, bytes, duration_ms, width, height)
     select sha256, type, bytes, "durationMs", width, height from json_to_recordset($1)
       as n (sha256 text, type text, bytes integer, "durationMs" integer, width integer, height integer)
     on conflict (sha256) do nothing`,
    [JSON.stringify([...bySha256.values()])],
  );
  const { rows } = await client.query<{ sha256: string; id: string }>(
    'select sha256, id::text from recording where sha256 = any ($1)',
    [[...bySha256.keys()]],
  );
  return new Map(rows.map(({ sha256, id }) => [sha256, id]));
}

/** From here on the people of an edition's credits are those of its recordings: an import of its texts leaves them. */
export const firstRecordingCredit = 1000;

/** Sets who narrated or signed an edition; whether that was new. */
export async function writeRecordingCredits(
  client: ClientBase,
  { editionId, role, names }: { editionId: string; role: 'NARRATOR' | 'SIGNER'; names: string[] },
): Promise<boolean> {
  const ofRole = 'c.edition_id = $1 and c.position >= $2 and c.role = $3';
  const { rows } = await client.query<{ name: string }>(
    `select p.folded_name as name from edition_credit c join contributor p on p.id = c.contributor_id
     where ${ofRole} order by c.position`,
    [editionId, firstRecordingCredit, role],
  );
  const wanted = names.map(foldedName);
  if (JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(wanted)) return false;
  const ids = await writeContributors(client, names);
  await client.query(`delete from edition_credit c where ${ofRole}`, [editionId, firstRecordingCredit, role]);
  await client.query(
    `insert into edition_credit (edition_id, position, contributor_id, role)
     select $1, coalesce((select max(position) from edition_credit where edition_id = $1 and position >= $2), $2::integer - 1) + n, id, $3
     from unnest($4::bigint[]) with ordinality as who (id, n)`,
    [editionId, firstRecordingCredit, role, [...new Set(wanted)].map((name) => ids.get(name))],
  );
  return true;
}

/** Whoever keeps the book on a device sees by the time that there is something new. */
export async function touchEdition(client: ClientBase, editionId: string): Promise<void> {
  await client.query('update edition set updated_at = now() where id = $1', [editionId]);
}
