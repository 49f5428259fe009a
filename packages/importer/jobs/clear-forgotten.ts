import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import sql from 'sql-template-tag';
import { removeUploads, uploadFolder } from './upload-folder.ts';

/** Forgets imports that brought nothing in and that nobody went on with for a week, and the files of all that are no more. */
export async function clearForgotten({ pool }: Database, dataDir: string): Promise<void> {
  await pool.query(sql`
    delete from import i where imported_at is null and state in ('collecting', 'checked', 'stopped', 'failed')
      and changed_at < now() - interval '7 days'
      and not exists (select from import_edition e where e.import_id = i.id)`);
  // Before the rows: the folder of an import that begins meanwhile is none of these.
  const folders = await readdir(path.dirname(uploadFolder(dataDir, '0'))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const { rows } = await pool.query<{ id: string }>(sql`select id from import`);
  const existing = new Set(rows.map(({ id }) => id));
  for (const id of folders) if (!existing.has(id)) await removeUploads(dataDir, id);
}
