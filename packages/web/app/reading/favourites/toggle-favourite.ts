import type { Endpoint, EndpointInput } from '@letsread/http/endpoint.ts';
import { addFavouriteBook, removeMyBook } from '@letsread/reading/contract.ts';

import type * as syncQueueModule from '../../offline/sync-queue/sync-queue.ts';
import { browserClient, currentSession, storeCookies, storedCookies } from '../../request/session/browser-session.ts';
import { currentProfile, type Session } from '../../request/session/session.ts';
import {
  favouritesCookie,
  favouritesFor,
  isWithinCookie,
  readFavourites,
  shortened,
  withBook,
  writeFavourites,
} from '../../profiles/favourites/favourites-cache.ts';
import { flushFavourites } from '../../profiles/favourites/flush-favourites.ts';

/** What came of it: the book is marked now, it no longer is, it could not be done, or nobody could be reached. */
export type Outcome = 'marked' | 'unmarked' | 'failed' | 'offline';

type LoadSyncQueue = () => Promise<Pick<typeof syncQueueModule, 'isAnythingWaiting' | 'queueCall' | 'sendWaiting'>>;

type Tell = <C extends Endpoint>(call: C, input: EndpointInput<C>) => Promise<unknown>;

interface UnderWay {
  /** The act that was begun last; what was pressed last is told the library last. */
  last: Promise<unknown>;
  /** Whether the library has the book among the favourites, as far as is known. */
  isKnown: boolean;
}

const underWay = new Map<string, UnderWay>();

/**
 * Marks a book as a favourite or takes the mark off: on the device for a visitor, else also for the profile that
 * reads. The heart turns at once, and back to what the library has where that fails. `syncQueue` is of use to who is
 * signed in alone: a page that has not loaded it fetches it then.
 */
export async function toggleFavourite(bookId: string, syncQueue: LoadSyncQueue): Promise<Outcome> {
  const session = currentSession();
  const profileId = session && currentProfile(session)?.id;
  if (session === undefined || profileId === undefined) return toggleOnDevice(bookId);
  if (isOfAnother(profileId)) {
    // Theirs were not fetched when they began to read.
    const fault = await flushFavourites().then(() => undefined, faultFromError);
    if (fault !== undefined) return fault;
  }
  const isMarked = !favouritesOf(profileId).bookIds.includes(bookId);
  keep(profileId, bookId, isMarked);
  const { last, isKnown } = underWay.get(bookId) ?? { last: Promise.resolve(), isKnown: !isMarked };
  const saving = last.then(() => save({ session, bookId, isMarked }, syncQueue));
  const own: UnderWay = { last: saving, isKnown };
  underWay.set(bookId, own);
  const fault = await saving;
  const now = underWay.get(bookId) ?? own;
  if (fault === undefined) now.isKnown = isMarked;
  if (now === own) {
    underWay.delete(bookId);
    if (fault !== undefined && isStillReading(profileId)) keep(profileId, bookId, now.isKnown);
  }
  return fault ?? (isMarked ? 'marked' : 'unmarked');
}

/** What the cookie cannot hold, or a browser does not keep, is not marked. */
function toggleOnDevice(bookId: string): Outcome {
  const favourites = favouritesOf(undefined);
  const isMarked = !favourites.bookIds.includes(bookId);
  if (isMarked && !isWithinCookie(withBook(favourites, bookId, true))) return 'failed';
  keep(undefined, bookId, isMarked);
  if (favouritesOf(undefined).bookIds.includes(bookId) !== isMarked) return 'failed';
  return isMarked ? 'marked' : 'unmarked';
}

interface Save {
  session: Session;
  bookId: string;
  isMarked: boolean;
}

/** Behind what waits already: the library is told in the order in which things were done. */
async function save(what: Save, syncQueue: LoadSyncQueue): Promise<'failed' | 'offline' | undefined> {
  try {
    const { isAnythingWaiting, sendWaiting } = await syncQueue();
    await sendWaiting();
    if (!navigator.onLine || (await isAnythingWaiting())) return await saveLater(what, syncQueue);
    await saveFavourite(browserClient, what);
    return undefined;
  } catch (error) {
    const fault = faultFromError(error);
    return fault === 'offline' ? saveLater(what, syncQueue) : fault;
  }
}

/** Offline for good only where the browser keeps nothing. */
async function saveLater(what: Save, syncQueue: LoadSyncQueue): Promise<'offline' | undefined> {
  try {
    const { queueCall } = await syncQueue();
    await saveFavourite((call, input) => queueCall(call, input, { kind: 'favourite' }), what);
    return undefined;
  } catch (error) {
    console.warn('The favourite cannot wait on this device:', error);
    return 'offline';
  }
}

/** `fetch` rejects with a TypeError when nothing answers. */
function faultFromError(error: unknown): 'failed' | 'offline' {
  return error instanceof TypeError ? 'offline' : 'failed';
}

/** Tells the library what the profile that reads has marked; nothing without a profile. */
export async function saveFavourite(tell: Tell, { session, bookId, isMarked }: Save): Promise<void> {
  const profileId = currentProfile(session)?.id;
  if (profileId === undefined) return;
  const which = { userId: session.userInfo.id, profileId, bookId };
  if (isMarked) await tell(addFavouriteBook, which);
  else await tell(removeMyBook, { ...which, list: 'favoriteBooks' });
}

function isStillReading(profileId: string): boolean {
  const session = currentSession();
  return session !== undefined && currentProfile(session)?.id === profileId;
}

function isOfAnother(profileId: string): boolean {
  const favourites = readFavourites(storedCookies().get(favouritesCookie) ?? '');
  return favourites.profileId !== undefined && favourites.profileId !== profileId;
}

function favouritesOf(profileId: string | undefined) {
  return favouritesFor(profileId, storedCookies().get(favouritesCookie) ?? '');
}

/** Read anew each time: other hearts may have been pressed while an answer was on its way. */
function keep(profileId: string | undefined, bookId: string, isMarked: boolean): void {
  storeCookies({ [favouritesCookie]: writeFavourites(shortened(withBook(favouritesOf(profileId), bookId, isMarked))) });
}
