import { recordDeeds } from '@letsread/learning/contract.ts';

import { browserAsk } from '../../identity/browser-session.ts';
import type { Turner } from '../../reading/record/queue-turn.ts';
import { deedsToTell, mostKept } from './deeds-to-tell.ts';
import { deedsOf, forgetDeed, keepDeed } from './kept-deeds.ts';

/** Told to the window when deeds have moved from nobody to a reader. */
export const deedsMoved = 'deeds-moved';

/**
 * Gives what was done on this device while nobody was signed in to a reader, once: what the library has taken is nobody's
 * no longer. What it was not told stays, and telling it again earns nothing twice.
 * @throws where the library cannot be reached
 */
export async function mergeDeeds(who: Turner): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request('deeds', () => merge(who)) : merge(who));
}

async function merge({ accountId, profileId }: Turner): Promise<void> {
  const deeds = await deedsOf('');
  for (let from = 0; from < deeds.length; from += mostKept) {
    const batch = deeds.slice(from, from + mostKept);
    await browserAsk(recordDeeds, { userId: accountId, profileId, body: { deeds: deedsToTell(batch) } });
    for (const deed of batch) {
      await keepDeed({ ...deed, profileId });
      await forgetDeed(deed);
    }
    dispatchEvent(new Event(deedsMoved));
  }
}
