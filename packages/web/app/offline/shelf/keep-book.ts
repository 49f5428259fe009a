import { cacheNames, downloadedPath } from '../kept-keys.ts';
import { buildOf } from './assets-of.ts';
import { keptWidth } from '../keep/estimate.ts';
import { assetsOfDocuments, atItsAddress, filesOfBook, type KeptFile, unique } from './files-of-book.ts';
import {
  type KeepJob,
  keepJobs,
  type KeptBook,
  keptBooks,
  readShell,
  sweepKept,
  wholeKey,
  writeShell,
} from './kept-book.ts';
import { fetchEditions, fetchPage, type KeptDocument } from './kept-documents.ts';
import { storeFiles } from './store-files.ts';

interface Keeping {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Keeps a whole book, its documents last: until they are there it does not open, so nothing opens half. */
export async function keepBook(job: KeepJob, keeping: Keeping): Promise<void> {
  const { signal } = keeping;
  const editions = await fetchEditions(job, signal);
  const documents = editions.flatMap((edition) => edition.documents);
  const build = buildOf(documents.find(({ key }) => key.startsWith('/book/'))?.text ?? '');
  const { wanted, width } = { wanted: job, width: keptWidth(window, isSavingData()) };
  const files = unique(
    editions.flatMap((edition, at) =>
      filesOfBook(edition, { ...(at === 0 ? wanted : nothingSpoken), width, canPlay: canPlay() }),
    ),
  );
  const stored = await storeAll(job, files, keeping);
  await keepShell(job, build, keeping);
  signal.throwIfAborted();
  await requireAll(stored);
  const { editionId, card, withNarration, withSigning } = job;
  await putDocuments(documents);
  const book: KeptBook = {
    editionId,
    card,
    build,
    withNarration,
    withSigning,
    keptAt: Date.now(),
    files: { ...stored, ...sizesOf(documents) },
  };
  await keptBooks.put(book);
  await keepJobs.delete(editionId);
}

/** Another tab may just have removed a book that shared a file with this one: then it is asked for again. */
async function requireAll(files: Record<string, number>): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  if (!Object.keys(files).every((key) => there.has(wholeKey(key)))) throw new TypeError('A kept file went away.');
}

const nothingSpoken = { withNarration: false, withSigning: false };

/** The job knows its files before the first is asked for, so that all of them are found again if it never ends. */
async function storeAll(job: KeepJob, files: KeptFile[], { signal, onProgress }: Keeping) {
  const note = async (found: KeptFile[]) => {
    signal.throwIfAborted();
    job.files = [...new Set([...job.files, ...found.map(({ key }) => key)])];
    await keepJobs.put(job);
  };
  await note(files);
  return storeFiles(files, { signal, onFound: note, onProgress });
}

/** The pages from which kept books are found without a network: once for all books of a build. */
async function keepShell(job: KeepJob, build: string, keeping: Keeping): Promise<void> {
  if ((await readShell())?.build === build) return;
  const documents = [await fetchPage('/', keeping.signal), await fetchPage(downloadedPath, keeping.signal)];
  const words = / data-words="([^"]+)"/.exec(documents[0]?.text ?? '')?.[1];
  const interfaceText = words === undefined ? '' : await (await fetch(words, { signal: keeping.signal })).text();
  const files = unique(assetsOfDocuments(documents, interfaceText).map(atItsAddress));
  const stored = await storeAll(job, files, { ...keeping, onProgress: () => {} });
  await putDocuments(documents);
  await writeShell({ build, files: { ...stored, ...sizesOf(documents) } });
}

async function putDocuments(documents: KeptDocument[]): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  for (const { key, text, headers } of documents) await cache.put(key, new Response(text, { headers }));
}

function sizesOf(documents: KeptDocument[]): Record<string, number> {
  return Object.fromEntries(documents.map(({ key, text }) => [key, new Blob([text]).size]));
}

function isSavingData(): boolean {
  return document.documentElement.dataset['saver'] !== undefined;
}

function canPlay(): (type: string) => boolean {
  const player = document.createElement('video');
  return (type) => player.canPlayType(type) !== '';
}

/** Lets go of what a book that is not kept after all has left behind. */
export async function letGo(editionId: string): Promise<void> {
  await keepJobs.delete(editionId);
  await sweepKept();
}

/** Takes a book off the device. */
export async function removeKept(editionId: string): Promise<void> {
  await keptBooks.delete(editionId);
  await sweepKept();
}
