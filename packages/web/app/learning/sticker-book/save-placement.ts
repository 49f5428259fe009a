import { type Placement, placeSticker } from '@letsread/learning/contract.ts';

import { browserClient } from '../../request/session/browser-session.ts';
import { queueCall, sendWaiting } from '../../offline/sync-queue/sync-queue.ts';

interface Placed {
  userId: string;
  profileId: string;
  awardId: string;
  placement: Placement | null;
}

/** Tells the library where a sticker is now: at once, or when the network is back. @throws where it can do neither */
export async function savePlacement({ placement, ...which }: Placed): Promise<void> {
  const input = { ...which, body: { placement, at: new Date().toISOString() } };
  try {
    await queueCall(placeSticker, input, { accountId: which.userId });
  } catch {
    // A browser that keeps nothing tells the library at once, or not at all.
    await browserClient(placeSticker, input);
    return;
  }
  await sendWaiting();
}
