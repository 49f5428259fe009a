import { cacheNames } from '../cache-keys.ts';
import { savesData } from '../saves-data.ts';
import { offlineWidth } from '../saving/estimate.ts';
import { atItsAddress, filesOfBook, type OfflineFile, unique } from './files-of-book.ts';
import {
  type SaveJob,
  saveJobs,
  type OfflineBook,
  offlineBooks,
  readShell,
  sweepOffline,
  wholeKey,
  writeShell,
} from './offline-book.ts';
import { fetchEditions, fetchPages, type EditionDocument } from './edition-documents.ts';
import { fetchManifest, type OfflineManifest } from './offline-manifest.ts';
import { queueUsage, sendUsage } from '../sync-queue/usage-queue.ts';
import { showsAvif } from './shows-avif.ts';
import { storeFiles } from './store-files.ts';
import { withLock } from '../../request/with-lock.ts';

interface Keeping {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Keeps a whole book, its documents last: until they are there it does not open, so nothing opens half. */
export async function saveBookOffline(job: SaveJob, keeping: Keeping): Promise<void> {
  const { signal } = keeping;
  const editions = await fetchEditions(job, signal);
  const documents = editions.flatMap((edition) => edition.documents);
  const build = editions[0]?.manifest.build ?? '';
  const isSavingData = savesData();
  const playing = {
    width: offlineWidth(window, isSavingData),
    showsAvif: await showsAvif(),
    canPlay: canPlay(),
    isSavingData,
  };
  const files = unique(
    editions.flatMap(({ manifest }, at) =>
      filesOfBook(manifest, {
        ...playing,
        withNarration: at === 0 && job.withNarration,
        withSigning: at === 0 && job.withSigning,
      }),
    ),
  );
  const stored = await storeAll(job, { files, documents }, keeping);
  await saveShell(job, build, keeping);
  signal.throwIfAborted();
  await withLock('kept-files', () => finish(job, { build, documents, stored }));
}

interface Come {
  build: string;
  documents: EditionDocument[];
  stored: Record<string, number>;
}

async function finish(job: SaveJob, { build, documents, stored }: Come): Promise<void> {
  const { editionId, card, withNarration, withSigning } = job;
  const { at } = await requireJob(editionId);
  await requireAll(stored);
  const files = { ...stored, ...sizesOf(documents) };
  const saved = await offlineBooks.get<OfflineBook>(editionId);
  // Where a document finds no room, the others of it are of two builds, and need the files of both.
  if (saved !== undefined) await offlineBooks.put({ ...saved, files: { ...saved.files, ...files } });
  await putDocuments(documents);
  const book: OfflineBook = { editionId, card, build, withNarration, withSigning, keptAt: Date.now(), files };
  await offlineBooks.put(book);
  if (saved === undefined) countSaved(editionId);
  // More of it may have been asked for meanwhile.
  if (at === job.at) await saveJobs.delete(editionId);
}

/** Of nobody: that one more device has the book. */
function countSaved(editionId: string): void {
  queueUsage({ kind: 'kept', editionId });
  void sendUsage().catch((error: unknown) => console.warn('It is counted later:', error));
}

/** What was cancelled or removed in any tab does not come back. */
async function requireJob(editionId: string): Promise<SaveJob> {
  const job = await saveJobs.get<SaveJob>(editionId);
  if (job === undefined) throw new DOMException('The book is not wanted any more.', 'AbortError');
  return job;
}

/** The browser may have taken files back meanwhile: then they are asked for again. */
async function requireAll(files: Record<string, number>): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  if (!Object.keys(files).every((key) => there.has(wholeKey(key)))) throw new TypeError('A kept file went away.');
}

/** The job knows its keys before the first is there, so that no sweep takes them and all are found if it never ends. */
async function storeAll(
  { editionId }: SaveJob,
  { files, documents }: { files: OfflineFile[]; documents: EditionDocument[] },
  { signal, onProgress }: Keeping,
) {
  await withLock('kept-files', async () => {
    signal.throwIfAborted();
    const job = await requireJob(editionId);
    const keys = [...files, ...documents].map(({ key }) => key);
    await saveJobs.put({ ...job, files: [...new Set([...job.files, ...keys])] });
  });
  return storeFiles(files, { signal, onProgress });
}

/** The pages from which kept books are found without a network: once for all books of a build. */
async function saveShell(job: SaveJob, build: string, keeping: Keeping): Promise<void> {
  if ((await readShell())?.build === build) return;
  const manifest = await fetchManifest<OfflineManifest>('/offline.json', keeping.signal);
  const documents = await fetchPages(manifest.documents, keeping.signal);
  const files = unique(manifest.assets.map(atItsAddress));
  const stored = await storeAll(job, { files, documents }, { ...keeping, onProgress: () => {} });
  await withLock('kept-files', async () => {
    const shell = { build, files: { ...stored, ...sizesOf(documents) } };
    const before = await readShell();
    if (before !== undefined) await writeShell({ ...before, files: { ...before.files, ...shell.files } });
    await putDocuments(documents);
    await writeShell(shell);
  });
}

async function putDocuments(documents: EditionDocument[]): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  for (const { key, text, headers } of documents) await cache.put(key, new Response(text, { headers }));
}

function sizesOf(documents: EditionDocument[]): Record<string, number> {
  return Object.fromEntries(documents.map(({ key, text }) => [key, new Blob([text]).size]));
}

function canPlay(): (type: string) => boolean {
  const player = document.createElement('video');
  return (type) => player.canPlayType(type) !== '';
}

/** Lets go of what a book that is not kept after all has left behind; `at`: not where it was asked for anew since. */
export function letGo(editionId: string, at?: number): Promise<void> {
  return withLock('kept-files', async () => {
    const job = await saveJobs.get<SaveJob>(editionId);
    if (at === undefined || job?.at === at) await saveJobs.delete(editionId);
    await sweepOffline();
  });
}

/** Takes books off the device, and what is on its way of them. */
export function removeOffline(editionIds: string[]): Promise<void> {
  return withLock('kept-files', async () => {
    for (const editionId of editionIds) {
      await offlineBooks.delete(editionId);
      await saveJobs.delete(editionId);
    }
    await sweepOffline();
  });
}
