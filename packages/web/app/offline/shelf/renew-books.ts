import { buildOf } from './assets-of.ts';
import { keepBook, letGo } from './keep-book.ts';
import { faultOf } from './keep-fault.ts';
import { type KeepJob, keepJobs, type KeptBook, keptBooks } from './kept-book.ts';
import { readAgain } from './shelf-state.ts';
import { withLock } from './with-lock.ts';

const maxRenewed = 3;

/** Brings books that an older build, or another interface language, left here up to date: a few at each start. */
export async function renewBooks(page: string): Promise<void> {
  const build = buildOf(page);
  const old = (await keptBooks.all<KeptBook>()).filter((book) => book.build !== build && book.refusedBy !== build);
  for (const { editionId } of old.slice(0, maxRenewed)) await withLock('keep-books', () => renew(editionId, build));
  await readAgain();
}

/** A book that cannot be renewed stays as it was kept. */
async function renew(editionId: string, build: string): Promise<void> {
  const job = await startRenewal(editionId);
  if (job === undefined) return;
  try {
    await keepBook(job, { signal: new AbortController().signal, onProgress: () => {} });
  } catch (error) {
    if (faultOf(error) !== undefined) await noteRefusal(editionId, build);
  }
  await letGo(editionId, job.at);
}

/** A book that was removed meanwhile is not wanted, and one that somebody wants more of comes anew by itself. */
async function startRenewal(editionId: string): Promise<KeepJob | undefined> {
  let job: KeepJob | undefined;
  await withLock('kept-files', async () => {
    const kept = await keptBooks.get<KeptBook>(editionId);
    if (kept === undefined || (await keepJobs.get(editionId)) !== undefined) return;
    const { card, withNarration, withSigning } = kept;
    job = { editionId, card, withNarration, withSigning, at: Date.now(), files: [] };
    await keepJobs.put(job);
  });
  return job;
}

function noteRefusal(editionId: string, build: string): Promise<void> {
  return withLock('kept-files', async () => {
    const kept = await keptBooks.get<KeptBook>(editionId);
    if (kept !== undefined) await keptBooks.put({ ...kept, refusedBy: build });
  });
}
