import { crc32 } from 'node:zlib';
import type { Database } from '@letsread/database/open-database.ts';
import { hashBytes } from '@letsread/media/pictures/picture-store.ts';
import type { Storage } from '@letsread/storage/storage.ts';
import type { DownloadRow } from '@letsread/database/rows.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { MadeFile } from './making/worker-messages.ts';

/** Which file: of an edition, by the name of its choice, made of what `version` tells. */
export interface FileKey {
  editionId: string;
  choice: string;
  version: string;
}

/** A file that is there, or that is known to be impossible to make. */
export type StoredFile =
  | { kind: 'file'; key: string; sha256: string; bytes: number; pages: number; sheets: number | null }
  | { kind: 'fault' };

/** `bytes` and the rest are null for a file that could not be made. */
export type ListedFile = Pick<DownloadRow, 'choice' | 'version' | 'bytes' | 'pages' | 'sheets'>;

/** The files that were made, in the storage under the hash of their bytes, and what the database says of them. */
export interface DownloadStore {
  /** What is known of all files of an edition, whatever version they are of. */
  list: (editionId: string) => Promise<ListedFile[]>;
  find: (fileKey: FileKey) => Promise<StoredFile | undefined>;
  save: (fileKey: FileKey, made: MadeFile) => Promise<StoredFile>;
  saveFault: (fileKey: FileKey, reason: string) => Promise<void>;
}

/** What could not be made may be possible later: the folder is there again, the machine less busy. */
export const faultLapses = sql`interval '1 hour'`;

const folder = 'downloads';

/** Where a file lies in the storage. */
export function keyOfFile(sha256: string): string {
  return `${folder}/${sha256.slice(0, 2)}/${sha256}`;
}

/** A file that no row tells of may be one that another process is just writing; after an hour it is none. */
const orphanMs = 3_600_000;

