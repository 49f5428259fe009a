import { findFocuses } from '@letsread/catalogue/covers/find-focuses.ts';
import { makeAvifAhead, newestPictures } from '@letsread/catalogue/covers/make-avif-ahead.ts';
import { runAlone } from '@letsread/database/alone.ts';
import type { Database } from '@letsread/database/database.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { PictureResizer } from '@letsread/media/pictures/resize-picture.ts';
import { runOnNotice } from './run-on-notice.ts';

interface PictureContext {
  database: Database;
  resizer: PictureResizer;
  store: PictureStore;
}

/**
 * Covers that come while the library runs have their focus, and pictures their AVIF, without waiting for the next start, in
 * the background. @returns what ends it
 */
export async function preparePictures(
  { database, resizer, store }: PictureContext,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let done = await newestPictures(database);
  const prepare = async (signal: AbortSignal) => {
    const newest = await newestPictures(database);
    if (newest.pictureId === done.pictureId && newest.changedAt === done.changedAt) return;
    const after = done;
    // By one process alone; the others find that it is made.
    await runAlone(
      database,
      'pictures',
      async (held) => {
        await findFocuses({ database, store, signal: held });
        await makeAvifAhead({ database, resizer, signal: held, after });
        if (!held.aborted) done = newest;
      },
      signal,
    );
  };
  return runOnNotice({ database, channel: 'catalogue' }, prepare, onError);
}
