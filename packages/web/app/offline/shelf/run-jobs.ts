import type { BookCard } from '@letsread/catalogue/contract.ts';

import { setMark } from '../shelf-marks.ts';
import { buildOf } from './assets-of.ts';
import { keepBook, letGo, removeKept } from './keep-book.ts';
import { faultOf } from './keep-fault.ts';
import { type KeepJob, keepJobs, type KeptBook, keptBooks, type Wanted } from './kept-book.ts';
import { forgetFault, onCancel, readAgain, tell } from './shelf-state.ts';

let running: { editionId: string; stop: AbortController } | undefined;
let isAsked = false;

onCancel((editionId) => {
  if (running?.editionId === editionId) running.stop.abort();
});

/** Has these books kept, one after the other, in the order given. */
export async function keepBooks(books: { card: BookCard; wanted: Wanted }[]): Promise<void> {
  // Asked at the first book, as then it is plain what for; a browser that refuses is told of on the shelf.
  void navigator.storage?.persist?.().catch(() => false);
  setMark('jobs', true);
  const now = Date.now();
  for (const [index, { card, wanted }] of books.entries()) {
    forgetFault(card.editionId);
    const job: KeepJob = { editionId: card.editionId, card, ...wanted, at: now + index, files: [] };
    await keepJobs.put(job).catch((error: unknown) => fail([job], error));
  }
  await tell({ type: 'changed' });
  runJobs();
}

/** Stops a book that is on its way, and lets go of what has come. */
export async function cancelJob(editionId: string): Promise<void> {
  await keepJobs.delete(editionId);
  await tell({ type: 'cancel', editionId });
  // The tab that is at it lets go by itself.
  if (running?.editionId !== editionId) await letGo(editionId);
  await tell({ type: 'changed' });
}

export async function removeBooks(editionIds: string[]): Promise<void> {
  for (const editionId of editionIds) await removeKept(editionId);
  if ((await keptBooks.keys()).length === 0) setMark('books', false);
  await tell({ type: 'changed' });
}

/** Goes on with what is on its way, in one tab; the next one takes over when that is closed. */
export function runJobs(): void {
  if (isAsked) return;
  isAsked = true;
  void alone(runAll)
    .catch((error: unknown) => console.warn('Books could not be kept:', error))
    .then(async () => {
      isAsked = false;
      if ((await keepJobs.keys()).length > 0) runJobs();
      else setMark('jobs', false);
    });
}

async function runAll(): Promise<void> {
  for (let job = await nextJob(); job !== undefined; job = await nextJob()) await runJob(job);
}

async function nextJob(): Promise<KeepJob | undefined> {
  return (await keepJobs.all<KeepJob>()).toSorted((one, other) => one.at - other.at)[0];
}

async function runJob(job: KeepJob): Promise<void> {
  const { editionId } = job;
  const stop = new AbortController();
  running = { editionId, stop };
  const onProgress = (done: number, total: number) => void tell({ type: 'progress', editionId, share: done / total });
  onProgress(0, 1);
  try {
    await untilThereIsANetwork(stop.signal, () => keepBook(job, { signal: stop.signal, onProgress }));
    setMark('books', true);
  } catch (error) {
    if (stop.signal.aborted) await letGo(editionId);
    else await fail([job, ...(faultOf(error) === 'full' ? await keepJobs.all<KeepJob>() : [])], error);
  } finally {
    running = undefined;
    await tell({ type: 'changed' });
  }
}

/** Nothing is half kept. A full device has no room for the books that stand in line either. */
async function fail(jobs: KeepJob[], error: unknown): Promise<void> {
  const fault = faultOf(error) ?? 'missing';
  if (fault === 'missing') console.warn('A book could not be kept:', error);
  for (const { editionId } of jobs) {
    await letGo(editionId);
    await tell({ type: 'fault', editionId, fault });
  }
}

const longestPauseMs = 60_000;

/** A network that went away is waited for: what has come stays, and it goes on from there. */
async function untilThereIsANetwork(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted || faultOf(error) !== undefined) throw error;
      await tell({ type: 'waiting' });
      await nextChance(signal, pauseMs);
      signal.throwIfAborted();
    }
  }
}

function nextChance(signal: AbortSignal, pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pauseMs);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    }
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

function alone(act: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('keep-books', act) : act();
}

const mostRenewed = 3;

/** Brings books that an older build, or another interface language, left here up to date: a few at each start. */
export async function renewBooks(page: string): Promise<void> {
  const build = buildOf(page);
  const old = (await keptBooks.all<KeptBook>()).filter((book) => book.build !== build).slice(0, mostRenewed);
  for (const { editionId, card, withNarration, withSigning } of old) {
    const job: KeepJob = { editionId, card, withNarration, withSigning, at: Date.now(), files: [] };
    await alone(() => keepBook(job, { signal: new AbortController().signal, onProgress: () => {} })).catch(() => {});
    // A book that was taken back stays as it was kept.
    await letGo(editionId);
  }
  await readAgain();
}
