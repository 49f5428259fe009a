import type { Ask } from '@letsread/http/ask.ts';
import { addFavouriteBook, removeMyBook } from '@letsread/reading/contract.ts';

import { browserAsk, currentSession, storeCookies, storedCookies } from '../../identity/browser-session.ts';
import { currentProfile, type Session } from '../../identity/session.ts';
import {
  favouritesCookie,
  favouritesFor,
  isWithinCookie,
  readFavourites,
  shortened,
  withBook,
  writeFavourites,
} from './favourites-cache.ts';
import { settleFavourites } from './settle-favourites.ts';

/** What came of it: the book is marked now, it no longer is, it could not be done, or nobody could be reached. */
export type Outcome = 'marked' | 'unmarked' | 'failed' | 'offline';

/** By book: what was pressed last is told the library last. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Marks a book as a favourite or takes the mark off: on the device for a visitor, else also for the profile that
 * reads. The heart turns at once, and back again where that fails.
 */
export async function toggleFavourite(bookId: string): Promise<Outcome> {
  const session = currentSession();
  const profileId = session && currentProfile(session)?.id;
  if (profileId !== undefined && isOfAnother(profileId)) {
    // Theirs were not fetched when they began to read.
    const fault = await settleFavourites().then(() => undefined, faultOf);
    if (fault !== undefined) return fault;
  }
  const kept = keptFor(profileId);
  const isMarked = !kept.bookIds.includes(bookId);
  const done = isMarked ? 'marked' : 'unmarked';
  if (profileId === undefined && isMarked && !isWithinCookie(withBook(kept, bookId, true))) return 'failed';
  keep(profileId, bookId, isMarked);
  if (session === undefined || profileId === undefined) return done;
  const before = underWay.get(bookId);
  const saving = (before ?? Promise.resolve()).then(() => save({ ask: browserAsk, session, bookId, isMarked }));
  underWay.set(bookId, saving);
  const outcome = await saving;
  const isLast = underWay.get(bookId) === saving;
  if (isLast) underWay.delete(bookId);
  if (outcome === undefined) return done;
  if (isLast && isStillReading(profileId)) keep(profileId, bookId, !isMarked);
  return outcome;
}

interface Save {
  ask: Ask;
  session: Session;
  bookId: string;
  isMarked: boolean;
}

async function save(what: Save): Promise<'failed' | 'offline' | undefined> {
  try {
    if (!navigator.onLine) return 'offline';
    await saveFavourite(what);
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

/** `fetch` rejects with a TypeError when nothing answers. */
function faultOf(error: unknown): 'failed' | 'offline' {
  return error instanceof TypeError ? 'offline' : 'failed';
}

/** Tells the library what the profile that reads has marked; nothing without a profile. */
export async function saveFavourite({ ask, session, bookId, isMarked }: Save): Promise<void> {
  const profileId = currentProfile(session)?.id;
  if (profileId === undefined) return;
  const which = { userId: session.userInfo.id, profileId, bookId };
  if (isMarked) await ask(addFavouriteBook, which);
  else await ask(removeMyBook, { ...which, list: 'favoriteBooks' });
}

function isStillReading(profileId: string): boolean {
  const session = currentSession();
  return session !== undefined && currentProfile(session)?.id === profileId;
}

function isOfAnother(profileId: string): boolean {
  const kept = readFavourites(storedCookies().get(favouritesCookie) ?? '');
  return kept.profileId !== undefined && kept.profileId !== profileId;
}

function keptFor(profileId: string | undefined) {
  return favouritesFor(profileId, storedCookies().get(favouritesCookie) ?? '');
}

/** Read anew each time: other hearts may have been pressed while an answer was on its way. */
function keep(profileId: string | undefined, bookId: string, isMarked: boolean): void {
  storeCookies({ [favouritesCookie]: writeFavourites(shortened(withBook(keptFor(profileId), bookId, isMarked))) });
}
