import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';
import sql, { raw } from 'sql-template-tag';
import { removeUploads, uploadFolder } from './upload-folder.ts';

const isWaiting = raw(`i.imported_at is null and i.state in ('collecting', 'checked', 'stopped', 'failed')
  and not exists (select from import_edition e where e.import_id = i.id)`);

/** How many imports of an account wait for what is to come of them. */
export async function countWaiting(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ waiting: number }>(sql`
    select count(*)::int as waiting from import i where i.account_id = ${accountId} and not i.is_command and ${isWaiting}`);
  return rows[0]?.waiting ?? 0;
}

/**
 * Forgets imports that brought nothing in and that nobody went on with for a week, and the files of all that are no more; with
 * what name and password somebody read a catalogue whose account was deleted since; and that a command goes on which was killed.
 */
export async function clearForgotten({ pool }: Database, dataDir: string): Promise<void> {
  await pool.query(sql`
    delete from import i where ${isWaiting} and i.changed_at < now() - interval '7 days'`);
  // A file of a catalogue may take ten minutes, and is tried again; that nothing is told for an hour is of a command that was killed.
  await pool.query(sql`
    update import set state = 'stopped', changed_at = clock_timestamp()
    where is_command and state = 'importing' and changed_at < now() - interval '1 hour'`);
  await pool.query(sql`
    update import set origin = regexp_replace(origin, '^(https?://)[^/]*@', '\\1')
    where account_id is null and origin ~ '^https?://[^/]*@'`);
  // Before the rows: the folder of an import that begins meanwhile is none of these.
  const folders = await readdir(path.dirname(uploadFolder(dataDir, '0'))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const { rows } = await pool.query<{ id: string }>(sql`select id from import`);
  const existing = new Set(rows.map(({ id }) => id));
  for (const id of folders) if (!existing.has(id)) await removeUploads(dataDir, id);
}
