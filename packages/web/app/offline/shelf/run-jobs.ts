import type { BookCard } from '@letsread/catalogue/contract.ts';

import { setDeviceFlag } from '../device-flags.ts';
import { saveBookOffline, letGo, removeOffline } from './save-book-offline.ts';
import { faultOf } from './save-error.ts';
import {
  bringsMore,
  type SaveJob,
  saveJobs,
  type OfflineBook,
  offlineBooks,
  type OfflineExtras,
} from './offline-book.ts';
import { forgetFault, onCancel, emit } from './shelf-state.ts';
import { untilThereIsANetwork } from './until-there-is-a-network.ts';
import { withLock } from './with-lock.ts';

let running: { editionId: string; stop: AbortController } | undefined;
let isRequested = false;

onCancel((editionId) => {
  if (running?.editionId === editionId) running.stop.abort();
});

/** Has these books kept, one after the other, in the order given. */
export async function saveBooksOffline(books: { card: BookCard; extras: OfflineExtras }[]): Promise<void> {
  // Asked at the first book, as then it is plain what for; a browser that refuses is told of on the shelf.
  void navigator.storage?.persist?.().catch(() => false);
  setDeviceFlag('jobs', true);
  const now = Date.now();
  for (const [index, { card, extras }] of books.entries()) {
    const { editionId } = card;
    forgetFault(editionId);
    const job: SaveJob = { editionId, card, ...extras, at: now + index, files: [] };
    await withLock('kept-files', () => addJob(job)).catch((error: unknown) => fail([job], error));
  }
  await emit({ type: 'changed' });
  runJobs();
}

/** What is here of it, or on its way, stays wanted; a book that gains nothing is not asked for again. */
async function addJob(job: SaveJob): Promise<void> {
  const { editionId } = job;
  const [saved, before] = [await offlineBooks.get<OfflineBook>(editionId), await saveJobs.get<SaveJob>(editionId)];
  if (!bringsMore(job, saved) || !bringsMore(job, before)) return;
  await saveJobs.put({
    ...job,
    withNarration: job.withNarration || saved?.withNarration === true || before?.withNarration === true,
    withSigning: job.withSigning || saved?.withSigning === true || before?.withSigning === true,
    files: before?.files ?? [],
  });
}

/** Stops a book that is on its way, and lets go of what has come. */
export async function cancelJob(editionId: string): Promise<void> {
  await emit({ type: 'cancel', editionId });
  await letGo(editionId);
  await emit({ type: 'changed' });
}

export async function removeBooks(editionIds: string[]): Promise<void> {
  for (const editionId of editionIds) await emit({ type: 'cancel', editionId });
  await removeOffline(editionIds);
  if ((await offlineBooks.keys()).length === 0) setDeviceFlag('books', false);
  await emit({ type: 'changed' });
}

/** Goes on with what is on its way, in one tab; the next one takes over when that is closed. */
export function runJobs(): void {
  if (isRequested) return;
  isRequested = true;
  void withLock('keep-books', runAll)
    .finally(() => {
      isRequested = false;
    })
    .then(goOnWithNew)
    .catch((error: unknown) => {
      // At once it would fail again: it is tried when somebody asks, or the app is opened anew.
      console.warn('Books could not be kept:', error);
      return emit({ type: 'stopped' });
    });
}

/** One may have been asked for as the last one ended. */
async function goOnWithNew(): Promise<void> {
  if ((await saveJobs.keys()).length > 0) runJobs();
  else setDeviceFlag('jobs', false);
}

async function runAll(): Promise<void> {
  for (let job = await nextJob(); job !== undefined; job = await nextJob()) await runJob(job);
}

async function nextJob(): Promise<SaveJob | undefined> {
  return (await saveJobs.all<SaveJob>()).toSorted((one, other) => one.at - other.at)[0];
}

async function runJob(job: SaveJob): Promise<void> {
  const { editionId } = job;
  const stop = new AbortController();
  running = { editionId, stop };
  const { signal } = stop;
  let come = 0;
  const onProgress = (done: number, total: number) => {
    come = Math.max(come, done);
    void emit({ type: 'progress', editionId, share: done / total });
  };
  onProgress(0, 1);
  try {
    await untilThereIsANetwork({
      signal,
      act: () => saveBookOffline(job, { signal, onProgress }),
      howFar: () => come,
      onWaiting: () => emit({ type: 'waiting' }),
    });
    setDeviceFlag('books', true);
  } catch (error) {
    // Another tab may have cancelled it, whose message this one has not heard yet.
    if (signal.aborted || (await saveJobs.get(editionId)) === undefined) await letGo(editionId, job.at);
    else await fail([job, ...(faultOf(error) === 'full' ? await saveJobs.all<SaveJob>() : [])], error);
  } finally {
    running = undefined;
    await emit({ type: 'changed' });
  }
}

/** Nothing is half kept. A full device has no room for the books that stand in line either. */
async function fail(jobs: SaveJob[], error: unknown): Promise<void> {
  const fault = faultOf(error) ?? 'missing';
  if (fault === 'missing') console.warn('A book could not be kept:', error);
  for (const { editionId } of jobs) {
    await letGo(editionId);
    await emit({ type: 'fault', editionId, fault });
  }
}
