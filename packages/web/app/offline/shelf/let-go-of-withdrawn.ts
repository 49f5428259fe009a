import { listNames } from '../../i18n/list-names.ts';
import { loadTranslate } from '../../i18n/load-messages.ts';
import { readStored, writeStored } from '../../request/web-storage.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { type OfflineBook, offlineBooks } from './offline-book.ts';
import { removeBooks } from './run-jobs.ts';
import { findWithdrawn } from './find-withdrawn.ts';

const lastCheckKey = 'asked for withdrawn';
/** A visit of many pages asks once in a while. */
const pauseMs = 60_000;

/** Takes books off this device that the library has taken back since they were kept, and tells so, once. */
export async function letGoOfWithdrawn(): Promise<void> {
  if (!isTimeToAsk()) return;
  const saved = await offlineBooks.all<OfflineBook>();
  const gone = await findWithdrawn(saved.map(({ editionId }) => editionId));
  const books = saved.filter(({ editionId }) => gone.has(editionId));
  if (books.length === 0) return;
  await removeBooks(books.map(({ editionId }) => editionId));
  const t = await loadTranslate();
  // Each apart from the others: they may be written in another direction.
  const titles = books.map(({ card }) => `\u2068${card.title}\u2069`);
  const title = listNames(titles, document.documentElement.lang);
  showToast({ kind: 'done', text: t('offline.withdrawn', { title }) });
}

/** Where storage is switched off, each page asks. */
function isTimeToAsk(): boolean {
  if (Date.now() - Number(readStored(lastCheckKey, 'sessionStorage') ?? 0) < pauseMs) return false;
  writeStored(lastCheckKey, String(Date.now()), 'sessionStorage');
  return true;
}
