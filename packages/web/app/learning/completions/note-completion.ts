import { type CompletionKind, recordCompletions } from '@letsread/learning/contract.ts';

import { browserClient } from '../../request/session/browser-session.ts';
import type { EndpointInput } from '@letsread/http/endpoint.ts';
import { queueCall, sendWaiting } from '../../offline/sync-queue/sync-queue.ts';
import type { Turner } from '../../reading/record/queue-turn.ts';
import { readCompletions, saveCompletion } from '../../reading/record/completions.ts';
import { whoReads } from '../../reading/record/who-reads.ts';
import { completionKey } from '../path-progress/progress-on-path.ts';
import { pathEarnedBy } from '../path-progress/visited-paths.ts';

/** An activity that somebody has just done to its end; a book is finished by its last page turn (left-turns.ts). */
export interface NewCompletion {
  kind: CompletionKind;
  bookId: string;
  languageId: string;
}

type NewCompletions = EndpointInput<typeof recordCompletions>['body']['deeds'];

/** What a completion brought. */
interface Noted {
  /** Whether this device did not know of it; a browser that keeps nothing takes every completion for new. */
  isNew: boolean;
  /** The badge of a path that was looked at on this device, and that this completion has completed; its picture is an address. */
  badge: { picture: string } | undefined;
}

/** Keeps an activity's completion on the device and, when somebody reads with a profile, tells the library: at once, or when the network is back. */
export async function noteCompletion({ kind, bookId, languageId }: NewCompletion): Promise<Noted> {
  const who = whoReads();
  const profileId = who?.profileId ?? '';
  const at = new Date().toISOString();
  // Beside keeping it, not after: the page may be left at any moment.
  const sent = who && send(who, [{ kind, bookId, lId: languageId, at }]);
  const isNew = await saveCompletion({ profileId, kind, bookId, languageId, at }).catch(() => true);
  const badge = isNew ? await badgeFor({ kind, bookId }, profileId) : undefined;
  await sent;
  return { isNew, badge };
}

/** Told each time: after a path was begun again only what is done since then counts. */
async function send({ accountId, profileId }: Turner, completions: NewCompletions): Promise<void> {
  const input = { userId: accountId, profileId, body: { deeds: completions } };
  await queueCall(recordCompletions, input, { accountId }).then(
    () => void sendWaiting().catch(warn),
    () => void browserClient(recordCompletions, input).catch(warn),
  );
}

/** A badge that cannot be looked up is not shown here; the library awards it all the same. */
export async function badgeFor(
  completion: Pick<NewCompletion, 'kind' | 'bookId'>,
  profileId: string,
): Promise<Noted['badge']> {
  try {
    const done = new Set((await readCompletions(profileId)).map(completionKey));
    const path = pathEarnedBy(completionKey(completion), { profileId, done });
    return path && { picture: path.badge };
  } catch (error) {
    console.warn('Whether this earned a badge is not known:', error);
    return undefined;
  }
}

/** What cannot be sent waits; where nothing can wait, it is lost with the page, and reading goes on. */
function warn(error: unknown): void {
  console.warn('What was done could not be told:', error);
}
