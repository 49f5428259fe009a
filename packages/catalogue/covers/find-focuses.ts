import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import { findFocus, type Focus, UnusablePictureError } from '@letsread/media/pictures/inspect-picture.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';

const atOnce = 20;

interface FocusOptions {
  database: Database;
  store: PictureStore;
  signal?: AbortSignal;
}

/**
 * Finds the focus of covers that came before focuses were found. A cover whose file is missing or damaged is left as it is, cut around
 * its middle; the number of those that have a focus now is returned. Ends early when the signal says so.
 */
export async function findFocuses({ database: { pool }, store, signal }: FocusOptions): Promise<number> {
  let found = 0;
  let last = '0';
  while (signal?.aborted !== true) {
    const { rows } = await pool.query<{ id: string; sha256: string }>(
      sql`select id::text, sha256 from picture
       where focus_x is null and id > ${last} and exists (select from edition where cover_picture_id = picture.id)
       order by id limit ${atOnce}`,
    );
    if (rows.length === 0) break;
    for (const { id, sha256 } of rows) {
      last = id;
      const focus = await focusOf(store, sha256);
      if (focus === undefined) continue;
      await pool.query(sql`update picture set focus_x = ${focus.focusX}, focus_y = ${focus.focusY} where id = ${id}`);
      found += 1;
    }
  }
  return found;
}

async function focusOf(store: PictureStore, sha256: string): Promise<Focus | undefined> {
  const bytes = await store.readPicture(sha256);
  if (bytes === undefined) return undefined;
  try {
    return await findFocus(bytes);
  } catch (error) {
    if (error instanceof UnusablePictureError) return undefined;
    throw error;
  }
}
