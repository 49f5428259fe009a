import type { Database } from '@letsread/database/open-database.ts';
import type { DownloadRow } from '@letsread/database/rows.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import sql from 'sql-template-tag';
import { crc32 } from 'node:zlib';
import { keyOfFile, stands } from '../download-store.ts';

/** What is known of a file: `sha256` and `bytes` are null where it could not be made. */
export interface Made extends Pick<DownloadRow, 'choice' | 'version' | 'sha256' | 'bytes' | 'sheets' | 'crc32'> {
  editionId: string;
}

/** A file that is there. */
export type MadeFile = Made & { sha256: string; bytes: number };

export function isMade(made: Made): made is MadeFile {
  return made.sha256 !== null && made.bytes !== null;
}

/** What is known of the files of these editions, by these names of choices. */
export async function selectMade(
  { pool }: Database,
  editionIds: readonly string[],
  choices: readonly string[],
): Promise<Made[]> {
  const { rows } = await pool.query<Made>(sql`
    select edition_id as "editionId", choice, version, sha256, bytes, sheets, crc32 from download
    where edition_id = any (${editionIds}::bigint[]) and choice = any (${choices}::text[]) and ${stands}`);
  return rows;
}

/** What goes along today is not the first to make room for others. */
export async function noteUse({ pool }: Database, files: readonly MadeFile[]): Promise<void> {
  await pool.query(sql`
    update download set used_on = current_date
    where choice = ${files[0]?.choice} and edition_id = any (${files.map(({ editionId }) => editionId)}::bigint[])
      and used_on <> current_date`);
}

/** A file that the storage does not have: it is made anew when it is asked for. */
export async function forgetFile({ pool }: Database, { editionId, choice, sha256 }: MadeFile): Promise<void> {
  await pool.query(
    sql`delete from download where edition_id = ${editionId} and choice = ${choice} and sha256 = ${sha256}`,
  );
}

/** The sum (CRC-32) of a file; read for it once, where it was made before sums were written down. Undefined where the storage does not have it. */
export async function sumOf(database: Database, storage: Storage, made: MadeFile): Promise<number | undefined> {
  const key = keyOfFile(made.sha256);
  if (made.crc32 !== null) return (await storage.sizeOf(key)) === made.bytes ? Number(made.crc32) : undefined;
  const stream = await storage.stream(key);
  if (stream === undefined) return undefined;
  let sum = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) sum = crc32(chunk, sum);
  await database.pool.query(
    sql`update download set crc32 = ${sum} where edition_id = ${made.editionId} and choice = ${made.choice} and sha256 = ${made.sha256}`,
  );
  return sum;
}
