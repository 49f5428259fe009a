import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { hashOf } from '@letsread/media/picture-store.ts';
import { writeFileWhole } from '@letsread/media/write-file-whole.ts';
import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { MadeFile } from './messages.ts';
import { download } from './tables.ts';

/** Which file: of an edition, by the name of its choice, made of what `version` tells. */
export interface WantedFile {
  editionId: string;
  choice: string;
  version: string;
}

/** A file that is there, or that is known to be impossible to make. */
export type StoredFile =
  | { kind: 'file'; file: string; sha256: string; bytes: number; pages: number; sheets: number | null }
  | { kind: 'fault' };

/** `bytes` and the rest are null for a file that could not be made. */
export type ListedFile = Pick<typeof download.$inferSelect, 'choice' | 'version' | 'bytes' | 'pages' | 'sheets'>;

/** The files that were made, in the data folder under the hash of their bytes, and what the database says of them. */
export interface DownloadStore {
  /** What is known of all files of an edition, whatever version they are of. */
  list: (editionId: string) => Promise<ListedFile[]>;
  find: (wanted: WantedFile) => Promise<StoredFile | undefined>;
  keep: (wanted: WantedFile, made: MadeFile) => Promise<StoredFile>;
  keepFault: (wanted: WantedFile, reason: string) => Promise<void>;
}

/** What could not be made may be possible later: the folder is there again, the machine less busy. */
export const faultLapses = sql`interval '1 hour'`;

/** A file that no row tells of may be one that another process is just writing; after an hour it is none. */
const orphanMs = 3_600_000;

/** `mostBytes`: when the files take more, those not fetched for longest go; they are made again when they are asked for. */
export function openDownloadStore(database: Database, dataDir: string, mostBytes: number): DownloadStore {
  const { db } = database;
  const folder = path.resolve(dataDir, 'downloads');
  const fileOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  let swept: Promise<void> | undefined;

  async function list(editionId: string): Promise<ListedFile[]> {
    const { choice, version, bytes, pages, sheets } = download;
    return db
      .select({ choice, version, bytes, pages, sheets })
      .from(download)
      .where(and(eq(download.editionId, editionId), stands));
  }

  async function find({ editionId, choice, version }: WantedFile): Promise<StoredFile | undefined> {
    const [row] = await db
      .select({
        sha256: download.sha256,
        bytes: download.bytes,
        pages: download.pages,
        sheets: download.sheets,
        isUsedToday: sql<boolean>`${download.usedOn} = current_date`,
      })
      .from(download)
      .where(and(isRow(editionId, choice), eq(download.version, version), stands));
    if (row === undefined) return undefined;
    const { sha256, bytes, pages, sheets } = row;
    if (sha256 === null || bytes === null || pages === null) return { kind: 'fault' };
    const file = fileOf(sha256);
    if ((await stat(file).catch(() => undefined))?.size !== bytes) return undefined;
    if (!row.isUsedToday)
      await db
        .update(download)
        .set({ usedOn: sql`current_date` })
        .where(isRow(editionId, choice));
    return { kind: 'file', file, sha256, bytes, pages, sheets };
  }

  async function keep(wanted: WantedFile, { bytes, pages, sheets }: MadeFile): Promise<StoredFile> {
    swept ??= sweep().catch(() => {
      // It was no matter of this file: the next one tries again.
      swept = undefined;
    });
    await swept;
    const sha256 = hashOf(bytes);
    const file = fileOf(sha256);
    await writeFileWhole(file, bytes);
    await write(wanted, { sha256, bytes: bytes.length, pages, sheets, fault: null });
    await makeRoom(sha256);
    return { kind: 'file', file, sha256, bytes: bytes.length, pages, sheets };
  }

  async function keepFault(wanted: WantedFile, reason: string): Promise<void> {
    await write(wanted, { sha256: null, bytes: null, pages: null, sheets: null, fault: reason });
    // Pages and answers that offer the file are made anew without it.
    await database.pool.query(`select pg_notify('catalogue', '')`);
  }

  /** Writes the row, and removes the file it told of before. */
  async function write(
    { editionId, choice, version }: WantedFile,
    facts: Pick<typeof download.$inferInsert, 'sha256' | 'bytes' | 'pages' | 'sheets' | 'fault'>,
  ): Promise<void> {
    const values = { ...facts, version, madeAt: sql`now()`, usedOn: sql`current_date` };
    const [before] = await db.select({ sha256: download.sha256 }).from(download).where(isRow(editionId, choice));
    await db
      .insert(download)
      .values({ editionId, choice, ...values })
      .onConflictDoUpdate({ target: [download.editionId, download.choice], set: values });
    if (before?.sha256 && before.sha256 !== facts.sha256) await removeUnlessUsed(before.sha256);
  }

  async function makeRoom(newest: string): Promise<void> {
    for (;;) {
      const [kept] = await db
        .select({ bytes: sql<number>`coalesce(sum(${download.bytes}), 0)::float8` })
        .from(download);
      if ((kept?.bytes ?? 0) <= mostBytes) return;
      const [oldest] = await db
        .select({ editionId: download.editionId, choice: download.choice, sha256: download.sha256 })
        .from(download)
        .where(and(isNotNull(download.sha256), ne(download.sha256, newest)))
        // Of every pair of languages there may be one: those are fetched least and are the first to go.
        .orderBy(desc(sql`${download.choice} like '%bilingual%'`), asc(download.usedOn), asc(download.madeAt))
        .limit(1);
      if (oldest === undefined || oldest.sha256 === null) return;
      await db.delete(download).where(isRow(oldest.editionId, oldest.choice));
      await removeUnlessUsed(oldest.sha256);
    }
  }

  async function removeUnlessUsed(sha256: string): Promise<void> {
    const rows = await db
      .select({ choice: download.choice })
      .from(download)
      .where(eq(download.sha256, sha256))
      .limit(1);
    if (rows.length === 0) await rm(fileOf(sha256), { force: true });
  }

  /** Files of editions that are gone or were taken back, and drafts of a process that was ended. */
  async function sweep(): Promise<void> {
    await database.pool.query(
      `delete from download d using edition e where e.id = d.edition_id and e.status <> 'published'`,
    );
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const rows = await db.select({ sha256: download.sha256 }).from(download).where(isNotNull(download.sha256));
    const known = new Set(rows.map(({ sha256 }) => sha256));
    for (const { name, parentPath } of names.filter((entry) => entry.isFile() && !known.has(entry.name))) {
      const file = path.join(parentPath, name);
      // Another process may be sweeping too.
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined && Date.now() - found.mtimeMs > orphanMs) await rm(file, { force: true });
    }
  }

  return { list, find, keep, keepFault };
}

const stands = sql`(${download.fault} is null or ${download.madeAt} > now() - ${faultLapses})`;

function isRow(editionId: string, choice: string) {
  return and(eq(download.editionId, editionId), eq(download.choice, choice));
}
