import { isForLater } from '../../offline/sync-queue/is-for-later.ts';
import { queueUsage, wordOfToday } from '../../offline/sync-queue/usage-queue.ts';
import { freshId } from '../../request/fresh-id.ts';
import { readStored, writeStored } from '../../request/web-storage.ts';

/**
 * Counts that the book was opened: once in a tab, however often its pages are loaded again, unless storage is switched off.
 * Nobody waits for it; without a network it waits itself. Who reads is not told.
 */
export async function countOpening(address: string, editionId: string): Promise<void> {
  const key = `opened ${address}`;
  if (readStored(key, 'sessionStorage') !== null) return;
  writeStored(key, '1', 'sessionStorage');
  const isSigned = location.search.includes('signLanguage=true');
  const eventId = freshId();
  const of = new URLSearchParams({ editionId, eventId, device: wordOfToday() });
  const ownAddress = address.replace('signLanguage=false', `signLanguage=${isSigned}`);
  const later = () => queueUsage({ kind: 'opened', editionId }, eventId);
  const counted = `${ownAddress}&${of.toString()}`;
  await fetch(counted, { method: 'POST', keepalive: true, credentials: 'omit' }).then(({ status }) => {
    if (isForLater(status)) later();
  }, later);
}
