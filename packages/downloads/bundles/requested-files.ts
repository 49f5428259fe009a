import type { Database } from '@letsread/database/open-database.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';

/** A file of an edition, by the name of its choice. */
export interface RequestedFile {
  editionId: string;
  choice: string;
}

/** A file that somebody waits for; given up: it was begun as often as is worth it. */
export type FileInLine = RequestedFile & { isGivenUp: boolean };

/** The line of files that are waited for together. It stands in the database: whichever process is asked makes the next one. */
export interface RequestedFiles {
  /** Puts files into the line that are not there yet, and begins. Problem overloaded. */
  add: (files: readonly RequestedFile[]) => Promise<void>;
  /** What of these is in the line. */
  list: (editionIds: readonly string[], choices: readonly string[]) => Promise<FileInLine[]>;
  /** Makes what stands in the line, one file after the other, until it is empty; nobody waits for it. */
  work: () => void;
  close: () => Promise<void>;
}

interface RequestedFilesSettings {
  database: Database;
  /** Throws a Problem where the file cannot be had now, or at all. */
  makeFile: (file: RequestedFile) => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** A dozen lists: whoever comes later is told to come again. */
const maxInLine = 600;
const maxTries = 3;

/** Longer than a file may take, behind others that were asked for one by one. */
const heldFor = sql`interval '3 minutes'`;
/** Of what an overloaded machine or a picture that is not here prevents. */
const pause = sql`interval '5 seconds'`;
/** Who asked has gone by then; a file that was given up may be tried again. */
const lapsed = sql`requested_download.requested_at < now() - interval '1 hour'`;
const isHeld = sql`coalesce(requested_download.taken_until > now(), false)`;

export function createRequestedFiles({ database, makeFile, onError }: RequestedFilesSettings): RequestedFiles {
  const { pool } = database;
  let working: Promise<void> | undefined;
  let isClosed = false;

  async function add(files: readonly RequestedFile[]): Promise<void> {
    await pool.query(sql`delete from requested_download where ${lapsed} and not ${isHeld}`);
    const { rows } = await pool.query<{ count: number }>(sql`select count(*)::int as count from requested_download`);
    if ((rows[0]?.count ?? 0) + files.length > maxInLine)
      throw commonProblem('overloaded', {
        detail: 'Too many files are being made at the moment.',
        retryAfterSeconds: 60,
      });
    await pool.query(sql`
      insert into requested_download (edition_id, choice)
      select "editionId", choice from json_to_recordset(${JSON.stringify(files)}) as f ("editionId" bigint, choice text)
      on conflict (edition_id, choice) do nothing`);
    work();
  }

  async function list(editionIds: readonly string[], choices: readonly string[]): Promise<FileInLine[]> {
    const { rows } = await pool.query<FileInLine>(sql`
      select edition_id as "editionId", choice, tries >= ${maxTries} and not ${isHeld} as "isGivenUp" from requested_download
      where edition_id = any (${editionIds}::bigint[]) and choice = any (${choices}::text[]) and not ${lapsed}`);
    return rows;
  }

  function work(): void {
    if (isClosed) return;
    working ??= makeAll().finally(() => (working = undefined));
  }

  async function makeAll(): Promise<void> {
    try {
      while (!isClosed) {
        const file = await take();
        if (file === undefined) return;
        await make(file);
      }
    } catch (error) {
      // What is left in the line waits for whoever asks next.
      if (!isClosed) onError(error);
    }
  }

  async function take(): Promise<RequestedFile | undefined> {
    const { rows } = await pool.query<RequestedFile>(sql`
      update requested_download set taken_until = now() + ${heldFor}, tries = tries + 1
      where (edition_id, choice) in (
        select edition_id, choice from requested_download
        where tries < ${maxTries} and not ${isHeld} and not ${lapsed} order by number limit 1 for update skip locked)
      returning edition_id as "editionId", choice`);
    return rows[0];
  }

  async function make(file: RequestedFile): Promise<void> {
    try {
      await makeFile(file);
    } catch (error) {
      // Broken off with its process, not by what it is: the next one begins it at once.
      if (isClosed)
        return void (await pool.query(
          sql`update requested_download set taken_until = null, tries = tries - 1 where ${isRow(file)}`,
        ));
      if (!(error instanceof Problem)) throw error;
      // Passing: another process may be better off, or this one a little later.
      if (error.status !== 404)
        return void (await pool.query(
          sql`update requested_download set taken_until = now() + ${pause} where ${isRow(file)}`,
        ));
    }
    await pool.query(sql`delete from requested_download where ${isRow(file)}`);
  }

  return {
    add,
    list,
    work,
    async close() {
      isClosed = true;
      await working;
    },
  };
}

function isRow({ editionId, choice }: RequestedFile): Sql {
  return sql`edition_id = ${editionId} and choice = ${choice}`;
}