/** `maxBytes`: when the files take more, those not fetched for longest go; they are made again when they are asked for. */
export function createDownloadStore(database: Database, storage: Storage, maxBytes: number): DownloadStore {
  const { pool } = database;
  let swept: Promise<void> | undefined;

  async function list(editionId: string): Promise<ListedFile[]> {
    const { rows } = await pool.query<ListedFile>(
      sql`select choice, version, bytes, pages, sheets from download where edition_id = ${editionId} and ${stands}`,
    );
    return rows;
  }

  async function find({ editionId, choice, version }: FileKey): Promise<StoredFile | undefined> {
    type Found = Pick<DownloadRow, 'sha256' | 'bytes' | 'pages' | 'sheets'> & { isUsedToday: boolean };
    const { rows } = await pool.query<Found>(sql`
      select sha256, bytes, pages, sheets, used_on = current_date as "isUsedToday"
      from download where ${isRow(editionId, choice)} and version = ${version} and ${stands}`);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { sha256, bytes, pages, sheets } = row;
    if (sha256 === null || bytes === null || pages === null) return { kind: 'fault' };
    const key = keyOfFile(sha256);
    if ((await storage.sizeOf(key)) !== bytes) return undefined;
    if (!row.isUsedToday)
      await pool.query(sql`update download set used_on = current_date where ${isRow(editionId, choice)}`);
    return { kind: 'file', key, sha256, bytes, pages, sheets };
  }

  async function save(fileKey: FileKey, { bytes, pages, sheets }: MadeFile): Promise<StoredFile> {
    swept ??= sweep().catch(() => {
      // It was no matter of this file: the next one tries again.
      swept = undefined;
    });
    await swept;
    const sha256 = hashBytes(bytes);
    const key = keyOfFile(sha256);
    await storage.write(key, bytes);
    await write(fileKey, { sha256, bytes: bytes.length, pages, sheets, fault: null, crc32: String(crc32(bytes)) });
    await makeRoom(sha256);
    return { kind: 'file', key, sha256, bytes: bytes.length, pages, sheets };
  }

  async function saveFault(fileKey: FileKey, reason: string): Promise<void> {
    await write(fileKey, { sha256: null, bytes: null, pages: null, sheets: null, fault: reason, crc32: null });
    // Pages and answers that offer the file are made anew without it.
    await pool.query(sql`select pg_notify('catalogue', '')`);
  }

  /** Writes the row, and removes the file it told of before. */
  async function write(
    { editionId, choice, version }: FileKey,
    facts: Pick<DownloadRow, 'sha256' | 'bytes' | 'pages' | 'sheets' | 'fault' | 'crc32'>,
  ): Promise<void> {
    const { sha256, bytes, pages, sheets, fault, crc32: sum } = facts;
    type Named = Pick<DownloadRow, 'sha256'>;
    const found = await pool.query<Named>(sql`select sha256 from download where ${isRow(editionId, choice)}`);
    await pool.query(sql`
      insert into download (edition_id, choice, version, sha256, bytes, pages, sheets, fault, crc32)
      values (${editionId}, ${choice}, ${version}, ${sha256}, ${bytes}, ${pages}, ${sheets}, ${fault}, ${sum})
      on conflict (edition_id, choice) do update set version = excluded.version, sha256 = excluded.sha256,
        bytes = excluded.bytes, pages = excluded.pages, sheets = excluded.sheets, fault = excluded.fault, crc32 = excluded.crc32,
        made_at = now(), used_on = current_date`);
    const [before] = found.rows;
    if (before?.sha256 && before.sha256 !== facts.sha256) await removeUnlessUsed(before.sha256);
  }

  async function makeRoom(newest: string): Promise<void> {
    while ((await bytesOfAll(pool)) > maxBytes) {
      // Of every pair of languages there may be one: those are fetched least and are the first to go.
      const { rows } = await pool.query<Pick<DownloadRow, 'edition_id' | 'choice' | 'sha256'>>(sql`
        select edition_id, choice, sha256 from download where sha256 is not null and sha256 <> ${newest}
        order by choice like '%bilingual%' desc, used_on, made_at limit 1`);
      const [oldest] = rows;
      if (oldest === undefined || oldest.sha256 === null) return;
      await pool.query(sql`delete from download where ${isRow(oldest.edition_id, oldest.choice)}`);
      await removeUnlessUsed(oldest.sha256);
    }
  }

  async function removeUnlessUsed(sha256: string): Promise<void> {
    const { rows } = await pool.query<Pick<DownloadRow, 'choice'>>(
      sql`select choice from download where sha256 = ${sha256} limit 1`,
    );
    if (rows.length === 0) await storage.remove(keyOfFile(sha256));
  }

  /** Files of editions that are gone or were taken back, and drafts of a process that was ended. */
  async function sweep(): Promise<void> {
    await pool.query(sql`delete from download d using edition e where e.id = d.edition_id and e.status <> 'published'`);
    await removeOrphans(storage, async () => {
      type Named = Pick<DownloadRow, 'sha256'>;
      const { rows } = await pool.query<Named>(sql`select sha256 from download where sha256 is not null`);
      return new Set(rows.map(({ sha256 }) => sha256));
    });
  }

  return { list, find, save, saveFault };
}

async function bytesOfAll(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from download`,
  );
  return rows[0]?.bytes ?? 0;
}

async function removeOrphans(storage: Storage, readKnown: () => Promise<ReadonlySet<string | null>>): Promise<void> {
  const found = await Array.fromAsync(storage.list(folder));
  const known = await readKnown();
  for (const { key, changedAt } of found) {
    const name = key.split('/').at(-1) ?? '';
    if (!known.has(name) && Date.now() - changedAt.getTime() > orphanMs) await storage.remove(key);
  }
}

/** What is said of a file still holds. */
export const stands = sql`(download.fault is null or download.made_at > now() - ${faultLapses})`;

function isRow(editionId: string, choice: string): Sql {
  return sql`edition_id = ${editionId} and choice = ${choice}`;
}
