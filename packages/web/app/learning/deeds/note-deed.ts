import { type DeedKind, recordDeeds } from '@letsread/learning/contract.ts';

import { browserAsk } from '../../identity/browser-session.ts';
import { queueCall, sendWaiting } from '../../offline/outbox/outbox.ts';
import { whoReads } from '../../reading/record/who-reads.ts';
import { keepDeed } from './kept-deeds.ts';

/** What somebody has just done to its end. */
export interface Deed {
  kind: DeedKind;
  bookId: string;
  languageId: string;
}

/**
 * Keeps a deed on the device and, when somebody reads with a profile, tells the library: at once, or when the network is back.
 * A browser that keeps nothing takes every deed for new.
 */
export async function noteDeed({ kind, bookId, languageId }: Deed): Promise<{ isNew: boolean }> {
  const who = whoReads();
  const at = new Date().toISOString();
  const isNew = await keepDeed({ profileId: who?.profileId ?? '', kind, bookId, languageId, at }).catch(() => true);
  if (who === undefined) return { isNew };
  const { accountId, profileId } = who;
  const input = { userId: accountId, profileId, body: { deeds: [{ kind, bookId, lId: languageId, at }] } };
  // Told each time: after a path was begun again only what is done since then counts.
  await queueCall(recordDeeds, input, { accountId }).then(
    () => void sendWaiting().catch(warn),
    () => void browserAsk(recordDeeds, input).catch(warn),
  );
  return { isNew };
}

/** What cannot be sent waits; where nothing can wait, it is lost with the page, and reading goes on. */
function warn(error: unknown): void {
  console.warn('What was done could not be told:', error);
}
