import { hasDeviceFlag } from '../device-flags.ts';
import { saveBookOffline, letGo } from './save-book-offline.ts';
import { saveFaultFromError } from './save-error.ts';
import { type SaveJob, saveJobs, type OfflineBook, offlineBooks } from './offline-book.ts';
import { readAgain } from './shelf-state.ts';
import { withLock } from '../../request/with-lock.ts';

const maxRenewed = 3;

/**
 * Brings books that an older build, or another interface language, left here up to date: a few at each start.
 * `build`: of the page that stands, as an `OfflineManifest` tells it.
 */
export async function renewBooks(build: string): Promise<void> {
  const old = (await offlineBooks.all<OfflineBook>()).filter(
    (book) => book.build !== build && book.refusedBy !== build,
  );
  for (const { editionId } of old.slice(0, maxRenewed)) await withLock('keep-books', () => renew(editionId, build));
  await readAgain();
}

/** A book that cannot be renewed stays as it was kept. */
async function renew(editionId: string, build: string): Promise<void> {
  const job = await startRenewal(editionId);
  if (job === undefined) return;
  try {
    await saveBookOffline(job, { signal: new AbortController().signal, onProgress: () => {} });
  } catch (error) {
    if (saveFaultFromError(error) !== undefined) await noteRefusedBuild(editionId, build);
  }
  await letGo(editionId, job.at);
}

/** A book that was removed meanwhile is not wanted, and one that somebody wants more of comes anew by itself. */
async function startRenewal(editionId: string): Promise<SaveJob | undefined> {
  let job: SaveJob | undefined;
  await withLock('kept-files', async () => {
    const saved = await offlineBooks.get<OfflineBook>(editionId);
    const before = await saveJobs.get<SaveJob>(editionId);
    // Without the flag nobody wants more: this was begun on a page that was left in the middle of it.
    if (saved === undefined || (before !== undefined && hasDeviceFlag('jobs'))) return;
    const { card, withNarration, withSigning } = saved;
    job = { editionId, card, withNarration, withSigning, at: Date.now(), files: before?.files ?? [] };
    await saveJobs.put(job);
  });
  return job;
}

function noteRefusedBuild(editionId: string, build: string): Promise<void> {
  return withLock('kept-files', async () => {
    const saved = await offlineBooks.get<OfflineBook>(editionId);
    if (saved !== undefined) await offlineBooks.put({ ...saved, refusedBy: build });
  });
}
