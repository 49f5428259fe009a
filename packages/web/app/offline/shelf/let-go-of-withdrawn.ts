import { loadTranslate } from '../../i18n/load-messages.ts';
import { showToast } from '../../ui/show-toast.ts';
import { type OfflineBook, offlineBooks } from './offline-book.ts';
import { removeBooks } from './run-jobs.ts';

/** As many as one question may ask for. */
const maxAsked = 100;
const askedMark = 'asked for withdrawn';
/** A visit of many pages asks once in a while. */
const pauseMs = 60_000;

/** Takes books off this device that the library has taken back since they were kept, and tells so, once. */
export async function letGoOfWithdrawn(): Promise<void> {
  if (!isTimeToAsk()) return;
  const kept = await offlineBooks.all<OfflineBook>();
  const gone = await withdrawnOf(kept.map(({ editionId }) => editionId));
  const books = kept.filter(({ editionId }) => gone.has(editionId));
  if (books.length === 0) return;
  await removeBooks(books.map(({ editionId }) => editionId));
  const t = await loadTranslate();
  const titles = books.map(({ card }) => card.title).join(', ');
  showToast({ kind: 'done', text: t('offline.withdrawn', { title: `\u2068${titles}\u2069` }) });
}

async function withdrawnOf(editionIds: string[]): Promise<Set<string>> {
  const gone = new Set<string>();
  for (let at = 0; at < editionIds.length; at += maxAsked) {
    const asked = editionIds.slice(at, at + maxAsked).join(',');
    const answer = await fetch(`/api/book/withdrawn/${asked}`, { cache: 'no-store' });
    // Whatever else answers, such as the sign-in page of a café, takes no book away.
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return new Set();
    const { items } = (await answer.json()) as { items: { editionId: string }[] };
    for (const { editionId } of items) gone.add(editionId);
  }
  return gone;
}

function isTimeToAsk(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(askedMark) ?? 0) < pauseMs) return false;
    sessionStorage.setItem(askedMark, String(Date.now()));
  } catch {
    // Storage is switched off: each page asks.
  }
  return true;
}
