import { recordCompletions } from '@letsread/learning/contract.ts';

import { browserClient } from '../../request/session/browser-session.ts';
import { withLock } from '../../request/with-lock.ts';
import { sendWaiting } from '../../offline/sync-queue/sync-queue.ts';
import { completionsToSend, maxAtOnce } from './completions-to-send.ts';
import { readCompletions, deleteCompletion, saveCompletion } from './completions.ts';
import { flushLeftTurns } from './left-turns.ts';
import { positionsOfNobody } from './positions.ts';
import type { Turner } from './queue-turn.ts';
import { takePositions } from './take-positions.ts';

/** Told to the window when completions have moved from nobody to a reader. */
export const completionsMoved = 'completions-moved';

/**
 * Gives a reader what was read and done on this device while nobody was signed in: what they finished with its stickers,
 * and where they are in their books. Each once: what the library has taken is nobody's no longer, what it could not be
 * told stays, and sending it again earns nothing twice.
 * @throws where the library cannot be reached
 */
export async function takeOver(who: Turner): Promise<void> {
  await withLock('completions', () => take(who));
}

async function take(who: Turner): Promise<void> {
  await flushLeftTurns();
  await takeCompletions(who);
  await takePositions(await positionsOfNobody(), who);
  await sendWaiting();
}

async function takeCompletions({ accountId, profileId }: Turner): Promise<void> {
  const completions = await readCompletions('');
  for (let from = 0; from < completions.length; from += maxAtOnce) {
    const batch = completions.slice(from, from + maxAtOnce);
    await browserClient(recordCompletions, { userId: accountId, profileId, body: { deeds: completionsToSend(batch) } });
    for (const one of batch) {
      await saveCompletion({ ...one, profileId });
      await deleteCompletion(one);
    }
    dispatchEvent(new Event(completionsMoved));
  }
}
