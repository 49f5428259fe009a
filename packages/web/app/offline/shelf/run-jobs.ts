import type { BookCard } from '@letsread/catalogue/contract.ts';

import { isWifiAway, onNetworkKindChange } from '../connection/wifi.ts';
import { hasDeviceFlag, setDeviceFlag } from '../device-flags.ts';
import { saveBookOffline, letGo, removeOffline } from './save-book-offline.ts';
import { saveFaultFromError } from './save-error.ts';
import {
  bringsMore,
  type SaveJob,
  saveJobs,
  type OfflineBook,
  offlineBooks,
  type OfflineExtras,
  waitsForWifi,
} from './offline-book.ts';
import { forgetFault, onCancel, emit } from './shelf-state.ts';
import { untilThereIsANetwork } from './until-there-is-a-network.ts';
import { withLock } from '../../request/with-lock.ts';

let running: { editionId: string; stop: AbortController } | undefined;
let isRequested = false;

/** Why a book on its way stops and stays in the queue. */
const wifiLeft = new DOMException('The book is to come over Wi-Fi only.', 'AbortError');

onCancel((editionId) => {
  if (running?.editionId === editionId) running.stop.abort();
});

onNetworkKindChange(() => {
  if (!isWifiAway()) void goOnOverWifi();
  // What waits now, or does no more, is shown.
  void emit({ type: 'changed' });
});

export interface BookToSave {
  card: BookCard;
  extras: OfflineExtras;
  /** It waits until there is Wi-Fi; and about how many bytes it takes. */
  onWifi?: SaveJob['onWifi'];
}

/** Has these books kept, one after the other, in the order given. */
export async function saveBooksOffline(books: BookToSave[]): Promise<void> {
  // Asked at the first book, as then it is plain what for; a browser that refuses is told of on the shelf.
  void navigator.storage?.persist?.().catch(() => false);
  const wereJobs = hasDeviceFlag('jobs');
  setDeviceFlag('jobs', true);
  try {
    await addJobs(books);
  } catch (error) {
    // The device store does not open: there is nothing to go on with at the next start.
    if (!wereJobs && (await saveJobs.keys().catch(() => [])).length === 0) setDeviceFlag('jobs', false);
    throw error;
  }
  await emit({ type: 'changed' });
  runJobs();
}

async function addJobs(books: readonly BookToSave[]): Promise<void> {
  const now = Date.now();
  for (const [index, { card, extras, onWifi }] of books.entries()) {
    const { editionId } = card;
    forgetFault(editionId);
    const job: SaveJob = { editionId, card, ...extras, at: now + index, files: [], onWifi };
    await withLock('kept-files', () => addJob(job)).catch((error: unknown) => fail([job], error));
  }
}

/** What is here of it, or on its way, stays wanted; a book that gains nothing is not asked for again. */
async function addJob(job: SaveJob): Promise<void> {
  const { editionId } = job;
  const [saved, before] = [await offlineBooks.get<OfflineBook>(editionId), await saveJobs.get<SaveJob>(editionId)];
  const isForNow = before?.onWifi !== undefined && job.onWifi === undefined;
  if (!bringsMore(job, saved) || (!bringsMore(job, before) && !isForNow)) return;
  await saveJobs.put({
    ...job,
    // What was to come at once still does.
    onWifi: before !== undefined && before.onWifi === undefined ? undefined : job.onWifi,
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

/** Takes books out of the queue for Wi-Fi: they come over whatever network there is. */
export async function saveNow(editionIds: string[]): Promise<void> {
  await withLock('kept-files', async () => {
    for (const editionId of editionIds) {
      const job = await saveJobs.get<SaveJob>(editionId);
      if (job !== undefined) await saveJobs.put({ ...job, onWifi: undefined });
    }
  });
  await emit({ type: 'changed' });
  runJobs();
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

/** Books that were to wait for Wi-Fi come by themselves, also to who saves data otherwise. */
export async function goOnOverWifi(): Promise<void> {
  const jobs = await saveJobs.all<SaveJob>();
  if (jobs.some((job) => job.onWifi !== undefined && !waitsForWifi(job))) runJobs();
}

/** Whether all that is on its way waits for Wi-Fi. */
export async function isAllForWifi(): Promise<boolean> {
  return (await nextJob()) === undefined;
}

/** One may have been asked for as the last one ended; what waits for Wi-Fi goes on when the browser tells of it. */
async function goOnWithNew(): Promise<void> {
  if ((await nextJob()) !== undefined) runJobs();
  else if ((await saveJobs.keys()).length > 0) await emit({ type: 'stopped' });
  else setDeviceFlag('jobs', false);
}

async function runAll(): Promise<void> {
  for (let job = await nextJob(); job !== undefined; job = await nextJob()) await runJob(job);
}

async function nextJob(): Promise<SaveJob | undefined> {
  const jobs = (await saveJobs.all<SaveJob>()).filter((job) => !waitsForWifi(job));
  return jobs.toSorted((one, other) => one.at - other.at)[0];
}

async function runJob(job: SaveJob): Promise<void> {
  const { editionId } = job;
  const stop = new AbortController();
  running = { editionId, stop };
  const { signal } = stop;
  const stopListening = onNetworkKindChange(() => waitsForWifi(job) && stop.abort(wifiLeft));
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
    if (signal.reason === wifiLeft) return;
    // Another tab may have cancelled it, whose message this one has not heard yet.
    if (signal.aborted || (await saveJobs.get(editionId)) === undefined) await letGo(editionId, job.at);
    else await fail([job, ...(saveFaultFromError(error) === 'full' ? await saveJobs.all<SaveJob>() : [])], error);
  } finally {
    stopListening();
    running = undefined;
    await emit({ type: 'changed' });
  }
}

/** Nothing is half kept. A full device has no room for the books that stand in line either. */
async function fail(jobs: SaveJob[], error: unknown): Promise<void> {
  const fault = saveFaultFromError(error) ?? 'missing';
  if (fault === 'missing') console.warn('A book could not be kept:', error);
  for (const { editionId } of jobs) {
    await letGo(editionId);
    await emit({ type: 'fault', editionId, fault });
  }
}
