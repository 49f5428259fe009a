import type { Ask } from '@letsread/http/ask.ts';
import { addFavouriteBook, removeMyBook } from '@letsread/reading/contract.ts';

import { browserAsk, currentSession, storeCookies, storedCookies } from '../../identity/browser-session.ts';
import { currentProfile, type Session } from '../../identity/session.ts';
import {
  favouritesCookie,
  isWithinCookie,
  readFavourites,
  shortened,
  withBook,
  writeFavourites,
} from './favourites-cache.ts';

/** What came of it: the book is marked now, it no longer is, it could not be done, or nobody could be reached. */
export type Outcome = 'marked' | 'unmarked' | 'failed' | 'offline';

/**
 * Marks a book as a favourite or takes the mark off: on the device for a visitor, else also for the profile that
 * reads. The heart turns at once, and back again where that fails.
 */
export async function toggleFavourite(bookId: string): Promise<Outcome> {
  const kept = keptFavourites();
  const isMarked = !kept.bookIds.includes(bookId);
  const session = currentSession();
  const isOnDevice = session === undefined || currentProfile(session) === undefined;
  const after = withBook(kept, bookId, isMarked);
  if (isOnDevice && isMarked && !isWithinCookie(after)) return 'failed';
  keepFavourites(bookId, isMarked);
  if (isOnDevice) return isMarked ? 'marked' : 'unmarked';
  try {
    if (!navigator.onLine) throw new TypeError('The browser is offline.');
    await saveFavourite({ ask: browserAsk, session, bookId, isMarked });
    return isMarked ? 'marked' : 'unmarked';
  } catch (error) {
    keepFavourites(bookId, !isMarked);
    // `fetch` rejects with a TypeError when nothing answers.
    return error instanceof TypeError ? 'offline' : 'failed';
  }
}

interface Save {
  ask: Ask;
  session: Session;
  bookId: string;
  isMarked: boolean;
}

/** Tells the library what the profile that reads has marked; nothing without a profile. */
export async function saveFavourite({ ask, session, bookId, isMarked }: Save): Promise<void> {
  const profileId = currentProfile(session)?.id;
  if (profileId === undefined) return;
  const which = { userId: session.userInfo.id, profileId, bookId };
  if (isMarked) await ask(addFavouriteBook, which);
  else await ask(removeMyBook, { ...which, list: 'favoriteBooks' });
}

function keptFavourites() {
  return readFavourites(storedCookies().get(favouritesCookie) ?? '');
}

/** Read anew each time: other hearts may have been pressed while an answer was on its way. */
function keepFavourites(bookId: string, isMarked: boolean): void {
  storeCookies({ [favouritesCookie]: writeFavourites(shortened(withBook(keptFavourites(), bookId, isMarked))) });
}
