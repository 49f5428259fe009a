import { turnPage } from '@letsread/reading/contract.ts';

import { browserClient } from '../../request/session/browser-session.ts';
import { queueCall } from '../../offline/sync-queue/sync-queue.ts';
import type { DevicePosition } from './positions.ts';

type Turned = Pick<DevicePosition, 'bookId' | 'languageId' | 'page' | 'pages' | 'at'>;

/** Whose turn it is. */
export interface Turner {
  accountId: string;
  profileId: string;
}

interface Turning {
  isAgain: boolean;
  eventId: string;
}

/** Puts a page turn into the queue, with the time it was made: a later one on another device stands. */
export async function queueTurn(turned: Turned, who: Turner, turning: Turning): Promise<void> {
  await queueCall(turnPage, inputOf(turned, who, turning), { accountId: who.accountId });
}

/** Tells the library at once, for a page that is being left; it is in the queue as well, should it not arrive. */
export async function sendTurn(turned: Turned, who: Turner, turning: Turning): Promise<void> {
  await browserClient(turnPage, inputOf(turned, who, turning));
}

function inputOf({ bookId, languageId, page, pages, at }: Turned, who: Turner, { isAgain, eventId }: Turning) {
  return {
    pageNumber: String(page),
    uId: who.accountId,
    pId: who.profileId,
    bId: bookId,
    lId: languageId,
    pages,
    at,
    eventId,
    ...(isAgain ? { again: 'true' as const } : {}),
  };
}
